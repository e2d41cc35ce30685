/** One client's stay: who it is, what it has open, and how a request finds its feature. */
import type { CancellationToken, ClientCapabilities, InitializeParams } from 'vscode-languageserver';
import { prepareLines } from '../document/rules/prepare';
import type { RulesDocument } from '../document/rules/rulesDocument';
import { reachOfRules, valuesOfRules } from '../document/rules/ruleValues';
import type { Checkpoint } from '../features/diagnostic';
import { prepareRules } from '../features/rules/hover';
import { rulesInHeader, type RulesView } from '../features/rules/view';
import { inSlices, isPrepared } from '../features/slices';
import type { View } from '../features/view';
import { translator } from '../l10n/translator';
import { english, message, render, type Translate } from '../text/message';
import { Files, type SettingsSource } from './files';
import { type Options, optionsOf } from './options';
import type { Runtime } from './runtime';
import { refusedGlobs, type Settings } from './settings';
import { Strengths } from './strengths';

/** What is open, and by which it is known whether an answer is still about it. */
type Document = Pick<View['document'], 'uri' | 'version'>;

/** A feature as a request reaches it. */
export type Feature<Params, Result> = (
  view: View,
  params: Params,
  token: CancellationToken,
  settings: Settings,
) => Result | Promise<Result>;

/** The same for a file of rules; settings have no part in it. */
export type RulesFeature<Params, Result> = (
  view: RulesView,
  params: Params,
  token: CancellationToken,
) => Result | Promise<Result>;

/** What the session asks of the client, and tells it. */
export interface Client extends SettingsSource {
  log(problem: string): void;
  warn(words: string): void;
}

/** How many milliseconds answers wait for a client that has been asked for its settings. */
const PATIENCE = 1000;
/** Longer globs are shortened in the log. */
const SHOWN = 30;

export class Session {
  client: ClientCapabilities = {};
  options: Options = optionsOf(undefined);
  readonly files: Files;
  readonly strengths = new Strengths();
  private translate: Translate = english;
  /** The globs that the client was told of. */
  private readonly refused = new Set<string>();

  constructor(
    private readonly runtime: Runtime,
    private readonly peer: Client,
  ) {
    this.files = new Files(peer, () => runtime.sleep(PATIENCE));
  }

  async begin({ capabilities, initializationOptions, locale }: InitializeParams): Promise<void> {
    this.client = capabilities;
    this.options = optionsOf(initializationOptions);
    for (const [uri, id] of Object.entries(this.options.picks)) this.files.pick(uri, id);
    this.translate = await translator(locale);
  }

  /** The client asks for diagnostics itself, so none are sent unasked. */
  get pulls(): boolean {
    return this.client.textDocument?.diagnostic !== undefined;
  }

  /** Guards every request: a feature that fails is logged and answers `otherwise`. */
  async safely<Result>(otherwise: Result, work: () => Result | Promise<Result>): Promise<Result> {
    try {
      return await work();
    } catch (error) {
      this.peer.log(error instanceof Error ? (error.stack ?? error.message) : String(error));
      return otherwise;
    }
  }

  /** Tells of each glob that is refused, once. */
  reportRefusal(settings: Settings): void {
    for (const glob of refusedGlobs(settings)) {
      if (this.refused.has(glob)) continue;
      this.refused.add(glob);
      const start = JSON.stringify(glob.length > SHOWN ? `${glob.slice(0, SHOWN)}…` : glob);
      const sentence = message(
        'The glob {0} in game.associations cannot be read, or is too long: it matches nothing.',
        start,
      );
      this.peer.warn(render(sentence, this.translate));
    }
  }

  /**
   * Answers a request about one file. For a file that is not open, or a request that was cancelled, the answer is
   * `otherwise`.
   */
  answering<Params extends { textDocument: { uri: string } }, Result>(
    feature: Feature<Params, Result>,
    otherwise: Result,
    ofRules?: RulesFeature<Params, Result>,
  ): (params: Params, token: CancellationToken) => Promise<Result> {
    return (params, token) =>
      this.safely(otherwise, async () => {
        const rules = this.files.rules.get(params.textDocument.uri);
        if (rules)
          return ofRules && !token.isCancellationRequested ? ofRules(this.rulesView(rules), params, token) : otherwise;
        const file = await this.files.get(params.textDocument.uri);
        if (!file || token.isCancellationRequested) return otherwise;
        return feature(this.view(file.document), params, token, file.settings);
      });
  }

