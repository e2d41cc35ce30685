/** Boards of games of one’s own: what is clicked and what is typed makes the moves of the rules, at any size. */
import assert from 'node:assert/strict';
import { caseAt, positionsOf } from '../../../server/src/document/case';
import { GameDocument } from '../../../server/src/document/document';
import { bestPath, moved, replay } from '../../../server/src/features/board/game';
import type { Path } from '../../../server/src/rulesets/boards/board';
import { boardOf } from '../../../server/src/rulesets/boards/index';
import type { OwnPosition } from '../../../server/src/rulesets/own/rules';
import type { OwnMove, OwnRuleset } from '../../../server/src/rulesets/own/ruleset';
import { english, render } from '../../../server/src/text/message';

function gameOf(rules: string, line: string): { ruleset: OwnRuleset; position: OwnPosition; document: GameDocument } {
  const document = new GameDocument('', `# game: mine\n${rules}\n${line}\n`, { fileName: 'x.game' });
  const [found] = positionsOf(document, caseAt(document, 0)!);
  return { ruleset: document.problem!.ruleset as OwnRuleset, position: found!.position as OwnPosition, document };
}

const HEAPS = '# input: n h1 … hn / …\n';
const PAIRS =
  '# input: a b / …\n# move: (a, b) -> (a - k, b) for k in 1..a\n# move: (a, b) -> (a, b - k) for k in 1..b\n';

const GAMES: readonly (readonly [string, string])[] = [
  [`${HEAPS}# move: take 1..h`, '3 4 0 6'],
  [`${HEAPS}# move: take {1, 3, 4}`, '2 5 7'],
  [`${HEAPS}# move: take 1..h if h mod 3 != 1`, '3 4 5 6'],
  [`${HEAPS}# move: code 0.77`, '2 4 5'],
  [`${HEAPS}# move: code 4.3`, '2 4 5'],
  [`${HEAPS}# move: h -> h / 2\n# move: h -> h / 3 if h > 2`, '2 12 7'],
  [`${HEAPS}# move: h -> h xor k for k in 1..7 if h xor k < h`, '2 6 5'],
  [`${HEAPS}# move: take 1..h\n# sum: some`, '2 2 3'],
  [`${HEAPS}# move: take 1..h\n# sum: all`, '2 2 3'],
  ['# input: n / …\n# move: take 1..3', '9'],
  ['# input: n / …\n# move: take 1..3\n# move: split n', '9'],
  [PAIRS, '3 4'],
  ['# input: a b / …\n# move: (a, b) -> (a - k*b, b) for k in 1..a\n# move: (a, b) -> (b, a) if a > b', '9 2'],
  [
    '# input: a b c / …\n# move: (a, b, c) -> (a - k, b + k, c) for k in 1..a\n# move: (a, b, c) -> nothing if c = 2',
    '3 1 2',
  ],
];

const shown = (value: unknown): string =>
  JSON.stringify(value, (_, each: unknown) => (typeof each === 'bigint' ? `${each}n` : each));

