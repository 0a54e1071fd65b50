// Generated from schema/ by scripts/generate.mjs. Do not edit.

/**
 * What a program's argument vector means: options as an allow-list with their arity, operands with their roles, effects. An option that is not listed makes the command `unknown`.
 */
export interface CommandGrammar {
  $schema?: string;
  /**
   * Names under which it is called, without a directory.
   */
  programs: string[];
  summary: string;
  /**
   * The manual the facts come from, with its version.
   */
  source: string;
  /**
   * A wrapper that needs no allow of its own: it decides as the command it runs, provided that none of its own options carries an effect.
   */
  transparent?: boolean;
  style?: OptionStyle;
  effects?: Effect[];
  options?: OptionGrammar[];
  operands?: OperandSlot[];
  /**
   * Words that are punctuation among the operands (`!`, `(`, `)` of find).
   */
  operators?: string[];
  keyed?: KeyedRoles;
  language?: ArgumentLanguage;
  variants?: GrammarVariant[];
  implicit?: ImplicitPaths;
  output?: KnownOutput;
  outputWhen?: OutputCondition;
  names?: PrintedNames;
  passes?: PassedLines;
  verbs?: Verbs;
  noGlobals?: boolean;
  /**
   * Options with which the program, and each subcommand that accepts them, only shows how it is used.
   */
  help?: string[];
  subcommands?: Subcommands;
}
/**
 * Effects of words among the first `depth` that are no options, whatever else is known of them; `delete*` stands for a beginning.
 */
export interface Verbs {
  depth: number;
  words: string[];
  /**
   * Options with which nothing is done (`--help`).
   */
  unless?: string[];
  effects: Effect[];
}

/**
 * What an operand or an option's value is. Inert: data. Paths by access: list, read, create, write (create or replace), unpack (a directory below which an archive or a patch names the files that are written and replaced), append, edit (rewritten in place), archive (as edit; `host:path` is on another host, as tar and cpio take it), archive-read (likewise, only read), truncate, delete (one file), delete-tree (recursive), delete-below (what lies below this directory: find -delete), delete-empty (only an empty directory), move (source that disappears), destination (of a copy or move: a file, or a directory into which basenames go), destination-tree (of a recursive copy), link-target (what a link will point at), metadata, metadata-tree (recursive), execute (a file that is run, sourced or loaded), cwd (directory in which the program works), device (written raw). Network: url (fetched), url-send (data is sent to it), host (contacted), listen (port). Data that leaves: send (literal), send-file (path whose content leaves), send-at (literal, or `@path` whose content leaves), header. Code: shell (shell text run in its own shell), zsh (shell text for zsh: read as bash where it holds nothing that only zsh expands), posix (shell text for sh: read as bash where a plain POSIX shell reads it the same), shell-here (shell text that runs in the current shell: eval), shell-later (likewise, at any time after: trap), sed, awk, jq, script (code of a language that is not modelled: execute), command (an argument vector: this word and, for an operand, all that follow), arguments (all further words belong to a program named before). Shell: variable (name that is assigned or unset), assignment (`NAME` or `NAME=value`, exported or declared), environment (`NAME=value` for an inner command), alias (`name=text`). Other: module (name looked up in `modules`), package (installed), target (name of a task the project itself defines), refuse (its presence makes the command unknown).
 */
export type Role =
  | 'data'
  | 'list'
  | 'read'
  | 'create'
  | 'write'
  | 'unpack'
  | 'append'
  | 'edit'
  | 'archive'
  | 'archive-read'
  | 'truncate'
  | 'delete'
  | 'delete-tree'
  | 'delete-below'
  | 'delete-empty'
  | 'move'
  | 'destination'
  | 'destination-tree'
  | 'link-target'
  | 'metadata'
  | 'metadata-tree'
  | 'execute'
  | 'cwd'
  | 'device'
  | 'url'
  | 'url-send'
  | 'host'
  | 'listen'
  | 'send'
  | 'send-file'
  | 'send-at'
  | 'header'
  | 'shell'
  | 'shell-here'
  | 'shell-later'
  | 'zsh'
  | 'posix'
  | 'sed'
  | 'awk'
  | 'jq'
  | 'script'
  | 'command'
  | 'arguments'
  | 'variable'
  | 'assignment'
  | 'environment'
  | 'alias'
  | 'module'
  | 'package'
  | 'target'
  | 'refuse';

/**
 * Spelling habits. Defaults are those of GNU getopt_long without abbreviations.
 */
export interface OptionStyle {
  /**
   * `-ab` is `-a -b`, and `-ovalue` is `-o value` (default true).
   */
  bundling?: boolean;
  /**
   * `--rec` may stand for `--recursive` where that is the only long option with this beginning (default false). An ambiguous abbreviation is unknown.
   */
  abbreviations?: boolean;
  /**
   * Options may stand after operands (default true). False for wrappers and shells: the first operand ends the options.
   */
  permute?: boolean;
  /**
   * Long names have one dash (`find -name`, `java -jar`); excludes bundling.
   */
  singleDashLong?: boolean;
  /**
   * `--` ends the options (default true).
   */
  endOfOptions?: boolean;
  /**
   * `-5` is a count (head, tail, git log).
   */
  numeric?: boolean;
  /**
   * Words that begin with `+` are options too (set, shells, sort's old keys).
   */
  plus?: boolean;
  /**
   * What an unlisted option is: `unknown` (default) or `operand` (echo, printf: anything else is data).
   */
  unknown?: 'unknown' | 'operand';
  /**
   * The first word may be a bundle of options without a dash (`tar xzf`, `ps aux`).
   */
  bare?: boolean;
  /**
   * An operand `@file` stands for further arguments, so it makes the command unknown.
   */
  responseFiles?: boolean;
}

export interface OptionGrammar {
  names: string[];
  /**
   * It takes one value with this role (attached, after `=`, or the next word).
   */
  value?: Role;
  /**
   * The value is optional, hence only ever attached (`--color=auto`, `-i.bak`).
   */
  optional?: boolean;
  /**
   * Roles of further values, each a word of its own (`jq --arg NAME VALUE`).
   */
  more?: Role[];
  /**
   * A value that is required but never a separate word.
   */
  attachedOnly?: boolean;
  /**
   * With value `command`: the vector ends before one of these words (`find -exec … ;`).
   */
  until?: string[];
  /**
   * With value `command`: what is found is appended where no placeholder stands, the first operand is a pattern and no starting point, and the vector may end with the words (`fd PATTERN DIR -x …`).
   */
  appendsFound?: boolean;
  /**
   * A program in its value is one that nobody looks for there: `any`, or only a `shell` or an interpreter, several commands, or a program by path (a pager may well be `less -R`).
   */
  hides?: 'any' | 'shell';
  /**
   * What the option takes from the environment of the inner command: all of it (`empty`), or the variable that is its value (`unset`).
   */
  environment?: 'empty' | 'unset';
  /**
   * The value is shell text to which further arguments are appended whenever it is run (`mapfile -C`).
   */
  callback?: boolean;
  /**
   * All words after this option (and its value) have this role (`python -m mod args`).
   */
  rest?: Role;
  modules?: Modules;
  keyed?: KeyedRoles;
  /**
   * Added where the option is present.
   */
  effects?: Effect[];
  /**
   * With xargs-like programs: occurrences of the value in the inner command are filled from standard input.
   */
  replaces?: boolean;
  /**
   * With xargs-like programs: standard input is appended all the same, though an option before it, or the option itself, named a mark to be filled.
   */
  appends?: boolean;
  /**
   * With value `cwd`: the program goes there before it uses any other path, so that every relative path on its line starts there. Absent: paths may start in the shell's directory just as well.
   */
  enters?: boolean;
  /**
   * The value is a pattern of names that the program prints or hands over (`find -name`).
   */
  named?: boolean;
  /**
   * Why, where that is not obvious.
   */
  note?: string;
}

