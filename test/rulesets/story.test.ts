/**
 * The reason and the line of play tell the same story. Where a position is won, the reason tells a move, it is the first
 * winning move, and the line of play begins with it. Where a position is lost, the winner's answers in the line of play are
 * those that the reason tells: the rules of answering below are the sentences of the reasons, put into code.
 */
import assert from 'node:assert/strict';
import fc from 'fast-check';
import { appleRows } from '../../server/src/rulesets/appleRows';
import { auction } from '../../server/src/rulesets/auction';
import { bash } from '../../server/src/rulesets/bash';
import { bashBetween } from '../../server/src/rulesets/bashBetween';
import { circle, type CirclePosition } from '../../server/src/rulesets/circle';
import { corner } from '../../server/src/rulesets/corner';
import { euclid } from '../../server/src/rulesets/euclid';
import { fibonacciNim } from '../../server/src/rulesets/fibonacciNim';
import { rulesets } from '../../server/src/rulesets/index';
import { lasker } from '../../server/src/rulesets/lasker';
import { lineOfPlay, type Turn } from '../../server/src/rulesets/lineOfPlay';
import { misereBash } from '../../server/src/rulesets/misereBash';
import { misereNim } from '../../server/src/rulesets/misereNim';
import { multiply } from '../../server/src/rulesets/multiply';
import { nim } from '../../server/src/rulesets/nim';
import { northcott, type NorthcottRow } from '../../server/src/rulesets/northcott';
import { numberGame } from '../../server/src/rulesets/numberGame';
import { pairingPiles } from '../../server/src/rulesets/pairingPiles';
import { pathOnBoard, type PathPosition } from '../../server/src/rulesets/pathOnBoard';
import { raceTo } from '../../server/src/rulesets/raceTo';
import type { AnyRuleset, Explanation, Ruleset } from '../../server/src/rulesets/ruleset';
import { staircase } from '../../server/src/rulesets/staircase';
import { strip } from '../../server/src/rulesets/strip';
import { subtraction, type SubtractionPosition } from '../../server/src/rulesets/subtraction';
import { dominoPartner } from '../../server/src/rulesets/theory/pairing';
import { wythoff } from '../../server/src/rulesets/wythoff';
import { minus, type Natural, natural, plus, times } from '../../server/src/text/natural';
import { runs } from '../thorough';

interface Story<Position, Move> {
  readonly ruleset: Ruleset<Position, Move>;
  readonly small: Iterable<Position>;
  readonly large?: fc.Arbitrary<Position>;
  /** What the reason says of the answers to a move from a lost position; true where it says nothing of them. */
  answers?(position: Position, move: Move, answer: Move, reasons: Explanation): boolean;
}

const size = fc
  .oneof(fc.bigInt(1n, 60n), fc.bigInt(1n, 5000n), fc.bigInt(2n ** 53n - 9n, 2n ** 53n + 9n), fc.bigInt(1n, 10n ** 30n))
  .map(natural);
const few = fc.integer({ min: 1, max: 12 });
const sizes = (maxLength = 5) => fc.array(size, { minLength: 1, maxLength });
const upTo = (last: number, from = 0): number[] => Array.from({ length: last + 1 - from }, (_, index) => from + index);
const pairs = (last: number, from = 0): [number, number][] =>
  upTo(last, from).flatMap((a) => upTo(last, from).map((b): [number, number] => [a, b]));
const triples = (last: number): number[][] => pairs(last).flatMap(([a, b]) => upTo(last).map((c) => [a, b, c]));

/** Are the numbers equal in pairs? */
function inPairs(numbers: readonly Natural[]): boolean {
  const alone = new Set<Natural>();
  for (const number of numbers) if (!alone.delete(number)) alone.add(number);
  return alone.size === 0;
}

const gap = ({ mine, theirs }: NorthcottRow): Natural =>
  minus(mine < theirs ? theirs : mine, plus(mine < theirs ? mine : theirs, 1));

const says = (reasons: Explanation, start: string): boolean =>
  reasons.some((reason) => 'template' in reason && reason.template.startsWith(start));

/** Every position of a board that a path of at most so many moves leads to. */
function* pathsOf(position: PathPosition, most: number): Generator<PathPosition> {
  yield position;
  if (most > 0)
    for (const move of pathOnBoard.moves(position)) yield* pathsOf(pathOnBoard.play(position, move), most - 1);
}

