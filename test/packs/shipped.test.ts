import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { shippedFiles } from '../../src/generated/shipped.js';
import type { Pack } from '../../src/generated/types.js';
import { checkPack } from '../../src/policy/check.js';
import type { LayerName } from '../../src/policy/layers.js';
import { decideCall, projector } from '../support/decisions.js';

/** Folders of packs, with the layer that each is loaded into. */
const FOLDERS: ReadonlyMap<string, LayerName> = new Map([
  ['floor', 'floor'],
  ['baseline', 'shipped'],
]);

const packs = shippedFiles.flatMap(({ path, text }) => {
  const layer = FOLDERS.get(path.split('/')[1] ?? '');
  return layer === undefined ? [] : [{ path, layer, pack: JSON.parse(text) as Pack }];
});

describe('shipped packs', () => {
  it('there is a floor and a baseline', () => {
    expect(new Set(packs.map(({ layer }) => layer))).toEqual(new Set(['floor', 'shipped']));
  });

  for (const { path, layer, pack } of packs) {
    describe(path, () => {
      it('loads, and every example decides as it says', () => {
        const report = checkPack(pack, { projector, layer });
        expect(report.problems).toEqual([]);
        expect(report).toMatchObject({ ok: true, pack: pack.id, rules: pack.rules.length });
        expect(report.examples).toBeGreaterThanOrEqual(2 * pack.rules.length);
      });

      it('shows of every rule what it matches and what it just does not', () => {
        const silent = pack.rules.filter(
          ({ examples }) => !(examples?.match?.length && examples.noMatch?.length),
        );
        expect(silent.map(({ id }) => id)).toEqual([]);
      });

      it('says of every rule why, and where it comes from', () => {
        for (const rule of pack.rules) {
          expect(rule.reason, rule.id).toMatch(/^[A-Z].*\.$/s);
          expect(rule.provenance.source, rule.id).not.toBe('');
        }
      });

      it('allows nothing that is not known', () => {
        const unknown = checkPack(pack, { projector, layer }).remarks.filter(({ message }) =>
          message.includes('unknown'),
        );
        expect(unknown).toEqual([]);
        if (layer === 'floor') expect(pack.rules.filter(({ effect }) => effect === 'allow')).toEqual([]);
      });
    });
  }

  it('the floor loaded as a user pack, or a user pack as the floor, is refused where powers differ', () => {
    for (const { pack } of packs.filter(({ layer }) => layer === 'shipped')) {
      const allows = pack.rules.filter(({ effect }) => effect === 'allow');
      const report = checkPack(pack, { projector, layer: 'floor' });
      expect(report.ok).toBe(allows.length === 0);
      const powers = report.problems.map(({ code }) => code);
      expect(powers, pack.id).toEqual(allows.map(() => 'layer-cannot-allow'));
    }
  });

  it('of the baseline each is about one thing, named as its file, and fits a screen or nearly', () => {
    for (const { path, pack } of packs.filter(({ layer }) => layer === 'shipped')) {
      expect(`packs/baseline/${pack.id.replace('portcullis.', '')}.json`).toBe(path);
      const lines = readFileSync(new URL(`../../${path}`, import.meta.url), 'utf8').split('\n').length;
      expect(lines, path).toBeLessThanOrEqual(100);
    }
  });
});

describe('installing packages of the system', () => {
  it.each([
    'apt-get update',
    'apt-get install -y x',
    'apt remove x',
    'apt-mark hold x',
    'dpkg -i x.deb',
    'apk add x',
  ])('acts as nobody else, so a person is asked: %s', (text) =>
    expect(decideCall(text).effect).toBe('review'),
  );
  it.each(['sudo apt-get update', 'sudo apk add x', 'doas apk add x', 'su -c "dpkg -i x.deb"'])(
    'is denied as another user: %s',
    (text) => expect(decideCall(text)).toMatchObject({ effect: 'deny', rule: 'privilege' }),
  );
});
