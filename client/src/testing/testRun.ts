/** A run of the Test Explorer: what the files say that the judge prints, held against the truth. */
import {
  type CancellationToken,
  l10n,
  Location,
  Position,
  type TestController,
  type TestItem,
  TestMessage,
  type TestRun,
  type TestRunRequest,
  type Uri,
} from 'vscode';
import type { CaseItem, Cases } from '../../../protocol/messages';
import { textOf } from '../files/fileText';
import type { LanguageServer } from '../languageServer';
import { obstacle, outputFileOf } from '../outputs/expectedOutput';
import { differenceText } from '../outputs/outputCheck';
import { nameOf } from '../outputs/sibling';
import { hasAnyProgram } from '../programs/settings';
import { allCases } from './allCases';
import { expectationDifference, OutputReader } from './caseCheck';

/** What a run works with. */
export interface Testing {
  readonly controller: TestController;
  readonly server: LanguageServer;
  /** Gives a file its cases. */
  expand(file: TestItem): Promise<void>;
}

/** Cases without an item of their own fail with their file: so many of them are shown. */
export const MOST_MESSAGES = 10;

export async function runTests(testing: Testing, request: TestRunRequest, token: CancellationToken): Promise<void> {
  const run = testing.controller.createTestRun(request);
  if (hasAnyProgram())
    run.appendOutput(`${l10n.t('Expected outputs are compared with the right ones. Your program is not run.')}\r\n`);
  try {
    for (const [file, isWanted] of chosen(testing.controller, request)) {
      if (token.isCancellationRequested) break;
      await new FileCheck(testing, run, file, isWanted)
        .check(token)
        .catch((error: unknown) => run.errored(file, new TestMessage(String(error))));
    }
  } finally {
    run.end();
  }
}

/** Returns the files and cases of the request that have items, but for those that it leaves out. */
export function itemsOf(controller: TestController, request: TestRunRequest): TestItem[] {
  const within = ([file, isWanted]: [TestItem, IsWanted]): TestItem[] =>
    [file, ...Array.from(file.children, ([, item]) => item)].filter(isWanted);
  return [...chosen(controller, request)].flatMap(within);
}

export type IsWanted = (item: TestItem) => boolean;

/** Returns the files of the request, each with a word on which of its items are wanted. */
export function chosen({ items }: TestController, { include, exclude = [] }: TestRunRequest): Map<TestItem, IsWanted> {
  const roots = include ?? Array.from(items, ([, item]) => item);
  const isWanted: IsWanted = (item) => !isWithin(item, exclude) && isWithin(item, roots);
  const files = new Set(roots.map((item) => item.parent ?? item));
  return new Map([...files].filter((file) => !exclude.includes(file)).map((file) => [file, isWanted]));
}

const isWithin = (item: TestItem, some: readonly TestItem[]): boolean =>
  some.includes(item) || (item.parent !== undefined && some.includes(item.parent));

/** One file while it is checked. */
class FileCheck {
  private readonly uri: Uri;
  private readonly output: Uri;
  private reader: OutputReader | undefined;
  /** What is wrong with the file as a whole, and with cases that have no items. */
  private readonly messages: TestMessage[] = [];
  /** The file says of some case what the judge prints, and it is known whether that is so. */
  private hasCompared = false;

  constructor(
    private readonly testing: Testing,
    private readonly run: TestRun,
    private readonly file: TestItem,
    private readonly isWanted: IsWanted,
  ) {
    this.uri = file.uri!;
    this.output = outputFileOf(this.uri);
  }

  async check(token: CancellationToken): Promise<void> {
    if (this.isWanted(this.file)) this.run.started(this.file);
    await this.testing.expand(this.file);
    const text = obstacle(this.uri) === undefined ? await textOf(this.output) : undefined;
    this.reader = text === undefined ? undefined : new OutputReader(text);
    for await (const answer of allCases(this.testing.server, this.uri, token)) {
      // Cancelled, or the text has changed: there is nothing to be said of the text as it is now.
      if (!answer) {
        this.run.skipped(this.file);
        return;
      }
      this.checkAnswer(answer);
    }
    this.end();
  }

  private checkAnswer({ cases, refusal }: Cases): void {
    if (refusal) {
      this.messages.push(
        messageAt(
          this.uri,
          refusal.line,
          l10n.t('No expected output: {1}, line {0}: {2}', refusal.line + 1, nameOf(this.uri), refusal.message),
        ),
      );
      // Nobody knows which line of the output belongs to which case.
      this.reader = undefined;
    }
    for (const item of cases) this.checkCase(item);
  }

  private checkCase(caseItem: CaseItem): void {
    const messages = [...this.expectationMessages(caseItem), ...this.outputMessages(caseItem)];
    const isCompared = caseItem.expected !== null && (this.reader !== undefined || caseItem.expectation !== null);
    this.hasCompared ||= isCompared;
    const item = this.file.children.get(String(caseItem.number));
    if (!item) return void this.messages.push(...messages);
    if (!this.isWanted(item)) return;
    if (messages.length > 0) this.run.failed(item, messages);
    else if (isCompared) this.run.passed(item);
    else this.run.skipped(item);
  }

  private expectationMessages(caseItem: CaseItem): TestMessage[] {
    const difference = expectationDifference(caseItem);
    if (!difference) return [];
    const line = caseItem.expectationLines[difference.at] ?? caseItem.expectationLines.at(-1) ?? caseItem.lastLine;
    return [
      diffAt(this.uri, line, {
        text: l10n.t('The expected output below this case is wrong.'),
        expected: caseItem.expected!,
        actual: caseItem.expectation!,
      }),
    ];
  }

  private outputMessages({ expected }: CaseItem): TestMessage[] {
    if (expected === null) this.reader = undefined;
    const difference = expected === null ? undefined : this.reader?.next(expected);
    if (!difference) return [];
    return [
      diffAt(this.output, difference.at, {
        text: differenceText(this.output, difference),
        expected: expected!,
        actual: difference.taken,
      }),
    ];
  }

  private end(): void {
    if (this.reader?.surplus !== undefined)
      this.messages.push(
        new TestMessage(
          l10n.t('{0} continues after the last case, on line {1}.', nameOf(this.output), this.reader.position + 1),
        ),
      );
    if (!this.isWanted(this.file)) return;
    if (this.messages.length > 0) this.run.failed(this.file, this.messages.slice(0, MOST_MESSAGES));
    else if (this.hasCompared) this.run.passed(this.file);
    else this.run.skipped(this.file);
  }
}

function messageAt(uri: Uri, line: number, text: string): TestMessage {
  const message = new TestMessage(text);
  message.location = new Location(uri, new Position(line, 0));
  return message;
}

const diffAt = (
  uri: Uri,
  line: number,
  { text, expected, actual }: { text: string; expected: string; actual: string },
): TestMessage => Object.assign(messageAt(uri, line, text), { expectedOutput: expected, actualOutput: actual });
