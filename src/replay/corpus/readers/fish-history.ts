/**
 * ~/.local/share/fish/fish_history.
 *
 * Nearly YAML: `- cmd: ` begins a command, in which `\n` and `\\` stand for a newline and a backslash; indented lines
 * follow, of which `when: ` gives seconds since 1970 (fish-shell/fish-shell src/history/yaml_backend.rs). Lines that
 * begin with `%`, `---` or `...` are skipped, as fish does; `- cmd: - cmd: ` is one.
 */

import { isBlank, withoutMark } from '../lines.js';
import { malformedCall, problemItem, unreadable } from '../problems.js';
import type { CorpusItem, CorpusLine, CorpusReader, ReaderOptions } from '../reader.js';
import { ENTERED, ShellText, withoutReturn } from '../shell-text.js';
import { timeOfSeconds } from '../time.js';

export const createFishHistoryReader = (options: ReaderOptions = {}): CorpusReader =>
  new FishHistoryReader(options);

class FishHistoryReader implements CorpusReader {
  private time: string | undefined;
  private open: ShellText | null = null;

  constructor(private readonly options: ReaderOptions) {}

  push(line: CorpusLine): readonly CorpusItem[] {
    if ('fault' in line) return [...this.end(), problemItem(unreadable(line))];
    const text = withoutReturn(withoutMark(line));
    if (text.startsWith(' ')) {
      const seconds = /^ +when: *(\d+) *$/.exec(text)?.[1];
      if (seconds !== undefined) this.time = timeOfSeconds(seconds);
      return [];
    }
    if (isBlank(text) || /^(?:%|---|\.\.\.)/.test(text)) return [];
    const before = this.end();
    const command = commandOf(text);
    if (command === null) return [...before, problemItem(malformedCall(line.number, NOT_AN_ITEM))];
    if (command !== '') this.open = new ShellText(line.number).add(unescaped(command));
    return before;
  }

  end(): readonly CorpusItem[] {
    const { open, options, time } = this;
    this.open = null;
    this.time = undefined;
    return open === null ? [] : [open.item({ format: 'fish-history', options, time, observed: ENTERED })];
  }
}

const NOT_AN_ITEM = 'The line begins no item: there is no `- cmd: `.';

function commandOf(text: string): string | null {
  if (!/^- cmd:(?: |$)/.test(text)) return null;
  let from = HEAD.length;
  while (text.startsWith(HEAD, from)) from += HEAD.length;
  return text.slice(from).trimStart();
}

const HEAD = '- cmd: ';

const unescaped = (text: string): string =>
  text.replace(/\\([\\n])/g, (_, character: string) => (character === 'n' ? '\n' : '\\'));