/**
 * With role `module`: names that stand for another program of the registry, which then gets the remaining words. A name that is not listed is `execute`.
 */
export interface Modules {
  [k: string]: string;
}

/**
 * Operands are matched from both ends: at most one slot is `many` or `some`, the others take one each. Too many or too few operands make the command unknown.
 */
export interface OperandSlot {
  role: Role;
  /**
   * Default `one`. `some` is one or more.
   */
  count?: 'one' | 'optional' | 'many' | 'some';
  /**
   * The slot is absent when one of these options is present (grep's pattern, with -e).
   */
  unless?: string[];
  /**
   * The slot exists only when one of these options is present.
   */
  when?: string[];
  /**
   * Path that is meant where the slot stays empty (`ls`: `.`).
   */
  default?: string;
  /**
   * Where the slot stays empty or is `-`, standard input has this role (a shell without operand runs it).
   */
  stdin?: Role;
  appendInput?: AppendedInput;
  /**
   * With role `command`: the words are a template, filled from what follows `:::` (GNU parallel). A template of one word is shell text.
   */
  composed?: boolean;
  /**
   * Only these words are modelled; any other makes the command unknown.
   */
  values?: string[];
  /**
   * With role `target`: words modelled as the project's own tasks; absent: any static word without a slash-dot path.
   */
  targets?: string[];
  keyed?: KeyedRoles;
  modules?: Modules;
}
/**
 * With role `command`: words from standard input are appended (xargs). By default they are split on blanks and newlines, and quotes are removed.
 */
export interface AppendedInput {
  /**
   * Options with which they end in NUL, so that a name stays whole. Absent: how they are split is not modelled, and nothing is known of them.
   */
  nul?: string[];
  /**
   * Options whose value is what they end in.
   */
  delimiter?: string[];
  /**
   * Options with which they come from elsewhere.
   */
  elsewhere?: string[];
}

/**
 * The word is `key=value` (or `key:value` by `separator`): the role of the value by its key. A key ending in `*` is a prefix. A key that is not listed adds `unlisted` effects (default: unknown).
 */
export interface KeyedRoles {
  separator?: string;
  ignoreCase?: boolean;
  keys: {
    [k: string]: Role;
  };
  /**
   * The role of the whole word where its key is not listed.
   */
  otherwise?: Role;
  unlisted?: Effect[];
  /**
   * The word is several of these, separated by this text (`type=bind,source=x`).
   */
  fields?: string;
  /**
   * Effects of a key, or of `key=value` as a whole, in the same patterns.
   */
  effects?: {
    [k: string]: Effect[];
  };
}

/**
 * The operands are an expression of this language, read by code behind one interface.
 */
export type ArgumentLanguage = 'test';

/**
 * The first variant whose condition holds replaces the members it gives (`sed -i` edits its operands).
 */
export interface GrammarVariant {
  when: VariantCondition;
  effects?: Effect[];
  operands?: OperandSlot[];
  implicit?: ImplicitPaths;
  transparent?: boolean;
}
export interface VariantCondition {
  /**
   * At least one of these options is present.
   */
  any?: string[];
  all?: string[];
  none?: string[];
  value?: VariantValue;
  operandsAtLeast?: number;
  operandsAtMost?: number;
  /**
   * The first operand is one of these words.
   */
  firstOperand?: string[];
  /**
   * Some operand is one of these words; `audit*` stands for a beginning.
   */
  anyOperand?: string[];
}
/**
 * The option is present with one of these values.
 */
export interface VariantValue {
  name: string;
  in: string[];
}

/**
 * Paths it touches without naming them, relative to its working directory.
 */
export type ImplicitPaths = ImplicitPath[];

export interface ImplicitPath {
  path: string;
  role: Role;
}

/**
 * What standard output is known to be: `cwd`, `project` (the repository's top level), `number` (digits), `word` (not empty; without blanks, slashes, a leading dash or a leading dot), `segment` (not empty, without slashes, not `.` or `..`), `absolute` (nothing, or one absolute path, blanks and all).
 */
export type KnownOutput = 'cwd' | 'project' | 'number' | 'word' | 'segment' | 'absolute';

/**
 * The output is known only for such arguments. A place among them is written `$cwd`, `$project`, `$home` or `$temp`.
 */
export interface OutputCondition {
  /**
   * The arguments are one of these lists.
   */
  exactly?: string[][];
  /**
   * Some argument begins with one of these.
   */
  begins?: string[];
  /**
   * No argument holds one of these.
   */
  without?: string[];
}

/**
 * Standard output is a list of names of files, one a line, for what reads such a list (xargs).
 */
export interface PrintedNames {
  /**
   * `operands`: each name is an operand, or begins with one and a slash (find). `below`: relative, below the working directory as long as the operands are (git ls-files). `repository`: relative, whatever the operands are (git diff --name-only). `listing`: an operand, or a bare name (ls).
   */
  of: 'operands' | 'below' | 'repository' | 'listing';
  /**
   * A default operand is spelled out in the names (find: `./a`).
   */
  shown?: boolean;
  /**
   * Only with one of these options.
   */
  when?: string[];
  /**
   * Options that leave the output such a list. With any other nothing is known of it.
   */
  only: string[];
  /**
   * Options with which each name ends in NUL instead of a newline.
   */
  nul?: string[];
}

/**
 * Without files as operands, standard output consists of lines of standard input, dropped or reordered (sort, head, grep).
 */
export interface PassedLines {
  /**
   * Options that leave it so.
   */
  only: string[];
  /**
   * Options with which lines end in NUL.
   */
  nul?: string[];
}

/**
 * By name, found by its position after the global options. An unlisted subcommand is unknown.
 */
export interface Subcommands {
  [k: string]: Subcommand;
}

