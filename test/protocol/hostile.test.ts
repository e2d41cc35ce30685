import assert from 'node:assert/strict';
import { CancellationTokenSource, DocumentDiagnosticRequest, HoverRequest } from 'vscode-languageserver-protocol/node';
import { notifications, requests } from '../../protocol/messages';
import { at, lineRange, MODERN } from './client';
import { everywhere } from './everywhere';
import { answerTo, methods, questions } from './questions';

const SAMPLE = '34 12\n15 24\n0 0\n';

everywhere('hostile texts', { capabilities: MODERN }, (client) => {
  /** Opens a text, asks all there is to ask about it, and closes it again; gives the codes of the findings. */
  async function askAll(uri: string, text: string, asked = Object.keys(questions)): Promise<unknown[]> {
    client().open(uri, text);
    for (const method of asked) await answerTo(client(), method, uri, 0);
    const codes = await client().codes(uri);
    client().close(uri);
    return codes;
  }

  /** What an editor asks without being told to. */
  const quick = [
    'textDocument/hover',
    'textDocument/inlayHint',
    'textDocument/codeAction',
    'textDocument/semanticTokens/range',
    'textDocument/codeLens',
    requests.status.method,
  ];

  it('a line of 20 MB', async () => {
    assert.deepEqual(await askAll('file:///line.poj-2348.game', '1 '.repeat(10_000_000), quick), [
      'no-final-newline',
      'missing-terminator',
      'trailing-blank',
      'too-many-numbers',
    ]);
  });

  it('a word of 20 MB', async () => {
    assert.deepEqual(await askAll('file:///word.poj-2348.game', 'x'.repeat(20_000_000), quick), [
      'no-final-newline',
      'missing-terminator',
      'number-too-long',
      'too-few-numbers',
    ]);
  });

  it('numbers of 100,000 digits', async () => {
    assert.deepEqual(
      await askAll('file:///digits.poj-2348.game', `${'7'.repeat(100_000)} ${'3'.repeat(99_999)}\n0 0\n`),
      [],
    );
  });

  it('numbers of 1,000,000 digits', async () => {
    const uri = 'file:///more-digits.poj-2348.game';
    assert.deepEqual(await askAll(uri, `${'7'.repeat(1_000_000)} ${'3'.repeat(999_999)}\n0 0\n`), []);
    client().open(uri, `${'7'.repeat(1_000_000)} ${'3'.repeat(999_999)}\n34 12\n0 0\n`);
    assert.match((await client().hover(uri, 0)) ?? '', /more than 10000 digits/);
    assert.match((await client().hover(uri, 1)) ?? '', /Stan wins/);
    client().close(uri);
  });

  it('a number of cases that nobody could write', async () => {
    assert.deepEqual(await askAll('file:///count.luogu-p1290.game', '1000000000000000000\n15 24\n'), ['wrong-count']);
  });

  it('nulls, lone surrogates and other things that are no text', async () => {
    const text = '\0\ud800 \udc00\u2028\ufeff12 \u0085\n\ud83d\n7 \0\r\r\n0 0';
    assert.ok((await askAll('file:///nulls.poj-2348.game', text)).includes('not-a-number'));
    assert.deepEqual(await askAll('file:///nulls.game', text), ['no-problem', 'no-final-newline']);
  });

  it('more expected lines than there are arguments to a function', async () => {
    const uri = 'file:///expected.poj-2348.game';
    client().open(uri, `15 24\n${'#> Ollie wins\n'.repeat(130_000)}0 0\n`);
    const { edit } = await client().resolveAction({
      title: 'Remove all expected outputs',
      data: { uri, task: 'remove' },
    });
    assert.ok((edit?.changes?.[uri]?.length ?? 0) > 0);
  });
});

