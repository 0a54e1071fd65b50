import type { Language } from 'web-tree-sitter';
import { redirectKind } from './items.js';

/** What the reader of the tree does at a node, by its type. */
export const ROLE = {
  /** A type that is not known: the tree is refused. */
  unknown: 0,
  /** Keywords and operators. */
  token: 1,
  /** Holds statements, and nothing of its own. */
  container: 2,
  command: 3,
  declaration: 4,
  test: 5,
  assignment: 6,
  redirect: 7,
  document: 8,
  loop: 9,
  definition: 10,
  /** A word, or a part of one, with nothing inside. */
  plainWord: 11,
  /** A word, or a part of one, that may hold commands. */
  word: 12,
  /** `$(…)`, `` `…` ``, `<(…)`: a word that holds statements. */
  substitution: 13,
  /** Arithmetic, operands, patterns: looked through for substitutions. */
  interior: 14,
  array: 15,
  documentStart: 16,
  documentEnd: 17,
  /** Comments, and leaves that say nothing more than the node that holds them. */
  ignored: 18,
  programName: 19,
  /** `for (( … ))`: an assignment in it is arithmetic. */
  arithmeticLoop: 20,
} as const;

const ROLES: readonly (readonly [number, string])[] = [
  [
    ROLE.container,
    'program redirected_statement pipeline list subshell compound_statement if_statement elif_clause else_clause ' +
      'while_statement do_group case_statement case_item negated_command variable_assignments',
  ],
  [ROLE.command, 'command'],
  [ROLE.declaration, 'declaration_command unset_command'],
  [ROLE.test, 'test_command'],
  [ROLE.assignment, 'variable_assignment'],
  [ROLE.redirect, 'file_redirect herestring_redirect'],
  [ROLE.document, 'heredoc_redirect'],
  [ROLE.loop, 'for_statement'],
  [ROLE.arithmeticLoop, 'c_style_for_statement'],
  [ROLE.definition, 'function_definition'],
  [ROLE.plainWord, 'word number raw_string ansi_c_string variable_name test_operator extglob_pattern regex'],
  [
    ROLE.word,
    'string translated_string concatenation expansion simple_expansion arithmetic_expansion brace_expression ' +
      'string_expansion',
  ],
  [ROLE.substitution, 'command_substitution process_substitution'],
  [
    ROLE.interior,
    'heredoc_body subscript binary_expression unary_expression ternary_expression postfix_expression ' +
      'parenthesized_expression',
  ],
  [ROLE.array, 'array'],
  [ROLE.documentStart, 'heredoc_start'],
  [ROLE.documentEnd, 'heredoc_end'],
  [ROLE.ignored, 'comment string_content heredoc_content file_descriptor special_variable_name'],
  [ROLE.programName, 'command_name'],
];

export interface Roles {
  /** By type number. */
  readonly role: Uint8Array;
  /** By type number: the kind of redirection that an operator makes; -1 for anything else. */
  readonly redirect: Int8Array;
  /** `>&-` and `<&-`, which hold their target. */
  readonly closing: ReadonlySet<number>;
}

/** The roles of a language's node types. A grammar with other types than those known is refused where it uses them. */
export function rolesOf(language: Language): Roles {
  const byName = new Map(
    ROLES.flatMap(([role, names]) => names.split(' ').map((name) => [name, role] as const)),
  );
  const role = new Uint8Array(language.types.length);
  const redirect = new Int8Array(language.types.length).fill(-1);
  const closing = new Set<number>();
  for (let id = 0; id < language.types.length; id += 1) {
    const name = language.types[id];
    if (name === undefined) continue;
    if (language.nodeTypeIsNamed(id)) {
      role[id] = byName.get(name) ?? ROLE.unknown;
      continue;
    }
    role[id] = ROLE.token;
    if (name === '>&-' || name === '<&-') closing.add(id);
    redirect[id] = redirectKind(closing.has(id) ? name.slice(0, 2) : name);
  }
  return { role, redirect, closing };
}
