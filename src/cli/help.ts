/** What --help says. */

import { REPLAY_LIMITS } from '../replay/report.js';

export const GENERAL_HELP = `portcullis: decides the tool calls of AI agents: allow, review or deny

  portcullis decide COMMAND     decides one shell command
  portcullis decide --jsonl     decides calls from stdin, one JSON object a line
  portcullis hook claude-code   answers a hook event of Claude Code from stdin
  portcullis explain COMMAND    shows everything a decision rests on
  portcullis shape COMMAND      shows the commands that a text holds
  portcullis check [PACK...]    checks packs of rules and their examples
  portcullis diff OLD NEW       shows what a change of packs newly allows, reviews and denies
  portcullis witness PACK RULE  shows calls that a rule matches
  portcullis replay CORPUS...   shows what a change of packs does to recorded calls
  portcullis replay merge FILE  puts the reports of parts of a corpus together
  portcullis near-miss PACK...  mutates what its rules allow, and decides that
  portcullis suggest CORPUS...  proposes packs for what is reviewed again and again
  portcullis score FILE...      counts right and wrong decisions on labelled calls
  portcullis demo [FILE]        shows the decisions for a file of calls as a table
  portcullis import FILE...     makes a corpus of recordings of what agents did
  portcullis registry PROGRAM   shows what is known of a program, and from where
  portcullis help COMMAND       says more; so does COMMAND --help
  portcullis --version

Exit status of decide: 0 allow, 3 review, 4 deny. Of check and diff: 1 for what they are to find. Of all
commands: 2 for a wrong command line or an input that does not load.
Colour: on a terminal, unless NO_COLOR is set. FORCE_COLOR=1 asks for it anywhere, FORCE_COLOR=0
forbids it.`;

const POLICY_HELP = `  --policy FILE    adds a pack, as a user-project layer, to the shipped floor and baseline; may be
                   repeated
  --no-baseline    leaves only the floor and the packs added
  --dangerously-lift PACK/RULE
                   takes a default deny of the package away; repeatable; never one of the floor
  --proved DIGEST  does not prove the packs anew that they keep off the floor, where the policy has this
                   digest (\`portcullis check\` tells it); repeatable
  --dangerously-unproved
                   proves nothing of the packs: allow rules may then overlap with the floor, which wins`;

const contextHelp = (
  ...defaults: string[]
): string => `  --posture NAME   explore, manual, supervised or unattended
  --cwd DIR        working directory of the call, which is also its only root
  --home DIR       home directory
  --context FILE   JSON after schema/context.schema.json, merged over the three above; of workspace,
                   each member by itself
                   ${defaults.join('\n                   ')}`;

const LOCAL = contextHelp(
  'Defaults: posture supervised, the directory and the home of this process, and its',
  'temporary directory.',
);
const EXAMPLE = contextHelp(
  'Defaults: posture supervised, cwd and root /home/dev/project, home /home/dev,',
  'temp /tmp.',
);

const COMMAND_OPERAND = `COMMAND is one operand, best quoted, after -- where it begins with a dash. Several operands are
joined by a blank, so that their quotes are lost. Without any, the command is read from stdin.`;

const DECIDE = `portcullis decide [options] [--] COMMAND
portcullis decide --jsonl [options] < calls.jsonl

${COMMAND_OPERAND}

${POLICY_HELP}
${LOCAL}
  --format F       text (default), or json: the whole decision
  --jsonl          decides every line of stdin, a JSON object with these members:
                     id       anything; optional
                     tool     name of the tool; default bash
                     input    a string or an object; or instead
                     cmd      a string
                     context  merged over the command line's; optional
                   Other members are ignored. One line out per line in, in order: id, effect, code,
                   rule, pack, reason, category and us (the microseconds it took); or error and line
                   where the line holds no call.

Exit status: 0 allow, 3 review, 4 deny, 2 a wrong command line or a policy or context that does not
load. With --jsonl: 0 when every line was answered, 141 when the reader of the answers left.`;

