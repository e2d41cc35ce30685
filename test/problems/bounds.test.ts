/**
 * The bounds of the statements, written down apart from the code: each is checked at the bound and beyond it. Where a
 * number is not listed here, its statement gives no bound, or none was found; list the problem with what is known.
 *
 * Sources: the statements, or copies of them. Not seen but quoted from memory are those of hdu-1564, hdu-1847, hdu-1848,
 * hdu-2188, hdu-2897 and take-1-to-3.
 */
import assert from 'node:assert/strict';
import { lineOf } from '../../server/src/formats/compile';
import type { AnyFields, Bound, Field, FieldValue, Format, List, Row } from '../../server/src/formats/format';
import { writeCase } from '../../server/src/formats/write';
import { problemsById } from '../../server/src/problems/index';
import { english, render } from '../../server/src/text/message';
import { allFindings, openNamed } from '../document/observe';

type Range = readonly [min: Bound, max?: Bound];

const number: Range = [1];
const allHeaps = 10 ** 9;
const wythoff = { a: [0, 10 ** 9], b: [0, 10 ** 9] } as const;
const numberGameList: Range = [2, 20];
const sNim = { k: [1, 100], s: [1, 10000], m: [1, 100], l: [1, 100], h: [0, 10000] } as const;
const zoj = { T: [1], a: [0, 19], n: numberGameList } as const;
const multiplication = { n: [2, 4294967294] } as const;
const strip = { T: [1, 20], N: [1, 1000], P: [1, 10000] } as const;
const bachet = { n: [1, 1000000], m: [1, 10], s: [1] } as const;
const john = { T: [1, 474], n: [1, 47], h: [1, 4747] } as const;
const shanghai = { T: [1, 500], n: [1, 50], h: [1, 5000] } as const;

const bounds: Readonly<Record<string, Readonly<Record<string, Range>>>> = {
  'poj-2348': { a: number, b: number },
  'hdu-1525': { a: number, b: number },
  'uva-10368': { a: number, b: number },
  'zoj-1913': { a: number, b: number },
  'kattis-euclidsgame': { a: [1, 2 ** 31 - 1], b: [1, 2 ** 31 - 1] },
  'luogu-p1290': { C: [1], m: number, n: number },
  'coin-game': { x: [0], k: [1], a: [1] },
  'uva-10404': bachet,
  'kattis-bachetsgame': bachet,
  'hdu-1847': { n: [1, 1000] },
  'hdu-1848': { m: [1, 1000], n: [1, 1000], p: [1, 1000] },
  'hdu-1536': sNim,
  'hdu-1944': sNim,
  'poj-2960': sNim,
  'poj-2484': { n: [1, 10 ** 6] },
  'hdu-3951': { T: [1, 100], n: [3, 10 ** 9], k: [1, 10] },
  'hdu-2177': { a: [0, 10 ** 6], b: ['a', 10 ** 6] },
  'poj-1067': wythoff,
  'hdu-1527': wythoff,
  'luogu-p2252': wythoff,
  'take-1-to-3': { N: [1, 10 ** 7 - 1] },
  'hdu-1846': { T: [1, 100], n: [1, 1000], m: [1, 1000] },
  'hdu-2188': { T: [1], n: [1, 10000], m: [1, 10000] },
  'hdu-2149': { M: [1, 1099], N: [1, 1099] },
  'hdu-2897': { n: [1, 65535], p: [1, 65535], q: ['p', 65535] },
  'race-to-n': { target: [1], m: [1] },
  'poj-2234': { n: [1, 20], h: [1, 10 ** 7] },
  'hdu-2176': { n: [1, 200000], h: [1] },
  'hdu-1850': { n: [2, 100], h: [1, 10 ** 6] },
  'poj-2975': { n: [1, 1000], h: [1, allHeaps] },
  'luogu-p1247': { k: [1, 500000], n: [1, allHeaps] },
  'luogu-p2197': { T: [1, 10], n: [1, 10 ** 4], h: [0, 9999] },
  'poj-3480': john,
  'hdu-1907': john,
  'uva-1566': john,
  'luogu-p4279': shanghai,
  'bzoj-1022': shanghai,
  'hdu-2509': { n: [1, 100], a: [0, 100] },
  'poj-1704': strip,
  'luogu-p10507': strip,
  'poj-1143': { n: [1, 20], a: numberGameList },
  'zoj-1039': zoj,
  'uva-1558': zoj,
  'boj-6391': zoj,
  'hdu-2516': { n: [2, 2 ** 31 - 1] },
  'hdu-3032': { T: [1, 100], n: [1, 10 ** 6], h: [1, 2 ** 31 - 1] },
  'hdu-1730': { n: [1, 1000], m: [2, 100], mine: [1], theirs: [1] },
  'hdu-2147': { n: [1, 2000], m: [1, 2000] },
  'hdu-1564': { n: [1, 10000] },
  'poj-1740': { n: [1, 10], h: [1, 100] },
  'hdu-3389': { T: [1, 100], n: [1, 10000], h: [0, 100] },
  'poj-2505': multiplication,
  'hdu-1517': multiplication,
  'uva-847': multiplication,
  'zoj-1893': multiplication,
  'kattis-amultiplicationgame': multiplication,
};

