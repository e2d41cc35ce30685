import assert from 'node:assert/strict';
import configuration from '../../syntaxes/language-configuration.json';

describe('language configuration', () => {
  it('takes numbers, ids and header words as one word each', () => {
    const words = (line: string): string[] => line.match(new RegExp(configuration.wordPattern, 'g')) ?? [];
    assert.deepEqual(words('34 -12\t007'), ['34', '-12', '007']);
    assert.deepEqual(words('# game: poj-2348'), ['game', 'poj-2348']);
    assert.deepEqual(words('#> Stan wins'), ['Stan', 'wins']);
  });

  it('comments with the sign that the reader skips', () => {
    assert.equal(configuration.comments.lineComment, '#');
  });
});
