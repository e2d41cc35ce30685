/** What clients see of a file's strength, over a connection. */
import assert from 'node:assert/strict';
import { type ClientCapabilities, CodeLensRequest } from 'vscode-languageserver-protocol/node';
import { notifications, requests, type Status } from '../../protocol/messages';
import { eventually } from '../vscode/eventually';
import { at, MODERN } from './client';
import { everywhere } from './everywhere';

const capabilities: ClientCapabilities = {
  ...MODERN,
  workspace: { ...MODERN.workspace, codeLens: { refreshSupport: true } },
};

const TAKE = '# game: take-1-to-3\n1\n3\n5\n';

everywhere('strength', { capabilities, initializationOptions: { hasCommands: true } }, (client) => {
  const statuses: Status[] = [];
  before(() => {
    const { connection } = client();
    connection.onNotification(notifications.status.method, (status: Status) => void statuses.push(status));
  });
  const titles = async (uri: string): Promise<(string | undefined)[]> =>
    ((await client().connection.sendRequest(CodeLensRequest.type, { textDocument: { uri } })) ?? []).map(
      ({ command }) => command?.title,
    );
  const words = async (uri: string): Promise<string | undefined> =>
    (await titles(uri)).find((title) => title?.startsWith('catches'));

  it('comes with the lenses, and follows edits', async () => {
    const uri = 'file:///strength.game';
    client().open(uri, TAKE);
    assert.equal(await words(uri), 'catches 6 of 8 known mistakes · add a case for the others');
    await eventually(() => assert.deepEqual(statuses.at(-1)?.strength, { known: 8, caught: 6 }));
    client().change(uri, at(1, 0, 1, '4'));
    assert.equal(await words(uri), 'catches all 8 known mistakes');
    assert.match((await client().hover(uri, 3)) ?? '', /largest-take \(only this case\)/);
  });

  it('lists the mistakes', async () => {
    const uri = 'file:///list.game';
    client().open(uri, TAKE);
    const found = await client().connection.sendRequest(requests.mistakes.method, { textDocument: { uri } });
    const { problem, mistakes } = found as { problem: string; mistakes: { name: string }[] };
    assert.equal(problem, 'take-1-to-3');
    assert.equal(mistakes[0]?.name, 'zero-instead-of-loss');
    assert.equal(
      await client().connection.sendRequest(requests.mistakes.method, { textDocument: { uri: 'file:///no.game' } }),
      null,
    );
  });

  it('generates files', async () => {
    const ask = (question: object) => client().connection.sendRequest(requests.generate.method, question);
    const made = (await ask({ problem: 'poj-1704', mistakes: true, small: 30, seed: 0 })) as {
      text: string;
      leftOut: number;
    };
    assert.match(made.text, /^# winning-move generate poj-1704 --mistakes --small 30 --seed 0\n# game: poj-1704\n20\n/);
    assert.ok(made.leftOut > 0);
    assert.equal(await ask({ problem: 'poj-0', seed: 0 }), null);
    assert.equal(await ask({}), null);
  });
});
