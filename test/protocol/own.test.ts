/** Games of one's own through the built server. */
import assert from 'node:assert/strict';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import type {
  CompletionItem,
  Hover,
  Location,
  MarkupContent,
  Position,
  WorkspaceEdit,
} from 'vscode-languageserver-protocol';
import { TextDocument } from 'vscode-languageserver-textdocument';
import { at, Client, type Editor, MODERN } from './client';
import { everywhere } from './everywhere';
import { transports } from './transports';

const STONES =
  '# game: stones\n# input: N K / a1 … aN\n# move: take a from K\n# win: First\n# lose: Second\n2 4\n2 3\n';

const stored: Record<string, string> = {};
const editor: Editor = {
  capabilities: {
    ...MODERN,
    textDocument: { ...MODERN.textDocument, completion: { completionItem: { snippetSupport: true } } },
    workspace: { ...MODERN.workspace, didChangeWatchedFiles: { dynamicRegistration: true } },
  },
  initializationOptions: { readsRules: true },
  rules: stored,
};

/** A question about a place, given by a `|` in the text of an open file. */
function place(marked: string): { text: string; position: Position } {
  const before = marked.slice(0, marked.indexOf('|')).split('\n');
  return { text: marked.replace('|', ''), position: { line: before.length - 1, character: before.at(-1)!.length } };
}

