import assert from 'node:assert/strict';
import fc from 'fast-check';
import { caseAt, positionsOf } from '../../server/src/document/case';
import { GameDocument } from '../../server/src/document/document';
import { type Cells, type Chart, LOST, NONE, UNKNOWN, WON } from '../../server/src/maps/cells';
import { isWrong, withClaims } from '../../server/src/maps/claims';
import { finished, outcomesIn, plainOutcomes, valuesIn } from '../../server/src/maps/map';
import { quickOutcomes } from '../../server/src/maps/quick';
import { mapSvg } from '../../server/src/maps/svg';
import { mapCsv, mapText } from '../../server/src/maps/write';
import { axesOf } from '../../server/src/rulesets/boards/axes';
import { rulesets } from '../../server/src/rulesets/index';
import type { OwnPosition } from '../../server/src/rulesets/own/rules';
import { rulesetOf } from '../../server/src/rulesets/own/ruleset';
import { type AnyRuleset } from '../../server/src/rulesets/ruleset';
import { subtraction } from '../../server/src/rulesets/subtraction';
import { wythoff } from '../../server/src/rulesets/wythoff';
import { type Message, message, render } from '../../server/src/text/message';
import { good } from '../games/declare';
import { POSITIONS } from '../pictures/positions';
import { runs } from '../thorough';

const say = (words: Message | string): string =>
  typeof words === 'string' ? words : render(words, (template) => template);

/** Games that have no map. */
const UNMAPPED = ['numberGame', 'staircase'];

const chartOf = (ruleset: AnyRuleset, position: unknown): Chart | undefined => {
  const axes = axesOf(ruleset, position);
  return axes && { ruleset, axes };
};

/** The charts of all positions that are drawn but those of very many numbers. */
const charts = (): [string, Chart][] =>
  rulesets.flatMap((ruleset) =>
    POSITIONS[ruleset.name]!.filter((position) => ruleset.notation(position, 200).length < 200).flatMap(
      (position): [string, Chart][] => {
        const chart = chartOf(ruleset, position);
        return chart ? [[`${ruleset.name} ${ruleset.notation(position, 20).slice(0, 40)}`, chart]] : [];
      },
    ),
  );

const frameOf = ({ axes }: Chart, side: number) => ({
  x: axes.least,
  y: axes.names.length === 2 ? axes.least : 0,
  columns: side,
  rows: axes.names.length === 2 ? side : 1,
});

/** The same game to somebody who knows no values of larger heaps. */
function unknownFrom({ ruleset, axes }: Chart, size: number): Chart {
  const isKnown = (position: unknown): boolean => ruleset.outcome(position) !== 'unknown' && !isLarge(position, size);
  return {
    axes,
    ruleset: {
      ...ruleset,
      outcome: (position) => (isKnown(position) ? ruleset.outcome(position) : 'unknown'),
      grundy: (position) => (isKnown(position) ? ruleset.grundy!(position) : undefined),
    },
  };
}

const isLarge = (position: unknown, size: number): boolean =>
  (position as OwnPosition).parts.some(([heap = 0]) => heap >= size);

