import { integer, line, lines, list, untilZeros } from '../formats/format';
import { subtraction } from '../rulesets/subtraction';
import { message } from '../text/message';
import { groupedProblem, unnamed, wordFor } from './problem';
import { TAKE_SETS } from './shared/hardNumbers';
import { stuckNote, zeroTakes } from './shared/takes';

export const hdu1536 = groupedProblem({
  id: 'hdu-1536',
  aliases: [
    { id: 'hdu-1944', url: 'https://acm.hdu.edu.cn/showproblem.php?pid=1944' },
    { id: 'poj-2960', url: 'http://poj.org/problem?id=2960' },
  ],
  title: 'S-Nim',
  url: 'https://acm.hdu.edu.cn/showproblem.php?pid=1536',
  ruleset: subtraction,
  input: untilZeros(
    1,
    line(
      integer('k', { min: 1, max: 100, meaning: message('how many takes are allowed') }),
      list('s', 'k', { min: 1, max: 10000, meaning: message('an allowed take') }),
    ),
    line(integer('m', { min: 1, max: 100, meaning: message('the number of positions') })),
    lines(
      'positions',
      'm',
      line(
        integer('l', { min: 1, max: 100, meaning: message('the number of heaps') }),
        list('h', 'l', { max: 10000, meaning: message('a heap') }),
      ),
    ),
  ),
  players: unnamed,
  each: 'positions',
  positions: ({ s, positions }) => positions.map(({ h }) => ({ heaps: h, takes: s })),
  rewrite: (fields, { heaps }, index) => ({
    ...fields,
    positions: fields.positions.map((one, other) => (other === index ? { l: heaps.length, h: heaps } : one)),
  }),
  objections: ({ s }) => zeroTakes(s, 's'),
  boundsSuffice: true,
  remarks: ({ s }) => stuckNote(s, 's'),
  output: (positions) => lettersOf(positions.map((position) => wordFor(subtraction.outcome(position), 'W', 'L'))),
  *cases() {
    const heaps = [
      [0],
      [1],
      [2],
      [3],
      [4],
      [5],
      [7],
      [10],
      [1, 2],
      [2, 3],
      [2, 2],
      [4, 5, 6],
      [1, 2, 3],
      [3, 5, 7, 9],
      [9999, 10000],
    ];
    const positions = heaps.map((h) => ({ l: h.length, h }));
    for (const s of TAKE_SETS) yield { k: s.length, s, m: positions.length, positions };
    const hundred = Array.from({ length: 100 }, (_, index) => 100 - index);
    yield {
      k: 100,
      s: hundred,
      m: 3,
      positions: [
        [100, 101],
        [10000, 1],
        [50, 50, 201],
      ].map((h) => ({ l: h.length, h })),
    };
    // Many sets of takes on the same heap: nothing may be kept from one to the next.
    for (const take of [1, 2, 3]) yield { k: 1, s: [take], m: 1, positions: [{ l: 1, h: [take] }] };
  },
  sample: {
    input: '2 2 5\n3\n2 5 12\n3 2 4 7\n4 2 3 7 12\n5 1 2 3 4 5\n3\n2 5 12\n3 2 4 7\n4 2 3 7 12\n0\n',
    output: 'LWW\nWWL\n',
  },
});

const lettersOf = (letters: readonly (string | undefined)[]): string | undefined =>
  letters.includes(undefined) ? undefined : letters.join('');
