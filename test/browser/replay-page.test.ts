/** The page of a replay in a browser: what it shows, how it is used by keyboard, and that it lets nothing in or out. */

import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { shownLines } from '../../src/replay/render/html/markup.js';
import { renderHtml } from '../../src/replay/render/html.js';
import type { ChangedCall, ReplayReport } from '../../src/replay/report.js';
import { entryAt, replay } from '../replay/corpora.js';
import { HOSTILE_TEXTS, hostileReport } from '../replay/render/hostile.js';
import { type HtmlNode, readHtml } from '../support/html-reader.js';
import { type Browser, CHROMIUM, type Page, type PageOptions, startChromium } from './chromium.js';

const sample = replay([
  entryAt(1, { input: 'frobnicate a', count: 1_200 }),
  entryAt(2, { input: 'frobnicate --with b', source: { name: 'agent' } }),
  entryAt(3, { input: 'frobnicate c', count: 7 }),
  entryAt(4, { input: 'ls' }),
  entryAt(5, { input: 'ls -la', count: 3 }),
  entryAt(6, { input: 'cat README.md', observed: { effect: 'allow', by: 'person' } }),
  entryAt(7, { input: 'rm ~/notes.txt' }),
  entryAt(8, { input: 'git push', fidelity: 'truncated' }),
  entryAt(9, { input: 'make a b' }),
]);
const PAGE = renderHtml(sample);

const withChanges = (count: number): ReplayReport => {
  const one = sample.changes.newlyAllowed.list[0] as ChangedCall;
  const list = Array.from({ length: count }, (_, index) => ({
    ...one,
    call: { ...one.call, text: `frobnicate part-${index}` },
  }));
  const newlyAllowed = { total: { calls: count, distinct: count }, cut: false, list };
  return { ...sample, changes: { ...sample.changes, newlyAllowed } };
};

/** Texts of the calls that a person can see, in their order. */
const CALLS = `[...document.querySelectorAll('.entry .call')].filter((call) => call.checkVisibility()).map((call) => call.textContent)`;
const FOCUS = `(document.activeElement === document.body ? 'BODY' : document.activeElement.id || document.activeElement.querySelector('.call')?.textContent || document.activeElement.tagName)`;
const STATUS = `document.getElementById('status').textContent`;

