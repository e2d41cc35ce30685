import assert from 'node:assert/strict';
import { GameDocument } from '../../server/src/document/document';
import { choiceFindings } from '../../server/src/document/findings/choiceFindings';
import type { Finding } from '../../server/src/text/finding';
import { english, render } from '../../server/src/text/message';

const findingFor = (id: string): Finding =>
  choiceFindings(new GameDocument('file:///x.game', `# game: ${id}\n1 2\n`, { fileName: 'x.game' }))[0]!;

describe('document/similarIds', () => {
  it('asks whether the id was meant that is nearly the same, and offers it first', () => {
    const { message, fixes } = findingFor('poj2348');
    assert.equal(render(message, english), 'Unknown problem “poj2348”. Did you mean “poj-2348”?');
    assert.equal(fixes?.[0]?.edits[0]?.text, 'poj-2348');
  });

  it('looks at the number more than at the judge, and asks nothing where none is near', () => {
    const { message, fixes } = findingFor('zoj-2348');
    assert.equal(render(message, english), 'Unknown problem “zoj-2348”. Did you mean “poj-2348”?');
    assert.equal(fixes?.[0]?.edits[0]?.text, 'poj-2348');
    assert.equal(render(findingFor('hdu-9999').message, english), 'Unknown problem “hdu-9999”.');
  });
});
