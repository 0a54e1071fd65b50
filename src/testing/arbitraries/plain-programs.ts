/** Programs that run nothing but themselves, so that a text of them is what its syntax says. */

import type { GrammarBody } from '../../commands/registry.js';
import type { Role } from '../../generated/types.js';
import { shippedKnowledge } from '../../policy/shipped.js';

let cached: readonly string[] | undefined;

/**
 * Those of the registry that ships which assign no variable and take no command, shell text, script or variable's name
 * in any option or operand. The first call reads every grammar: about half a second.
 */
export function plainPrograms(): readonly string[] {
  const { registry } = shippedKnowledge();
  cached ??= registry.programs.filter((name) => {
    const body = registry.grammarOf(name);
    return /^[A-Za-z]\w*$/.test(name) && body !== undefined && isPlain(body) && !registry.assigners.has(name);
  });
  return cached;
}

const REACHING: ReadonlySet<Role> = new Set<Role>([
  ...(['shell', 'shell-here', 'shell-later', 'zsh', 'posix', 'script', 'sed', 'awk', 'jq'] as const),
  ...(['command', 'arguments', 'variable', 'assignment', 'environment', 'alias', 'module'] as const),
]);

function isPlain(body: GrammarBody): boolean {
  if (body.transparent || body.language !== undefined || body.effects.includes('shell-state')) return false;
  const roles = [
    ...body.optionList.flatMap(({ value, more = [], rest }) => [value, ...more, rest]),
    ...body.operands.flatMap(({ role, stdin }) => [role, stdin]),
  ];
  if (roles.some((role) => role !== undefined && REACHING.has(role))) return false;
  if (body.variants.some(({ operands = [] }) => operands.some(({ role }) => REACHING.has(role))))
    return false;
  return [...body.subcommands.values()].every(isPlain);
}