describe('maps/map', () => {
  it('there is one of every game but those that have nothing to vary', () => {
    const without = rulesets.filter((ruleset) => !chartOf(ruleset, POSITIONS[ruleset.name]![0]));
    assert.deepEqual(without.map(({ name }) => name).sort(), UNMAPPED);
  });

  it('says of each position what the ruleset says', () => {
    for (const [name, chart] of charts()) {
      const frame = frameOf(chart, 12);
      const { outcomes, values } = finished(valuesIn(chart, frame));
      for (let at = 0; at < outcomes.length; at++) {
        const position = chart.axes.position(frame.x + (at % frame.columns), frame.y + Math.floor(at / frame.columns));
        const wanted =
          position === undefined ? NONE : { P: LOST, N: WON, unknown: UNKNOWN }[chart.ruleset.outcome(position)];
        assert.equal(outcomes[at], wanted, `${name} at ${at}`);
        const value: unknown = position === undefined ? undefined : chart.ruleset.grundy?.(position);
        if (values) assert.equal(values[at], typeof value === 'number' ? value : -1, `${name} at ${at}`);
      }
    }
  });

  it('is the same by theorems about rows as cell by cell', () => {
    const all = charts().filter(([, chart]) => quickOutcomes(chart, frameOf(chart, 1)));
    assert.deepEqual([...new Set(all.map(([, { ruleset }]) => ruleset.name))].sort(), [
      'appleRows',
      'circle',
      'corner',
      'euclid',
      'lasker',
      'misereNim',
      'nim',
      'subtraction',
      'wythoff',
    ]);
    const start = fc.oneof(fc.nat(40), fc.nat(1_000_000));
    fc.assert(
      fc.property(
        fc.constantFrom(...all),
        start,
        start,
        fc.integer({ min: 1, max: 30 }),
        fc.integer({ min: 1, max: 30 }),
        ([name, chart], x, y, columns, rows) => {
          // Of subtraction games and rows of coins only small values are known.
          const most = ['subtraction', 'circle'].includes(chart.ruleset.name) ? 200 : Infinity;
          const { least } = chart.axes;
          const frame = { x: least + Math.min(x, most), y: least + Math.min(y, most), columns, rows };
          assert.deepEqual(quickOutcomes(chart, frame), finished(plainOutcomes(chart, frame)).outcomes, name);
        },
      ),
      runs(200),
    );
  });

  it('is the same for sums of games of one’s own, also where values are not known', () => {
    const chart = (rules: string, line: string): Chart => {
      const document = new GameDocument('', `# game: own\n# input: n h1 … hn / …\n${rules}\n${line}\n`, {
        fileName: 'x.game',
      });
      const [{ position } = { position: undefined }] = positionsOf(document, caseAt(document, 0)!);
      return chartOf(document.problem!.ruleset, position)!;
    };
    const some = [
      chart('# move: take 1..3', '3 5 6 2'),
      chart('# move: code 0.77', '2 4 4'),
      chart('# move: take 1..3\n# misere: yes', '3 5 6 2'),
      chart('# move: take 1..3\n# sum: some', '3 5 6 2'),
      ...[7, 8].map((known) => unknownFrom(chart('# move: take 1..3', '2 5 6'), known)),
    ];
    for (const [index, each] of some.entries()) {
      const frame = frameOf(each, 12);
      assert.deepEqual(finished(outcomesIn(each, frame)), finished(plainOutcomes(each, frame)), String(index));
    }
  });

  it('has the period that it claims', () => {
    let claimed = 0;
    for (const [name, chart] of charts()) {
      const { period, least } = chart.axes;
      if (!period || period.length > 1000) continue;
      const [from, length] = [Math.max(Number(period.from), least), Number(period.length)];
      const frame = { x: from, y: 0, columns: 3 * length + 20, rows: 1 };
      const { outcomes, values } = finished(valuesIn(chart, frame));
      for (let at = 0; at + length < outcomes.length; at++) {
        assert.equal(outcomes[at], outcomes[at + length], `${name} at ${from + at}`);
        assert.equal(values?.[at], values?.[at + length], `${name} at ${from + at}`);
      }
      claimed++;
    }
    assert.ok(claimed >= 6);
  });

  const cold: Chart = { ruleset: wythoff, axes: axesOf(wythoff, { a: 1, b: 1 })! };
  const few: Cells = finished(outcomesIn(cold, { x: 0, y: 0, columns: 4, rows: 3 }));

  it('is text: the rows from the top down', () => {
    assert.deepEqual(mapText(cold, few, say), [
      '2  · ● · ·',
      '1  · · ● ·',
      '0  ● · · ·',
      '   0',
      '',
      'Across: first number; up: second number. ● the player to move loses, · wins.',
    ]);
  });

  it('is a strip of values with its period', () => {
    const chart: Chart = { ruleset: subtraction, axes: axesOf(subtraction, { heaps: [5], takes: [1, 3, 4] })! };
    const cells = finished(valuesIn(chart, { x: 0, y: 0, columns: 9, rows: 1 }));
    assert.deepEqual(mapText(chart, cells, say), [
      'heap           0 1 2 3 4 5 6 7 8',
      'outcome        P N P N N N N P N',
      'Grundy value   0 1 0 1 2 3 2 0 1',
      '',
      'From 0 on, the values repeat with period 7.',
    ]);
  });

  it('is a table, a line for each position', () => {
    assert.deepEqual([...mapCsv(cold, few)].slice(0, 4), ['x,y,outcome', '0,0,P', '1,0,N', '2,0,N']);
    assert.equal([...mapCsv(cold, few)].length, 13);
  });

  /** A part of the map of a game of one’s own, with its claims. */
  function claimedMap(rules: string, line: string, side: number): [Chart, Cells] {
    const document = new GameDocument('', `# game: mine\n${rules}\n${line}\n`, { fileName: 'x.game' });
    const { position } = positionsOf(document, caseAt(document, 0)!)[0]!;
    const chart = chartOf(document.problem!.ruleset, position)!;
    const known = finished(valuesIn(chart, frameOf(chart, side)));
    return [chart, finished(withClaims(chart, document.problem!.own!.rules, position, known))];
  }

  const NARROW =
    '# input: a b / …\n# move: (a, b) -> (a - k, b) for k in 1..a\n# move: (a, b) -> (a, b - k) for k in 1..b\n';

  it('has what is claimed beside the truth, in tables', () => {
    const [chart, cells] = claimedMap(`${NARROW}# claim: P when a = b and a != 2`, '3 4', 3);
    const lines = [...mapCsv(chart, cells)];
    assert.equal(lines[0], 'x,y,outcome,grundy,claimed');
    assert.deepEqual(lines.slice(4), ['0,1,N,1,N', '1,1,P,0,P', '2,1,N,3,N', '0,2,N,2,N', '1,2,N,3,N', '2,2,P,0,N']);
    const values =
      '# input: n / …\n# move: take 1..3\n# claim: value = n mod 4 if n < 5 and n != 2\n# claim: value = n - 6 if n > 4';
    assert.deepEqual(
      [...mapCsv(...claimedMap(values, '5', 7))],
      [
        'x,outcome,grundy,claimed,claimed_grundy',
        ...['0,P,0,P,0', '1,N,1,N,1', '2,N,2,,', '3,N,3,N,3', '4,P,0,P,0', '5,N,1,N,none', '6,N,2,P,0'],
      ],
    );
    assert.deepEqual(
      [...cells.outcomes.keys()].filter((at) => isWrong(cells, at)),
      [8],
    );
  });

  it('calls what varies as the input does', () => {
    const namesOf = (rules: string, line: string): string[] => {
      const document = new GameDocument('', `# game: mine\n${rules}\n${line}\n`, { fileName: 'x.game' });
      const { problem } = document;
      const { position } = positionsOf(document, caseAt(document, 0)!)[0]!;
      return axesOf(problem!.ruleset, position, problem!.own?.nameOf)!.names.map(say);
    };
    assert.deepEqual(namesOf(NARROW.trim(), '3 4'), ['a', 'b']);
    assert.deepEqual(namesOf('# input: coins / …\n# move: take 1..3', '5'), ['coins']);
    assert.deepEqual(namesOf('# input: n h1 … hn / …\n# move: take 1..h', '2 3 4'), ['h1', 'h2']);
    assert.deepEqual(namesOf('# input: p q / …\n# start: p, q\n# move: take 1..3', '3 4'), ['p', 'q']);
    assert.deepEqual(namesOf('# input: p q / …\n# start: p, 2*q\n# move: take 1..3', '3 4'), ['p', 'heap 2']);
    assert.deepEqual(namesOf('# input: n x1 … xn / …\n# start: k for k in x\n# move: take 1..3', '2 3 4'), [
      'x1',
      'x2',
    ]);
    assert.deepEqual(namesOf('# input: p q / …\n# start: (p, q)\n# move: (a, b) -> (a - 1, b)', '3 4'), ['p', 'q']);
    assert.deepEqual(namesOf('# input: p q / …\n# start: (p, p + q)\n# move: (a, b) -> (a - 1, b)', '3 4'), ['p', 'b']);
  });

  it('claims nothing of sums, or where nothing is claimed', () => {
    assert.equal(claimedMap(NARROW.trim(), '3 4', 3)[1].claimed, undefined);
    const sum = '# input: n h1 … hn / …\n# move: take 1..3\n# claim: value = h mod 4';
    assert.equal(claimedMap(sum, '2 3 4', 3)[1].claimed, undefined);
    assert.equal(claimedMap(`${NARROW}# claim: P if a > 90 and b > 90`, '3 4', 3)[1].claimed, undefined);
  });

  it('marks in SVG what is claimed, and where that is wrong', () => {
    const plane = (side: number): string =>
      mapSvg(...claimedMap(`${NARROW}# claim: P when a = b and a != 2`, '3 4', side), 'light', say);
    const count = (svg: string, look: string): number => {
      const line = new RegExp(`class="wm-${look}" d="([^"]*)"`).exec(svg)?.[1] ?? '';
      return line.split('M').length - 1;
    };
    assert.deepEqual([count(plane(6), 'goal'), count(plane(6), 'dot'), count(plane(6), 'cross')], [6, 5, 1]);
    assert.deepEqual([count(plane(100), 'dot'), count(plane(100), 'wrong')], [0, 1]);
    const strip = '# input: n / …\n# move: take 1..3\n# claim: value = n mod 4 if n != 6\n# claim: value = 9';
    const svg = mapSvg(...claimedMap(strip, '5', 9), 'dark', say);
    assert.deepEqual(svg.match(/≠ \d+</g), ['≠ 9<']);
    assert.doesNotMatch(mapSvg(cold, few, 'light', say), /claim|wm-cross/);
    for (const drawn of [svg, plane(6), plane(100)]) assert.doesNotMatch(drawn, /NaN|undefined|Infinity/);
  });

  it('takes heaps by the hundred thousand', () => {
    const heaps = Array.from({ length: 500_000 }, (_, index) => index + 1);
    const chart = chartOf(
      rulesets.find(({ name }) => name === 'nim')!,
      heaps,
    )!;
    const { outcomes } = finished(outcomesIn(chart, frameOf(chart, 100)));
    assert.ok(outcomes.every((outcome) => outcome === LOST || outcome === WON));
  });

  it('is SVG, with words that say what it shows', () => {
    const svg = mapSvg(cold, few, 'light', say);
    assert.match(svg, /<title>Wythoff’s game: who wins for first number from 0 to 3 and second number from 0 to 2</);
    assert.equal(/class="wm-goal" d="([^"]*)"/.exec(svg)![1]!.split('M').length - 1, 3);
    for (const [name, chart] of charts()) {
      const drawn = mapSvg(chart, finished(valuesIn(chart, frameOf(chart, 20))), 'dark', say);
      assert.doesNotMatch(drawn, /NaN|undefined|Infinity/, name);
    }
  });

  it('pauses within the work for a cell, and calls unknown what is beyond the budget of the map', () => {
    const { rules } = good('move: h -> h + 1, 1 if h > 9', 'move: take 1..2', 'misere: yes');
    const own = rulesetOf(rules, { quick: 1000, table: 1000, search: 800_000 });
    let ready: string | undefined;
    // What an outcome takes has to be done before it is asked for: else others wait.
    const ruleset: AnyRuleset = {
      ...own,
      prepare(position: OwnPosition) {
        const work = own.prepare(position);
        const isDone = (steps: number): boolean => {
          const done = work.advance(steps);
          if (done) ready = String(position.parts);
          return done;
        };
        return { advance: isDone };
      },
      outcome(position: OwnPosition) {
        assert.equal(ready, String(position.parts));
        return own.outcome(position);
      },
    };
    const position = (x: number): OwnPosition => ({ numbers: { constants: [], lists: [] }, parts: [[x]] });
    const chart: Chart = { ruleset, axes: { names: [message('heap')], least: 0, at: [3], position } };
    const work = outcomesIn(chart, { x: 0, y: 0, columns: 64, rows: 1 }, 6);
    let pauses = 0;
    for (let step = work.next(); ; step = work.next(), pauses++) {
      if (step.done !== true) continue;
      const { outcomes } = step.value;
      assert.deepEqual([...outcomes.subarray(0, 10)], [WON, LOST, WON, WON, LOST, WON, WON, LOST, WON, WON]);
      assert.ok(outcomes.subarray(10).every((outcome) => outcome === UNKNOWN));
      break;
    }
    assert.ok(pauses > 3 && pauses < 12, `${pauses} pauses`);
  });
});
