/**
 * Pictures of the page for a person to look at: `PAGE_REPORT=report.json PAGE_PICTURES=folder npx vitest run
 * test/browser/pictures`, of a report as `--format json` writes it.
 */

import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { renderHtml } from '../../src/replay/render/html.js';
import { CHROMIUM, startChromium } from './chromium.js';

const { PAGE_PICTURES = '', PAGE_REPORT = '' } = process.env;

describe.skipIf(CHROMIUM === null || PAGE_PICTURES === '' || PAGE_REPORT === '')(
  'pictures of the page',
  () => {
    it.each([
      ['light', 1_200],
      ['dark', 1_200],
      ['light', 360],
    ] as const)('in %s, %i pixels wide', async (scheme, width) => {
      const report = JSON.parse(readFileSync(PAGE_REPORT, 'utf8'));
      const browser = await startChromium();
      const page = await browser.open(renderHtml(report), { scheme, width, height: 1_600 });
      const shoot = async (name: string): Promise<void> =>
        writeFileSync(join(PAGE_PICTURES, `${scheme}-${width}-${name}.png`), await page.picture());
      await shoot('top');
      await page.press('j', 'j', 'Enter', 'j');
      await shoot('open');
      for (const part of ['newlyDenied', 'friction', 'rules', 'lost']) {
        await page.value(`document.getElementById('${part}').scrollIntoView()`);
        await shoot(part);
      }
      await page.value('scrollTo(0, 0)');
      await page.press('/');
      await page.type('reproduce v2');
      await shoot('search');
      await browser.close();
      expect(page.remarks).toEqual([]);
    });
  },
);
