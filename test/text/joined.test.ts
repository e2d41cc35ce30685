import assert from 'node:assert/strict';
import { translateBy } from '../../server/src/l10n/translator';
import zhCn from '../../server/src/l10n/zh-cn.json';
import { clauses, listed, sentences } from '../../server/src/text/joined';
import { english, message, render } from '../../server/src/text/message';

const chinese = translateBy(zhCn);
const proved = message('This is proved.');

describe('text/joined', () => {
  it('puts sentences together without a blank in Chinese', () => {
    assert.equal(render(sentences([proved, proved]), english), 'This is proved. This is proved.');
    assert.equal(
      render(sentences([proved, proved, proved]), chinese),
      '这一点已得到证明。这一点已得到证明。这一点已得到证明。',
    );
  });

  it('has other commas in Chinese', () => {
    assert.equal(render(listed(['a', 'b', '…']), english), 'a, b, …');
    assert.equal(render(listed(['a', 'b', '…']), chinese), 'a、b、…');
    assert.equal(render(clauses([message('min'), message('max')]), chinese), '最小值；最大值');
  });

  it('gives a single one as it is', () => {
    assert.equal(render(listed(['nim']), chinese), 'nim');
    assert.equal(render(sentences([proved]), english), 'This is proved.');
  });

  it('parts two meanings of the same words by a context that is not shown', () => {
    for (const nothing of [message('⟨output⟩nothing'), message('⟨heaps⟩nothing')])
      assert.equal(render(nothing, english), 'nothing');
    assert.equal(render(message('⟨output⟩nothing'), chinese), '无输出');
    assert.equal(render(message('⟨heaps⟩nothing'), chinese), '没有堆');
    assert.equal(render(message('⟨new⟩not translated yet'), chinese), 'not translated yet');
  });
});