export interface Subcommand {
  aka?: string[];
  summary?: string;
  source?: string;
  transparent?: boolean;
  style?: OptionStyle;
  effects?: Effect[];
  options?: OptionGrammar[];
  operands?: OperandSlot[];
  /**
   * Words that are punctuation among the operands (`!`, `(`, `)` of find).
   */
  operators?: string[];
  keyed?: KeyedRoles;
  variants?: GrammarVariant[];
  implicit?: ImplicitPaths;
  output?: KnownOutput;
  outputWhen?: OutputCondition;
  names?: PrintedNames;
  passes?: PassedLines;
  /**
   * Options of the program are not accepted after this subcommand (default: they are).
   */
  noGlobals?: boolean;
  subcommands?: Subcommands;
}

/**
 * portcullis.config.json: what `portcullis check` and `portcullis diff --base` look at, and what fails them. Paths are relative to the folder of this file, with forward slashes; they are files, not patterns.
 */
export interface Config {
  /**
   * For editors.
   */
  $schema?: string;
  version: 1;
  /**
   * Files of packs. Together with what is shipped they are the policy.
   *
   * Items: A relative path.
   */
  packs: string[];
  /**
   * The layer that the packs are loaded into. Default user-project.
   */
  layer?: 'user-project';
  /**
   * False leaves only the floor and the packs. Default true.
   */
  baseline?: boolean;
  /**
   * Default denies, `pack/rule`, that do not count.
   */
  dangerouslyLift?: string[];
  /**
   * The context in which the calls of the corpora are decided: posture, workspace and what else the harness knows. Merged over the context of examples.
   */
  context?: Context;
  /**
   * JSON Lines files of calls. `portcullis check` decides those with a label (`expect`, `hazard` or `expected`, as for `portcullis score`): one that is decided less strictly than its label is an error, more strictly a warning, or a note where it is `debatable`.
   *
   * Items: A relative path.
   */
  corpora?: string[];
  checks?: ConfigChecks;
}
/**
 * What fails. By default every error, a change that widens the policy, and an allow rule without examples and near twins.
 */
export interface ConfigChecks {
  /**
   * Every warning is an error. Default false.
   */
  failOnWarnings?: boolean;
  /**
   * What a change newly allows is a warning. Default false.
   */
  dangerouslyAcceptWidening?: boolean;
  /**
   * An allow rule without examples or near twins is a warning. Default false.
   */
  dangerouslyAcceptAllowsWithoutExamples?: boolean;
}

/**
 * What the harness knows. Every member may be missing; a missing one is unknown, never favourable. `policy` is added at run time by the caller and is not part of the JSON form.
 */
export interface Context {
  /**
   * Default supervised.
   */
  posture?: 'explore' | 'manual' | 'supervised' | 'unattended';
  workspace?: Workspace;
  /**
   * Symbolic links: absolute path to target.
   */
  links?: {
    [k: string]: string;
  };
  /**
   * By absolute path.
   */
  files?: {
    [k: string]: FileFact;
  };
  /**
   * By tool name.
   */
  tools?: {
    [k: string]: ToolFact;
  };
  hosts?: HostLists;
  /**
   * Reserved.
   */
  grants?: unknown[];
  /**
   * Reserved.
   */
  verdicts?: unknown[];
  /**
   * Reserved.
   */
  history?: unknown[];
  vcs?: VcsFacts;
  ceiling?: DecisionEffect;
  /**
   * False: nobody can be asked, and review becomes deny.
   */
  canAsk?: boolean;
}
/**
 * Absolute, resolved paths. `roots` may be read and worked in; `writable` defaults to `roots`.
 */
export interface Workspace {
  cwd?: string;
  roots?: string[];
  writable?: string[];
  temp?: string[];
  denied?: string[];
  home?: string;
  gitDirs?: string[];
  caseFolding?: boolean;
  platform?: 'posix' | 'windows';
}
export interface FileFact {
  exists?: boolean;
  tracked?: boolean;
  readHash?: string;
  currentHash?: string;
}
export interface ToolFact {
  kind?: ToolKind;
  tier?: string;
  annotations?: ToolAnnotations;
  trusted?: boolean;
}
export interface ToolAnnotations {
  [k: string]: unknown;
}
/**
 * Hosts the harness lists, whole or by label (`*.example.com`).
 */
export interface HostLists {
  listed?: string[];
  denied?: string[];
}
/**
 * Reserved.
 */
export interface VcsFacts {
  [k: string]: unknown;
}

/**
 * One line of a corpus: a call that was recorded, and what was seen of it. Every member but `input` may be missing; a missing one is unknown. Members that are not named here may be there and are not read.
 */
export interface CorpusEntry {
  /**
   * Names the call in its recording.
   */
  id?: string;
  /**
   * Default bash.
   */
  tool?: string;
  /**
   * The tool's input; of a shell, its text alone will do.
   */
  input: unknown;
  context?: Context;
  observed?: Observed;
  /**
   * ISO 8601.
   */
  time?: string;
  session?: string;
  source?: CorpusSource;
  /**
   * redacted: secrets were replaced by words of the same structure. truncated: part of the call is missing, so what ran is not known. Default full.
   */
  fidelity?: 'full' | 'redacted' | 'truncated';
  /**
   * How often the call was recorded. Default 1.
   */
  count?: number;
}
/**
 * What became of the call when it was recorded.
 */
export interface Observed {
  effect: DecisionEffect;
  /**
   * Who gave the effect. person: who was asked. policy: rules, a sandbox or a hook. model: a reviewer model. harness: the call was carried out, and nothing tells who let it.
   */
  by: 'person' | 'policy' | 'model' | 'harness' | 'unknown';
  rule?: string;
  pack?: string;
  /**
   * Digest of the policy.
   */
  digest?: string;
  /**
   * Whether the call was carried out. Missing: not known.
   */
  ran?: boolean;
}
/**
 * Where the call was recorded.
 */
export interface CorpusSource {
  /**
   * Of the recording: see docs/corpora.md.
   */
  format?: string;
  file?: string;
  /**
   * Of the file, counted from 1; where the call takes several, the first.
   */
  line?: number;
  /**
   * Of a source that is not a file.
   */
  name?: string;
}

/**
 * Which step decided.
 */
export type DecisionCode =
  | 'rule'
  | 'floor'
  | 'nothing-to-run'
  | 'no-rule'
  | 'diagnostic'
  | 'effect-bound'
  | 'uncertain-match'
  | 'posture-cap'
  | 'invalid-shape'
  | 'invalid-context'
  | 'invalid-policy'
  | 'nobody-to-ask'
  | 'ceiling'
  | 'work-limit';

export interface Decision {
  effect: DecisionEffect;
  code: DecisionCode;
  rule: string | null;
  pack: string | null;
  layer: string | null;
  /**
   * For the operator, in full.
   */
  reason: string;
  /**
   * What the agent may know.
   */
  category: string;
  agent: AgentMessage;
  /**
   * Only a fresh human answer crosses this review.
   */
  fresh: boolean;
  /**
   * The command in the shape that decided.
   */
  command: number | null;
  matched: MatchedRule[];
  diagnostics: Diagnostic[];
  posture: string;
  /**
   * Digest of the policy.
   */
  policy: string;
  /**
   * Digest of the call: tool, text or input, working directory.
   */
  fingerprint: string;
}
/**
 * What is said to the agent: never the predicate.
 */
