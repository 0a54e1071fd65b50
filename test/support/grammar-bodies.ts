/** Every grammar of the registry and every subcommand of it, at every depth, as something that tests can loop over. */

import type { GrammarBody } from '../../src/commands/registry.js';
import { literalWord } from '../../src/commands/words.js';
import { shippedFiles } from '../../src/generated/shipped.js';
import type { OptionGrammar, Role, Word } from '../../src/generated/types.js';
import { shippedKnowledge } from '../../src/policy/shipped.js';

export interface BodyAt {
  /** The program and the subcommands that lead here: `['git', 'stash', 'push']`. */
  readonly path: readonly string[];
  readonly body: GrammarBody;
  /** From the program down to this body: the body that reads the words after each word of the path. */
  readonly chain: readonly GrammarBody[];
  /** Options that the body lists itself; those of its parents come by inheritance. */
  readonly own: readonly OptionGrammar[];
}

const { registry } = shippedKnowledge();

/** How many files of grammars there are. */
export const GRAMMARS: number = shippedFiles.filter(({ path }) => path.startsWith('packs/commands/')).length;

/** Of every grammar under its first name; a program's other names share the grammar. */
export const BODIES: readonly BodyAt[] = shippedFiles
  .filter(({ path }) => path.startsWith('packs/commands/'))
  .flatMap(({ programs }) => bodiesOf(programs?.[0] as string));

/** The bodies of the programs' other names, without subcommands: rules may know a program by one name only. */
export const OTHER_NAMES: readonly BodyAt[] = shippedFiles.flatMap(({ programs }) =>
  (programs ?? []).slice(1).map((name) => bodiesOf(name)[0] as BodyAt),
);

function bodiesOf(program: string): readonly BodyAt[] {
  const found: BodyAt[] = [];
  const visit = (path: readonly string[], chain: readonly GrammarBody[]): void => {
    const body = chain.at(-1) as GrammarBody;
    const inherited = chain.at(-2)?.optionList ?? [];
    found.push({ path, body, chain, own: body.optionList.filter((option) => !inherited.includes(option)) });
    for (const [key, child] of body.subcommands)
      if (child.name === key) visit([...path, key], [...chain, child]);
  };
  visit([program], [registry.grammarOf(program) as GrammarBody]);
  return found;
}

export const lineOfWords = (texts: readonly string[]): readonly Word[] => texts.map(literalWord);

/** `-ab` is two options, and `-ovalue` one with its value. */
export const bundles = ({ style }: GrammarBody): boolean =>
  style.bundling !== false && style.singleDashLong !== true;
export const permutes = ({ style }: GrammarBody): boolean => style.permute !== false;

/** An option of one letter without value, to stand before another one in a bundle; undefined where there is none. */
export function plainFlag(body: GrammarBody, other?: OptionGrammar): OptionGrammar | undefined {
  if (!bundles(body)) return undefined;
  return body.optionList.find(
    (option) =>
      option !== other &&
      option.value === undefined &&
      option.rest === undefined &&
      letterOf(option, body) !== undefined,
  );
}

/** The letter by which an option is called: `l` of `-l`. */
export function letterOf(option: OptionGrammar, body: GrammarBody): string | undefined {
  const name = option.names.find((one) => /^-[^-]$/.test(one) && body.options.get(one) === option);
  return name?.slice(1);
}

/** Words that fit the operands of a body: none, as few as it takes, and one for each of its slots. */
export function plausibleOperands(body: GrammarBody): readonly (readonly string[])[] {
  const fitting = (optional: boolean): readonly string[] =>
    body.operands
      .filter(
        ({ count, when }) => when === undefined && (optional || count === undefined || count === 'some'),
      )
      .map(({ role, values, targets }) => values?.[0] ?? targets?.[0] ?? ROLE_WORDS[role] ?? 'a.txt');
  const lists = [[], fitting(false), fitting(true)];
  return lists.filter((list, at) => lists.findIndex((other) => other.join('\n') === list.join('\n')) === at);
}

const ROLE_WORDS: { readonly [role in Role]?: string } = {
  data: 'x',
  list: 'src',
  url: 'http://localhost:8080/a',
  host: 'localhost',
  sed: 's/a/b/',
  awk: '{print $1}',
  jq: '.a',
  shell: 'true',
  'shell-here': 'true',
  posix: 'true',
  zsh: 'true',
  command: 'true',
  arguments: 'x',
  variable: 'NAME',
  assignment: 'NAME=x',
  environment: 'NAME=x',
  alias: 'name=true',
  target: 'test',
};