const HOOK = `portcullis hook claude-code [options]

Reads one PreToolUse event of Claude Code from stdin and answers it on stdout: permissionDecision allow,
ask (for review) or deny. Whatever fails, the answer is ask, or deny where nobody can be asked, and says
what failed. In .claude/settings.json it is a hook of PreToolUse with matcher "*", type "command" and
onFailure "block": see docs/hook.md of the repository.

${POLICY_HELP}
  --posture NAME   explore, manual, supervised (default) or unattended; permission mode plan is always
                   explore
  --unattended     nobody can be asked: deny in place of ask
  --home DIR       home directory; default that of this process
  --context FILE   JSON after schema/context.schema.json, merged over the event's
  --record FILE    appends each call and its decision to FILE, a line of JSON after
                   schema/corpus.schema.json, without secrets; where that fails, stderr says so and the
                   answer stays
The working directory is the event's; the root is CLAUDE_PROJECT_DIR, or the working directory.

Exit status: 0, whatever the answer is; 2 where the harness is not named or the answer cannot be
written, which blocks the call.`;

const SHAPE = `portcullis shape [--format text|json] [--] COMMAND
portcullis shape --jsonl < calls.jsonl

${COMMAND_OPERAND}

  --format F       text (default) or json
  --jsonl          reads lines as decide does and answers each with one line of JSON

JSON members: id; clean (no diagnostic is worse than info); commands, for each its argv as bash would
pass it (null for a word that is not one value fixed by the text), its form where that is not a simple
command, and its redirects; diagnostics.`;

const EXPLAIN = `portcullis explain [options] [--] COMMAND

${COMMAND_OPERAND}

Shows the decision; every command in its nesting, with its words, effects, paths and hosts; what flows
where; the rules that match; the allow rules of which one conjunct fails; the diagnostics.

${POLICY_HELP}
${LOCAL}
  --format F       text (default) or json

Exit status: 0, whatever the decision is; 2 as for decide.`;

const FINDINGS = `  --base REV       a revision of git: main, HEAD~1, origin/main
  --config FILE    default portcullis.config.json; its schema is schema/config.schema.json
  --format F       text (default); json; or for other tools: sarif (SARIF 2.1.0), junit (JUnit XML),
                   annotations (workflow commands of GitHub)`;

const CHECK = `portcullis check [options] PACK...
portcullis check [options] [--config FILE]
portcullis check --shipped

Checks the schema, the kinds of rules, the effect bounds, and that every example matches and every near
twin does not. Examples are decided with cwd and root /home/dev/project, home /home/dev and temp /tmp.
Proves of each allow rule that it never meets the floor; where it does, a call shows it (meets-floor),
with a condition that would keep the two apart. Where neither a proof nor a call was found, the code
says why: floor-no-witness, or floor-budget.

With a config: the packs that it names, where an allow rule without examples and near twins fails, and
its corpora, of which every labelled call is decided. With --base also what portcullis diff does.

  --shipped        checks the packs inside this package
${FINDINGS}

Exit status: 0; 1 where there is an error: a pack is rejected, a call of a corpus is decided less
strictly than its label says, or --base finds something newly allowed; 2 for a wrong command line, or
when a pack, the config, a corpus or the revision cannot be read. docs/ci.md lists what is found.`;

const DIFF = `portcullis diff [--format F] OLD NEW
portcullis diff [--format F] --base REV [PACK...]
portcullis diff [--format F] --base REV [--config FILE]

Compares two policies: what is shipped, with the packs of OLD and with those of NEW. Each is a file,
a list of files with commas between, or - for no pack. Newly allowed first, then newly reviewed, then
newly denied; of each rule that came or went one call that shows it, with the postures in which it
does. "nothing" is a proof, for every posture and context; a review that nobody can answer counts as
one. An open question is one where neither a proof nor a call was found.

With --base, OLD is what the revision holds of the packs that are named, or of those that the config
named then, and NEW is the working tree. A file that the revision has not is a new pack; a named one
that is gone is a removed pack.

${FINDINGS}

Exit status: 0 where nothing is newly allowed, 1 where something is, or is open; 2 for a wrong command
line, when a pack or the config does not load, or the revision cannot be read.`;