  /**
   * Answers a request about one file, and pauses now and then. Where the text changes meanwhile, it is done again for
   * the new one.
   */
  inSlices<Params extends { textDocument: { uri: string } }, Result>(
    feature: (view: View, params: Params, settings: Settings) => Generator<unknown, Result>,
    otherwise: Result,
    ofRules?: (view: RulesView) => Result,
  ): (params: Params, token: CancellationToken) => Promise<Result> {
    return this.answering<Params, Result>(
      async (view, params, token, settings) => {
        const { document } = view;
        while (!token.isCancellationRequested && this.files.holds(document)) {
          const found = await inSlices(feature(view, params, settings), this.checkpoint(document, token));
          if (found !== undefined) return found;
        }
        return otherwise;
      },
      otherwise,
      ofRules,
    );
  }

  /**
   * A request about some lines of a file, answered at once after the work towards it, which pauses now and then. Where the text
   * changes meanwhile, the answer is about the new one.
   */
  onLines<Params extends { textDocument: { uri: string } }, Result>(
    linesOf: (params: Params) => readonly [first: number, last: number],
    feature: Feature<Params, Result>,
    otherwise: Result,
    ofRules?: RulesFeature<Params, Result>,
  ): (params: Params, token: CancellationToken) => Promise<Result> {
    return this.answering<Params, Result>(
      async (view, params, token, settings) => {
        await this.prepared(view, linesOf(params), token);
        return this.files.holds(view.document) && !token.isCancellationRequested
          ? feature(view, params, token, settings)
          : otherwise;
      },
      otherwise,
      ofRules &&
        (async (view, params, token) => {
          await isPrepared(prepareRules(view, ...linesOf(params)), this.checkpoint(view.document, token));
          return ofRules(view, params, token);
        }),
    );
  }

  /** Works towards all that can be asked of some lines, until that is done or no longer wanted. */
  async prepared(view: View, lines: readonly [first: number, last: number], token: CancellationToken): Promise<void> {
    const { document } = view;
    while (!token.isCancellationRequested && this.files.holds(document))
      if (await isPrepared(workOnLines(view, ...lines), this.checkpoint(document, token))) return;
  }

  /**
   * Fills in what was left out of an earlier answer; gives it back as it is where nothing was, or where its file is
   * closed.
   */
  resolving<Item>(
    uriOf: (item: Item) => string | undefined,
    resolve: (view: View, item: Item, token: CancellationToken) => Item | Promise<Item>,
  ): (item: Item, token: CancellationToken) => Promise<Item> {
    return (item, token) =>
      this.safely(item, async () => {
        const uri = uriOf(item);
        const file = uri === undefined ? undefined : await this.files.get(uri);
        return file ? resolve(this.view(file.document), item, token) : item;
      });
  }

  /** What it takes to speak the language of the reader. */
  get words(): Pick<View, 'translate'> {
    return { translate: this.translate };
  }

  view(document: View['document']): View {
    const { hasCommands, hasPictures } = this.options;
    return { document, translate: this.translate, hasCommands, hasPictures, strength: this.strengths.of(document) };
  }

  rulesView(document: RulesDocument): RulesView {
    return {
      document,
      declaration: document.declaration,
      values: () => valuesOfRules(document.declaration),
      reach: () => reachOfRules(document.declaration),
      translate: this.translate,
      hasCommands: this.options.hasCommands,
    };
  }

  /** Is this very file open still? */
  holds(document: Document): boolean {
    return this.files.holds(document) || this.files.rules.get(document.uri) === document;
  }

  /** Pauses, then says whether the answer is still wanted and still about the text of an open file. */
  checkpoint(document: Document, token?: CancellationToken): Checkpoint {
    const { version } = document;
    return async () => {
      await this.runtime.pause();
      return token?.isCancellationRequested !== true && document.version === version && this.holds(document);
    };
  }
}

/** The work towards all that can be asked of lines: the answers to cases, and the values of rules. */
function* workOnLines(view: View, first: number, last: number): Generator<undefined, void> {
  yield* prepareLines(view.document, first, last);
  const rules = rulesInHeader(view);
  if (rules) yield* prepareRules(rules, first, last);
}