everywhere('hostile clients', { capabilities: MODERN }, (client) => {
  it('a cancelled question is answered, the others as ever', async () => {
    const uri = 'file:///cancel.poj-2348.game';
    client().open(uri, `${'15 24\n#> Stan wins\n'.repeat(20_000)}0 0\n`);
    const source = new CancellationTokenSource();
    const cancelled = client()
      .connection.sendRequest(DocumentDiagnosticRequest.type, { textDocument: { uri } }, source.token)
      .then(
        () => 'answered',
        () => 'refused',
      );
    const hover = client().hover(uri, 0);
    source.cancel();
    assert.ok(await hover);
    assert.ok(['answered', 'refused'].includes(await cancelled));
    assert.equal((await client().pull(uri)).length, 1001);
  });

  it('cancels of questions that were answered or never asked', async () => {
    const uri = 'file:///cancels.poj-2348.game';
    client().open(uri, SAMPLE);
    await client().hover(uri, 0);
    for (const id of [0, 1, 7, 99_999, 'x', -1]) client().tell('$/cancelRequest', { id });
    assert.ok(await client().hover(uri, 0));
  });

  it('edits and questions that come faster than answers', async () => {
    const uri = 'file:///fast.poj-2348.game';
    client().open(uri, `${'15 24\n'.repeat(20_000)}0 0\n`);
    const answers: Promise<unknown>[] = [];
    for (let number = 0; number < 200; number++) {
      client().change(uri, at(number * 50, 0, 2, `${16 + number}`), at(number, 0, 0, ''));
      answers.push(
        client().hover(uri, number),
        client().hints(uri, lineRange(number)),
        client()
          .pull(uri)
          .catch((error: unknown) => (error as { code: number }).code),
      );
    }
    const all = await Promise.all(answers);
    const SERVER_CANCELLED = -32802;
    assert.ok(
      all
        .slice(0, -1)
        .every((answer) => Array.isArray(answer) || typeof answer === 'string' || answer === SERVER_CANCELLED),
    );
    assert.deepEqual(all.at(-1), []);
    assert.match((await client().hover(uri, 199 * 50)) ?? '', /subtract 8 × 24 from 215/);
  });

  const told = [
    'textDocument/didOpen',
    'textDocument/didChange',
    'textDocument/didClose',
    'workspace/didChangeConfiguration',
    notifications.pick.method,
  ];
  const uri = 'file:///malformed.poj-2348.game';
  const nonsense: object[] = [
    {},
    { textDocument: null },
    { textDocument: { uri: 7 } },
    { textDocument: { uri } },
    { textDocument: { uri }, position: { line: -1e99, character: 'x' }, range: {} },
    {
      textDocument: { uri },
      position: { line: 1.5 },
      range: { start: { line: 9e15 }, end: { line: -4 } },
      context: {},
    },
    { data: 7 },
    { data: { uri: 7 } },
    { data: { uri, task: 'x' } },
    { textDocument: { uri, text: 7 } },
    { textDocument: { uri: null, text: '' } },
    { textDocument: { uri }, contentChanges: [null] },
    { textDocument: { uri }, contentChanges: 7 },
    {
      textDocument: { uri },
      contentChanges: [
        { range: 7, text: '' },
        { range: {}, text: 'x' },
      ],
    },
    { settings: 7 },
    { uri: 7, id: 7 },
  ];

  it('parameters that are nonsense', async () => {
    client().open(uri, SAMPLE);
    for (const params of nonsense)
      for (const method of told) if (method !== 'textDocument/didClose') client().tell(method, params);
    for (const params of nonsense)
      for (const method of methods)
        await client()
          .connection.sendRequest(method, params)
          .catch(() => 'refused');
    for (const params of nonsense) client().tell('textDocument/didClose', params);
    client().open(uri, SAMPLE);
    assert.equal((await client().labels(uri)).length, 2);
    assert.ok(
      await client().connection.sendRequest(HoverRequest.type, {
        textDocument: { uri },
        position: { line: 0, character: 1e9 },
      }),
    );
    assert.ok(client().complaints.splice(0).length > 0);
  });

  it('changes that are out of the text mean its nearest place', async () => {
    const outside = 'file:///outside.poj-2348.game';
    client().open(outside, SAMPLE);
    client().change(outside, {
      range: { start: { line: 0, character: 99 }, end: { line: 1, character: 0 } },
      text: '\n',
    });
    client().change(outside, {
      range: { start: { line: 99, character: 5 }, end: { line: 1e9, character: 9 } },
      text: '7 7\n',
    });
    assert.deepEqual(await client().codes(outside), ['text-after-end']);
  });
});

const EVIL = [`${'*a'.repeat(25)}b`, '+(a*)b', '*'.repeat(900), '{a'];

everywhere(
  'hostile settings',
  {
    capabilities: MODERN,
    configuration: () => ({ associations: Object.fromEntries(EVIL.map((glob) => [glob, 'poj-2348'])) }),
  },
  (client) => {
    it('globs that backtrack for ever keep nobody waiting, and those that are refused are named once', async () => {
      for (const end of ['b', 'c', 'd']) {
        const uri = `file:///${'a'.repeat(4000)}${end}`;
        client().open(uri, '34 12\n0 0\n');
        assert.deepEqual(await client().codes(uri), end === 'b' ? [] : ['ambiguous-problem']);
      }
      assert.equal(client().warnings.length, 2);
      assert.match(client().warnings.join('\n'), /"\*{30}…" in game\.associations.*\n.*"\{a" in game\.associations/);
    });
  },
);
