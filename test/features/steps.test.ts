import assert from 'node:assert/strict';
import path from 'node:path';
import { hdu2176 } from '../../server/src/problems/hdu-2176';
import { type Counted, counted } from '../steps';
import type * as everything from './everything';

let code: Counted<typeof everything>;

/** Numbers from 1 to `most`, in no order, the same each time. */
const mixed = (count: number, most = 1e9): number[] =>
  Array.from({ length: count }, (_, index) => 1 + ((((index + 1) * 2_654_435_761) % 4_294_967_291) % most));

/** So many boxes have as many winning moves as are ever listed. */
const ENOUGH_FOR_ALL_MOVES = 1500;

/** Chessmen are put in order first, and how far they are from it differs more for few. */
const SIZES: Readonly<Record<string, number>> = { 'hdu-3389': ENOUGH_FOR_ALL_MOVES, 'poj-1704': 600 };

const lines = (...rows: (readonly unknown[])[]): string => rows.map((row) => `${row.join(' ')}\n`).join('');

/** A file with a case as large as `size` for each problem whose cases can be large. */
const large: Readonly<Record<string, (size: number) => string>> = {
  'poj-2234': (size) => lines([size, ...mixed(size)]),
  'hdu-2176': (size) => lines([size], mixed(size), [0]),
  'hdu-1850': (size) => lines([size], mixed(size), [0]),
  'luogu-p1247': (size) => lines([size], mixed(size)),
  'luogu-p2197': (size) => lines([1], [size], mixed(size)),
  'poj-3480': (size) => lines([1], [size], mixed(size)),
  'hdu-2509': (size) => lines([size], mixed(size).fill(1)),
  'poj-1704': (size) => lines([1], [size], mixed(size)),
  'hdu-3032': (size) => lines([1], [size], mixed(size)),
  'hdu-1730': (size) => lines([size, 100], ...mixed(size, 99).map((mine) => [mine, mine + 1])),
  'poj-1740': (size) => lines([size], mixed(size), [0]),
  'hdu-3389': (size) => lines([1], [size], mixed(size, 100)),
  // Nothing moves into the box with the most cards.
  'hdu-3389 with few answers': (size) =>
    lines([1], [size], [1, 1, 1, 1, 1, 1_000_000, ...Array<number>(size - 6).fill(1)]),
  'hdu-1536': (size) => lines([3, 1, 2, 5], [size], ...mixed(size, 1000).map((heap) => [1, heap]), [0]),
  'coin-game': (size) => lines([10_000, size], mixed(size)),
  'uva-10404': (size) => lines([10_000, size, ...mixed(size)]),
};

function questionsOf(id: string, text: string): Record<string, () => unknown> {
  const view = code.module.open(text, `x.${id.split(' ')[0]!}.game`);
  return code.module.questions(view, view.document.blocks.at(0).cases.lastLine[0]!);
}

const stepsOf = (id: string, text: string): Promise<Record<string, number>> => code.stepsOfEach(questionsOf(id, text));

describe('features, counted in steps', () => {
  before(() => {
    code = counted(path.join(__dirname, 'everything.ts'));
  });
  after(() => {
    code.close();
  });

  for (const [id, textOf] of Object.entries(large)) {
    it(`no question about a position takes more than twice the work when it is twice as large: ${id}`, async () => {
      // What is made once and kept is not to be counted.
      for (const ask of Object.values(questionsOf(id, textOf(100)))) await ask();
      const size = SIZES[id] ?? 300;
      const [once, twice] = [await stepsOf(id, textOf(size)), await stepsOf(id, textOf(2 * size))];
      for (const [name, count] of Object.entries(twice))
        assert.ok(count <= 2.5 * once[name]! + 2000, `${name}: ${once[name]!} steps, then ${count}`);
    });
  }

  it('positions as large as statements allow', async () => {
    for (const [id, size] of [
      ['hdu-2176', 200_000],
      ['luogu-p1247', 500_000],
    ] as const) {
      const view = code.module.open(large[id]!(size), `x.${id}.game`);
      assert.equal(view.document.problem?.id, id);
      const hints = await code.steps(() => code.module.questions(view, 1).hints!());
      assert.ok(hints < 60 * size, `${id}: ${hints} steps for ${size} heaps`);
    }
  });

  it('an edit of a line of any length takes a few steps for each of its units', async () => {
    const texts: [id: string, text: string, line: number, most: number][] = [
      ['poj-2348', '1 '.repeat(200_000), 0, 10],
      ['poj-2348', 'x '.repeat(200_000), 0, 20],
      ['luogu-p1247', large['luogu-p1247']!(50_000), 1, 8],
      ['poj-2234', lines([50_001, ...mixed(50_000)]), 0, 8],
    ];
    for (const [id, text, line, most] of texts) {
      const { document } = code.module.open(text, `x.${id}.game`);
      const change = { span: { start: { line, character: 0 }, end: { line, character: 1 } }, text: '3' };
      const count = await code.steps(() => {
        document.update([change]);
        return document.end;
      });
      assert.ok(count < most * text.length, `${id}: ${count} steps for ${text.length} units`);
    }
  });

  it('each winning heap of hdu-2176 is told once, without a copy of all heaps', () => {
    assert.equal(hdu2176.output([[7, 7, 9007199254740993n]], 1), `Yes\n9007199254740993 0`);
  });
});