export interface AgentMessage {
  message: string;
  alternative?: string;
}
export interface MatchedRule {
  pack: string;
  rule: string;
  layer: string;
  effect: DecisionEffect;
  command: number | null;
  /**
   * False: a review or deny rule that matches some value of an undecoded word.
   */
  certain: boolean;
  /**
   * False: an allow that the effect bound, a diagnostic or the posture kept from counting.
   */
  counted: boolean;
}

/**
 * Closed list; docs/diagnostics.md explains each with an example.
 */
export type DiagnosticCode =
  | 'input-not-text'
  | 'input-too-long'
  | 'input-control-character'
  | 'input-surrogate'
  | 'input-missing-field'
  | 'input-ambiguous'
  | 'guard-switch'
  | 'parse-error'
  | 'parse-failure'
  | 'nesting-too-deep'
  | 'too-many-commands'
  | 'too-many-words'
  | 'work-limit'
  | 'unmodelled-syntax'
  | 'word-touches'
  | 'redirect-target-expanded-twice'
  | 'glued-continuation'
  | 'word-decoders-disagree'
  | 'tilde-in-word'
  | 'arithmetic-quoting'
  | 'ambiguous-parenthesis'
  | 'quote-in-expansion'
  | 'nested-here-document'
  | 'here-document-unterminated'
  | 'evaluated-name'
  | 'name-redefined'
  | 'witnesses-disagree'
  | 'text-nesting'
  | 'computed-program'
  | 'empty-program';

/**
 * What the projector could not model exactly. Anything worse than `info` keeps every allow rule from counting.
 */
export interface Diagnostic {
  code: DiagnosticCode;
  severity: 'info' | 'warning' | 'error';
  span: Span;
  /**
   * One sentence for a person.
   */
  message: string;
  /**
   * What to do about it.
   */
  hint?: string;
}

/**
 * What a command does. none: nothing outside the process. list: names and metadata of files. read: content of files. decode: turns encoded bytes back into what nobody could read before. create: makes something new, cannot destroy. write: creates or replaces, existence not known. append. truncate. overwrite: the context says that content exists and would be lost. delete. move. metadata: modes, owners, times. execute: runs a program or text that the agent supplies. hidden-execute: does so where no reader looks for a program: in an option or a variable of a program that does something else, or in a script of sed or awk. run-project: runs the project's own scripts and tests, named exactly. network: talks to a host. listen. privilege: acts as another user. process: signals or inspects processes. persist: leaves something that runs later. configure: changes settings of a tool, an agent or a secret store. vcs-read. vcs-write: changes the local repository without losing work. vcs-discard: loses uncommitted or shared work. install: adds packages. remote-read, remote-write: reads or changes state held by a remote service. remote-delete: removes there what nobody can bring back. secret-read: content of credentials. shell-state: changes only the shell that runs the call. background, spawn: starts something that outlives the call. power: halts or restarts the machine. device: writes a raw device or a file system. disarm: switches off what protects the machine or watches the agent (a firewall, mandatory access control, audit, approvals). unknown: not modelled.
 */
export type Effect =
  | 'none'
  | 'list'
  | 'read'
  | 'decode'
  | 'create'
  | 'write'
  | 'append'
  | 'truncate'
  | 'overwrite'
  | 'delete'
  | 'move'
  | 'metadata'
  | 'execute'
  | 'hidden-execute'
  | 'run-project'
  | 'network'
  | 'listen'
  | 'privilege'
  | 'process'
  | 'persist'
  | 'configure'
  | 'vcs-read'
  | 'vcs-write'
  | 'vcs-discard'
  | 'install'
  | 'remote-read'
  | 'remote-write'
  | 'remote-delete'
  | 'secret-read'
  | 'shell-state'
  | 'background'
  | 'spawn'
  | 'power'
  | 'device'
  | 'disarm'
  | 'unknown';

/**
 * How a path is used.
 */
export type Access =
  | 'list'
  | 'read'
  | 'create'
  | 'write'
  | 'append'
  | 'truncate'
  | 'delete'
  | 'delete-tree'
  | 'move'
  | 'metadata'
  | 'metadata-tree'
  | 'execute'
  | 'cwd';

export type Scope =
  | 'denied'
  | 'writable-project'
  | 'project'
  | 'temp'
  | 'sensitive-home'
  | 'home'
  | 'system'
  | 'outside'
  | 'unknown';

export type DecisionEffect = 'allow' | 'review' | 'deny';

/**
 * Environment variables in three kinds: harmless, injecting (by how they inject), and the rest, which is unknown. Some values are harmless in variables that are not.
 */
export interface EnvironmentCatalogue {
  $schema?: string;
  harmless: HarmlessVariables[];
  /**
   * Values of variables that otherwise inject or are not known.
   */
  safe: SafeValues[];
  injecting: InjectingVariables[];
}
export interface HarmlessVariables {
  names: string[];
  prefixes: string[];
  why: string;
}
export interface SafeValues {
  names: string[];
  /**
   * The value, split on blanks, holds nothing but these; `#` stands for digits.
   */
  words: string[];
  /**
   * What it does all the same.
   */
  effects?: Effect[];
  why: string;
}
export interface InjectingVariables {
  /**
   * When its value runs what nobody looks for there: a `shell` or an interpreter as its command, or code in a directory that anyone may write to (`temporary`).
   */
  hides?: 'shell' | 'temporary';
  names: string[];
  prefixes: string[];
  role?: Role;
  effects: Effect[];
  why: string;
}

/**
 * What describing a shape yields.
 */