describe.skipIf(CHROMIUM === null)('the page of a replay, in Chromium', () => {
  let browser: Browser;
  beforeAll(async () => {
    browser = await startChromium();
  });
  afterAll(() => browser.close());
  const open = (html: string, options?: PageOptions): Promise<Page> => browser.open(html, options);
  const choose = (page: Page, name: string, label: string): Promise<void> =>
    page.value(`(() => {
      const select = document.getElementById(${JSON.stringify(name)});
      select.value = [...select.options].find(({ textContent }) => textContent === ${JSON.stringify(label)}).value;
      select.dispatchEvent(new Event('input', { bubbles: true }));
      select.dispatchEvent(new Event('change', { bubbles: true }));
    })()`);

  it('says nothing to the console, throws nothing and asks for nothing', async () => {
    const page = await open(PAGE);
    await page.press('/', 'Escape', 'j', 'Enter', 'k');
    await choose(page, 'sort', 'by text');
    expect(page.remarks).toEqual([]);
  });

  it('is parsed as it was written', async () => {
    for (const text of ['x', ...HOSTILE_TEXTS]) {
      const html = renderHtml(hostileReport(text));
      const page = await open(html, { script: false });
      expect(await page.value(`(${TREE})(document.documentElement)`)).toEqual(tree(readHtml(html)));
      expect(await page.value(CALLS)).toContain(shownLines(text));
    }
  });

  it('runs nothing of a report, and its policy stops what a fault of ours would let in', async () => {
    const hostile = await open(
      renderHtml(hostileReport('<img src=x onerror="window.ran = true"><script>window.ran = true</script>')),
    );
    expect(await hostile.value('window.ran === undefined')).toBe(true);
    expect(hostile.remarks).toEqual([]);
    const page = await open(PAGE);
    const stopped = await page.value(`new Promise((resolve) => {
      const stopped = new Set();
      document.addEventListener('securitypolicyviolation', ({ effectiveDirective }) => {
        stopped.add(effectiveDirective);
        if (stopped.size === 7) resolve([...stopped].sort());
      });
      const script = document.createElement('script');
      script.textContent = 'window.ran = true';
      const form = document.createElement('form');
      form.action = 'https://example.org/';
      const base = document.createElement('base');
      base.href = 'https://example.org/';
      document.body.append(script, form, base);
      document.body.insertAdjacentHTML('beforeend', '<img src="https://example.org/a.png" onerror="window.ran = true"><p style="color: red">');
      document.body.lastChild.insertAdjacentHTML('beforeend', '<a onclick="window.ran = true">');
      document.body.lastChild.lastChild.click();
      form.submit();
      fetch('https://example.org/').catch(() => {});
    })`);
    expect(stopped).toEqual([
      'base-uri',
      'connect-src',
      'form-action',
      'img-src',
      'script-src-attr',
      'script-src-elem',
      'style-src-attr',
    ]);
    expect(await page.value('window.ran === undefined')).toBe(true);
    expect(page.remarks.filter((remark) => remark.startsWith('request:'))).toEqual([]);
  });

  it('lists all of it without a script, and no filter', async () => {
    const page = await open(PAGE, { script: false });
    expect(await page.value(CALLS)).toEqual([
      ...['frobnicate a', 'frobnicate c', 'frobnicate --with b'],
      ...['rm ~/notes.txt', 'ls -la', 'ls', 'cat README.md'],
    ]);
    expect(await page.value(`document.getElementById('filter').checkVisibility()`)).toBe(false);
    expect(await page.value(`document.querySelector('noscript').checkVisibility()`)).toBe(true);
  });

  it('searches all lists as a person types: every word must occur', async () => {
    const page = await open(PAGE);
    await page.press('/');
    expect(await page.value(FOCUS)).toBe('search');
    await page.type('FROB');
    expect(await page.value(CALLS)).toEqual(['frobnicate a', 'frobnicate c', 'frobnicate --with b']);
    await page.type(' with');
    expect(await page.value(CALLS)).toEqual(['frobnicate --with b']);
    expect(await page.value(STATUS)).toMatch(/^1 of 7 changes shown, and 0 of \d+ other entries\.$/);
    expect(await page.value(`document.getElementById('newlyAllowed-shown').textContent`)).toBe(
      '1 of 3 shown.',
    );
    expect(await page.value(`document.getElementById('family-shown').textContent`)).toBe(
      'Nothing here fits the filter.',
    );
    await page.press('Escape');
    expect(await page.value(CALLS)).toHaveLength(7);
    expect(await page.value(STATUS)).toBe('');
    await page.press('Escape');
    expect(await page.value(FOCUS)).toBe('BODY');
  });

  it('filters by kind, rule and place, sorts, and clears', async () => {
    const page = await open(PAGE);
    await choose(page, 'kind', 'newly reviewed');
    expect(await page.value(CALLS)).toEqual(['ls -la', 'ls']);
    await choose(page, 'sort', 'fewest calls first');
    expect(await page.value(CALLS)).toEqual(['ls', 'ls -la']);
    await choose(page, 'kind', 'all');
    await choose(page, 'rule', 'my.changes/deny-cat');
    expect(await page.value(CALLS)).toEqual(['cat README.md']);
    await choose(page, 'rule', 'any rule');
    await choose(page, 'source', 'agent');
    expect(await page.value(CALLS)).toEqual(['frobnicate --with b']);
    await page.value(`document.querySelector('#filter button').click()`);
    await page.value('new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve)))');
    expect((await page.value(CALLS)).slice(0, 3)).toEqual([
      'frobnicate a',
      'frobnicate c',
      'frobnicate --with b',
    ]);
    expect(await page.value('document.querySelectorAll(".entry[hidden]").length')).toBe(0);
  });

  it('goes from change to change by key, through what is shown only, and opens one with Enter', async () => {
    const page = await open(PAGE);
    await page.press('Tab');
    expect(await page.value('document.activeElement.className')).toBe('skip');
    await page.press('j');
    expect(await page.value(FOCUS)).toBe('frobnicate a');
    await page.press('j', 'ArrowDown');
    expect(await page.value(FOCUS)).toBe('frobnicate --with b');
    await page.press('j', 'k', 'ArrowUp');
    expect(await page.value(FOCUS)).toBe('frobnicate c');
    await page.press('Enter');
    expect(
      await page.value(
        `document.activeElement.parentElement.open && document.activeElement.parentElement.innerText`,
      ),
    ).toMatch(/Review before\s+No rule allows `frobnicate c`[\s\S]*corpus\.jsonl:3/);
    await page.press('Enter');
    expect(await page.value('document.activeElement.parentElement.open')).toBe(false);
    await page.press('/');
    await page.type('ls');
    await page.press('Enter', 'j', 'j');
    expect(await page.value(FOCUS)).toBe('ls');
    await page.press('k');
    expect(await page.value(FOCUS)).toBe('ls -la');
    await page.press('/');
    await page.type('j/k');
    expect(await page.value(`document.getElementById('search').value`)).toBe('lsj/k');
  });

  it('shows where the focus is, and nothing covers it', async () => {
    const page = await open(renderHtml(withChanges(60)));
    for (const key of [...Array<string>(40).fill('j'), ...Array<string>(30).fill('k')]) await page.press(key);
    const seen = `(() => {
      const { left, top, bottom } = document.activeElement.getBoundingClientRect();
      const { outlineStyle, outlineWidth } = getComputedStyle(document.activeElement);
      const top_ = document.elementFromPoint(left + 9, top + 3);
      return { outlineStyle, outlineWidth, free: document.activeElement.contains(top_), inside: bottom <= innerHeight };
    })()`;
    expect(await page.value(FOCUS)).toBe('frobnicate part-9');
    expect(await page.value(seen)).toEqual({
      outlineStyle: 'solid',
      outlineWidth: '3px',
      free: true,
      inside: true,
    });
  });

  it('reaches every control with Tab, each with a name', async () => {
    const page = await open(PAGE);
    const reached: string[] = [];
    for (let step = 0; step < 40; step += 1) {
      await page.press('Tab');
      const [kind, name] = await page.value(
        `[document.activeElement.id || document.activeElement.className || document.activeElement.tagName, document.activeElement.labels?.[0]?.textContent ?? document.activeElement.getAttribute('aria-label') ?? document.activeElement.getAttribute('aria-labelledby') ?? document.activeElement.textContent]`,
      );
      if (kind === 'BODY') break;
      expect(name).not.toBe('');
      reached.push(kind);
    }
    expect(reached.slice(0, 1)).toEqual(['skip']);
    const controls = reached.filter(
      (name) => !['some', 'zero', 'widened', 'SUMMARY', 'scroll'].includes(name),
    );
    expect(controls).toEqual(['skip', 'search', 'kind', 'rule', 'source', 'sort', 'BUTTON']);
    expect(reached.filter((name) => name === 'SUMMARY').length).toBe(9);
  });

  it('has landmarks, and every head of a table says what it is the head of', async () => {
    const page = await open(PAGE);
    expect(
      await page.value(
        `['header', 'nav', '[role=search]', 'main', 'footer'].map((name) => document.querySelectorAll('body > ' + name + ', header > ' + name).length)`,
      ),
    ).toEqual([1, 1, 1, 1, 1]);
    expect(await page.value(`document.querySelectorAll('th:not([scope])').length`)).toBe(0);
    expect(
      await page.value(`[...document.querySelectorAll('table')].every(({ caption }) => caption !== null)`),
    ).toBe(true);
    expect(
      await page.value(
        `[...document.querySelectorAll('[aria-labelledby]')].every((part) => document.getElementById(part.getAttribute('aria-labelledby')) !== null)`,
      ),
    ).toBe(true);
    expect(
      await page.value(
        `(() => { const ids = [...document.querySelectorAll('[id]')].map(({ id }) => id); return ids.length - new Set(ids).size; })()`,
      ),
    ).toBe(0);
    expect(
      await page.value(
        `[...document.querySelectorAll('nav a, .skip')].filter(({ hash }) => document.querySelector(hash) === null).length`,
      ),
    ).toBe(0);
  });

  it.each([360, 768, 1_400])('fits a window of %i pixels', async (width) => {
    const page = await open(renderHtml(hostileReport(`frobnicate ${'x'.repeat(300)}`)), { width });
    await page.value(`document.querySelectorAll('details').forEach((one) => { one.open = true; })`);
    expect(await page.value('document.documentElement.scrollWidth')).toBeLessThanOrEqual(width);
    expect(
      await page.value(
        `[...document.querySelectorAll('.scroll')].filter((one) => one.scrollWidth > one.clientWidth).length`,
      ),
    ).toBe(0);
  });

  it.each(['light', 'dark'] as const)(
    'can be read in %s: contrast of every text is at least 4.5',
    async (scheme) => {
      const page = await open(PAGE, { scheme });
      await page.value(`document.querySelectorAll('details').forEach((one) => { one.open = true; })`);
      expect(await page.value(`(${LOW_CONTRAST})()`)).toEqual([]);
      const background = await page.value(`getComputedStyle(document.documentElement).backgroundColor`);
      expect(background).toBe(scheme === 'light' ? 'rgb(250, 250, 248)' : 'rgb(19, 22, 25)');
    },
  );

  it('is printed whole: with what is folded, and without what only a screen can use', async () => {
    const page = await open(PAGE, { print: true });
    expect(await page.value(`document.getElementById('filter').checkVisibility()`)).toBe(false);
    expect(
      await page.value(
        `[...document.querySelectorAll('.entry dl')].every((part) => part.checkVisibility({ contentVisibilityAuto: true }) && part.getBoundingClientRect().height > 20)`,
      ),
    ).toBe(true);
  });

  it('lists and searches 5,000 newly allowed calls', async () => {
    const page = await open(renderHtml(withChanges(5_000)));
    expect(await page.value(`document.querySelectorAll('#newlyAllowed .entry').length`)).toBe(5_000);
    await page.press('/');
    await page.type('part-4321');
    expect(await page.value(CALLS)).toEqual(['frobnicate part-4321']);
    await page.press('Enter');
    expect(await page.value(FOCUS)).toBe('frobnicate part-4321');
    expect(page.remarks).toEqual([]);
  });

  it('where nothing was replayed, says so and nothing else', async () => {
    const page = await open(renderHtml(replay([entryAt(1, { input: 'ls', fidelity: 'truncated' })])));
    expect(await page.value('document.querySelector("h1").textContent')).toBe('NOTHING WAS REPLAYED');
    expect(await page.value('document.querySelector("form")')).toBe(null);
    expect(page.remarks).toEqual([]);
  });
});

