/** Boards: every move can be made by choices, and no choices make a move that is not legal. */
import assert from 'node:assert/strict';
import fc from 'fast-check';
import type { AnyBoard, Path } from '../../../server/src/rulesets/boards/board';
import { boardOf } from '../../../server/src/rulesets/boards/index';
import { rulesets } from '../../../server/src/rulesets/index';
import type { AnyRuleset } from '../../../server/src/rulesets/ruleset';
import { POSITIONS } from '../../pictures/positions';
import { runs } from '../../thorough';

/** More moves of a position are not looked at. */
const MOVES = 300;

function* movesOf(ruleset: AnyRuleset, position: unknown): Generator {
  let seen = 0;
  for (const move of ruleset.moves(position) as Iterable<unknown>) {
    yield move;
    if (++seen === MOVES) return;
  }
}

const same = (a: unknown, b: unknown): void =>
  assert.deepEqual(
    JSON.parse(JSON.stringify(a, (_, value: unknown) => (typeof value === 'bigint' ? String(value) : value))),
    JSON.parse(JSON.stringify(b, (_, value: unknown) => (typeof value === 'bigint' ? String(value) : value))),
  );

/** Each choice before the last leaves something to choose. */
function checkPath(board: AnyBoard, position: unknown, path: Path, move: unknown): void {
  for (let length = 0; length < path.length; length++) {
    const next = board.next(position, path.slice(0, length));
    assert.ok(next && 'prompt' in next, `${path.join(' ')}, choice ${length + 1}`);
  }
  const last = board.next(position, path);
  assert.ok(last && 'move' in last, path.join(' '));
  same(last.move, move);
}

/** All paths that the pieces and buttons offer, and their first and last numbers: moves of the game, all of them. */
function offered(board: AnyBoard, position: unknown, chosen: Path = []): Path[] {
  const next = board.next(position, chosen);
  assert.ok(next !== undefined || chosen.length === 0, chosen.join(' '));
  if (!next) return [];
  if ('move' in next) return [chosen];
  const numbers = next.number?.only ?? (next.number ? [next.number.to] : []);
  const words = numbers.length === 0 || next.spots.length > 0 ? [] : [[String(numbers.at(-1))]];
  const choices = [
    ...next.spots.map(({ choice }) => choice),
    ...(next.buttons ?? []).map(({ choice }) => choice),
    ...words,
  ];
  return choices.slice(0, 60).flatMap((choice) => offered(board, position, [...chosen, ...choice]));
}

describe('rulesets/boards', () => {
  for (const ruleset of rulesets) {
    const board = boardOf(ruleset);
    const positions = POSITIONS[ruleset.name];

    it(`${ruleset.name} has a board of its own, and positions to draw`, () => {
      // Those of games of one’s own are made anew for each game.
      assert.equal(boardOf(ruleset), board);
      assert.ok(positions && positions.length > 1);
    });

    it(`${ruleset.name}: each move can be made by choices`, () => {
      for (const position of positions!)
        for (const move of movesOf(ruleset, position)) checkPath(board, position, board.path(position, move), move);
    });

    it(`${ruleset.name}: what is offered leads to moves, and there is an offer unless the game is over`, () => {
      for (const position of positions!) {
        const hasMoves = !movesOf(ruleset, position).next().done;
        assert.equal(board.next(position, []) !== undefined && offered(board, position).length > 0, hasMoves);
      }
    });

    it(`${ruleset.name}: a piece that can be dragged is held then, and may go to others`, () => {
      for (const position of positions!) {
        const next = board.next(position, []);
        if (!next || 'move' in next) continue;
        for (const { piece, choice, isCarried } of next.spots) {
          if (!isCarried) continue;
          const held = board.next(position, choice);
          assert.ok(held && 'prompt' in held);
          assert.equal(held.held, piece);
          assert.ok(held.number && held.number.from <= held.number.to);
        }
      }
    });

    it(`${ruleset.name}: choices that are no move lead nowhere`, () => {
      const choice = fc.oneof(
        fc.nat(14).map(String),
        fc.constantFrom('a', 'both', 'left', 'R', 'split', 'done', '', '-1', '1e3', '007'),
      );
      const position = positions![0];
      const keyOf = (move: unknown): string => JSON.stringify(move);
      const legal = new Set([...movesOf(ruleset, position)].map(keyOf));
      if (legal.size === MOVES) return;
      fc.assert(
        fc.property(fc.array(choice, { maxLength: 4 }), (path) => {
          const next = board.next(position, path);
          if (next && 'move' in next) assert.ok(legal.has(keyOf(next.move)), path.join(' '));
        }),
        runs(500),
      );
    });
  }
});