export interface CallFacts {
  commands: CommandFacts[];
  flows: FactFlow[];
}
export interface CommandFacts {
  /**
   * Name by which the registry and the rules know it; null where there is none or it is not known.
   */
  program: string | null;
  subcommands: string[];
  /**
   * The registry has a grammar for it and its arguments fit.
   */
  known: boolean;
  transparent: boolean;
  /**
   * What it certainly does.
   */
  effects: Effect[];
  /**
   * What it does besides where an undecoded word turns out to be one of its options. Counts against an allow; makes a deny uncertain.
   */
  possible: Effect[];
  paths: PathFact[];
  network: NetworkFact[];
  sends: boolean;
  /**
   * It sends where an undecoded word turns out to be one of its options.
   */
  maySend: boolean;
  options: OptionFact[];
  operands: Word[];
  /**
   * False: an unlisted option or an undecoded word leaves open which words are operands.
   */
  operandsCertain: boolean;
  /**
   * Why an effect is there that the program alone does not explain.
   */
  notes: FactNote[];
}
export interface PathFact {
  operand: string;
  /**
   * Resolved absolute paths, every reading; empty when unknown.
   */
  paths: string[];
  /**
   * Some path at or below these.
   */
  below: boolean;
  usage:
    | 'argument'
    | 'flag-value'
    | 'redirect-target'
    | 'cwd-prefix'
    | 'implicit'
    | 'implicit-temp'
    | 'assignment';
  access: Access;
  scope: Scope;
  scopes: Scope[];
  classes: string[];
  unknownReason?: string;
  /**
   * It holds only for some value of something undecoded, or for one of several directories: a deny by it is not certain.
   */
  possible?: true;
}
export interface NetworkFact {
  operand: string;
  scheme: string | null;
  host: string | null;
  port: number | null;
  direction: 'fetch' | 'send' | 'listen';
  class: 'denied' | 'listed' | 'public' | 'loopback' | 'private' | 'metadata' | 'dynamic';
  /**
   * It holds only for some value of something undecoded, or for one of several directories: a deny by it is not certain.
   */
  possible?: true;
}
export interface OptionFact {
  /**
   * First name the grammar lists, or the spelling where it is not listed.
   */
  name: string;
  spelling: string;
  value: Word | null;
  known: boolean;
}
export interface FactNote {
  effect: Effect;
  message: string;
}
export interface FactFlow {
  from: number;
  to: number;
  via: 'pipe' | 'substitution' | 'process' | 'variable' | 'file' | 'operand' | 'redirect';
  /**
   * The last step hands over text that the receiving command runs.
   */
  runs: boolean;
}

export interface HostCatalogue {
  $schema?: string;
  /**
   * Names and addresses that hand out credentials of the machine.
   */
  metadata: string[];
  loopback: string[];
  /**
   * Redirection targets that open a connection (bash: /dev/tcp/host/port).
   */
  redirectPrefixes: string[];
}

/**
 * What near misses are made of: payloads that are known to be dangerous, and the places in a call where each is put. In the texts, `{payload}` stands for a payload, `{seed}` for the call that is mutated, `{seed*}` and `{payload*}` for the same in single quotes, `{both*}` for `seed; payload` in single quotes; `{base64}`, `{hex}`, `{octal}`, `{escapes}` (`\x..`), `{reversed}` and `{rot13}` for the payload so encoded.
 */
export interface NearMissMaterial {
  $schema?: string;
  /**
   * Commands that are dangerous wherever they stand.
   */
  payloads: NearMissPayload[];
  /**
   * Ways to put a payload beside, around or into a whole call.
   */
  forms: NearMissForm[];
  /**
   * Words that run a payload when bash expands them.
   */
  words: NearMissWord[];
  /**
   * Paths that no command may name without a question, as a file name is given to any program or tool.
   */
  paths: string[];
  /**
   * The same, as bash spells them: with quotes, variables, tilde and wildcards.
   */
  spelledPaths: string[];
  /**
   * Where a link inside of the project may lead.
   */
  places: string[];
  /**
   * Texts that go elsewhere before a call that names relative paths.
   */
  moves: string[];
  /**
   * What no command may write to without a question, as a redirection spells it.
   */
  targets: string[];
  /**
   * What no command may read from without a question.
   */
  sources: string[];
  /**
   * Addresses elsewhere that look like `{host}`, the host of the seed, with `{path}` for what followed it.
   */
  hosts: string[];
  /**
   * Effects that an option may not add without a question.
   */
  effects: Effect[];
  /**
   * For each role that is no path, values that no option may take without a question.
   */
  values: {
    [k: string]: string[];
  };
  /**
   * Words of which nobody can say what they are.
   */
  undecoded: string[];
  /**
   * Texts around `{seed}` with a program that nobody described.
   */
  unknownPrograms: string[];
}
export interface NearMissPayload {
  text: string;
  /**
   * What the shipped policy says of it when it stands alone; a test holds it to that.
   */
  alone: 'review' | 'deny';
  why: string;
}
export interface NearMissForm {
  kind:
    | 'appended'
    | 'prepended'
    | 'piped'
    | 'piped-into-interpreter'
    | 'nested'
    | 'shell-text'
    | 'here-document'
    | 'encoded';
  text: string;
  /**
   * The payload runs as it stands, so that its deny must survive.
   */
  denies?: boolean;
}
export interface NearMissWord {
  text: string;
  denies?: boolean;
  /**
   * It is that only as a word of its own.
   */
  whole?: boolean;
}

/**
 * Rules as data.
 */
export interface Pack {
  $schema?: string;
  version: 1;
  id: string;
  metadata?: PackMetadata;
  rules: Rule[];
}

/**
 * An object with exactly one member; the member names the matcher.
 */
export interface Matcher {
  /**
   * [either] True of everything.
   */
  always?: true;
  /**
   * [either] Every member holds. An empty list is false.
   */
  all?: Matcher[];
  /**
   * [either] Some member holds. An empty list is false.
   */
  any?: Matcher[];
  /**
   * [either] The member does not hold.
   */
  not?: Matcher;
  /**
   * [either] The tool's name as the harness called it: exact, one of several, or a namespace glob ending in `*` (`mcp__db__*`).
   */
  tool?: string | string[];
  /**
   * [either] The kind the tool registry gives the tool.
   */
  toolKind?: ToolKind | ToolKind[];
  /**
   * [either] The tier that the context declares for the tool; `exec` where none or a malformed one is declared.
   */
  toolTier?: ('read' | 'write' | 'exec')[];
  input?: InputMatcher;
  mcp?: McpMatcher;
  /**
   * [command] The program's name without its directory, in a trusted directory or by search path. A program under another path never matches.
   */
  program?: string | string[];
  /**
   * [command] A prefix of the command's words, program first, global options left out (`git -C x log` begins with git, log).
   */
  tokens?: (string | TokenChoice)[];
  /**
   * [command] The exact argument vector, program first. An allow rule with this matcher is not bounded by effects.
   */
  argv?: string[];
  /**
   * [command] The first operand is one of these.
   */
  arg0In?: string[];
  argAt?: ArgAt;
  argMatches?: ArgMatches;
  anyArgMatches?: AnyArgMatches;
  argCount?: ArgCount;
  /**
   * [command] One of these options is present, in any spelling.
   */
  flagPresent?: string | string[];
  flagMatches?: FlagMatches;
  flagAllowlist?: FlagAllowlist;
  flagValueIn?: FlagValueIn;
  flagCount?: FlagCount;
  envAssignmentNameIn?: EnvAssignmentNameIn;
  envAssignmentCount?: EnvAssignmentCount;
  /**
   * [command] No word, assignment or redirection holds a command, process or arithmetic substitution.
   */
  noSubstitution?: true;
  /**
   * [command] Standard output is not redirected to a file.
   */
  noStdoutRedirect?: true;
  redirect?: RedirectMatcher;
  /**
   * [command] Every effect of the command is one of these. In an allow rule this is also its effect bound.
   */
  effectsAllIn?: Effect[];
  /**
   * [command] Some effect of the command is one of these.
   */
  effectsSomeIn?: Effect[];
  pathScopesAllIn?: PathScopesAllIn;
  pathScopesNoneIn?: PathScopesNoneIn;
  pathScopesSomeIn?: PathScopesSomeIn;
  hostsAllIn?: HostsAllIn;
  hostsSomeIn?: HostsSomeIn;
  /**
   * [command] The command sends data to a host.
   */
  sends?: true;
  flow?: FlowMatcher;
  /**
   * [call] A function calls itself from its own body in a pipeline or in the background (a fork bomb).
   */
  selfRecursive?: true;
  /**
   * [either] The posture of the context is one of these.
   */
  posture?: string[];
}
/**
 * [either] A predicate on one member of the tool's input.
 */
