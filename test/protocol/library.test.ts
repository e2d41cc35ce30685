/** A library of one's own, whose files the client lists, through the built server. */
import assert from 'node:assert/strict';
import type { CompletionItem } from 'vscode-languageserver-protocol';
import { requests } from '../../protocol/messages';
import { type Editor, MODERN } from './client';
import { everywhere } from './everywhere';

const game = (title: string): string =>
  `title: ${title}\ninput: n x y k z / …\nbounds: 7 <= x, y, z <= 9\nmove: take 1..k from n\nwin: First\nlose: Second\n`;
const CREATED = 1;
const CHANGED = 2;
const stored: Record<string, string> = {
  'file:///w/games/Stones.gamerules': game('Stones of ours'),
  'file:///w/games/poj-2348.gamerules': game('Not the one that is built in'),
  'file:///w/games/broken.gamerules': 'move: take 1..\n',
  'file:///w/games/notes.txt': game('No rules'),
};
const editor: Editor = {
  capabilities: { ...MODERN, workspace: { ...MODERN.workspace, didChangeWatchedFiles: { dynamicRegistration: true } } },
  initializationOptions: { readsRules: true, listsRules: true },
  rules: stored,
};

everywhere('library', editor, (client) => {
  after(() => {
    delete stored['file:///w/games/later.gamerules'];
  });

  const problems = async () => {
    const all = await client().connection.sendRequest<{ id: string; title: string }[]>(requests.problems.method, {});
    return all.slice(-2).map(({ id, title }) => [id, title]);
  };
  const ids = async (uri: string, text: string): Promise<string[]> => {
    client().open(uri, text);
    const items = await client().connection.sendRequest<CompletionItem[]>('textDocument/completion', {
      textDocument: { uri },
      position: { line: 0, character: 8 },
      context: { triggerKind: 1 },
    });
    client().close(uri);
    return items.toSorted((a, b) => (a.sortText! < b.sortText! ? -1 : 1)).map(({ label }) => label);
  };
  /** The library comes when it has been read. */
  const tells = async (uri: string, labels: readonly string[]): Promise<void> => {
    for (let looks = 0; looks < 6000; looks++) {
      if (String(await client().labels(uri)) === String(labels)) return;
      await new Promise((resume) => setTimeout(resume, 50));
    }
    assert.deepEqual(await client().labels(uri), labels);
  };

  it('plays its games for files that name one, wherever they lie, or that have the layout', async () => {
    client().open('file:///elsewhere/a.game', '# game: stones\n10 7 8 3 9\n');
    await tells('file:///elsewhere/a.game', ['𝒩 First · take 2']);
    client().open('file:///elsewhere/b.game', '10 7 8 3 9\n8 7 7 3 7\n');
    await tells('file:///elsewhere/b.game', ['𝒩 First · take 2', '𝒫 Second']);
    assert.deepEqual(await client().codes('file:///elsewhere/b.game'), []);
  });

  it('offers its games in the list of problems, and after “# game:”', async () => {
    assert.deepEqual((await problems()).at(-1), ['Stones', 'Stones of ours']);
    const offered = await ids('file:///w/c.game', '# game: \n10 7 8 3 9\n8 7 7 3 7\n');
    assert.ok(offered.includes('Stones') && offered.indexOf('Stones') < 3, offered.slice(0, 4).join());
    assert.equal(offered.filter((id) => id === 'poj-2348').length, 1);
    assert.ok(!offered.includes('broken') && !offered.includes('notes'));
  });

  it('follows files that are stored later', async () => {
    const uri = 'file:///w/games/later.gamerules';
    const tellOf = (type: number) =>
      client().connection.sendNotification('workspace/didChangeWatchedFiles', { changes: [{ uri, type }] });
    client().open('file:///w/d.game', '# game: later\n10 7 8 3 9\n');
    assert.deepEqual(await client().codes('file:///w/d.game'), ['unknown-problem']);
    stored[uri] = game('Later');
    await tellOf(CREATED);
    await tells('file:///w/d.game', ['𝒩 First · take 2']);
    stored[uri] = game('Later').replace('First', 'A');
    await tellOf(CHANGED);
    await tells('file:///w/d.game', ['𝒩 A · take 2']);
    assert.deepEqual(await problems(), [
      ['Stones', 'Stones of ours'],
      ['later', 'Later'],
    ]);
  });
});
