import assert from 'node:assert/strict';
import { writeFileSync } from 'node:fs';
import { workshop } from './run';

describe('cli/map', () => {
  const shop = workshop();

  it('shows where the lost positions of a problem lie', () => {
    const { code, stdout } = shop.run(['map', 'poj-1067', '--size', '3']);
    assert.deepEqual(
      { code, stdout },
      {
        code: 0,
        stdout:
          '2  · ● ·\n1  · · ●\n0  ● · ·\n   0\n\nAcross: first number; up: second number. ● the player to move loses, · wins.\n',
      },
    );
  });

  it('keeps the other numbers of the case on the line', () => {
    writeFileSync(shop.path('x.poj-2234.game'), '2 45 45\n3 1 2 2\n');
    assert.match(shop.run(['map', 'x.poj-2234.game:2', '--size', '4']).stdout, /^1 {2}· · · ●$/m);
  });

  it('takes a file of rules for a problem', () => {
    writeFileSync(shop.path('s.gamerules'), 'input: n / …\nmove: take 1..3\nwin: W\nlose: L\n');
    assert.equal(
      shop.run(['map', 's.gamerules', '--as', 'csv', '--size', '5']).stdout,
      'x,outcome,grundy\n0,P,0\n1,N,1\n2,N,2\n3,N,3\n4,P,0\n',
    );
  });

  it('writes tables and pictures', () => {
    assert.equal(
      shop.run(['map', 'uva-10404', '--as', 'csv', '--size', '3']).stdout,
      'x,outcome,grundy\n0,P,0\n1,N,1\n2,P,0\n',
    );
    const { stdout } = shop.run(['map', 'poj-2348', '--as=svg', '--size=50', '--locale', 'zh-cn']);
    assert.match(stdout, /^<svg [^]*<\/svg>\n$/);
    assert.match(stdout, /[\u4e00-\u9fff]/);
  });

  it('writes what a game of one’s own claims beside the truth', () => {
    writeFileSync(
      shop.path('claims.game'),
      '# game: mine\n# input: n / …\n# move: take 1..3\n# claim: P when n mod 4 = 0 and n != 4\n5\n',
    );
    assert.equal(
      shop.run(['map', 'claims.game', '--as', 'csv', '--size', '5']).stdout,
      'x,outcome,grundy,claimed\n0,P,0,P\n1,N,1,N\n2,N,2,N\n3,N,3,N\n4,P,0,N\n',
    );
    assert.match(shop.run(['map', 'claims.game', '--as', 'svg']).stdout, />≠ N</);
  });

  it('writes no cell that a spreadsheet takes for a formula', () => {
    const rules = 'title: =1+1\ninput: cmd / …\nmove: take 1..3\nclaim: P when cmd mod 4 = 0\nwin: =W\nlose: @L\n';
    writeFileSync(shop.path('s.gamerules'), rules);
    const tables = [
      shop.run(['map', 's.gamerules', '--as', 'csv', '--size', '9']).stdout,
      shop.run(['map', 'poj-1067', '--as', 'csv', '--size', '9']).stdout,
      shop.run(['sequence', '0.77', '--as', 'csv']).stdout,
    ];
    for (const table of tables) {
      assert.ok(table.split('\n').length > 9, table);
      assert.doesNotMatch(table, /(?:^|[,\t\n"])[=+@\t\r-]/);
    }
  });

  it('says what makes no sense', () => {
    assert.match(shop.run(['map', 'poj-1143']).stderr, /there is no map of this game: Number Game/);
    assert.match(shop.run(['map', 'poj-2348', '--as', 'png']).stderr, /--as expects text, csv or svg, not “png”/);
    assert.match(
      shop.run(['map', 'poj-2348', '--size', '0']).stderr,
      /--size expects a number from 1 to 5000, not “0”/,
    );
    assert.equal(shop.run(['map']).code, 2);
  });

  it('takes a million positions', () => {
    const { stdout } = shop.run(['map', 'poj-1067', '--size', '1000', '--as', 'csv']);
    assert.equal(stdout.split('\n').length, 1_000_002);
  });
});