const itemsOf = ({ end, rows }: Format): (Field | List)[] => [
  ...(end.kind === 'count' ? [end.field] : []),
  ...rows.flatMap((row) => lineOf(row).items),
];

/** A case of the least numbers, with one number at least in each list, but with another number where the name says. */
function leastCase({ rows }: Format, name: string, value: number): AnyFields {
  const fields: Record<string, FieldValue> = {};
  const counts = rows.flatMap((row) => lineOf(row).items.flatMap((item) => (item.kind === 'list' ? [item.count] : [])));
  const valueOf = ({ name: own, min = 0 }: Field | List, line: AnyFields): number => {
    if (own === name) return value;
    const least = typeof min === 'string' ? (line[min] as number) : Number(min);
    return counts.includes(own) ? Math.max(1, least) : least;
  };
  const fill = (row: Row, into: Record<string, FieldValue>): AnyFields => {
    for (const item of lineOf(row).items) {
      if (item.kind === 'field') into[item.name] = valueOf(item, into);
      else {
        const length = Number(into[item.count] ?? fields[item.count]);
        into[item.name] = Array.from({ length }, (_, index) => valueOf(item, into) + (item.distinct ? index : 0));
      }
    }
    return into;
  };
  for (const row of rows) {
    if (row.kind === 'line') fill(row, fields);
    else fields[row.name] = Array.from({ length: Number(fields[row.count]) }, () => fill(row, {}));
  }
  return fields;
}

/** What is found, as errors and warnings, of a number out of its bounds. */
function foundOf(id: string, name: string, value: number): string[] {
  const { input } = problemsById.get(id)!;
  const isCount = input.end.kind === 'count' && input.end.field.name === name;
  const lines = writeCase(input, leastCase(input, name, value));
  const first = input.end.kind === 'count' ? [isCount ? value : 1] : [];
  const document = openNamed([...first, ...lines, ''].join('\n'), id);
  return allFindings(document)
    .filter(({ code, severity }) => severity === 'error' || (severity === 'warning' && code !== 'missing-terminator'))
    .map(({ code, message }) => `${code}: ${render(message, english)}`)
    .filter((text) => /^out-of-(?:bounds|order)/.test(text) && text.includes(`: ${name} is ${value},`));
}

describe('problems/bounds', () => {
  it('lists every problem and alias', () => {
    assert.deepEqual(Object.keys(bounds).sort(), [...problemsById.keys()].sort());
  });

  for (const [id, wanted] of Object.entries(bounds)) {
    it(`are those of the statement: ${id}`, () => {
      const { input } = problemsById.get(id)!;
      const declared = itemsOf(input).map(({ name, min = 0, max }) => [name, max === undefined ? [min] : [min, max]]);
      assert.deepEqual(Object.fromEntries(declared), wanted);
    });

    it(`are told where a number is beyond them: ${id}`, () => {
      const { input } = problemsById.get(id)!;
      const [firstItem] = input.rows.flatMap((row) => lineOf(row).items);
      for (const [name, [min, max]] of Object.entries(wanted)) {
        const endsInput = input.end.kind === 'zeros' && input.end.zeros === 1 && firstItem!.name === name;
        if (typeof min === 'number') {
          assert.deepEqual(foundOf(id, name, min), [], `${name} = ${min}`);
          if (min > 0 && !(endsInput && min === 1))
            assert.ok(foundOf(id, name, min - 1).length > 0, `${name} = ${min - 1}`);
        }
        if (typeof max === 'number') {
          assert.deepEqual(foundOf(id, name, max), [], `${name} = ${max}`);
          assert.ok(foundOf(id, name, max + 1).length > 0, `${name} = ${max + 1}`);
        }
      }
    });
  }

  it('are those of the alias where it has its own: the same text, good at one judge and not at the other', () => {
    const large = '2\n1000001 5\n0\n';
    const warnings = (id: string): string[] =>
      allFindings(openNamed(large, id)).flatMap(({ code, severity }) => (severity === 'warning' ? [code] : []));
    assert.deepEqual(warnings('hdu-1850'), ['out-of-bounds']);
    assert.deepEqual(warnings('poj-2975'), []);
  });
});
