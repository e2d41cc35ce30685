/** What the server does for clients that do not have the extension's commands. */
import assert from 'node:assert/strict';
import {
  ApplyWorkspaceEditRequest,
  type ClientCapabilities,
  CodeLensRequest,
  ExecuteCommandRequest,
  ShowMessageNotification,
  ShowMessageRequest,
  type WorkspaceEdit,
} from 'vscode-languageserver-protocol/node';
import { Client, MODERN } from './client';
import { everywhere } from './everywhere';
import { transports } from './transports';

/** What Neovim says of itself, as far as it matters here. */
const capabilities: ClientCapabilities = {
  ...MODERN,
  workspace: { ...MODERN.workspace, applyEdit: true, workspaceEdit: { resourceOperations: ['create'] } },
};

const SAMPLE = '34 12\n15 24\n0 0\n';
const WHOLE = { start: { line: 0, character: 0 }, end: { line: 2 ** 31 - 1, character: 0 } };

/** Creates the file if it is not there, and then changes its text as an editor does any other: nothing is lost. */
const edited = (uri: string, newText: string): WorkspaceEdit => ({
  documentChanges: [
    { kind: 'create', uri, options: { overwrite: false, ignoreIfExists: true } },
    { textDocument: { uri, version: null }, edits: [{ range: WHOLE, newText }] },
  ],
});

