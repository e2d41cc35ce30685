import assert from 'node:assert/strict';
import { mkdirSync, writeFileSync } from 'node:fs';
import { lacks } from '../lacks';
import { workshop } from './run';

const STONES = 'title: Stones of ours\ninput: n x y k z / …\nbounds: 1 <= n <= 1000, 1 <= k <= 5, 7 <= x, y, z <= 9\n';
const RULES = 'move: take 1..k from n\nwin: Yes\nlose: No\n';

describe('cli --library', () => {
  const shop = workshop();
  const answers = (file: string, ...options: string[]) =>
    shop.run(['solve', file, '--library', 'rules', ...options]).stdout;

  beforeEach(() => {
    mkdirSync(shop.path('rules'));
    writeFileSync(shop.path('rules/Stones.gamerules'), STONES + RULES);
    writeFileSync(shop.path('rules/broken.gamerules'), 'input: n / …\nmove: take 1..\nwin: Yes\nlose: No\n');
    writeFileSync(shop.path('plain.game'), '10 7 8 3 9\n8 7 7 3 7\n');
    writeFileSync(shop.path('headed.game'), '# game: stones\n10 7 8 3 9\n');
    writeFileSync(shop.path('x.stones.game'), '8 7 7 3 7\n');
  });

  it('plays its games for files that name one, by a header, the file name or an option', () => {
    assert.equal(answers('headed.game'), 'Yes\n');
    assert.equal(answers('x.stones.game'), 'No\n');
    assert.equal(answers('plain.game', '--game', 'STONES'), 'Yes\nNo\n');
    assert.equal(shop.run(['solve', 'headed.game']).code, 1);
  });

  it('tells its games by the layout, and asks where several fit', () => {
    const told = shop.run(['solve', 'plain.game', '--library', 'rules']);
    assert.equal(told.stdout, 'Yes\nNo\n');
    assert.match(told.stderr, /plain\.game: Stones of ours \(Stones\), told by the layout/);
    writeFileSync(shop.path('rules/twin.gamerules'), STONES + RULES);
    const asked = shop.run(['solve', 'plain.game', '--library', 'rules']);
    assert.equal(asked.code, 2);
    assert.match(asked.stderr, /several problems have this layout; name one of them with --game: Stones, twin/);
  });

  it('lists, finds and describes its games', () => {
    const problems = (...words: string[]) => shop.run(['problems', ...words, '--library', 'rules']).stdout;
    assert.match(problems(), /^poj-2348 [^]*\nStones +Stones of ours +n x y k z \| …\n$/m);
    assert.match(problems('--search', 'ours'), /^id .*\nStones +Stones of ours/);
    assert.match(
      problems('stones'),
      /^Stones: Stones of ours\n[^]*Rules:\n[^]*move: take 1\.\.k from n[^]*1 ≤ n ≤ 1000\n[^]*$/,
    );
    assert.doesNotMatch(problems('stones'), /Sample/);
  });

  it('serves every command that reads a file', () => {
    assert.equal(shop.run(['check', 'headed.game', '--library', 'rules']).stderr, '');
    assert.match(shop.run(['explain', 'headed.game:2', '--library', 'rules']).stdout, /Subtraction game/);
  });

  it('names itself where a command is to be done again', function () {
    if (lacks('python3', 'python3')) this.skip();
    writeFileSync(
      shop.path('p.py'),
      'for l in open(0):\n n, _, _, k, _ = map(int, l.split())\n print("Yes" if n % (k + 2) else "No")\n',
    );
    const patient = ['--for', '1200s', '--time-limit', '60s'];
    const words = ['stress', 'stones', '--library', 'rules', ...patient, '--', 'python3', 'p.py'];
    const { code, stdout, stderr } = shop.run(words);
    assert.equal(code, 1);
    assert.match(stdout, /^2 7 7 1 7\n#> No$/m);
    assert.match(stderr, /Again: winning-move stress stones --library rules --seed 0 -- python3 p\.py\n$/);
  });

  it('says what is wrong with it', () => {
    writeFileSync(shop.path('b.game'), '# game: broken\n10\n');
    const failure = (...words: string[]) => {
      const { code, stderr } = shop.run(words);
      return [code, stderr.trimEnd()];
    };
    assert.deepEqual(failure('solve', 'b.game', '--library', 'rules'), [
      1,
      'b.game:1:9: error broken-rules: The rules in broken.gamerules cannot be played: line 2: Expected a number or a name at the end.',
    ]);
    assert.match(String(failure('problems', 'broken', '--library', 'rules')[1]), /^broken\.gamerules:2:/);
    assert.deepEqual(failure('solve', 'b.game', '--library', 'rulez'), [
      1,
      'winning-move: rulez: no such file or folder',
    ]);
    assert.deepEqual(failure('lsp', '--library', 'rules'), [2, 'winning-move: lsp has no option --library']);
  });
});
