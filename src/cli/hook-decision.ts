/** The decision of a hook: a process that is started for each call of the agent. */

import { isAbsolute, resolve } from 'node:path';
import { type HookFacts, postureFor } from '../adapters/claude-code/index.js';
import { decide } from '../decide/decide.js';
import type { Context, Decision, Shape } from '../generated/types.js';
import { type Policy, partsOf } from '../policy/policy.js';
import { createUnvetoedProjector, type ToolCall } from '../project/projector.js';
import { type ContextData, localContext, readContext } from './context.js';
import type { Options } from './options.js';
import { createBriefProjector } from './projector.js';
import { Failure, type Io } from './terminal.js';

export { loadPolicy } from './policy.js';

export type HookContext = ContextData & { readonly policy: Policy; readonly canAsk: boolean };

/** The event's working directory in place of this process's; the rest as for `decide`. */
export async function hookContext(surroundings: {
  readonly facts: HookFacts;
  readonly policy: Policy;
  readonly options: Options;
  readonly env: Io['env'];
}): Promise<HookContext> {
  const { facts, policy, options, env } = surroundings;
  const local = localContext();
  const { cwd: _, roots: __, ...place } = local.workspace ?? {};
  const defaults = { ...local, workspace: { ...place, ...workspaceOf(facts, env) } };
  const context = await readContext(options, { policy, defaults });
  const given = context.posture ?? 'supervised';
  const somebodyThere = partsOf(policy)?.postures.get(given)?.canAsk !== false;
  return {
    ...context,
    policy,
    posture: postureFor(facts.permissionMode, given),
    // The posture of a plan expects a person; whether there is one is for the others to say.
    canAsk: context.canAsk !== false && somebodyThere && !options.flag('unattended'),
  };
}

export async function decideBriefly(call: ToolCall, context: HookContext): Promise<Decision> {
  return decide(await projectBriefly(call), context);
}

/** The second witness reads shell text and takes longer to load than all the rest: where there is none, it is spared. */
async function projectBriefly(call: ToolCall): Promise<Shape> {
  const shape = createUnvetoedProjector().project(call);
  return holdsShellText(shape) ? (await createBriefProjector()).project(call) : shape;
}

const holdsShellText = ({ kind, commands, environments }: Shape): boolean =>
  kind === 'bash' ||
  environments.length > 1 ||
  commands.some(({ form, declared }) => form !== 'tool' || declared?.operands.some(isShell) === true);

const isShell = ({ role }: { readonly role: string }): boolean => role === 'shell';

/**
 * The harness's project directory is the root where it is given: it stays, wherever the agent has changed to. Without
 * it the working directory is the only one that is known.
 */
function workspaceOf(facts: HookFacts, env: Io['env']): NonNullable<Context['workspace']> {
  const cwd = facts.cwd === undefined ? undefined : resolve(facts.cwd);
  const project = env.CLAUDE_PROJECT_DIR;
  if (project !== undefined && project !== '' && !isAbsolute(project))
    throw new Failure('CLAUDE_PROJECT_DIR is not an absolute path.');
  const root = project === undefined || project === '' ? cwd : resolve(project);
  return { ...(cwd === undefined ? {} : { cwd }), ...(root === undefined ? {} : { roots: [root] }) };
}
