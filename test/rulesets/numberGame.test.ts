import assert from 'node:assert/strict';
import fc from 'fast-check';
import { completed, describeFault, faultOf, numberGame, trimmed } from '../../server/src/rulesets/numberGame';
import { english, render } from '../../server/src/text/message';
import { runs } from '../thorough';
import { agreesWithSearch, moverWinsByPlaying } from './search';

const ALL = Array.from({ length: 19 }, (_, index) => index + 2);

/** Whether a list can occur, by the definition: no listed number is a sum of two unlisted ones. */
function canOccur(numbers: readonly number[]): boolean {
  const gone = ALL.filter((number) => !numbers.includes(number));
  return !gone.some((a) => gone.some((b) => numbers.includes(a + b)));
}

/** Every list that can occur, found without playing: from 2 upwards, a number is gone where it must be, and else listed or gone. */
function everyPosition(): number[][] {
  const positions: number[][] = [];
  const extend = (number: number, gone: readonly number[], listed: readonly number[]): void => {
    if (number > 20) return void positions.push([...listed]);
    const isSum = gone.some((part) => gone.includes(number - part));
    if (!isSum) extend(number + 1, gone, [...listed, number]);
    extend(number + 1, [...gone, number], listed);
  };
  extend(2, [], []);
  return positions;
}

/** Plays by the statement: after a choice, what is chosen or gone, and all sums of such numbers, are gone. */
function playedByStatement(numbers: readonly number[], choice: number): number[] {
  const gone = new Set(ALL.filter((number) => number === choice || !numbers.includes(number)));
  for (let again = true; again;) {
    again = false;
    for (const a of [...gone])
      for (const b of [...gone]) if (a + b <= 20 && !gone.has(a + b)) again = Boolean(gone.add(a + b));
  }
  return numbers.filter((number) => !gone.has(number));
}

const positions = everyPosition();
const anyList = fc.uniqueArray(fc.integer({ min: 2, max: 20 }));

