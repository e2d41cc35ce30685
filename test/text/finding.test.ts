import assert from 'node:assert/strict';
import { type Finding, findingBelow } from '../../server/src/text/finding';
import { message } from '../../server/src/text/message';
import { below, spanOfLine } from '../../server/src/text/place';

const finding: Finding = {
  code: 'tab',
  severity: 'hint',
  span: spanOfLine(1, 2, 3),
  message: message('x'),
  unused: true,
  fixes: [{ title: message('y'), edits: [{ span: spanOfLine(4, 0, 1), text: 'z' }], action: 'useLf' }],
};

describe('text/finding', () => {
  it('moves down with all its edits, and loses nothing', () => {
    assert.deepEqual(findingBelow(finding, 10), {
      ...finding,
      span: spanOfLine(11, 2, 3),
      fixes: [{ title: message('y'), edits: [{ span: spanOfLine(14, 0, 1), text: 'z' }], action: 'useLf' }],
    });
    assert.equal(findingBelow(finding, 0), finding);
    assert.deepEqual(below(spanOfLine(0, 5, 6), 2), spanOfLine(2, 5, 6));
  });
});