const positionsOfNumberGame = (): number[][] => {
  const found = new Map<string, number[]>([['', upTo(20, 2)]]);
  for (const numbers of found.values())
    for (const move of numberGame.moves(numbers)) {
      const after = [...numberGame.play(numbers, move)];
      found.set(after.join(), after);
    }
  return [...found.values()];
};

const stories: readonly Story<never, never>[] = [
  {
    ruleset: euclid,
    small: pairs(30).map(([a, b]) => ({ a, b })),
    large: fc.record({ a: size, b: size }),
  } satisfies Story<{ a: Natural; b: Natural }, unknown> as never,
  {
    ruleset: subtraction,
    small: [[1], [1, 2, 3], [1, 4], [2, 3], [1, 3, 5], [2, 3, 4], [1, 3, 4], [2, 5, 7], [3, 4, 5, 6]].flatMap(
      (takes) => [
        ...upTo(40).map((heap) => ({ heaps: [heap], takes })),
        ...pairs(7).map((heaps) => ({ heaps, takes })),
      ],
    ),
    large: fc.record({ heaps: sizes(3), takes: fc.uniqueArray(few, { minLength: 1, maxLength: 4 }) }),
    answers({ heaps, takes }: SubtractionPosition, move, answer, reasons) {
      const set = [...(takes as readonly number[])].sort((a, b) => a - b);
      if (says(reasons, 'The opponent answers every take t'))
        return plus(move.take, answer.take) === plus(set[0]!, set.at(-1)!) && heaps.length === 1;
      if (says(reasons, 'The two heaps are equal')) return answer.take === move.take && answer.heap === 1 - move.heap;
      return true;
    },
  } satisfies Story<SubtractionPosition, { heap: number; take: Natural }> as never,
  {
    ruleset: bash,
    small: pairs(14).map(([heap, most]) => ({ heap, most })),
    large: fc.record({ heap: size, most: size }),
    answers: ({ most }, move, answer) => plus(move.take, answer.take) === plus(most, 1),
  } satisfies Story<{ heap: Natural; most: Natural }, { take: Natural }> as never,
  {
    ruleset: misereBash,
    small: pairs(14).map(([heap, most]) => ({ heap, most })),
    large: fc.record({ heap: size, most: size }),
    answers: ({ most }, move, answer) => plus(move.take, answer.take) === plus(most, 1),
  } satisfies Story<{ heap: Natural; most: Natural }, { take: Natural }> as never,
  {
    ruleset: bashBetween,
    small: pairs(6, 1)
      .filter(([least, most]) => least <= most)
      .flatMap(([least, most]) => upTo(40).map((heap) => ({ heap, least, most }))),
    large: fc.tuple(size, few, few).map(([heap, least, more]) => ({ heap, least, most: least + more })),
    answers: ({ least, most }, move, answer) => plus(move.take, answer.take) === plus(least, most),
  } satisfies Story<{ heap: Natural; least: Natural; most: Natural }, { take: Natural }> as never,
  {
    ruleset: auction,
    small: pairs(14).map(([missing, most]) => ({ missing, most })),
    large: fc.record({ missing: size, most: size }),
    answers: ({ most }, move, answer) => plus(move.raise, answer.raise) === plus(most, 1),
  } satisfies Story<{ missing: Natural; most: Natural }, { raise: Natural }> as never,
  {
    ruleset: raceTo,
    small: pairs(14, 1).flatMap(([target, most]) => upTo(target).map((said) => ({ said, target, most }))),
    answers: ({ said, most }, _, answer) => minus(answer.say, said) === plus(most, 1),
  } satisfies Story<{ said: Natural; target: Natural; most: Natural }, { say: Natural }> as never,
  { ruleset: wythoff, small: pairs(25).map(([a, b]) => ({ a, b })), large: fc.record({ a: size, b: size }) } as never,
  { ruleset: nim, small: triples(6), large: sizes() } as never,
  { ruleset: misereNim, small: [...triples(6), [1, 1, 1, 1], [1, 1, 1, 2]], large: sizes() } as never,
  { ruleset: appleRows, small: [...triples(5), [1, 1, 1, 1], [9], [4, 4, 4]], large: sizes() } as never,
  {
    ruleset: circle,
    small: [1, 2, 3, 4, 10].flatMap((most) => [
      ...upTo(40).map((coins) => ({ circle: coins, most })),
      ...triples(6).map((rows) => ({ rows: rows.filter((coins) => coins > 0), most })),
    ]),
    large: fc.oneof(
      fc.record({ circle: size, most: few }),
      fc.record({ rows: sizes(2).map((rows) => [...rows, ...rows]), most: few }),
      fc.tuple(size, few, few).map(([row, more, most]) => ({ rows: [row, plus(row, more)], most })),
    ),
    answers: (position, move, answer, reasons) =>
      !(says(reasons, 'From then on the opponent copies') || says(reasons, 'The rows are equal in pairs')) ||
      inPairs((circle.play(circle.play(position, move), answer) as { rows: readonly Natural[] }).rows),
  } satisfies Story<CirclePosition, Parameters<typeof circle.play>[1]> as never,
  {
    ruleset: strip,
    small: upTo(2 ** 9 - 1).map((bits) => upTo(9, 1).filter((cell) => ((bits >> (cell - 1)) & 1) === 1)),
    large: fc.uniqueArray(size, { minLength: 1, maxLength: 6 }),
    // A widened gap is narrowed by as many cells by the right chessman of the pair; any other answer narrows a gap.
    answers(cells, move, answer) {
      const order = [...cells.keys()].sort((a, b) => (cells[a]! < cells[b]! ? 1 : -1));
      const place = order.indexOf(move.piece);
      if (place % 2 === 1) return answer.piece === order[place - 1] && answer.by === move.by;
      return order.indexOf(answer.piece) % 2 === 0;
    },
  } satisfies Story<readonly Natural[], { piece: number; by: Natural }> as never,
  { ruleset: numberGame, small: positionsOfNumberGame() } as never,
  {
    ruleset: fibonacciNim,
    small: pairs(40).map(([heap, most]) => ({ heap, most })),
    large: fc.record({ heap: size, most: size }),
    answers: ({ heap }, { take }, answer) =>
      times(take, 2) >= minus(heap, take)
        ? answer.take === minus(heap, take)
        : answer.take <= times(take, 2) &&
          fibonacciNim.winningMoves({ heap: minus(heap, take), most: times(take, 2) })[0]!.take === answer.take,
  } satisfies Story<{ heap: Natural; most: Natural }, { take: Natural }> as never,
  { ruleset: lasker, small: triples(6), large: sizes() } as never,
  {
    ruleset: northcott,
    small: pairs(4, 1)
      .filter(([a, b]) => a !== b)
      .flatMap(([mine, theirs]) =>
        pairs(4, 1)
          .filter(([a, b]) => a !== b)
          .map(([a, b]) => ({
            columns: 5,
            rows: [
              { mine, theirs },
              { mine: a, theirs: b },
              { mine: 1, theirs: 4 },
            ],
          })),
      ),
    large: fc
      .array(
        fc.tuple(few, few).filter(([a, b]) => a !== b),
        { minLength: 1, maxLength: 5 },
      )
      .map((rows) => ({ columns: 12, rows: rows.map(([mine, theirs]) => ({ mine, theirs })) })),
    answers({ rows, columns }, move, answer) {
      const before = rows[move.row]!;
      const after = northcott.play({ rows, columns }, move);
      const widened = gap(after.rows[move.row]!) > gap(before);
      const end = northcott.play(after, answer);
      const isAdvance = gap(end.rows[answer.row]!) < gap(after.rows[answer.row]!);
      return isAdvance && (!widened || (answer.row === move.row && gap(end.rows[move.row]!) === gap(before)));
    },
  } satisfies Story<Parameters<typeof northcott.outcome>[0], { row: number; to: Natural }> as never,
  {
    ruleset: corner,
    small: pairs(9, 1).map(([rows, columns]) => ({ rows, columns })),
    large: fc.record({ rows: size, columns: size }),
  } as never,
  {
    ruleset: pathOnBoard,
    small: [1, 2, 3, 4, 5, 6, 66, 67].flatMap((side) => [...pathsOf({ size: side, path: '' }, 6)]),
  } as never,
  { ruleset: pairingPiles, small: triples(5), large: sizes(4) } as never,
  {
    ruleset: staircase,
    small: upTo(2 ** 10 - 1).map((code) => upTo(9).map((box) => (code >> box) & 1)),
    large: fc.array(size, { minLength: 1, maxLength: 14 }),
    answers: (_, move, answer) =>
      [0, 2, 5].includes(move.to % 6)
        ? answer.from === move.to && answer.cards === move.cards
        : [0, 2, 5].includes(answer.from % 6),
  } satisfies Story<readonly Natural[], { from: number; to: number; cards: Natural }> as never,
  {
    ruleset: multiply,
    small: upTo(400, 1).map((goal) => ({ product: 1, goal })),
    large: size.map((goal) => ({ product: 1, goal })),
  } as never,
];