describe('rulesets/numberGame', () => {
  it('agrees with a plain search on all 3,515 positions', () => {
    assert.equal(positions.length, 3515);
    assert.equal(agreesWithSearch(numberGame, positions), 3515);
  });

  it('loses 622 of the 3,514 positions with a number left', () => {
    assert.equal(positions.filter((numbers) => numbers.length > 0 && numberGame.outcome(numbers) === 'P').length, 622);
  });

  it('plays by the statement, and into positions that can occur', () => {
    for (const numbers of positions) {
      for (const choice of numberGame.moves(numbers)) {
        const after = numberGame.play(numbers, choice);
        assert.deepEqual(after, playedByStatement(numbers, choice));
        assert.equal(faultOf(after), undefined);
      }
    }
  });

  it('gives the winning moves of the samples, the quickest first and the others ascending', () => {
    assert.deepEqual(numberGame.winningMoves([2, 5]), [2]);
    assert.deepEqual(numberGame.winningMoves([2, 3]), []);
    assert.deepEqual(numberGame.winningMoves([2, 3, 4, 5, 6]), [4, 5, 6]);
    assert.deepEqual(numberGame.winningMoves([6, 4, 2, 5, 3]), [4, 5, 6]);
    for (const numbers of positions)
      assert.deepEqual(
        numberGame.winningMoves(numbers).slice(1),
        [...numberGame.winningMoves(numbers).slice(1)].sort((a, b) => a - b),
      );
  });

  it('plays out to the win it promises', () => {
    for (const numbers of positions)
      assert.equal(moverWinsByPlaying(numberGame, numbers), numberGame.outcome(numbers) === 'N');
  });

  it('finds fault with exactly the lists that cannot occur', () => {
    fc.assert(
      fc.property(anyList, (numbers) => assert.equal(faultOf(numbers) === undefined, canOccur(numbers))),
      runs(2000),
    );
    for (const numbers of positions) assert.equal(faultOf(numbers), undefined);
  });

  it('names the smallest witness', () => {
    assert.deepEqual(faultOf([2, 4, 6]), { kind: 'sum', sum: 6, parts: [3, 3] });
    assert.deepEqual(faultOf([20, 9, 5, 4, 3]), { kind: 'sum', sum: 4, parts: [2, 2] });
    assert.deepEqual(faultOf([3, 2, 3]), { kind: 'duplicate', number: 3 });
    assert.deepEqual(faultOf([2, 21]), { kind: 'range', number: 21 });
    assert.deepEqual(faultOf([1]), { kind: 'range', number: 1 });
    assert.deepEqual(faultOf([10n ** 30n]), { kind: 'range', number: 10n ** 30n });
  });

  it('says in words what is wrong', () => {
    const words = (numbers: number[]) => render(describeFault(faultOf(numbers)!), english);
    assert.equal(words([2, 4, 6]), '6 cannot be available: 6 = 3 + 3, and 3 is already gone.');
    assert.equal(words([2, 5, 7]), '7 cannot be available: 7 = 3 + 4, and both 3 and 4 are already gone.');
    assert.equal(words([2, 2]), '2 appears twice.');
    assert.equal(words([30]), '30 is not one of the numbers 2 to 20.');
  });

  it('trims a list to the largest position within it', () => {
    fc.assert(
      fc.property(anyList, (numbers) => {
        const within = positions.filter((position) => position.every((number) => numbers.includes(number)));
        const largest = within.reduce((best, position) => (position.length > best.length ? position : best));
        assert.deepEqual(trimmed(numbers), largest);
        assert.ok(within.every((position) => position.every((number) => largest.includes(number))));
      }),
      runs(200),
    );
    assert.deepEqual(trimmed([4, 2, 6, 6, 25]), [2, 4]);
  });

  it('completes a list to a smallest position that has all of it', () => {
    fc.assert(
      fc.property(anyList, (numbers) => {
        const around = positions.filter((position) => numbers.every((number) => position.includes(number)));
        const least = Math.min(...around.map((position) => position.length));
        const position = completed(numbers);
        assert.ok(around.some((other) => other.join() === position.join()));
        assert.equal(position.length, least);
      }),
      runs(200),
    );
    assert.deepEqual(completed([6]), [2, 3, 6]);
    assert.deepEqual(completed([2, 5]), [2, 5]);
  });

  it('shows the sums that forbid numbers: those of the statement', () => {
    // 3 is chosen where 4 and its multiples are gone; with larger multiples, as in the statement's example.
    const position = ALL.filter((number) => number % 4 !== 0);
    const cells = numberGame.explain(position).flatMap((reason) => ('rows' in reason ? reason.rows : []));
    const row = cells.find(([choice]) => choice === '3');
    assert.equal(
      row?.[1],
      '6 = 2×3, 7 = 3+4, 9 = 3×3, 10 = 4+2×3, 11 = 3+8, 13 = 4+3×3, 14 = 8+2×3, 15 = 5×3, 17 = 8+3×3, 18 = 6×3, 19 = 3+16',
    );
    assert.equal(row[2], '{2, 5}');
    assert.equal(row[3], '2');
  });

  it('shows only true sums, of the choice and of numbers that were gone', () => {
    for (const numbers of positions.filter((_, index) => index % 7 === 0)) {
      for (const reason of numberGame.explain(numbers)) {
        for (const [choice, sums] of 'rows' in reason ? reason.rows : []) {
          if (typeof choice === 'string' && typeof sums === 'string' && sums.includes('='))
            for (const sum of sums.split(', ')) assertTrueSum(sum, Number(choice), numbers);
        }
      }
    }
  });
});

function assertTrueSum(sum: string, choice: number, numbers: readonly number[]): void {
  const [total, parts = ''] = sum.split(' = ');
  let added = 0;
  for (const part of parts.split('+')) {
    const [first = 0, second] = part.split('×').map(Number);
    added += second === undefined ? first : first * second;
    const used = second ?? first;
    assert.ok(used === choice || !numbers.includes(used), `${used} in ${sum}, from ${numbers.join()}`);
  }
  assert.equal(added, Number(total), sum);
}