export interface InputMatcher {
  pointer: string;
  equals?: unknown;
  pattern?: string;
  present?: boolean;
}
/**
 * [either] An MCP call by server, tool and the annotations in the context; `trusted` is what the context says of the tool.
 */
export interface McpMatcher {
  server?: string;
  tool?: string | string[];
  annotations?: McpAnnotations;
  trusted?: boolean;
}
export interface McpAnnotations {
  readOnlyHint?: boolean;
  destructiveHint?: boolean;
  idempotentHint?: boolean;
  openWorldHint?: boolean;
}
export interface TokenChoice {
  anyOf: string[];
}
/**
 * [command] The operand at an index, counted from 0 without the program, options and their values.
 */
export interface ArgAt {
  index: number;
  equals?: string;
  value?: string;
}
/**
 * [command] The operand at an index matches a pattern as a whole; a missing one is false.
 */
export interface ArgMatches {
  index: number;
  pattern: string;
}
/**
 * [command] Some operand, or a task that an option names (`cmake --build . --target install`), matches a pattern as a whole.
 */
export interface AnyArgMatches {
  pattern: string;
}
/**
 * [command] How many operands there are.
 */
export interface ArgCount {
  min?: number;
  max?: number;
}
/**
 * [command] Some option is named, begins with a prefix, or is one of these characters in a bundle of short options.
 */
export interface FlagMatches {
  names?: string[];
  prefixes?: string[];
  shortChars?: string;
}
/**
 * [command] Every option present is one of these. The empty object holds only where there is no option; a non-empty one needs at least one option.
 */
export interface FlagAllowlist {
  names?: string[];
  shortChars?: string;
}
/**
 * [command] An option of these names has one of these values.
 */
export interface FlagValueIn {
  names: string[];
  values: string[];
  allowUndefinedValue?: boolean;
}
/**
 * [command] How many options there are.
 */
export interface FlagCount {
  min?: number;
  max?: number;
}
/**
 * [command] Some leading assignment has such a name.
 */
export interface EnvAssignmentNameIn {
  names?: string[];
  prefixes?: string[];
  caseInsensitivePrefixes?: string[];
}
/**
 * [command] How many leading assignments there are.
 */
export interface EnvAssignmentCount {
  min?: number;
  max?: number;
}
/**
 * [command] Some redirection: of this stream, to a target that matches this pattern, of this kind.
 */
export interface RedirectMatcher {
  stream?: 'stdin' | 'stdout' | 'stderr' | 'any';
  target?: string;
  targetKind?: 'file' | 'fd' | 'heredoc' | 'herestring';
  append?: boolean;
}
/**
 * [command] Every selected path fact has one of these winning scopes (and classes, where given). Default `requireFacts`: one-or-more.
 */
export interface PathScopesAllIn {
  scopes?: Scope[];
  classes?: string[];
  access?: Access[];
  usages?: (
    'argument' | 'flag-value' | 'redirect-target' | 'cwd-prefix' | 'implicit' | 'implicit-temp' | 'assignment'
  )[];
  programs?: string[];
  allowExactPaths?: string[];
  forbidPathSegments?: string[];
  requireFacts?: 'one-or-more' | 'per-command-stage' | 'zero-or-more';
}
/**
 * [command] No selected path fact has one of these. Default `requireFacts`: zero-or-more.
 */
export interface PathScopesNoneIn {
  scopes?: Scope[];
  classes?: string[];
  access?: Access[];
  usages?: (
    'argument' | 'flag-value' | 'redirect-target' | 'cwd-prefix' | 'implicit' | 'implicit-temp' | 'assignment'
  )[];
  programs?: string[];
  allowExactPaths?: string[];
  forbidPathSegments?: string[];
  requireFacts?: 'one-or-more' | 'per-command-stage' | 'zero-or-more';
}
/**
 * [command] Some selected path fact has one of these.
 */
export interface PathScopesSomeIn {
  scopes?: Scope[];
  classes?: string[];
  access?: Access[];
  usages?: (
    'argument' | 'flag-value' | 'redirect-target' | 'cwd-prefix' | 'implicit' | 'implicit-temp' | 'assignment'
  )[];
  programs?: string[];
  allowExactPaths?: string[];
  forbidPathSegments?: string[];
  requireFacts?: 'one-or-more' | 'per-command-stage' | 'zero-or-more';
}
/**
 * [command] Every network fact is of this kind. Hosts match whole or by label (`*.example.com`).
 */
export interface HostsAllIn {
  hosts?: string[];
  classes?: ('denied' | 'listed' | 'public' | 'loopback' | 'private' | 'metadata' | 'dynamic')[];
  direction?: ('fetch' | 'send' | 'listen')[];
  schemes?: string[];
  requireFacts?: 'one-or-more' | 'zero-or-more';
}
/**
 * [command] Some network fact is of this kind.
 */
export interface HostsSomeIn {
  hosts?: string[];
  classes?: ('denied' | 'listed' | 'public' | 'loopback' | 'private' | 'metadata' | 'dynamic')[];
  direction?: ('fetch' | 'send' | 'listen')[];
  schemes?: string[];
  requireFacts?: 'one-or-more' | 'zero-or-more';
}
/**
 * [call] What one command produces reaches another, through any number of steps. `from` and `to` may be one command that does both.
 */
export interface FlowMatcher {
  from: Matcher;
  to: Matcher;
  via?: ('pipe' | 'substitution' | 'process' | 'variable' | 'file' | 'operand' | 'redirect')[];
  /**
   * Only where the last step hands over text that the receiving command runs.
   */
  runs?: true;
}

