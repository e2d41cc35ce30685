/** One open file: its text, which problem it holds, and where its input ends. */
import { compile, type Compiled } from '../formats/compile';
import type { Problem } from '../problems/problem';
import { forward, type Span } from '../text/place';
import { BlockReader } from './blocks/block';
import { type BlockList, lineTextAt } from './blocks/blockList';
import { Blocks } from './blocks/blocks';
import { findEnd, type InputEnd } from './blocks/end';
import type { ReadInput } from './blocks/readInput';
import { BEGINNING_LINES, headingOf } from './choice/beginning';
import { type Choice, choose, type Hints, noChoice } from './choice/choice';
import { isReadAlike } from './choice/declaration';
import { findHeader, type Header } from './choice/header';

/** A change of the text; of all of it where no span is given. */
export interface Change {
  readonly span?: Span;
  readonly text: string;
}

/** May the choice be another one after it? A new text has made its choice already. */
const touchesBeginning = ({ span }: Change): boolean =>
  span !== undefined && forward(span).start.line <= BEGINNING_LINES;

export class GameDocument implements ReadInput {
  private parts: Blocks;
  private named: Header | undefined;
  private chosen: Choice = noChoice;
  private layout: Compiled | undefined;
  private edition = 0;
  private chosenBy = '';
  private knownEnd: { end: InputEnd } | undefined;

  /**
   * `blockSize` is for tests: small blocks, so that short texts have many. Cases whose long numbers have more than
   * `mostDigits` digits in all are not answered: a server with other files to answer for must not be kept busy by one.
   */
  constructor(
    readonly uri: string,
    text: string,
    private hints: Hints,
    private readonly blockSize?: number,
    readonly mostDigits = Infinity,
  ) {
    this.parts = this.open(text);
  }

  /** Its text and its cases. */
  get blocks(): BlockList {
    return this.parts;
  }

  get header(): Header | undefined {
    return this.named;
  }

  get choice(): Choice {
    return this.chosen;
  }

  /** The games of the user's library that can be played. */
  get library(): readonly Problem[] {
    return [...(this.hints.library?.values() ?? [])].flatMap(({ playable }) => playable?.problem ?? []);
  }

  /** What of the text the choice was made by. */
  get heading(): string {
    return this.chosenBy;
  }

  get problem(): Problem | undefined {
    return this.chosen.problem;
  }

  get compiled(): Compiled | undefined {
    return this.layout;
  }

  /** Changes whenever an answer may. */
  get version(): number {
    return this.edition;
  }

  get lineCount(): number {
    return this.parts.lineCount;
  }

  get end(): InputEnd {
    this.knownEnd ??= { end: findEnd(this.parts, this.problem) };
    return this.knownEnd.end;
  }

  text(): string {
    return this.parts.text();
  }

  /** Returns the text of the first lines, so many at least. */
  firstLines(count: number): string {
    return this.parts.beginning(count);
  }

  lineText(line: number): string {
    return lineTextAt(this, line);
  }

  /** Applies changes one after the other. */
  update(changes: readonly Change[]): void {
    this.knownEnd = undefined;
    this.edition++;
    for (const { span, text } of changes) {
      if (span) this.parts.replace(span, text);
      else this.parts = this.open(text);
    }
    if (changes.some(touchesBeginning)) this.chooseAgain(headingOf(this.firstLines(BEGINNING_LINES)));
  }

  /** Takes new hints; says whether the problem is another one now. */
  hint(hints: Hints): boolean {
    const { choice } = this;
    this.chooseAgain(this.heading, hints);
    const isOther = choice.problem !== this.problem || choice.own !== this.choice.own;
    if (isOther) this.edition++;
    return isOther;
  }

  private open(text: string): Blocks {
    this.choose(headingOf(text));
    return this.read(text);
  }

  private read(text: string): Blocks {
    this.knownEnd = undefined;
    this.layout = this.problem && compile(this.problem.input);
    return new Blocks(text, new BlockReader(this.problem, this.blockSize));
  }

  private choose(heading: string): void {
    this.chosenBy = heading;
    this.chosen = choose(heading, this.hints, this.choice);
    this.named = findHeader(heading) ?? headerOf(this.choice);
  }

  /** Makes the choice that would be made if the text were opened as it is now. */
  private chooseAgain(heading: string, hints = this.hints): void {
    if (heading === this.heading && hints === this.hints) return;
    const before = this.choice;
    this.hints = hints;
    this.choose(heading);
    if (before.problem === this.problem) return;
    // What was found of blocks is kept for the problem that it was found for, so the blocks may stay.
    if (!isSameReading(before, this.choice)) this.parts = this.read(this.text());
  }
}

/** Does another problem find the same cases in the text? */
function isSameReading({ own: before }: Choice, { own: now }: Choice): boolean {
  const [one, other] = [before?.game.declared, now?.game.declared];
  return one !== undefined && other !== undefined && isReadAlike(one, other);
}

/** Returns the header of a game whose name has several words, as only games of one's own may have it. */
const headerOf = ({ own }: Choice): Header | undefined =>
  own?.text.nameSpan && { id: own.text.name.toLowerCase(), name: own.text.name, span: own.text.nameSpan };