everywhere('commands', { capabilities }, (client) => {
  let edits: WorkspaceEdit[];
  let told: string[];
  let choice: RegExp;

  before(() => {
    const { connection } = client();
    connection.onRequest(ApplyWorkspaceEditRequest.type, ({ edit }) => {
      edits.push(edit);
      return { applied: true };
    });
    connection.onNotification(ShowMessageNotification.type, ({ message }) => void told.push(message));
    connection.onRequest(
      ShowMessageRequest.type,
      ({ actions }) => actions?.find(({ title }) => choice.test(title)) ?? null,
    );
  });

  beforeEach(() => {
    edits = [];
    told = [];
    choice = /^$/;
  });

  const run = async (command: string, ...words: unknown[]): Promise<void> => {
    await client().connection.sendRequest(ExecuteCommandRequest.type, { command, arguments: words });
  };
  const lenses = async (uri: string) =>
    (await client().connection.sendRequest(CodeLensRequest.type, { textDocument: { uri } }))?.map(
      ({ command }) => command!,
    ) ?? [];

  it('lenses have commands that the server answers, and no others', async () => {
    const uri = 'file:///lens.poj-2348.game';
    client().open(uri, SAMPLE);
    const all = await lenses(uri);
    assert.deepEqual(
      all.map(({ title, command }) => [title, command]),
      [
        ['2 cases · 1 Stan · 1 Ollie · no bounds reached', 'game.showSummary'],
        ['catches 3 of 12 known mistakes · add 6 cases for the others', 'game.addCases'],
        ['List the mistakes', 'game.showMistakes'],
        ['Write expected output', 'game.writeExpectedOutput'],
      ],
    );
    const found = [all[0]!, all[3]!];
    for (const { command, arguments: words = [] } of found) await run(command, ...(words as unknown[]));
    assert.match(told[0] ?? '', /^2 cases · 1 Stan · 1 Ollie · no bounds reached\na ≥ 1: /);
    assert.deepEqual(edits, [edited('file:///lens.poj-2348.out', 'Stan wins\nOllie wins\n')]);
    assert.equal(told[1], 'lens.poj-2348.out now holds the expected output, unsaved.');
  });

  it('the cases that are missing are added, and what they are for is told', async () => {
    const uri = 'file:///weak.take-1-to-3.game';
    client().open(uri, '1\n3\n5\n');
    await run('game.showMistakes', uri);
    assert.deepEqual(told, [
      'catches 6 of 8 known mistakes · add a case for the others\nzero-instead-of-loss: 4\ncapital-letter: 4',
    ]);
    await run('game.addCases', uri);
    const end = { line: 3, character: 0 };
    assert.deepEqual(edits, [{ changes: { [uri]: [{ range: { start: end, end }, newText: '4\n' }] } }]);
  });

  it('an action writes the expected output, too', async () => {
    const uri = 'file:///my%20games/action.poj-2348.game';
    client().open(uri, SAMPLE);
    const [action] = await client().actions(uri, 0, ['source.expectedOutput']);
    assert.equal(action?.title, 'Write the expected output to action.poj-2348.out');
    const { edit } = await client().resolveAction(action);
    assert.deepEqual(edit, edited('file:///my%20games/action.poj-2348.out', 'Stan wins\nOllie wins\n'));
  });

  it('a file with an error has no output, and the user hears why', async () => {
    const uri = 'file:///bad.poj-2348.game';
    client().open(uri, '34 12\n15 x\n0 0\n');
    const [action] = await client().actions(uri, 0, ['source.expectedOutput']);
    assert.ok(action);
    assert.deepEqual(await client().resolveAction(action), action);
    await run('game.writeExpectedOutput', uri);
    const reason = 'No expected output: bad.poj-2348.game, line 2: Expected a number, found “x”.';
    assert.deepEqual([edits, told], [[], [reason, reason]]);
  });

  it('a file that is nowhere yet has no place for its output', async () => {
    const uri = 'untitled:new.poj-2348.game';
    client().open(uri, SAMPLE);
    assert.deepEqual(await client().actions(uri, 0, ['source.expectedOutput']), []);
    assert.deepEqual(
      (await lenses(uri)).map(({ command }) => command),
      ['game.showSummary', 'game.addCases', 'game.showMistakes'],
    );
    await run('game.writeExpectedOutput', uri);
    assert.deepEqual([edits.length, told.length], [0, 1]);
  });

  it('which problem it is can be chosen, and is written into the file', async () => {
    const uri = 'file:///which.game';
    client().open(uri, SAMPLE);
    const [question] = await lenses(uri);
    assert.equal(question?.command, 'game.selectProblem');
    await run('game.selectProblem', uri);
    assert.deepEqual(edits, []);
    choice = /^poj-2348 /;
    await run('game.selectProblem', uri);
    const top = { start: { line: 0, character: 0 }, end: { line: 0, character: 0 } };
    assert.deepEqual(edits, [{ changes: { [uri]: [{ range: top, newText: '# game: poj-2348\n' }] } }]);
    client().change(uri, { text: `# game: nonsense\n${SAMPLE}` });
    await run('game.selectProblem', uri);
    const id = { start: { line: 0, character: 8 }, end: { line: 0, character: 16 } };
    assert.deepEqual(edits[1], { changes: { [uri]: [{ range: id, newText: 'poj-2348' }] } });
  });

  it('nothing happens to files that are not open, or for commands that are not there', async () => {
    const uri = 'file:///closed.poj-2348.game';
    for (const words of [[uri], [], [5], [null]]) await run('game.writeExpectedOutput', ...words);
    client().open(uri, SAMPLE);
    for (const name of ['game.none', 'toString', '']) await run(name, uri);
    assert.deepEqual([edits, told], [[], []]);
  });
});

describe('protocol/commands', () => {
  const offered = async (given: ClientCapabilities, hasCommands: boolean) => {
    const [client, { capabilities: offer }] = await Client.startAndGreet(transports[0]!, {
      capabilities: given,
      initializationOptions: { hasCommands },
    });
    await client.stop();
    return offer;
  };

  it('are offered to clients that can carry them out and do not have them', async () => {
    const all = [
      'game.addCases',
      'game.selectProblem',
      'game.showMistakes',
      'game.showSummary',
      'game.writeExpectedOutput',
    ];
    assert.deepEqual((await offered(capabilities, false)).executeCommandProvider?.commands, all);
    assert.equal((await offered(capabilities, true)).executeCommandProvider, undefined);
    assert.deepEqual((await offered(MODERN, false)).executeCommandProvider?.commands, [
      'game.showMistakes',
      'game.showSummary',
    ]);
    const plain = { ...capabilities, workspace: { applyEdit: true } };
    assert.deepEqual((await offered(plain, false)).executeCommandProvider?.commands, all.slice(0, 4));
  });
});