export interface Rule {
  id: string;
  effect: DecisionEffect;
  match: Matcher;
  /**
   * Full reason, for the operator.
   */
  reason: string;
  /**
   * What the agent is told it ran into; default by the pack.
   */
  category?: string;
  /**
   * Said to the agent instead of the category's sentence; never the predicate.
   */
  agentReason?: string;
  /**
   * What the agent may do instead.
   */
  alternative?: string;
  justification?: string;
  provenance: RuleProvenance;
  /**
   * With effect review: no grant ever covers it.
   */
  ask?: 'fresh';
  examples?: RuleExamples;
}
export interface RuleProvenance {
  source: string;
  author?: string;
  date?: string;
  reference?: string;
}
/**
 * Calls that the rule matches, and near twins that it does not; the checker runs them.
 */
export interface RuleExamples {
  match?: RuleExample[];
  noMatch?: RuleExample[];
}

/**
 * A bash command line, or a tool call.
 */
export type RuleExample = string | RuleExampleCall;

export interface RuleExampleCall {
  tool?: string;
  input: unknown;
  /**
   * Merged over the default example context.
   */
  context?: {};
}

/**
 * Display data; inert for decisions.
 */
export interface PackMetadata {
  title?: string;
  description?: string;
  docs?: PackDoc[];
  tags?: string[];
  warnings?: PackWarning[];
  examples?: PackExample[];
}
export interface PackDoc {
  label: string;
  href: string;
}
export interface PackWarning {
  level: 'info' | 'warning' | 'danger';
  message: string;
}
export interface PackExample {
  outcome: DecisionEffect;
  shape: string;
  note?: string;
}

/**
 * Places that matter, by access.
 */
export interface PathCatalogue {
  $schema?: string;
  entries: PathEntry[];
  /**
   * Roots of system trees.
   */
  system: string[];
  /**
   * Temporary directories that all programs of a machine share. They are no system tree; losing what is in them is not losing them; and where the context names one of them, the others are temporary directories too.
   */
  temporary: string[];
  /**
   * Devices whose reading and writing is no effect.
   */
  inert: string[];
  /**
   * Directories whose programs are what their names say.
   */
  trustedBin: string[];
  /**
   * Directories besides the temporary ones to which anyone may write, so that a library or a script in one of them may be anyone's.
   */
  open: string[];
}
export interface PathEntry {
  class: string;
  why: string;
  /**
   * Items: Segments joined by `/`. `*` is any run within a segment, `**` any number of segments. Begins with `/`, `~/`, or `** /`.
   */
  paths: string[];
  /**
   * Items: Segments joined by `/`. `*` is any run within a segment, `**` any number of segments. Begins with `/`, `~/`, or `** /`.
   */
  except?: string[];
  /**
   * For these the winning scope is `denied`: a floor rule protects them.
   */
  denied?: Access[];
  /**
   * Effects that a use adds.
   */
  effects?: PathEntryEffect[];
}
export interface PathEntryEffect {
  access: Access[];
  effects: Effect[];
}

export interface Posture {
  $schema?: string;
  id: string;
  title: string;
  description: string;
  /**
   * Effects that an allow may cover; above the cap it becomes review. Absent: no cap.
   */
  cap?: Effect[];
  /**
   * False: no grant covers what the cap holds back.
   */
  grantable?: boolean;
  /**
   * False: review becomes deny.
   */
  canAsk?: boolean;
}

/**
 * How secrets in recorded calls are known, so that they can be taken out. It takes no part in a decision.
 */
export interface SecretCatalogue {
  $schema?: string;
  /**
   * Secrets that their issuer marks.
   */
  tokens: TokenShape[];
  /**
   * Last words of a name whose value is a secret. Names are split into words at _, -, the dot and where a capital follows a small letter, and compared in small letters.
   */
  names: string[][];
  /**
   * Names, in small letters, of headers whose whole value is secret, save for a scheme before it.
   */
  headers: string[];
  /**
   * Words, in small letters, after which a credential stands in a header.
   */
  schemes: string[];
}
export interface TokenShape {
  /**
   * How it begins; no letter or digit stands before it.
   */
  prefixes: string[];
  /**
   * The characters that follow. upper: capitals and digits. word: letters, digits and _. dashed: word and -. dotted: dashed and the dot. base64: letters, digits, +, / and =.
   */
  of: 'upper' | 'word' | 'dashed' | 'dotted' | 'base64';
  /**
   * How many follow.
   */
  atLeast: number;
  why: string;
}

/**
 * What a tool call is, syntactically: every command it could run, at every nesting level, with decoded words. No fact about the machine is in here.
 */
export interface Shape {
  version: 1;
  kind: ToolKind;
  /**
   * The name under which the harness called the tool, such as `Bash` or `mcp__db__query`.
   */
  tool: string;
  /**
   * The source text of a bash call, else the empty string. Spans count UTF-16 code units into it.
   */
  text: string;
  /**
   * The tool's input as the harness gave it (calls other than bash). Never taken as a fact.
   */
  input?: unknown;
  /**
   * Shell execution environments (POSIX 2.13). Entry 0 is the call's own shell.
   */
  environments: ShellEnvironment[];
  commands: Command[];
  flows: Flow[];
  diagnostics: Diagnostic[];
}

export type ToolKind =
  | 'bash'
  | 'file-read'
  | 'file-write'
  | 'file-edit'
  | 'file-search'
  | 'fetch'
  | 'mcp'
  | 'ask-user'
  | 'mode-change'
  | 'spawn'
  | 'message'
  | 'background'
  | 'unknown';

/**
 * Half-open range of UTF-16 code units in the call's text: [start, end).
 *
 * @minItems 2
 * @maxItems 2
 */
export type Span = [number, number];

export interface ShellEnvironment {
  /**
   * Index of the enclosing environment; null for the call's own shell.
   */
  parent: number | null;
  /**
   * `text`: shell text handed to a shell, `eval`, `trap` and the like. A change of directory or of a variable in any environment but `main` does not reach its parent, save from the `text` of an eval or a function's body, after which the parent's directory counts as not known.
   */
  kind: 'main' | 'subshell' | 'pipeline' | 'background' | 'substitution' | 'function' | 'text';
  /**
   * The and-or list of the parent in which it stands.
   */
  chain: number;
}