const WITNESS = `portcullis witness [options] PACK RULE [--not RULE]...

Shows a call that RULE of the file PACK matches and the others do not; of an allow rule, one that it
covers. A rule of what is shipped is named PACK/RULE: portcullis.floor/privilege.

  --not RULE       a rule that the call is not to meet; repeatable
  --format F       text (default) or json

Exit status: 0, 1 where there is none (a proof) or none was found, 2 for a wrong command line.`;

const REPLAY = `portcullis replay [options] CORPUS...
portcullis replay merge [options] FILE...

Decides every call of CORPUS under two policies and shows what changes: newly allowed calls first and in
full, then what is loosened and tightened, transitions, friction by family, rules, entries that could
not be replayed. CORPUS is JSON Lines after schema/corpus.schema.json; - is stdin. Nothing is run.

  --candidate FILE  a pack of the policy to try, added to what is shipped; repeatable. Without any, the
                    baseline is also the candidate
  --baseline FILE   a pack of the policy to compare with; repeatable. Default: what is shipped
  --dangerously-lift PACK/RULE
                    the candidate does without this default deny; repeatable
${EXAMPLE}
                    A context in an entry is merged over all of these.
  --from FORMAT     of CORPUS, as docs/corpora.md lists them; default portcullis
  --format F        text (default), json, markdown, sarif or html (one page that works offline)
  --fail-on CHANGE  widening (default: review or deny becomes allow), loosening (deny becomes review),
                    tightening or none; repeatable
  --list N          distinct calls listed of each kind of change: the shortest; default ${REPLAY_LIMITS.changes}
  --jobs N          threads; the report is the same, to the byte

In parts, for several processes or machines:
  --partial         writes the report as JSON for merge, whatever it says; exit status 0
  --shard K/N       only the K-th of every N lines
  --source NAME, --first-line N
                    the corpus on stdin is the part of NAME that begins on this line
merge takes files of such reports, one a line, with --format, --partial and --fail-on.

Exit status: 0 where nothing is newly allowed (or what --fail-on says), 1 where something is, 2 when a
pack, context or corpus does not load, 5 where no entry was replayed, which shows nothing.`;

const NEAR_MISS = `portcullis near-miss [options] PACK...
portcullis near-miss [options] --shipped
portcullis near-miss --list

Mutates calls that the allow rules of the packs cover, and decides each mutation under the shipped
policy with the packs. What it is to be comes from the kind of mutation: dangerous and unknown ones
are not to be allowed, a payload that is denied is to stay denied, and another spelling is to decide
as the call does. What fails is made smaller. Calls are decided with cwd and root /home/dev/project,
home /home/dev and temp /tmp. Nothing is run.

  --shipped        the shipped allow rules
  --against OLD    only rules that the packs add to OLD: a file, or several with commas between
  --rule ID        only this rule, by its id or PACK/RULE; repeatable
  --kind KIND      only this kind of mutation; repeatable
  --list           shows the kinds
  --per-rule N     near misses of each rule at most; default 500
  --seeds N        calls of each rule that are mutated at most, beyond its examples; default 64
  --seed N         which are taken where there are more; default 1
  --format F       text (default) or json: the whole report

Exit status: 0 where none got through, 1 where some did, 2 when a pack does not load. A lost deny and a
spelling that is decided more strictly are reported, and do not change it.`;

