import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { EMPTY_REPORT } from '../../../src/replay/merge.js';
import { PAGE_LIMITS } from '../../../src/replay/render/html/limits.js';
import { dataBlock, shownLines } from '../../../src/replay/render/html/markup.js';
import { renderHtml } from '../../../src/replay/render/html.js';
import { callText, familyText, verdictText } from '../../../src/replay/render/parts.js';
import type { ChangedCall, ChangeList, ReplayReport } from '../../../src/replay/report.js';
import { elementsOf, type HtmlElement, hasClass, readHtml, textOf } from '../../support/html-reader.js';
import { holds } from '../../support/property.js';
import { anyItem, anyLimits, entryAt, replay } from '../corpora.js';
import { HOSTILE_TEXTS, hostileReport } from './hostile.js';

const pageOf = (report: ReplayReport): HtmlElement => readHtml(renderHtml(report));
const named =
  (name: string) =>
  (element: HtmlElement): boolean =>
    element.name === name;
const withId = (page: HtmlElement, id: string): HtmlElement => {
  const [found] = elementsOf(page, ({ attributes }) => attributes.id === id);
  if (found === undefined) throw new Error(`Nothing has the id ${id}.`);
  return found;
};
const callsIn = (element: HtmlElement): readonly string[] =>
  elementsOf(element, hasClass('call')).map(textOf);

const sample = replay([
  entryAt(1, { input: 'frobnicate a', count: 1_200 }),
  entryAt(2, { input: 'frobnicate' }),
  entryAt(3, { input: 'ls' }),
  entryAt(4, { input: 'cat README.md', observed: { effect: 'allow', by: 'person' } }),
  entryAt(5, { input: 'rm ~/notes.txt' }),
  entryAt(6, { input: 'git push', fidelity: 'truncated' }),
]);

describe('a report as a page', () => {
  const page = pageOf(sample);

  it('begins with the verdict, and the warnings before all else', () => {
    expect(elementsOf(page, named('h1')).map(textOf)).toEqual([verdictText(sample)]);
    const text = textOf(page);
    const [warning] = sample.warnings;
    expect(text).toContain(warning?.message);
    expect(text.indexOf(warning?.message ?? '?')).toBeLessThan(text.indexOf('Transitions'));
  });

  it('has its parts in this order', () => {
    const main = withId(page, 'report');
    expect(elementsOf(main, named('section')).map(({ attributes }) => attributes.id)).toEqual([
      'transitions',
      'newlyAllowed',
      'newlyAskable',
      'newlyReviewed',
      'newlyDenied',
      'friction',
      'rules',
      'idle',
      'observed',
      'lost',
    ]);
  });

  it('shows a change with its calls, both deciders, both reasons and its places', () => {
    const [first] = elementsOf(withId(page, 'newlyAllowed'), hasClass('entry'));
    expect(textOf(first as HtmlElement).replace(/\s+/g, ' ')).toMatch(
      /^1,200 callsfrobnicate areview no-rule → allow my\.changes\/allow-frobnicate corpus\.jsonl:1 Review before ?No rule allows `frobnicate a`.* Allow after ?allow-frobnicate\..* Recorded by 1 entry ?corpus\.jsonl:1 Digest ?[0-9a-f]{64} $/,
    );
  });

  it('shows transitions as a table with heads for its rows and columns', () => {
    const rows = elementsOf(withId(page, 'transitions'), named('tr')).map((row) =>
      row.children.map((cell) => textOf(cell)),
    );
    expect(rows).toEqual([
      ['before', 'allow', 'review', 'deny'],
      ['allow', '0', '1 (1)newly reviewed', '1 (1)newly denied'],
      ['review', '1,201 (2)newly allowed', '0', '0'],
      ['deny', '0', '1 (1)newly askable', '0'],
    ]);
  });

  it('draws bars whose numbers stand in the text, and that are not read out', () => {
    const bars = elementsOf(page, named('svg'));
    expect(bars.length).toBeGreaterThan(8);
    expect(bars.every(({ attributes }) => attributes['aria-hidden'] === 'true')).toBe(true);
    const [cell] = elementsOf(withId(page, 'transitions'), hasClass('widened'));
    const [drawn] = elementsOf(cell as HtmlElement, named('rect'));
    expect(drawn?.attributes.width).toBe(`${((100 * 1_201) / 1_204).toFixed(2)}%`);
  });

  it('lists families, rules and what decided nothing, the rules of the packs that were given first', () => {
    const families = elementsOf(withId(page, 'friction'), hasClass('entry')).map(textOf);
    expect(families).toHaveLength(
      sample.friction.families.filter(({ candidate }) => candidate.reviewed + candidate.denied > 0).length,
    );
    expect(families[0]).toContain(familyText(sample.friction.families[0] as never));
    expect(textOf(withId(page, 'rules'))).toContain('my.changes/allow-frobnicate');
    const [idle] = elementsOf(withId(page, 'idle'), hasClass('entry')).map(textOf);
    expect(idle).toBe('my.changes/never deny, took no part');
  });

  it('lists what was not replayed, by cause and place', () => {
    expect(textOf(withId(page, 'lost')).replace(/\s+/g, ' ')).toContain(
      'Not replayed: 1 entry truncated: 1 entry, 1 call corpus.jsonl:6 The recording cut the call.',
    );
  });

  it('of nothing says that it is nothing', () => {
    const text = textOf(pageOf(EMPTY_REPORT));
    expect(text).toContain('NOTHING WAS REPLAYED');
    expect(text).toContain('The corpus is empty: nothing was replayed');
    expect(text).not.toContain('Transitions');
  });

  it('keeps a filter that only a script can work hidden until it runs', () => {
    expect(withId(page, 'filter').attributes).toHaveProperty('hidden');
  });
});

