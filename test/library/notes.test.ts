/** What the files of the library say to everyone who relies on their answers is said in Chinese, too. */
import assert from 'node:assert/strict';
import { declare } from '../../server/src/document/choice/declaration';
import { problemMarkdown } from '../../server/src/features/render/problemMarkdown';
import { readRulesFile } from '../../server/src/games/lines';
import { translator } from '../../server/src/l10n/translator';
import { problemsById } from '../../server/src/library/index';
import { render } from '../../server/src/text/message';
import { libraryFiles } from './files';

const CHINESE = /[\u4e00-\u9fff]/;

describe('library, notes', () => {
  it('are shown in the language of the reader', async () => {
    const chinese = await translator('zh-cn');
    const english = await translator('en');
    let count = 0;
    for (const [id, text] of libraryFiles) {
      const written = /^note: *(.*)$/m.exec(text)?.[1];
      const problem = problemsById.get(id)!;
      const { note } = problem;
      assert.equal(note !== undefined, written !== undefined, id);
      if (written === undefined || typeof note !== 'object') continue;
      count++;
      assert.equal(render(note, english), written);
      const translated = render(note, chinese);
      assert.match(translated, CHINESE, id);
      const shown = (translate: typeof chinese): string =>
        problemMarkdown({ translate }, problem, id).replaceAll('\\', '').replaceAll('&lt;', '<');
      assert.ok(shown(chinese).includes(translated), shown(chinese));
      assert.ok(shown(english).includes(written), shown(english));
    }
    assert.ok(count > 30);
  });

  it('of other rules are shown as they are written', () => {
    const { playable } = declare(readRulesFile('title: Mine\nnote: Even numbers\nmove: take 1..3\n', 'mine'));
    assert.equal(playable!.problem.note, 'Even numbers');
  });
});