describe('rulesets/boards of games of one’s own', () => {
  for (const [rules, line] of GAMES) {
    const name = `${rules.split('\n').slice(1).join('; ')} on ${line}`;

    it(`${name}: each move is made by its path, and found by what it leaves`, () => {
      const { ruleset, position } = gameOf(rules, line);
      const board = boardOf(ruleset);
      for (const move of ruleset.moves(position)) {
        const next = board.next(position, board.path(position, move));
        assert.ok(next && 'move' in next);
        assert.equal(shown(next.move), shown(move));
        const [turn, ...others] = move.turns;
        if (others.length > 0 || [...ruleset.movesIn(position, turn!.part)].length === 0) continue;
        assert.equal(shown(ruleset.moveTo(position, turn!.part, turn!.results)), shown(move));
      }
    });

    it(`${name}: only moves of the rules are found by what they leave`, () => {
      const { ruleset, position } = gameOf(rules, line);
      const legal = new Set([...ruleset.moves(position)].map(shown));
      const size = ruleset.coordinates.length;
      const numbers = Array.from({ length: 8 }, (_, number) => number);
      const parts = numbers.flatMap((a) =>
        size === 1 ? [[a]] : numbers.flatMap((b) => (size === 2 ? [[a, b]] : numbers.map((c) => [a, b, c]))),
      );
      for (const index of position.parts.keys())
        for (const part of parts) {
          const move = ruleset.moveTo(position, index, [part]);
          assert.equal(
            move !== undefined,
            legal.has(shown({ turns: [{ part: index, results: [part] }] })),
            shown(part),
          );
        }
    });

    it(`${name}: what is typed is a move of the rules or none, and all takes can be typed`, () => {
      const { ruleset, position } = gameOf(rules, line);
      const board = boardOf(ruleset);
      const legal = new Set([...ruleset.moves(position)].map(shown));
      const typed = new Set<string>();
      const type = (path: Path): void => {
        const next = board.next(position, path);
        if (next && 'move' in next) {
          assert.ok(legal.has(shown(next.move)), path.join(' '));
          typed.add(shown(next.move));
        } else if (next && path.length < 5) for (let number = 0; number < 10; number++) type([...path, String(number)]);
      };
      type([]);
      if (ruleset.coordinates.length > 1) return;
      for (const move of ruleset.moves(position)) {
        const [turn, ...others] = move.turns;
        const left = turn!.results[0]?.[0] ?? 0;
        const isTake = others.length === 0 && turn!.results.length < 2 && left < position.parts[turn!.part]![0]!;
        const isAlone = [...ruleset.movesIn(position, turn!.part)].length > 0;
        if (isTake && isAlone) assert.ok(typed.has(shown(move)), shown(move));
      }
    });
  }

  const typedMove = (rules: string, line: string, path: Path): OwnMove | undefined => {
    const { ruleset, position } = gameOf(rules, line);
    const next = boardOf(ruleset).next(position, path);
    return next && 'move' in next ? (next.move as OwnMove) : undefined;
  };

  it('asks for the heap, then how many, of large heaps too', () => {
    const { ruleset, position } = gameOf(`${HEAPS}# move: take 1..h`, '3 5 1000000000000000000 7');
    const board = boardOf(ruleset);
    const ask = (path: Path): string => {
      const next = board.next(position, path);
      assert.ok(next && 'prompt' in next);
      return `${render(next.prompt, english)} ${next.number?.from}–${next.number?.to}`;
    };
    assert.equal(ask([]), 'which heap? 1–3');
    assert.equal(ask(['2']), 'how many? 1–1000000000000000000');
    assert.equal(
      shown(typedMove(`${HEAPS}# move: take 1..h`, '3 5 1000000000000000000 7', ['2', '999999999999999998'])?.turns),
      '[{"part":1,"results":[[2]]}]',
    );
    assert.equal(typedMove(`${HEAPS}# move: take 1..h`, '3 5 1000000000000000000 7', ['1', '6']), undefined);
    // Each heap has its counters, however large the one before it is.
    const next = board.next(position, []);
    assert.ok(next && 'prompt' in next);
    for (const piece of ['counter 1 5', 'counter 2 40', 'counter 3 7', 'heap 2'])
      assert.ok(
        next.spots.some((spot) => spot.piece === piece),
        piece,
      );
  });

  it('asks for the new numbers of a part that is too large for its points', () => {
    const { ruleset, position } = gameOf(PAIRS, '1000000000000 70');
    const next = boardOf(ruleset).next(position, []);
    assert.ok(next && 'prompt' in next);
    assert.equal(render(next.prompt, english), 'the new a?');
    const move = typedMove(PAIRS, '1000000000000 70', ['70', '70']);
    assert.equal(shown(move?.turns), '[{"part":0,"results":[[70,70]]}]');
    assert.equal(typedMove(PAIRS, '1000000000000 70', ['69', '69']), undefined);
    const small = boardOf(ruleset).next(gameOf(PAIRS, '3 4').position, []);
    assert.ok(small && 'prompt' in small);
    assert.equal(small.number, undefined);
  });

  it('lets the program move in heaps of any size', () => {
    const { document, position } = gameOf(`${HEAPS}# move: take 1..h`, '2 1000000000000 5');
    const game = replay(document.problem!, position, []);
    const after = moved(game, bestPath(game)!);
    assert.equal(shown((after!.position as OwnPosition).parts), '[[5],[5]]');
  });
});
