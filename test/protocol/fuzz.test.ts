/**
 * Whatever a client sends, in whatever order: each question has an answer, nothing goes wrong inside, and what is said
 * of a file after all its edits is what is said of the same text opened afresh.
 */
import assert from 'node:assert/strict';
import fc from 'fast-check';
import {
  CancellationTokenSource,
  DocumentDiagnosticRequest,
  type TextDocumentContentChangeEvent,
} from 'vscode-languageserver-protocol/node';
import { notifications, requests } from '../../protocol/messages';
import { runs } from '../thorough';
import { Client } from './client';
import { answerTo, questions } from './questions';
import { type Transport, transports } from './transports';

const line = fc.oneof(
  { weight: 6, arbitrary: fc.array(fc.nat(40), { minLength: 1, maxLength: 4 }).map((numbers) => numbers.join(' ')) },
  fc.constantFrom(
    '0 0',
    '0',
    '1',
    '2',
    '#> Stan wins',
    '#> Ollie wins',
    '#>',
    '# game: poj-2348',
    '# game: luogu-p1290',
    '# game:',
    '',
    ' ',
    '034 12',
    '-1 1.5',
    '１２ ３',
    '\ud800 7',
    '\0',
    '1\u00a02',
  ),
  fc.bigInt(0n, 10n ** 40n).map((number) => `${number} ${number / 3n}`),
  fc.string({ unit: 'binary', maxLength: 8 }),
);
const ending = fc.constantFrom('\n', '\n', '\n', '\r\n', '\r', '');
const text = fc
  .array(
    fc.tuple(line, ending).map((both) => both.join('')),
    { maxLength: 12 },
  )
  .map((lines) => lines.join(''));
/** A text of several blocks. */
const longText = fc
  .tuple(fc.nat({ max: 30 }), text)
  .map(([number, rest]) => `${`${number} 7\n`.repeat(20_000)}${rest}`);

const place = fc.record({
  line: fc.oneof(fc.nat(14), fc.constantFrom(20_001, 1e9)),
  character: fc.oneof(fc.nat(8), fc.constant(1e9)),
});
const range = fc.tuple(place, place).map((ends) => {
  const [start, end] = ends.sort((a, b) => a.line - b.line || a.character - b.character);
  return { start, end };
});
const change: fc.Arbitrary<TextDocumentContentChangeEvent> = fc.oneof(
  { weight: 5, arbitrary: fc.record({ range, text: fc.oneof(line, text) }) },
  fc.record({ text: fc.oneof(text, { weight: 2, arbitrary: text }) }),
);

type Step =
  | { readonly do: 'open' | 'reopen'; readonly text: string }
  | { readonly do: 'change'; readonly changes: TextDocumentContentChangeEvent[] }
  | { readonly do: 'close' | 'configure' | 'wait' }
  | { readonly do: 'pick'; readonly id: string | null }
  | { readonly do: 'cancel'; readonly id: number }
  | { readonly do: 'ask'; readonly what: number; readonly line: number };

const step: fc.Arbitrary<Step> = fc.oneof(
  fc.record({
    do: fc.constantFrom('open' as const, 'reopen' as const),
    text: fc.oneof({ weight: 9, arbitrary: text }, longText),
  }),
  {
    weight: 4,
    arbitrary: fc.record({
      do: fc.constant('change' as const),
      changes: fc.array(change, { minLength: 1, maxLength: 4 }),
    }),
  },
  fc.record({ do: fc.constantFrom('close' as const, 'configure' as const, 'wait' as const) }),
  fc.record({ do: fc.constant('pick' as const), id: fc.constantFrom('poj-2348', 'nothing', '', null) }),
  fc.record({ do: fc.constant('cancel' as const), id: fc.nat(200) }),
  { weight: 4, arbitrary: fc.record({ do: fc.constant('ask' as const), what: fc.nat(40), line: fc.nat(14) }) },
);

/** Tries the steps on a server and gives what it still holds open. */
class Trial {
  private readonly answers: Promise<unknown>[] = [];
  private readonly open = new Set<string>();

  constructor(private readonly client: Client) {}