/** So many moves from a lost position are answered. */
const ANSWERED = 40;

function firstMoves(ruleset: AnyRuleset, position: unknown): unknown[] {
  const found: unknown[] = [];
  for (const move of ruleset.moves(position) as Iterable<unknown>) if (found.push(move) === ANSWERED) break;
  return found;
}

/** Checks the story of one position, and says whether there was one. */
function check({ ruleset, answers }: Story<unknown, unknown> & { ruleset: AnyRuleset }, position: unknown): boolean {
  const where = `${ruleset.name}: ${ruleset.notation(position)}`;
  const outcome = ruleset.outcome(position);
  const reasons = ruleset.explain(position);
  const [first] = ruleset.winningMoves(position) as unknown[];
  const told = reasons.flatMap((reason) => ('plays' in reason ? [reason.plays] : []));
  if (outcome === 'N' && first !== undefined) {
    assert.ok(told.length > 0, `no move is told: ${where}`);
    assert.deepEqual(told[0], first, `the move told first: ${where}`);
    assert.deepEqual(lineOfPlay(ruleset, position, 1).turns[0]?.move, first, `the line of play: ${where}`);
    for (const move of told) assert.equal(ruleset.outcome(ruleset.play(position, move)), 'P', `a move told: ${where}`);
    return true;
  }
  assert.deepEqual(told, [], `moves told where none wins: ${where}`);
  if (outcome !== 'P') return false;
  for (const move of firstMoves(ruleset, position)) {
    const turn: Turn = { position, outcome, move, after: ruleset.play(position, move) };
    const [answer] = lineOfPlay(ruleset, turn.after, 1, turn).turns;
    if (!answer) continue;
    assert.equal(ruleset.outcome(answer.after), 'P', `an answer that does not win: ${where}`);
    assert.ok(!answers || answers(position, move, answer.move, reasons), `an answer that is not as told: ${where}`);
  }
  return true;
}

