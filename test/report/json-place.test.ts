import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { Region } from '../../src/report/finding.js';
import { jsonPlaces } from '../../src/report/json-place.js';
import { holds } from '../support/property.js';

const TEXT = `{
  "id": "team",
  "rules": [
    { "id": "one", "match": {} },
    { "id": "two",
      "a/b~c": [true] }
  ]
}
`;

const at = (line: number, column: number, endLine: number, endColumn: number): Region => ({
  line,
  column,
  endLine,
  endColumn,
});

describe('jsonPlaces', () => {
  it.each([
    ['the whole', '', at(1, 1, 8, 2)],
    ['a member, with its name', '/id', at(2, 3, 2, 15)],
    ['an item', '/rules/0', at(4, 5, 4, 33)],
    ['an empty object', '/rules/0/match', at(4, 20, 4, 31)],
    ['an item on two lines', '/rules/1', at(5, 5, 6, 24)],
    ['an escaped name', '/rules/1/a~1b~0c/0', at(6, 17, 6, 21)],
    ['a member that is missing: what should hold it', '/rules/1/reason', at(5, 5, 6, 24)],
    ['an item that is missing', '/rules/7/id', at(3, 3, 7, 4)],
    ['an index that is none', '/rules/01', at(3, 3, 7, 4)],
    ['a pointer that is none', 'nonsense', at(1, 1, 8, 2)],
  ])('finds %s', (_, pointer, region) => {
    expect(jsonPlaces(TEXT).regionOf(pointer)).toEqual(region);
  });

  it('takes the last of two members with one name, as JSON.parse does', () => {
    expect(jsonPlaces('{"a":1,"a":2}').regionOf('/a')).toEqual(at(1, 8, 1, 13));
    expect(jsonPlaces('{"\\u0061":1}').regionOf('/a')).toEqual(at(1, 2, 1, 12));
  });

  it('counts lines that end with a carriage return and a line feed once', () => {
    expect(jsonPlaces('[\r\n1,\r\n2]').regionOf('/1')).toEqual(at(3, 1, 3, 2));
  });

  it.each([
    ['', 0],
    ['  ', 2],
    ['{', 1],
    ['[1,]', 3],
    ['{"a" 1}', 5],
    ['{"a": tru}', 6],
    ['[1 2]', 3],
    ['1,', 1],
    ['[1]]', 3],
    ['"\n"', 0],
    ['01', 1],
    ['1.', 0],
    ['{"a":"\\x"}', 5],
  ])('says where %j is no JSON', (text, fault) => {
    expect(jsonPlaces(text).fault).toBe(fault);
    expect(() => JSON.parse(text)).toThrow();
  });

  it('still places what comes before a fault', () => {
    const places = jsonPlaces('{"a": [1, 2}');
    expect(places.regionOf('/a/1')).toEqual(at(1, 11, 1, 12));
    expect(places.faultRegion).toEqual(at(1, 12, 1, 13));
  });

  it('answers for texts of any depth and length', () => {
    const deep = 200_000;
    expect(jsonPlaces('['.repeat(deep)).fault).toBe(deep);
    expect(jsonPlaces('['.repeat(deep) + ']'.repeat(deep)).fault).toBe(null);
    expect(jsonPlaces(`"${'a'.repeat(5_000_000)}"`).fault).toBe(null);
    expect(jsonPlaces('1'.repeat(5_000_000)).fault).toBe(null);
  });
});

/** Every pointer into a value. */
function pointers(value: unknown, at = ''): [string, unknown][] {
  const inner =
    typeof value === 'object' && value !== null
      ? Object.entries(value).flatMap(([name, member]) =>
          pointers(member, `${at}/${name.replaceAll('~', '~0').replaceAll('/', '~1')}`),
        )
      : [];
  return [[at, value], ...inner];
}

function slice(text: string, { line, column, endLine, endColumn }: Region): string {
  const starts = [0, ...[...text.matchAll(/\n/g)].map(({ index }) => index + 1)];
  return text.slice(
    (starts[line - 1] ?? Number.NaN) + column - 1,
    (starts[endLine - 1] ?? Number.NaN) + endColumn - 1,
  );
}

describe('laws', () => {
  it('what stands at the region of a pointer is the value at the pointer', () => {
    const indent = fc.constantFrom('', ' ', '\n', '\t');
    holds(
      fc.tuple(fc.jsonValue({ stringUnit: 'binary' }), indent),
      ([value, blanks]) => {
        // Round trip first: JSON has no negative zero.
        const plain = JSON.parse(JSON.stringify(value)) as unknown;
        const text = JSON.stringify(plain, null, blanks);
        const places = jsonPlaces(text);
        expect(places.fault).toBe(null);
        for (const [pointer, expected] of pointers(plain)) {
          const region = places.regionOf(pointer);
          const found = region === undefined ? '' : slice(text, region);
          const [read] = [found, `{${found}}`].flatMap((one) => {
            try {
              return [JSON.parse(one) as unknown];
            } catch {
              return [];
            }
          });
          // A member comes with its name.
          expect([read, Object.values((read ?? {}) as object)[0]]).toContainEqual(expected);
        }
      },
      { runs: 300 },
    );
  });

  it('a text has a fault exactly where JSON.parse refuses it, whatever the text is', () => {
    const piece = fc.constantFrom(
      ...[
        '{',
        '}',
        '[',
        ']',
        ',',
        ':',
        '"a"',
        '"',
        '\\',
        '1',
        '-',
        '.5',
        'e3',
        'true',
        'nul',
        ' ',
        '\n',
        'x',
      ],
    );
    const text = fc.oneof(
      fc.string({ unit: 'binary' }),
      fc.array(piece, { maxLength: 12 }).map((pieces) => pieces.join('')),
      fc.tuple(fc.json(), fc.nat(), fc.string({ maxLength: 2 })).map(([json, where, more]) => {
        const cut = where % (json.length + 1);
        return json.slice(0, cut) + more + json.slice(cut + 1);
      }),
    );
    holds(
      text,
      (given) => {
        let isJson = true;
        try {
          JSON.parse(given);
        } catch {
          isJson = false;
        }
        const places = jsonPlaces(given);
        expect(places.fault === null).toBe(isJson);
        places.regionOf('/a/0/__proto__');
      },
      { runs: 5000 },
    );
  });
});
