import assert from 'node:assert/strict';
import { requests } from '../../protocol/messages';
import { everywhere } from './everywhere';

const CHINESE = /\p{Script=Han}/u;

everywhere('Chinese', { locale: 'zh-cn' }, (client) => {
  it('findings and the titles of their fixes', async () => {
    const uri = 'file:///findings.poj-2348.game';
    client().open(uri, '034 12\n15 x\n');
    for (const { message } of await client().pull(uri)) assert.match(JSON.stringify(message), CHINESE);
    for (const { title } of await client().actions(uri, 0)) assert.match(title, CHINESE);
  });

  it('hovers, in which the judge’s words stay as they are', async () => {
    const uri = 'file:///hover.poj-2348.game';
    client().open(uri, '34 12\n0 0\n');
    const [first = '', ...paragraphs] = ((await client().hover(uri, 0)) ?? '').split('\n\n');
    assert.match(first, /^\*\*𝒩 Stan wins\*\* · /);
    for (const paragraph of paragraphs) assert.match(paragraph, CHINESE);
  });

  it('inlay hints, in which the judge’s words stay as they are', async () => {
    const uri = 'file:///hints.poj-2348.game';
    client().open(uri, '34 12\n0 0\n');
    assert.deepEqual(await client().labels(uri), ['𝒩 Stan wins · 从 34 中减去 2 × 12']);
  });

  it('but not the judge’s output', async () => {
    const uri = 'file:///output.poj-2348.game';
    client().open(uri, '34 12\n15 24\n0 0\n');
    assert.deepEqual(await client().ask(requests.expectedOutput.method, uri), {
      output: 'Stan wins\nOllie wins\n',
      cases: 2,
    });
    assert.equal(await client().act(uri, 1, '插入本组数据的期望输出'), '34 12\n15 24\n#> Ollie wins\n0 0\n');
  });
});