describe('rulesets: the reason and the line of play tell the same story', () => {
  it('for every ruleset', () => {
    assert.deepEqual(
      stories.map(({ ruleset }) => (ruleset as AnyRuleset).name).sort(),
      rulesets.map(({ name }) => name).sort(),
    );
  });

  for (const story of stories as readonly (Story<unknown, unknown> & { ruleset: AnyRuleset })[]) {
    it(`on small positions: ${story.ruleset.name}`, () => {
      let told = 0;
      for (const position of story.small) if (check(story, position)) told++;
      assert.ok(told > 10);
    });

    if (story.large)
      it(`on large ones: ${story.ruleset.name}`, () => {
        fc.assert(
          fc.property(story.large!, (position) => {
            check(story, position);
          }),
          runs(30),
        );
      });
  }

  it('at any size of a circle: the opponent copies every take', () => {
    const { turns } = lineOfPlay(circle, { circle: 100_000, most: 10 }, 200);
    assert.equal(turns.length, 200);
    for (const { outcome, after } of turns)
      if (outcome === 'N') assert.ok(inPairs((after as { rows: readonly Natural[] }).rows));
    assert.equal(lineOfPlay(circle, { circle: 10n ** 30n, most: 10 }, 50).turns.length, 50);
  });

  it('on a board: whatever the loser enters, the winner goes to the other half of the domino, to the end', () => {
    const STEPS = { R: [0, 1], D: [1, 0], L: [0, -1], U: [-1, 0] } as const;
    const squareAfter = (path: string): [number, number] => {
      let [row, column] = [0, 0];
      for (const letter of path) {
        row += STEPS[letter as 'R'][0];
        column += STEPS[letter as 'R'][1];
      }
      return [row, column];
    };
    fc.assert(
      fc.property(
        fc.constantFrom(2, 3, 4, 5, 6, 7, 8, 66, 67),
        fc.array(fc.nat(11), { maxLength: 40 }),
        (side, choices) => {
          let position: PathPosition = { size: side, path: '' };
          if (side % 2 === 0) position = pathOnBoard.play(position, pathOnBoard.winningMoves(position)[0]!);
          for (const choice of choices) {
            const moves = [...pathOnBoard.moves(position)];
            if (moves.length === 0) return;
            position = pathOnBoard.play(position, moves[choice % moves.length]!);
            const [row, column] = squareAfter(position.path);
            position = pathOnBoard.play(position, pathOnBoard.winningMoves(position)[0]!);
            assert.deepEqual(squareAfter(position.path), dominoPartner(side % 2 === 1, row, column), position.path);
          }
        },
      ),
      runs(150),
    );
  });
});
