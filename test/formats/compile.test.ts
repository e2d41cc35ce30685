import assert from 'node:assert/strict';
import { compile } from '../../server/src/formats/compile';
import { integer, line, lines, list, untilEndOfFile } from '../../server/src/formats/format';

const heaps = line(integer('l', { min: 1 }), list('h', 'l', { min: 'l', max: 50 }));

describe('formats/compile', () => {
  it('shares a slot between a count and all that it counts', () => {
    const { slots, rows } = compile(
      untilEndOfFile(line(integer('x'), integer('n')), line(list('h', 'n')), lines('more', 'n', heaps)),
    );
    assert.equal(slots, 2);
    assert.deepEqual(
      rows.map(({ shape, times }) => [[...shape.fills], shape.listSlot, times]),
      [
        [[-1, 0], -1, -1],
        [[], 0, -1],
        [[1], 1, 0],
      ],
    );
  });

  it('turns names of bounds into places', () => {
    const [row] = compile(untilEndOfFile(heaps)).rows;
    assert.deepEqual(
      [[...row!.shape.minField], [...row!.shape.max], row!.shape.isRelated],
      [[-1, 0], [Infinity, 50], true],
    );
  });

  it('refuses a list that is not at the end of its line', () => {
    assert.throws(() => compile(untilEndOfFile(line(integer('n'), list('h', 'n'), integer('x')))), /not at the end/);
  });
});
