import assert from 'node:assert/strict';
import { BlockReader } from '../../server/src/document/blocks/block';
import { integer, line, list, untilEndOfFile } from '../../server/src/formats/format';
import { problem } from '../../server/src/problems/problem';
import { euclid } from '../../server/src/rulesets/euclid';
import { message } from '../../server/src/text/message';
import { see, type Seen } from '../formats/reading';
import { allCases, allFindings, openNamed } from './observe';

const seen = (text: string, id: string): Seen[] =>
  allFindings(openNamed(text, id)).map((finding) => see(text, finding));

describe('document/objections', () => {
  it('points at the number to blame, and rewrites the case', () => {
    const text = '2 5 7\n2 6 7\n0\n';
    const [finding, ...more] = seen(text, 'poj-1143');
    assert.deepEqual(
      [finding?.code, finding?.severity, finding?.at, more.length],
      ['impossible-position', 'error', '5', 1],
    );
    for (const fixed of finding?.fixed ?? []) assert.notEqual(seen(fixed, 'poj-1143')[0]?.at, '5', fixed);
    assert.deepEqual(
      allCases(openNamed(text, 'poj-1143')).map(({ isLegal }) => isLegal),
      [false, false],
    );
  });

  it('points into repeated lines, past comments', () => {
    const [finding] = seen('2 8\n1 5\n# x\n3 3\n', 'hdu-1730');
    assert.deepEqual([finding?.code, finding?.at], ['same-cell', '3']);
    assert.equal(allFindings(openNamed('2 8\n1 5\n# x\n3 3\n', 'hdu-1730'))[0]?.span.start.line, 3);
  });

  it('rewrites no case with comments between its lines', () => {
    const input = untilEndOfFile(line(integer('n')), line(list('h', 'n')));
    const sorted = problem({
      id: 'sorted',
      title: 'sorted',
      players: ['A', 'B'],
      sample: { input: '', output: '' },
      ruleset: euclid,
      input,
      position: () => ({ a: 1, b: 1 }),
      output: () => undefined,
      objections: ({ n, h }) =>
        h[0]! > h[1]!
          ? [
              {
                code: 'out-of-order',
                message: message('x'),
                at: { name: 'h', index: 1 },
                fixes: () => [{ title: message('sort'), fields: { n, h: h.toReversed() } }],
              },
            ]
          : [],
    });
    const fixed = (text: string): string[][] =>
      new BlockReader(sorted).next(text, 0, true, true).cases.findings.map((finding) => [...see(text, finding).fixed]);
    assert.deepEqual(fixed('2\n1 2\n2\n7 3\n'), [['2\n1 2\n2\n3 7\n']]);
    assert.deepEqual(fixed('2\n# x\n7 3\n'), [[]]);
  });

  it('objects to nothing that cannot be made out, nor after the end', () => {
    assert.deepEqual(
      seen('2 5 x\n0\n', 'poj-1143').map(({ code }) => code),
      ['not-a-number'],
    );
    assert.deepEqual(
      seen('0\n2 5 7\n', 'poj-1143').map(({ code }) => code),
      ['text-after-end'],
    );
  });
});