everywhere('own', editor, (client) => {
  const ask = <Answer>(method: string, uri: string, position: Position, more: object = {}): Promise<Answer> =>
    client().connection.sendRequest<Answer>(method, { textDocument: { uri }, position, ...more });

  const edited = (uri: string, { changes }: WorkspaceEdit): string =>
    TextDocument.applyEdits(TextDocument.create('', '', 0, client().text(uri)), changes?.[uri] ?? []);

  it('answers a game that the header declares', async () => {
    const uri = 'file:///d/own.game';
    client().open(uri, STONES);
    assert.deepEqual(await client().codes(uri), []);
    assert.deepEqual(await client().labels(uri), ['𝒩 First · take 3']);
    assert.match((await client().hover(uri, 5)) ?? '', /Winning move: take 3, which leaves 1/);
    client().change(uri, at(2, 8, 12, 'tak'));
    assert.deepEqual(await client().codes(uri), ['expected']);
    client().change(uri, at(2, 8, 11, 'take'), at(4, 0, 0, '# misere: yes\n'));
    assert.deepEqual(await client().codes(uri), []);
    assert.deepEqual(await client().labels(uri), ['𝒩 First · take 2']);
  });

  it('says of a rule what it means, and of names where they come from', async () => {
    const uri = 'file:///d/names.game';
    const { text, position } = place(STONES.replace('from K', 'from |K'));
    client().open(uri, text);
    const hover = await ask<Hover>('textDocument/hover', uri, { line: 2, character: 9 });
    assert.match((hover.contents as MarkupContent).value, /K -> K - k for k in a/);
    assert.deepEqual(await ask('textDocument/prepareRename', uri, position), {
      range: { start: position, end: { ...position, character: position.character + 1 } },
      placeholder: 'K',
    });
    const edit = await ask<WorkspaceEdit>('textDocument/rename', uri, position, { newName: 'stones' });
    assert.match(edited(uri, edit), /N stones \/ a1 … aN\n# move: take a from stones/);
    await assert.rejects(ask('textDocument/rename', uri, position, { newName: 'a' }), /a is taken/);
    const found = await ask<Location[]>('textDocument/references', uri, position, {
      context: { includeDeclaration: true },
    });
    assert.deepEqual(
      found.map(({ range: { start } }) => [start.line, start.character]),
      [
        [1, 11],
        [2, 20],
      ],
    );
    const { range } = await ask<Location>('textDocument/definition', uri, position);
    assert.equal(range.start.line, 1);
    assert.equal((await ask<unknown[]>('textDocument/documentHighlight', uri, position)).length, 2);
    assert.equal(await ask('textDocument/prepareRename', uri, { line: 5, character: 0 }), null);
  });

  it('proposes keys, values and names below the name of a game', async () => {
    const uri = 'file:///d/new.game';
    const labels = async (marked: string): Promise<string[]> => {
      const { text, position } = place(marked);
      client().open(uri, text);
      const items = await ask<CompletionItem[]>('textDocument/completion', uri, position, {
        context: { triggerKind: 1 },
      });
      client().close(uri);
      return items.map(({ label }) => label);
    };
    assert.deepEqual((await labels('# game: stones\n# |\n2 4\n2 3\n')).slice(0, 4), ['input', 'move', 'win', 'lose']);
    assert.ok((await labels('# game: stones\n# input: |\n2 4\n2 3\n')).includes('n k / h1 … hn'));
    assert.ok((await labels('# game: stones\n# move: |\n2 4\n2 3\n')).includes('take {1, 3, 4}'));
    assert.ok((await labels('# game: stones\n# input: N K\n# move: take 1..|\n2 4\n')).includes('K'));
    assert.ok(!(await labels('# game: poj-2348\n# |\n2 4\n0 0\n')).includes('move'));
  });

  it('plays rules that are stored beside a file, and follows them', async () => {
    stored['file:///d/sticks.gamerules'] = 'move: take 1..3\nwin: W\nlose: L\n';
    const uri = 'file:///d/hard.sticks.game';
    client().open(uri, '4\n5\n');
    assert.deepEqual(await client().labels(uri), ['𝒫 loses → L', '𝒩 wins → W · take 1']);
    stored['file:///d/sticks.gamerules'] = 'move: take 1..4\nwin: W\nlose: L\n';
    const before = client().refreshes.length;
    client().tell('workspace/didChangeWatchedFiles', { changes: [{ uri: 'file:///d/sticks.gamerules', type: 2 }] });
    await client().until(() => client().refreshes.length > before);
    assert.deepEqual(await client().labels(uri), ['𝒩 wins → W · take 4', '𝒫 loses → L']);
  });

  it('plays what is typed in a file of rules before it is stored', async () => {
    const rules = 'file:///d/open.gamerules';
    const uri = 'file:///d/by-header.game';
    client().open(uri, '# game: open\n4\n');
    assert.deepEqual(await client().codes(uri), ['unknown-problem']);
    client().open(rules, 'move: take 1..\nwin: W\nlose: L\n');
    assert.deepEqual(await client().codes(rules), ['expected']);
    assert.deepEqual(await client().codes(uri), ['broken-rules']);
    client().change(rules, at(0, 14, 14, '3'));
    assert.deepEqual(await client().codes(rules), []);
    assert.deepEqual(await client().labels(uri), ['𝒫 loses → L']);
    const hover = await ask<Hover>('textDocument/hover', rules, { line: 0, character: 8 });
    assert.match((hover.contents as MarkupContent).value, /n -> n - k for k in 1\.\.3/);
    const before = client().refreshes.length;
    client().close(rules);
    await client().until(() => client().refreshes.length > before);
    assert.deepEqual(await client().codes(uri), ['unknown-problem']);
  });

  it('checks claims while nothing else is to be done, and tells of them afterwards', async () => {
    const uri = 'file:///d/claims.game';
    const before = client().refreshes.length;
    client().open(uri, '# game: x\n# move: take 1..3\n# claim: P when n mod 5 = 0\n# trust: P when n mod 4 = 0\n5\n');
    await client().until(() => client().refreshes.length > before);
    assert.deepEqual(await client().codes(uri), ['claim-false', 'claim-proved']);
    assert.equal(
      await client().act(uri, 2, 'Add 4 as a case'),
      '# game: x\n# move: take 1..3\n# claim: P when n mod 5 = 0\n# trust: P when n mod 4 = 0\n5\n4\n',
    );
    const rules = 'file:///d/claims.gamerules';
    const then = client().refreshes.length;
    client().open(rules, 'move: take 1..3\nclaim: P when n mod 5 = 0\n');
    await client().until(() => client().refreshes.length > then);
    assert.deepEqual(await client().codes(rules), ['claim-false']);
    assert.equal(await client().act(rules, 1, 'Remove the claim'), 'move: take 1..3\n\n');
  });

  it('answers others while it searches', async () => {
    const hard = 'file:///d/chomp.game';
    const rows = [
      '# move: (a, b, c) -> (x, min(b, x), min(c, x)) for x in 1..a - 1',
      '# move: (a, b, c) -> (a, x, min(c, x)) for x in 0..b - 1',
      '# move: (a, b, c) -> (a, b, x) for x in 0..c - 1',
    ];
    client().open(hard, `# game: chomp3\n${rows.join('\n')}\n60 60 60\n`);
    client().open('file:///d/easy.poj-2348.game', '34 12\n0 0\n');
    const order: string[] = [];
    const first = client()
      .hover(hard, 4)
      .then((text) => (order.push('hard'), text));
    const second = client()
      .hover('file:///d/easy.poj-2348.game', 0)
      .then(() => order.push('easy'));
    await Promise.all([first, second]);
    assert.deepEqual(order, ['easy', 'hard']);
    assert.match((await first) ?? '', /𝒩 wins/);
  });

  it('says the values of a rule, and writes their period as a claim', async () => {
    const uri = 'file:///d/values.game';
    const text = '# game: x\n# input: n / …\n# move: take {1, 3, 4}\n5\n';
    client().open(uri, text);
    const { contents } = await ask<Hover>('textDocument/hover', uri, { line: 2, character: 10 });
    assert.match(
      (contents as MarkupContent).value,
      /Grundy values from 0 on: 0 1 0 1 2 3 2 0 .* period 7 from the start/,
    );
    assert.equal(
      await client().act(uri, 2, 'Write the period as a claim'),
      text.replace('4}\n', '4}\n# claim: P when n mod 7 = 0 or n mod 7 = 2\n'),
    );
    assert.ok((await client().actions(uri, 2)).every(({ title }) => title !== 'Write the period as a claim'));
    const rules = 'file:///d/values.gamerules';
    client().open(rules, 'move: take 1..3');
    assert.equal(
      await client().act(rules, 0, 'Write the period as a claim'),
      'move: take 1..3\nclaim: P when n mod 4 = 0',
    );
  });

  it('answers whatever stands in a header, and soon', async () => {
    const uri = 'file:///d/hostile.game';
    for (const lines of [
      `# move: n -> ${'('.repeat(5000)}n${')'.repeat(5000)}`,
      `# move: n -> n - 1 if ${'not '.repeat(2000)}n = 1`,
      `# move: ${'x'.repeat(1_000_000)}`,
      `# ${'y'.repeat(1_000_000)}`,
      '# move: n -> n - k for k in 1..10**18',
      '# move: n -> n - k - l for k in 1..10**18, l in 1..10**18 if k * l = 7',
      '# move: (a, b) -> (a + 1, b + 1)',
      '# ask: h for h in 1..n\n# move: take 1..3',
      '# start: 1 × n\n# move: take 1..3',
      '# move: n -> n - d for d in divisors(n*n*n + 1)',
      `# move: n -> ${'n, '.repeat(500)}n`,
      `# input: ${'a b '.repeat(2000)}\n# move: take 1`,
    ]) {
      client().open(uri, `# game: x\n${lines}\n1000000000000000000\n5\n`);
      const line = lines.split('\n').length + 1;
      await client().hover(uri, line);
      await client().pull(uri);
      await client().labels(uri);
      await client().connection.sendRequest('textDocument/semanticTokens/range', {
        textDocument: { uri },
        range: { start: { line: 0, character: 0 }, end: { line: 9, character: 0 } },
      });
      await ask('textDocument/hover', uri, { line: 1, character: 12 });
      client().close(uri);
    }
  });

  it('lays out lines of rules, and tells their pieces apart', async () => {
    const rules = 'file:///d/layout.gamerules';
    client().open(rules, 'move:n->n-k for k in 1 .. 3\nclaim:P when n mod 4=0\n');
    const options = { tabSize: 4, insertSpaces: true };
    const edits = await client().connection.sendRequest<{ newText: string }[]>('textDocument/formatting', {
      textDocument: { uri: rules },
      options,
    });
    assert.deepEqual(
      edits.map(({ newText }) => newText),
      ['move: n -> n - k for k in 1..3', 'claim: P when n mod 4 = 0'],
    );
    const tokens = await client().connection.sendRequest<{ data: number[] }>('textDocument/semanticTokens/full', {
      textDocument: { uri: rules },
    });
    assert.ok(tokens.data.length > 50);
    const symbols = await client().connection.sendRequest<{ name: string }[]>('textDocument/documentSymbol', {
      textDocument: { uri: rules },
    });
    assert.deepEqual(
      symbols.map(({ name }) => name),
      ['move', 'claim'],
    );
  });
});

describe('protocol/own, files of a server in Node.js', () => {
  it('are read by the server where the client does not', async () => {
    const folder = mkdtempSync(path.join(tmpdir(), 'own games '));
    try {
      writeFileSync(path.join(folder, 'my stones.gamerules'), '\uFEFFmove: take 1..3\nwin: W\nlose: L\n');
      writeFileSync(path.join(folder, 'sticks.gamerules'), 'move: take 1..3\nwin: W\nlose: L\n');
      const client = await Client.start(transports[0]!, { capabilities: MODERN });
      const uri = pathToFileURL(path.join(folder, 'a.sticks.game')).toString();
      client.open(uri, '4\n');
      assert.deepEqual(await client.labels(uri), ['𝒫 loses → L']);
      const other = pathToFileURL(path.join(folder, 'a.my stones.game')).toString();
      client.open(other, '5\n');
      assert.deepEqual(await client.labels(other), ['𝒩 wins → W · take 1']);
      await client.stop();
    } finally {
      rmSync(folder, { recursive: true });
    }
  });

  it('are found in a folder of rules above the file, which a setting names', async () => {
    const folder = mkdtempSync(path.join(tmpdir(), 'own games '));
    try {
      mkdirSync(path.join(folder, 'rules'));
      mkdirSync(path.join(folder, 'tests'));
      writeFileSync(path.join(folder, 'rules/sticks.gamerules'), 'title: Sticks\nmove: take 1..3\nwin: W\nlose: L\n');
      const configuration = () => ({ library: ['rules'] });
      const client = await Client.start(transports[0]!, { capabilities: MODERN, configuration });
      const uri = pathToFileURL(path.join(folder, 'tests/a.sticks.game')).toString();
      client.open(uri, '4\n');
      assert.deepEqual(await client.labels(uri), ['𝒫 loses → L']);
      await client.stop();
    } finally {
      rmSync(folder, { recursive: true });
    }
  });
});