describe('limits of a page', () => {
  const widened = sample.changes.newlyAllowed.list[0] as ChangedCall;
  const many = (count: number, text: (index: number) => string): readonly ChangedCall[] =>
    Array.from({ length: count }, (_, index) => ({
      ...widened,
      calls: count - index,
      call: { ...widened.call, text: text(index) },
    }));
  const withList = (name: 'newlyAllowed' | 'newlyDenied', list: readonly ChangedCall[]): ReplayReport => {
    const total = { calls: list.length, distinct: list.length };
    return { ...sample, changes: { ...sample.changes, [name]: { total, cut: false, list } } };
  };

  it('every newly allowed call is listed', () => {
    const list = many(PAGE_LIMITS.changes + 1, (index) => `frobnicate ${index}`);
    const page = pageOf(withList('newlyAllowed', list));
    expect(callsIn(withId(page, 'newlyAllowed'))).toEqual(list.map(({ call }) => call.text));
  });

  it('of other changes those of the most calls, and it is said how many are left out', () => {
    const list = many(PAGE_LIMITS.changes + 1, (index) => `frobnicate ${index}`);
    const section = withId(pageOf(withList('newlyDenied', list)), 'newlyDenied');
    expect(callsIn(section)).toEqual(list.slice(0, -1).map(({ call }) => call.text));
    expect(textOf(section)).toContain(
      'The page lists 2,000 of 2,001 distinct calls; the JSON report has more.',
    );
  });

  it('a newly allowed call is whole, any other is cut and its length said', () => {
    const long = 'x'.repeat(PAGE_LIMITS.text + 1);
    expect(
      callsIn(
        withId(
          pageOf(
            withList(
              'newlyAllowed',
              many(1, () => long),
            ),
          ),
          'newlyAllowed',
        ),
      ),
    ).toEqual([long]);
    expect(
      callsIn(
        withId(
          pageOf(
            withList(
              'newlyDenied',
              many(1, () => long),
            ),
          ),
          'newlyDenied',
        ),
      ),
    ).toEqual([`${long.slice(1)}… (4,001 characters)`]);
  });

  it('where their markup grows beyond all measure, those for which there is room, and it is said', () => {
    const list = many(90, () => '\u200b'.repeat(100_000));
    const html = renderHtml(withList('newlyAllowed', list));
    expect(html.length).toBeLessThan(PAGE_LIMITS.markup + 1_000_000);
    expect(html).toContain('The page lists 79 of 90 distinct calls; the JSON report has more.');
    expect(html.split(`<code class="call">${'\\u{200b}'.repeat(10)}`).length - 1).toBe(79);
  });

  it('beyond all that may be whole, newly allowed calls are cut, too', () => {
    const long = 'x'.repeat(100_000);
    const texts = callsIn(
      withId(
        pageOf(
          withList(
            'newlyAllowed',
            many(82, () => long),
          ),
        ),
        'newlyAllowed',
      ),
    );
    expect(texts.map((text) => text.length > PAGE_LIMITS.text + 100)).toEqual([
      ...Array.from({ length: 80 }, () => true),
      false,
      false,
    ]);
  });
});

