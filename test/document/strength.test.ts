import assert from 'node:assert/strict';
import { GameDocument } from '../../server/src/document/document';
import { ignoresOf } from '../../server/src/document/strength/ignores';
import { knownCases } from '../../server/src/document/strength/knownCases';
import { type Strength, strengthOf, survivorsOf } from '../../server/src/document/strength/strength';
import { resultOf } from '../../server/src/judging/strength';
import { mistakesOf } from '../../server/src/mistakes/index';

const open = (text: string): GameDocument => new GameDocument('file:///x.game', text, { fileName: 'x.game' });

function measure(text: string): Strength {
  const document = open(text);
  return resultOf(strengthOf(document, mistakesOf(document.problem!)));
}

const namesOf = (strength: Strength): string[] => survivorsOf(strength).map(({ name }) => name);

describe('document/strength', () => {
  it('measures the cases of the input that have answers', () => {
    const text = '# game: poj-1704\n3\n2\n2 1\n2\n3 3\n1\n2\n1\n9\n';
    const { cases, truths, indices } = resultOf(knownCases(open(text), 100));
    assert.deepEqual(cases, [
      { N: 2, P: [2, 1] },
      { N: 1, P: [2] },
    ]);
    assert.deepEqual(truths, ['Bob will win', 'Georgia will win']);
    assert.deepEqual(indices, [0, 2]);
    assert.deepEqual(resultOf(knownCases(open(text), 1)).indices, [0]);
  });

  it('finds what survives', () => {
    const all = namesOf(measure('# game: take-1-to-3\n'));
    assert.equal(all.length, 8);
    assert.deepEqual(namesOf(measure('# game: take-1-to-3\n1\n3\n4\n5\n')), []);
    assert.deepEqual(namesOf(measure('# game: take-1-to-3\n1\n3\n5\n')), ['zero-instead-of-loss', 'capital-letter']);
  });

  it('excuses mistakes for a reason', () => {
    const lines = [
      '# game: take-1-to-3',
      '# ignore: capital-letter the judge does not mind',
      '# ignore: zero-instead-of-loss',
      '# ignore: capitol-letter misspelt',
      '# Ignore：first-case-only 全角冒号',
      '1',
      '# ignore: largest-take too late',
    ];
    const found = measure(`${lines.join('\n')}\n`);
    assert.deepEqual(
      found.ignored.map(({ mistake, ignore }) => [mistake.name, ignore.reason, ignore.line]),
      [
        ['capital-letter', 'the judge does not mind', 1],
        ['first-case-only', '全角冒号', 4],
      ],
    );
    assert.deepEqual(
      found.idle.map(({ name, reason }) => [name, reason]),
      [
        ['zero-instead-of-loss', ''],
        ['capitol-letter', 'misspelt'],
      ],
    );
    assert.equal(found.catches.length, 6);
    assert.ok(namesOf(found).includes('zero-instead-of-loss'));
  });

  it('tells where the names stand', () => {
    const lines = ['#ignore: parity a reason', '# ignore:', '# ignore : modulo-three  spaces  '];
    assert.deepEqual(
      ignoresOf(open(`${lines.join('\n')}\n1\n`)).map(({ name, start, reason }) => [name, start, reason]),
      [
        ['parity', 9, 'a reason'],
        ['', 9, ''],
        ['modulo-three', 11, 'spaces'],
      ],
    );
  });
});
