import assert from 'node:assert/strict';
import { describeEnd, describeFields, sketch } from '../../server/src/formats/describe';
import {
  counted,
  integer,
  line,
  lines,
  list,
  singleCase,
  untilEndOfFile,
  untilZeros,
} from '../../server/src/formats/format';
import { problems } from '../../server/src/problems/index';
import { english, message, render } from '../../server/src/text/message';

const heaps = line(integer('l', { min: 1 }), list('h', 'l', { min: 'l', max: 50 }));

describe('formats/describe', () => {
  it('sketches a layout as statements do', () => {
    assert.deepEqual(sketch(untilZeros(1, line(integer('m')), lines('heaps', 'm', heaps))), [
      'm',
      'l h1 … hl',
      '… × m',
      '…',
      '0',
    ]);
    assert.deepEqual(sketch(counted(integer('T'), line(integer('a'), integer('b')))), ['T', 'a b', '…']);
    assert.deepEqual(sketch(singleCase(line(integer('n')), line(list('h', 'n')))), ['n', 'h1 … hn']);
  });

  it('says how the input ends', () => {
    assert.equal(render(describeEnd(untilZeros(2, heaps)), english), 'A line “0 0” ends the input.');
    assert.equal(render(describeEnd(untilEndOfFile(heaps)), english), 'Cases follow until the end of the file.');
    assert.equal(render(describeEnd(singleCase(heaps)), english), 'The file holds one case.');
    assert.equal(
      render(describeEnd(counted(integer('T'), heaps)), english),
      'The first line says how many cases follow.',
    );
  });

  it('gives every number its bounds and meaning', () => {
    const meaning = message('the number of cases');
    const described = describeFields(counted(integer('T', { min: 1, max: 9, meaning }), heaps));
    assert.deepEqual(described, [
      { range: '1 ≤ T ≤ 9', meaning },
      { range: 'l ≥ 1', meaning: undefined },
      { range: 'l ≤ h ≤ 50', meaning: undefined },
    ]);
  });

  it('has something to say about every problem', () => {
    for (const { input } of problems) {
      assert.ok(sketch(input).length > 0 && describeFields(input).length > 0);
      assert.ok(render(describeEnd(input), english).endsWith('.'));
    }
  });
});
