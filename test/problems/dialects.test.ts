/** What statements, or the programs that their judges accept, ask for beyond a layout and its bounds. */
import assert from 'node:assert/strict';
import { detect } from '../../server/src/document/choice/detect';
import { formatEdits } from '../../server/src/document/formatting';
import { outputPieces, refusal } from '../../server/src/document/output';
import { problemsById } from '../../server/src/problems/index';
import { allFindings, openNamed } from '../document/observe';

function outputOf(id: string, input: string): string {
  const document = openNamed(input, id);
  assert.equal(refusal(document), undefined);
  return [...outputPieces(document)].map(String).join('');
}

const codesOf = (id: string, input: string): string[] => allFindings(openNamed(input, id)).map(({ code }) => code);

describe('problems/zoj-1039', () => {
  const outputs =
    'Scenario #1:\nThere is no winning move.\n\nScenario #2:\nThe winning moves are: 2.\n\nScenario #3:\nThere is no winning move.\n\n';

  it('reads a scenario without numbers whose second line is blank, or missing', () => {
    for (const input of ['3\n0\n\n1\n2\n0\n\n', '3\n0\n1\n2\n0\n', '3\n0\n\n1\n2\n0\n']) {
      assert.equal(outputOf('zoj-1039', input), outputs);
      assert.deepEqual(codesOf('zoj-1039', input), []);
    }
  });

  it('is read by its aliases just so', () => {
    for (const id of ['uva-1558', 'boj-6391']) assert.equal(problemsById.get(id), problemsById.get('zoj-1039'));
  });

  it('has the players of its own statement', () => {
    assert.deepEqual(problemsById.get('zoj-1039')!.players, ['Christiane', 'Matthias']);
    assert.deepEqual(problemsById.get('poj-1143')!.players, ['Christine', 'Matt']);
  });
});

describe('problems/hdu-2177', () => {
  // Twelve accepted programs print a pair twice when a move on both heaps and one on a single heap leave it.
  it('prints a pair twice that two kinds of move leave, and never otherwise', () => {
    assert.equal(outputOf('hdu-2177', '2 3\n5 7\n2 2\n0 0\n'), '1\n1 2\n1 2\n1\n3 5\n3 5\n4 7\n1\n0 0\n1 2\n');
  });

  it('says where judges may differ', () => {
    assert.deepEqual(codesOf('hdu-2177', '2 3\n0 0\n'), ['pair-repeated']);
    assert.deepEqual(codesOf('hdu-2177', '5 7\n0 0\n'), ['pair-repeated', 'order-left-open']);
    assert.deepEqual(codesOf('hdu-2177', '5 8\n2 2\n1 2\n0 0\n'), []);
  });
});

describe('problems/luogu-p2252', () => {
  it('has one case a file', () => {
    assert.deepEqual(codesOf('luogu-p2252', '8 4\n'), []);
    assert.notDeepEqual(codesOf('luogu-p2252', '8 4\n4 7\n'), []);
    assert.deepEqual(codesOf('poj-1067', '8 4\n4 7\n'), []);
  });
});

describe('problems with blank lines', () => {
  const northcott = '3 6\n4 5\n1 2\n1 2\n\n\n3 6\n4 5\n1 3\n1 2\n';

  it('take them for no slip, as their statements have them', () => {
    assert.deepEqual(codesOf('hdu-1730', northcott), []);
    assert.deepEqual(codesOf('hdu-2509', '2\n2 2\n\n1\n3\n'), []);
    assert.deepEqual(codesOf('hdu-2176', '2\n2 2\n\n1\n3\n0\n'), ['blank-line']);
  });

  it('keep them when they are formatted', () => {
    for (const [id, input] of [
      ['hdu-1730', northcott],
      ['zoj-1039', '1\n0\n\n'],
    ] as const) {
      const document = openNamed(input, id);
      assert.deepEqual([...formatEdits(document, 0, document.lineCount - 1)].flat(), []);
    }
  });

  it('have the players of their statements', () => {
    assert.deepEqual(problemsById.get('hdu-1730')!.players, ['Tom', 'Jerry']);
    assert.deepEqual(problemsById.get('hdu-2149')!.players, ['Lele', 'Yueyue']);
  });
});

describe('problems/poj-2975', () => {
  it('is told by its layout where only its own bounds hold', () => {
    const idsOf = (text: string): string[] => detect(text).candidates.map(({ id }) => id);
    assert.ok(idsOf('2\n5 5\n0\n').includes('hdu-1850'));
    assert.ok(!idsOf('2\n5 5\n0\n').includes('poj-2975'));
    assert.ok(idsOf('2\n5 1000000000\n0\n').includes('poj-2975'));
  });
});