describe('whatever the report', () => {
  it('the page is well-formed, shows every warning, and lists every change that the report does', () => {
    holds(
      fc.tuple(fc.array(anyItem, { maxLength: 40 }), anyLimits),
      ([items, limits]) => {
        const report = replay(items, { limits });
        const page = pageOf(report);
        const text = textOf(page);
        for (const { message } of report.warnings) expect(text).toContain(message);
        const listed = Object.values<ChangeList>({ ...report.changes }).flatMap(({ list }) =>
          list.map(({ call }) => callText(call)),
        );
        if (report.counts.replayed.calls > 0) expect([...callsIn(page)].sort()).toEqual(listed.sort());
      },
      { runs: 100 },
    );
  });

  it('every text of the report is on the page as text, and makes no element', () => {
    const elements = (report: ReplayReport): number => elementsOf(pageOf(report), () => true).length;
    const plain = elements(hostileReport('x'));
    holds(
      fc.oneof(fc.string({ unit: 'binary', maxLength: 60 }), fc.constantFrom(...HOSTILE_TEXTS)),
      (text) => {
        const report = hostileReport(text);
        const page = pageOf(report);
        expect(callsIn(page)).toContain(shownLines(text));
        expect(textOf(withId(page, 'report')).split(shownLines(text)).length).toBeGreaterThan(5);
        expect(elementsOf(page, () => true)).toHaveLength(plain);
        expect(elements(report)).toBe(plain);
      },
      { runs: 300 },
    );
  });

  it('data comes back as it was', () => {
    holds(
      fc.jsonValue({ stringUnit: 'binary' }),
      (value) => {
        const [html] = [readHtml(`<!doctype html><p>${dataBlock('data', value).text}</p>`)];
        const [block] = elementsOf(html, named('script'));
        expect(JSON.parse(textOf(block as HtmlElement))).toEqual(JSON.parse(JSON.stringify(value)));
      },
      { runs: 300 },
    );
    for (const text of HOSTILE_TEXTS) {
      const [, json = ''] = /^<script[^>]*>(.*)<\/script>$/s.exec(dataBlock('data', text).text) ?? [];
      expect(json).not.toMatch(/[<>&\u2028\u2029]/);
      expect(JSON.parse(json)).toBe(text);
    }
  });

  it('the same report gives the same page', () => {
    expect(renderHtml(JSON.parse(JSON.stringify(sample)))).toBe(renderHtml(sample));
  });

  it('the facts of the filter are one for each entry', () => {
    holds(
      fc.array(anyItem, { minLength: 1, maxLength: 40 }),
      (items) => {
        const report = replay(items);
        if (report.counts.replayed.calls === 0) return;
        const page = pageOf(report);
        const facts = JSON.parse(textOf(withId(page, 'facts'))) as { kind?: string; calls?: number }[];
        const entries = elementsOf(page, hasClass('entry'));
        expect(facts).toHaveLength(entries.length);
        for (const [index, { kind }] of facts.entries())
          expect(kind !== undefined).toBe(
            elementsOf(entries[index] as HtmlElement, hasClass('call')).length === 1,
          );
      },
      { runs: 50 },
    );
  });
});

describe('the page lets nothing in', () => {
  const page = renderHtml(hostileReport('<script src="https://example.org/x.js"></script>'));

  it('it names no address', () => {
    const tree = readHtml(page);
    const attributes = elementsOf(tree, () => true).flatMap((element) => Object.entries(element.attributes));
    expect(
      attributes.filter(
        ([name]) => /^(?:on|src|srcset|style|action|data)$/.test(name) || name.startsWith('on'),
      ),
    ).toEqual([]);
    expect(attributes.filter(([name, value]) => name === 'href' && !value.startsWith('#'))).toEqual([]);
    const own = elementsOf(tree, ({ name }) => name === 'style' || name === 'script')
      .map(textOf)
      .join('');
    expect(own).not.toMatch(/url\(|@import|fetch|XMLHttp|innerHTML|eval|https?:/);
  });

  it('its policy allows the two parts that it brings, by their hashes', () => {
    const [policy] = elementsOf(
      readHtml(page),
      ({ attributes }) => attributes['http-equiv'] === 'Content-Security-Policy',
    );
    expect(policy?.attributes.content).toMatch(
      /^default-src 'none'; script-src 'sha256-[\w+/]{43}='; style-src 'sha256-[\w+/]{43}='; base-uri 'none'; form-action 'none'$/,
    );
  });
});