const SUGGEST = `portcullis suggest [options] CORPUS...

Decides recorded calls, groups the commands that are reviewed, and proposes for each family of them the
narrowest allow rule that the evidence supports: with its reason, examples and near twins, and what it
would newly allow in the corpus. Each is proved off the floor and run through near misses before it is
shown. Nothing is written without --write. CORPUS - is stdin.

  --from FORMAT    what the corpus is; as for import. Default portcullis
  --min-calls N    recorded calls that a rule must be seen in. Default 10
  --min-distinct N different commands that a rule with open operands, and each effect, place, host and
                   option that it names, must be seen in; four times as many for what loses something.
                   Default 5
  --min-sessions N sessions that a rule must be seen in. Default 1
  --with-agent-code
                   also rules for commands that run what the agent itself supplies
  --near-misses N  of each rule. Default 500
  --id ID          of the pack. Default suggested
  --write FILE     writes the pack of all proposals; never over a file that is there
  --format F       text (default) or json
${POLICY_HELP}
${EXAMPLE}

Exit status: 0, whether or not something is proposed; 2 as for decide; 5 when no call was decided.`;

const SCORE = `portcullis score [options] FILE...

FILE holds labelled calls, one JSON object a line, as for decide --jsonl, with one of
  "expect": "allow", "review" or "deny"
  "hazard": true or false
  "expected": "allow", "ask" or "deny"
and perhaps "debatable": true, "source", "class". Counted, of rows that are not debatable and of those
that are: dangerous calls (review, deny, hazard) allowed; catastrophic ones (deny) not denied; harmless
ones not allowed; harmless ones denied; calls that deserve a review denied.

  --list           names the rows that count against a number
  --by MEMBER      splits the numbers by source, class or tool
  --format F       text (default) or json
${POLICY_HELP}
${EXAMPLE}

Exit status: 0, whatever the numbers are; 2 as for decide, or when a file cannot be read.`;

const DEMO = `portcullis demo [options] [FILE]

Decides the calls of FILE, or of stdin, one JSON object a line as for decide --jsonl, and shows them as
a table.

${POLICY_HELP}
${EXAMPLE}`;

const IMPORT = `portcullis import [options] FILE...

Reads recordings of calls and writes a corpus to stdout, one JSON object a line after
schema/corpus.schema.json. Secrets are replaced by words, REDACTED_1 and so on. Nothing is executed.
FILE - is stdin. docs/corpora.md of the repository describes the formats.

  --from FORMAT    portcullis, claude-code, codex, openai, anthropic, commands, bash-history,
                   zsh-history or fish-history. Default: what the first lines tell; lists of commands
                   and histories without times must be named.
  --format jsonl   of the output; there is no other
  --dangerously-keep-secrets
                   leaves secrets as they were recorded

What cannot be read is told on stderr with file and line, the first 20 of a file one by one; the rest is
imported. The last line of stderr holds the counts.

Exit status: 0; 1 when something in a file could not be read; 2 for a wrong command line, or when a file
cannot be opened or its format is not known (the others are imported); 141 when the reader of the output
left.`;

const REGISTRY = `portcullis registry [--format text|json]
portcullis registry [--format text|json] PROGRAM [SUBCOMMAND...]

Without a program: all that are known, one line each. With one: the source of the facts, effects,
operands and options with their roles, subcommands, variants, known output, and what makes a call
unknown, hence a review. Roles and effects are explained in schema/command.schema.json and
schema/effects.schema.json.

  --format F       text (default), or json: the grammar as data. A subcommand's has the options and the
                   spelling habits that it takes from its program; those nested in it do not.
  --json           the same as --format json

Exit status: 0, 1 when nothing is known of the program or the subcommand, 2 for a wrong command line.`;

export const COMMAND_HELP: ReadonlyMap<string, string> = new Map([
  ['decide', DECIDE],
  ['hook', HOOK],
  ['shape', SHAPE],
  ['explain', EXPLAIN],
  ['check', CHECK],
  ['diff', DIFF],
  ['witness', WITNESS],
  ['replay', REPLAY],
  ['near-miss', NEAR_MISS],
  ['suggest', SUGGEST],
  ['score', SCORE],
  ['demo', DEMO],
  ['import', IMPORT],
  ['registry', REGISTRY],
]);
