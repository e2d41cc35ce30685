import assert from 'node:assert/strict';
import { problems } from '../../server/src/problems/index';
import { workshop } from './run';

describe('cli: the samples of all problems', () => {
  const shop = workshop();
  for (const { id, sample } of problems) {
    it(id, () =>
      assert.deepEqual(shop.run(['solve', '-', '--game', id], sample.input), {
        code: 0,
        stdout: sample.output,
        stderr: '',
      }),
    );
  }
});
