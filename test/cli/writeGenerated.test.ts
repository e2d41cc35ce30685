import assert from 'node:assert/strict';
import { writeFileSync } from 'node:fs';
import fc from 'fast-check';
import { writeGenerated } from '../../server/src/cli/generate/writeGenerated';
import { Output } from '../../server/src/cli/terminal/output';
import { generatedText } from '../../server/src/document/strength/generatedFile';
import { BLOCK, randomBlock } from '../../server/src/judging/randomCases';
import { partsOf, type Request } from '../../server/src/judging/testData';
import { problemsById } from '../../server/src/library/index';
import { mistakesOf } from '../../server/src/mistakes/index';
import { problems } from '../../server/src/problems/index';
import type { Problem } from '../../server/src/problems/problem';
import { none } from '../judging/request';
import { runs } from '../thorough';
import { CLI, workshop } from './run';

/** Tests that need more cases than others do. */
const many = { ...none, most: 1_000_000 };

const plain = (problem: Problem, request: Request): string =>
  [...generatedText(problem, ['x'], partsOf(problem, mistakesOf(problem), request))].join('');

async function written(problem: Problem, request: Request, script?: string): Promise<string> {
  const bytes: Buffer[] = [];
  const output = new Output((some) => bytes.push(Buffer.from(some)));
  await writeGenerated(output, problem, ['x'], partsOf(problem, mistakesOf(problem), request), script);
  return Buffer.concat(bytes).toString();
}

describe('cli/writeGenerated', () => {
  const shop = workshop();

  it('writes what the plain text is, for every problem', async () => {
    await fc.assert(
      fc.asyncProperty(
        fc.constantFrom(...problems),
        fc.record({
          mistakes: fc.boolean(),
          small: fc.nat(20),
          hard: fc.boolean(),
          bounds: fc.boolean(),
          random: fc.nat(40),
          won: fc.option(fc.nat(100), { nil: undefined }),
          seed: fc.nat(),
          most: fc.nat(60),
          max: fc.option(fc.nat(1000), { nil: undefined }),
        }),
        async (problem, request) => assert.equal(await written(problem, request), plain(problem, request)),
      ),
      runs(30),
    );
  });

  it('has a second thread make the same', async () => {
    for (const id of ['poj-2348', 'lightoj-1296']) {
      const problem = problemsById.get(id)!;
      const request = { ...many, small: 5, random: 60_000, seed: 3 };
      assert.equal(await written(problem, request, CLI), plain(problem, request), id);
    }
  });

  it('does without a thread that ends', async () => {
    const problem = problemsById.get('poj-1067')!;
    const request = { ...many, random: 60_000 };
    assert.equal(await written(problem, request, shop.path('nothing.js')), plain(problem, request));
  });

  it('makes each block from the seed and its place alone', () => {
    const problem = problemsById.get('poj-2348')!;
    const [{ cases }] = partsOf(problem, [], { ...many, random: 2 * BLOCK + 10 }) as unknown as [
      { cases: Iterable<unknown> },
    ];
    const blocks = [2, 0, 1].map((block) =>
      randomBlock(problem, { seed: 0, count: 2 * BLOCK + 10, won: undefined }, block),
    );
    assert.deepEqual([...cases], [blocks[1]!, blocks[2]!, blocks[0]!].flat());
  });

  it('makes a game of one’s own in two threads', () => {
    writeFileSync(
      shop.path('mine.game'),
      '# game: mine\n# input: n / …\n# move: take {1, 3} from n\n# win: A\n# lose: B\n',
    );
    const { code, stdout } = shop.run(['generate', 'mine.game', '--random', '60000', '--max', '1000']);
    assert.equal(code, 0);
    writeFileSync(shop.path('again.game'), stdout);
    assert.equal(shop.run(['check', '--strict', 'again.game']).code, 0);
    assert.equal(stdout.split('\n').filter((line) => /^\d/.test(line)).length, 60_000);
  });
});