export interface Command {
  /**
   * `simple`: a program with its arguments. `assignment`, `redirection`: those alone. `test`: `[[ ]]`. `arithmetic`: `(( ))`. `function`: a definition (words[0] is its name, `body` the environment of its body). `tool`: a call to a tool that is not a shell.
   */
  form: 'simple' | 'assignment' | 'redirection' | 'test' | 'arithmetic' | 'function' | 'tool';
  span: Span;
  environment: number;
  /**
   * Number of the and-or list (`a && b || c`) it belongs to, unique within the call. The stages of a pipeline share the chain in which the pipeline stands.
   */
  chain: number;
  /**
   * How it is joined to what precedes it in its list.
   */
  operator: 'start' | 'and' | 'or' | 'pipe' | 'sequence';
  /**
   * Stands in a branch, a loop body or a function body, so that it may not run.
   */
  conditional: boolean;
  /**
   * Stands in a loop or a function body, so that it may run more than once.
   */
  repeated: boolean;
  background: boolean;
  /**
   * Stands behind `!`, so that `&&` goes on where it failed.
   */
  negated?: boolean;
  /**
   * Number of the pipeline, unique within the call; every command has one.
   */
  pipeline: number;
  /**
   * Position in the pipeline, from 0.
   */
  stage: number;
  /**
   * The compound commands around it in the same environment tree, outermost first.
   */
  compounds: (
    | 'subshell'
    | 'brace-group'
    | 'if'
    | 'for'
    | 'arithmetic-for'
    | 'while'
    | 'until'
    | 'case'
    | 'select'
    | 'function'
    | 'coproc'
  )[];
  /**
   * Index of the command whose word, redirection or argument vector holds this one; null at the top.
   */
  parent: number | null;
  /**
   * `source`: stands in the text itself. `substitution`: inside a word of its parent. `operand`: its words are operands of its parent (`sudo rm x`). `text`: projected from literal shell text of its parent (`sh -c`). `language`: named by an argument language of its parent (sed `e`).
   */
  origin: 'source' | 'substitution' | 'operand' | 'text' | 'language';
  /**
   * The program's name was redefined in this call (function, alias), so what runs is not the program.
   */
  shadowed?: boolean;
  /**
   * For `function`: the environment of its body.
   */
  body?: number;
  assignments: Assignment[];
  /**
   * Program and arguments. Empty for forms without them. For `test` and `arithmetic`: the operands.
   */
  words: Word[];
  /**
   * Its own redirections and those of the compound commands around it.
   */
  redirects: Redirect[];
  declared?: Declared;
}

/**
 * What the tool registry says of a call to a tool that is not a shell.
 */
export interface Declared {
  effects: Effect[];
  operands: DeclaredOperand[];
}
export interface DeclaredOperand {
  role: Role;
  word: Word;
  /**
   * JSON pointer into the tool's input.
   */
  pointer: string;
}

export interface Assignment {
  name: string;
  append: boolean;
  /**
   * An array subscript is present (`a[i]=x`).
   */
  index?: boolean;
  /**
   * Null for an array value `(…)`; its elements are then in `elements`.
   */
  value: Word | null;
  elements?: Word[];
  span: Span;
}

export type DynamicReason =
  | 'parameter'
  | 'command'
  | 'arithmetic'
  | 'process'
  | 'glob'
  | 'brace'
  | 'tilde'
  | 'array'
  | 'placeholder'
  | 'input'
  | 'undecoded';

/**
 * One word of the source. A brace expansion yields several of these, each static.
 */
export interface Word {
  /**
   * As spelled in the source.
   */
  text: string;
  span: Span;
  /**
   * What bash passes, where that can be read off the text; else null.
   */
  value: string | null;
  /**
   * The value is `prefix` (where given), then a known place, then `tail`: `home` for `~` and $HOME, `cwd` for $PWD and $(pwd), `temp` for $TMPDIR, `project` for the top level of the repository around the working directory.
   */
  base?: 'home' | 'cwd' | 'temp' | 'project';
  /**
   * Static text after `base`, either empty or beginning with a slash. With `pattern` or `glob`, it holds wildcards.
   */
  tail?: string;
  /**
   * The value is exactly one of these (a loop variable over a literal list).
   */
  values?: string[];
  /**
   * Static text with which every value begins, where `value` is null.
   */
  prefix?: string;
  suffix?: string;
  /**
   * `one`: always exactly one argument. `many`: none, one or several (unquoted expansion, glob).
   */
  fields: 'one' | 'many';
  /**
   * Holds an unquoted glob that bash expands to file names; `prefix` is the text before the first wildcard.
   */
  pattern?: boolean;
  /**
   * A pattern that the value fits, after quote removal, where nothing but wildcards, numbers and names without a slash (`$$`, `$(date +%s)`) is not static. Without `pattern` the value is one argument, which no file has to be named like. Beside `base`, the pattern of `tail`.
   */
  glob?: string;
  /**
   * Some part of it is quoted, so that it is no keyword, alias or assignment.
   */
  quoted?: boolean;
  /**
   * Why `value` is null; empty for a static word.
   */
  reasons: DynamicReason[];
  /**
   * Indices of the commands inside it (substitutions), whose output it carries or which read it.
   */
  nested?: number[];
  /**
   * Names of the shell variables it expands.
   */
  variables?: string[];
}

export interface Redirect {
  operator: '>' | '>>' | '<' | '<>' | '<&' | '>&' | '>|' | '&>' | '&>>' | '<<' | '<<-' | '<<<';
  /**
   * `duplicate` also covers closing (`2>&-`).
   */
  direction: 'read' | 'write' | 'append' | 'read-write' | 'duplicate' | 'here-document' | 'here-string';
  /**
   * The descriptor it sets; null for `{name}>`. `&>` sets 1 and is listed once.
   */
  fd: number | null;
  /**
   * The file name, the descriptor word, or the text of a here-document or here-string.
   */
  target: Word | null;
  /**
   * Stands on a compound command around this one.
   */
  inherited: boolean;
  span: Span;
}

/**
 * What command `from` produces reaches command `to`.
 */
export interface Flow {
  from: number;
  to: number;
  via: 'pipe' | 'substitution' | 'process' | 'variable';
}

/**
 * Names that harnesses give their tools, and where their inputs hold what matters.
 */
export interface ToolRegistry {
  $schema?: string;
  tools: ToolGrammar[];
  /**
   * What members of an input mean that no field describes, by name, whatever its case, at any depth. Values below such a member have its role, too.
   */
  argumentRoles?: ArgumentRole[];
  /**
   * Members by which a model asks for a looser guard, in the input of any tool, at any depth.
   */
  switches?: ToolSwitch[];
}
export interface ToolGrammar {
  names: string[];
  kind: ToolKind;
  effects?: Effect[];
  /**
   * Members that hold shell text or an argument vector, as JSON pointers without the first slash. All that are present count: which of them a tool prefers is not known.
   */
  text?: string[];
  /**
   * Members that name the working directory, as `text`. Never a fact: it is treated as a `cd` that the call makes.
   */
  cwd?: string[];
  fields?: ToolField[];
}
export interface ToolField {
  /**
   * All that are present count.
   */
  names: string[];
  role: Role;
  required?: boolean;
  /**
   * What the tool takes where none of the names is present.
   */
  default?: string;
}
export interface ArgumentRole {
  names: string[];
  role: Role;
}
export interface ToolSwitch {
  /**
   * Case, underscores and hyphens do not count.
   */
  names: string[];
  /**
   * What it does, as the end of a sentence about the member.
   */
  why: string;
  /**
   * Texts that ask for nothing.
   */
  harmless?: string[];
  /**
   * `on`, the default: any value but false, null, 0, `false` and the empty text asks. `off`: only false, 0, `false`, `never`, `no`, `none` and `off` ask.
   */
  when?: 'on' | 'off';
}
