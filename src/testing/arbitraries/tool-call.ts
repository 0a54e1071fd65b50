/** Calls of tools. */

import fc from 'fast-check';
import type { ToolGrammar } from '../../generated/types.js';
import { shippedKnowledge } from '../../policy/shipped.js';
import type { ToolCall } from '../../project/projector.js';
import { bashText } from './bash-text.js';
import { choice } from './choice.js';
import { path } from './path.js';
import { wordOf } from './role-values.js';
import { url } from './url.js';

export interface ToolCallOptions {
  /** Texts for tools that run shell. Default: `bashText()`. */
  readonly text?: fc.Arbitrary<string>;
}

/**
 * A call as a harness hands it over. Covers every tool of the registry that ships under each of its names, with the
 * members that it needs and some that it may have; MCP tools and tools that nobody knows, with members that look like
 * paths, URLs and commands. Half of them run shell.
 *
 * Shrinks to a shell tool with one program. Limits: inputs are what a model would mostly send; hostile values are in
 * the law of totality. Members by which a model asks for a looser guard are not among them.
 */
export function toolCall(options: ToolCallOptions = {}): fc.Arbitrary<ToolCall & { readonly tool: string }> {
  const text = options.text ?? bashText();
  const { tools } = shippedKnowledge().tools;
  const known = (of: readonly ToolGrammar[]): fc.Arbitrary<ToolCall & { readonly tool: string }> =>
    fc
      .constantFrom(...of)
      .chain((grammar) =>
        fc.record(
          { tool: fc.constantFrom(...grammar.names), input: inputOf(grammar, text) },
          { noNullPrototype: true },
        ),
      );
  return choice(
    { weight: 5, arbitrary: known(tools.filter(({ kind }) => kind === 'bash')) },
    { weight: 3, arbitrary: known(tools.filter(({ kind }) => kind !== 'bash')) },
    {
      weight: 2,
      arbitrary: fc.record({ tool: otherTool, input: looseInput(text) }, { noNullPrototype: true }),
    },
  );
}

const part = fc.constantFrom('db', 'files', 'a_b', 'a-b', 'query', 'read', 'delete_all', 'x');
const otherTool: fc.Arbitrary<string> = choice(
  fc.tuple(part, part).map(([server, tool]) => `mcp__${server}__${tool}`),
  fc.tuple(part, part).map(([one, other]) => `tool.of-${one}/${other}`),
);

const looseInput = (text: fc.Arbitrary<string>): fc.Arbitrary<object> =>
  fc.record(
    {
      path: path(),
      url: url(),
      command: text,
      query: wordOf('data'),
      limit: fc.nat(100),
      options: fc.dictionary(fc.constantFrom('a', 'b', 'file'), choice(path(), fc.boolean()), {
        maxKeys: 2,
        noNullPrototype: true,
      }),
    },
    { requiredKeys: [], noNullPrototype: true },
  );

type Member = readonly [pointer: string, value: unknown];

/** One text and each field that is needed, under one of its names; now and then what else the tool takes. */
function inputOf(
  { text: texts = [], cwd = [], fields = [] }: ToolGrammar,
  text: fc.Arbitrary<string>,
): fc.Arbitrary<object> {
  const member = (
    names: readonly string[],
    value: fc.Arbitrary<string>,
    needed: boolean,
  ): fc.Arbitrary<readonly Member[]> => {
    const given = fc.tuple(fc.constantFrom(...names), value).map((one) => [one] as const);
    return needed
      ? given
      : choice({ weight: 2, arbitrary: fc.constant([]) }, { weight: 1, arbitrary: given });
  };
  return fc
    .tuple(
      ...(texts.length === 0 ? [] : [member(texts, text, true)]),
      ...(cwd.length === 0
        ? []
        : [
            member(
              cwd,
              path().filter((at) => at !== ''),
              false,
            ),
          ]),
      ...fields.map(({ names, role, required }) => member(names, wordOf(role), required === true)),
    )
    .map((members) => build(members.flat() as Member[]));
}

/** Pointers lead into objects within objects. */
function build(members: readonly Member[]): object {
  const input: { [name: string]: unknown } = {};
  for (const [pointer, value] of members) {
    const names = pointer.split('/');
    const last = names.pop() as string;
    let at = input;
    for (const name of names) {
      const inner = at[name] ?? {};
      at[name] = inner;
      at = inner as { [name: string]: unknown };
    }
    at[last] = value;
  }
  return input;
}