  async take(uri: string, step: Step): Promise<void> {
    const isOpen = this.open.has(uri);
    switch (step.do) {
      case 'open':
      case 'reopen':
        if (isOpen) this.client.close(uri);
        this.client.open(uri, step.text);
        this.open.add(uri);
        break;
      case 'change':
        if (isOpen) this.client.change(uri, ...step.changes);
        break;
      case 'close':
        if (isOpen) this.client.close(uri);
        this.open.delete(uri);
        break;
      case 'configure':
        this.client.configure({});
        break;
      case 'wait':
        await this.settle();
        break;
      case 'pick':
        this.client.tell(notifications.pick.method, { uri, id: step.id });
        break;
      case 'cancel':
        this.answers.push(this.askInVain(uri, step.id));
        break;
      case 'ask':
        this.answers.push(this.ask(uri, step.what, step.line));
        break;
    }
  }

  private async ask(uri: string, what: number, line: number): Promise<void> {
    const kinds = Object.keys(questions);
    await answerTo(this.client, kinds[what % kinds.length]!, uri, line).catch(refusal);
  }

  /** Asks, and takes back that question, and one that may never have been asked. */
  private async askInVain(uri: string, id: number): Promise<void> {
    const source = new CancellationTokenSource();
    const answer = this.client.connection
      .sendRequest(DocumentDiagnosticRequest.type, { textDocument: { uri } }, source.token)
      .catch(refusal);
    source.cancel();
    this.client.tell('$/cancelRequest', { id });
    await answer;
  }

  /** Everything asked is answered, sooner or later. */
  async settle(): Promise<void> {
    await Promise.all(this.answers.splice(0));
  }

  /** Closes every file that is open, and opens it again with the same text, about which there should be the same to say. */
  async compareWithFresh(): Promise<void> {
    for (const uri of this.open) {
      const text = this.client.text(uri);
      const edited = await this.about(uri);
      this.client.close(uri);
      this.client.open(uri, text);
      assert.deepEqual(edited, await this.about(uri), JSON.stringify(text.slice(-300)));
      this.client.close(uri);
    }
  }

  /** What there is to say once the file is measured: of a large one hovers tell only what is known by then. */
  private async about(uri: string): Promise<unknown> {
    await answerTo(this.client, requests.status.method, uri, 1);
    return Promise.all(
      Object.keys(questions).map(async (method) => [method, await answerTo(this.client, method, uri, 1)]),
    );
  }
}

/** A file that changes while it is looked at is refused in the protocol's own words. */
function refusal(error: { code: number }): void {
  assert.equal(error.code, -32802);
}

describe('protocol/fuzz', () => {
  for (const transport of transports) {
    it(`survives any messages in any order (${transport.name})`, async () => {
      const servers = await Servers.of(transport);
      await fc.assert(
        fc.asyncProperty(fc.array(fc.tuple(fc.nat(2), step), { maxLength: 40, size: 'max' }), async (steps) => {
          const trial = new Trial(await servers.healthy());
          for (const [file, one] of steps) await trial.take(servers.uris[file]!, one);
          await trial.settle();
          await trial.compareWithFresh();
          servers.assertHealth();
        }),
        runs(40),
      );
      await servers.stop();
    });
  }
});

/** A server is used until something goes wrong in it. */
class Servers {
  readonly uris = ['a', 'b', 'c'].map(
    (name, index) => `file:///${name}.${['poj-2348', 'luogu-p1290', 'uva-10368'][index]!}.game`,
  );

  private constructor(
    private readonly transport: Transport,
    private client: Client,
  ) {}

  static async of(transport: Transport): Promise<Servers> {
    return new Servers(transport, await Servers.start(transport));
  }

  private static start(transport: Transport): Promise<Client> {
    return Client.start(transport, { initializationOptions: { hasCommands: true } });
  }

  async healthy(): Promise<Client> {
    if (this.isHealthy) return this.client;
    await this.client.drop();
    this.client = await Servers.start(this.transport);
    return this.client;
  }

  private isHealthy = true;

  assertHealth(): void {
    this.isHealthy = this.client.complaints.length === 0 && this.client.server.stray() === '';
    assert.deepEqual([this.client.complaints, this.client.server.stray()], [[], '']);
  }

  stop(): Promise<void> {
    return this.client.stop();
  }
}