type Tree =
  | string
  | readonly [name: string, attributes: Readonly<Record<string, string>>, children: readonly Tree[]];

/** Space between elements is where a parser may move or drop it. */
const isSpace = (node: HtmlNode): boolean => typeof node === 'string' && node.trim() === '';

const tree = (node: HtmlNode): Tree =>
  typeof node === 'string'
    ? node
    : [node.name, node.attributes, node.children.filter((child) => !isSpace(child)).map(tree)];

const TREE = `function tree(node) {
  if (node.nodeType !== 1) return node.data;
  const attributes = Object.fromEntries([...node.attributes].map(({ name, value }) => [name, value]));
  const children = [...node.childNodes].filter((child) => child.nodeType !== 3 || child.data.trim() !== '');
  return [node.localName, attributes, children.map(tree)];
}`;

/** Texts whose colour is too near that of what is behind them, by the formula of WCAG 2. */
const LOW_CONTRAST = `() => {
  const parts = (colour) => colour.match(/[\\d.]+/g).map(Number);
  const light = (colour) => {
    const [r, g, b] = parts(colour).map((part) => part / 255).map((part) => part <= 0.03928 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4);
    return 0.2126 * r + 0.7152 * g + 0.0722 * b;
  };
  const behind = (element) => {
    const colour = getComputedStyle(element).backgroundColor;
    return parts(colour)[3] === 0 && element.parentElement !== null ? behind(element.parentElement) : colour;
  };
  const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  const low = [];
  while (walker.nextNode()) {
    const element = walker.currentNode.parentElement;
    if (walker.currentNode.data.trim() === '' || !element.checkVisibility()) continue;
    const [one, other] = [light(getComputedStyle(element).color), light(behind(element))].sort((a, b) => b - a);
    if ((one + 0.05) / (other + 0.05) < 4.5) low.push(walker.currentNode.data.trim());
  }
  return low;
}`;
