/** The public surface of Portcullis. Pure: no file, clock, process or network is touched from here. */

export type { Change, ChangeKind, DiffOptions, OpenChange, PolicyDiff } from './analysis/diff.js';
export { diffPolicies } from './analysis/diff.js';
export type { LoadOptions } from './analysis/load.js';
export { loadPolicy } from './analysis/load.js';
export { decide } from './decide/decide.js';
export { describeCall } from './decide/describe-call.js';
export type {
  CallFacts,
  Command,
  CommandFacts,
  CommandGrammar,
  Context,
  CorpusEntry,
  Decision,
  DecisionEffect,
  Diagnostic,
  Effect,
  Pack,
  PathFact,
  Rule,
  Scope,
  Shape,
  Word,
} from './generated/types.js';
export type { CheckReport } from './policy/check.js';
export { checkPack } from './policy/check.js';
export type { Pattern, PatternError } from './policy/pattern/index.js';
export { compilePattern } from './policy/pattern/index.js';
export type { PackSummary, Policy, PolicyLayer, PolicyOptions } from './policy/policy.js';
export { compilePolicy } from './policy/policy.js';
export type { LoadProblem } from './policy/problem.js';
export type { Projector, ProjectorOptions, ToolCall } from './project/projector.js';
export { createProjector, createUnvetoedProjector } from './project/projector.js';
export { readCorpusEntry } from './replay/corpus/entry.js';
export type { CorpusFormat } from './replay/corpus/formats.js';
export { createCorpusReader } from './replay/corpus/formats.js';
export type { CorpusProblem } from './replay/corpus/problem.js';
export type { CorpusItem, CorpusLine, CorpusReader } from './replay/corpus/reader.js';
export type { ReplayItem } from './replay/entry.js';
export type { ReportProblem } from './replay/merge.js';
export { EMPTY_REPORT, mergeReports, readReport } from './replay/merge.js';
export { renderMarkdown as renderReplayMarkdown } from './replay/render/markdown.js';
export type { Replay, ReplayMemory, ReplayOptions } from './replay/replay.js';
export { createReplay } from './replay/replay.js';
export type { ReplayLimits, ReplayReport } from './replay/report.js';
export type { Result } from './result.js';
