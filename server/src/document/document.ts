/** One open file: its text, which problem it holds, and where its input ends. */
import { compile, type Compiled } from '../formats/compile';
import type { Problem } from '../problems/problem';
import { forward, type Span } from '../text/place';
import { lineText } from '../text/table';
import { BEGINNING_LINES, headingOf } from './beginning';
import { BlockReader } from './block';
import { Blocks } from './blocks';
import { type Choice, choose, type Hints, noChoice } from './choice';
import { isReadAlike } from './declaration';
import { findEnd, type InputEnd } from './end';
import { findHeader, type Header } from './header';

/** A change of the text; of all of it where no span is given. */
export interface Change {
  readonly span?: Span;
  readonly text: string;
}

/** May the choice be another one after it? A new text has made its choice already. */
const touchesBeginning = ({ span }: Change): boolean =>
  span !== undefined && forward(span).start.line <= BEGINNING_LINES;

export class GameDocument {
  /** Its text and its cases. */
  blocks: Blocks;
  header: Header | undefined;
  choice: Choice = noChoice;
  compiled: Compiled | undefined;
  /** Changes whenever an answer may. */
  version = 0;
  private knownEnd: { end: InputEnd } | undefined;
  /** What of the text the choice was made by. */
  heading = '';

  /**
   * `blockSize` is for tests: small blocks, so that short texts have many. Cases whose long numbers have more than
   * `mostDigits` digits in all are not answered: whoever has other files to answer for must not be kept busy by one.
   */
  constructor(
    readonly uri: string,
    text: string,
    private hints: Hints,
    private readonly blockSize?: number,
    readonly mostDigits = Infinity,
  ) {
    this.blocks = this.open(text);
  }

  get problem(): Problem | undefined {
    return this.choice.problem;
  }

  get lineCount(): number {
    return this.blocks.lineCount;
  }

  /** Where the judge's input ends, as the terminator or the number of cases has it. */
  get end(): InputEnd {
    this.knownEnd ??= { end: findEnd(this.blocks, this.problem) };
    return this.knownEnd.end;
  }

  text(): string {
    return this.blocks.text();
  }

  /** A line without its line ending; empty beyond the text. */
  lineText(line: number): string {
    const index = this.blocks.blockOfLine(line);
    if (index < 0) return '';
    const { table } = this.blocks.at(index);
    const local = line - this.blocks.linesBefore(index);
    return local < table.lineCount ? lineText(table, local) : '';
  }

  /** Applies changes one after the other. */
  update(changes: readonly Change[]): void {
    this.knownEnd = undefined;
    this.version++;
    for (const { span, text } of changes) {
      if (span) this.blocks.replace(span, text);
      else this.blocks = this.open(text);
    }
    if (changes.some(touchesBeginning)) this.chooseAgain(headingOf(this.blocks.beginning(BEGINNING_LINES)));
  }

  /** Takes new hints; says whether the problem is another one now. */
  hint(hints: Hints): boolean {
    const { choice } = this;
    this.chooseAgain(this.heading, hints);
    const isOther = choice.problem !== this.problem || choice.own !== this.choice.own;
    if (isOther) this.version++;
    return isOther;
  }

  private open(text: string): Blocks {
    this.choose(headingOf(text));
    return this.read(text);
  }

  private read(text: string): Blocks {
    this.knownEnd = undefined;
    this.compiled = this.problem && compile(this.problem.input);
    return new Blocks(text, new BlockReader(this.problem, this.blockSize));
  }

  private choose(heading: string): void {
    this.heading = heading;
    this.choice = choose(heading, this.hints, this.choice);
    this.header = findHeader(heading) ?? headerOf(this.choice);
  }

  /** Makes the choice that would be made if the text were opened as it is now. */
  private chooseAgain(heading: string, hints = this.hints): void {
    if (heading === this.heading && hints === this.hints) return;
    const before = this.choice;
    this.hints = hints;
    this.choose(heading);
    if (before.problem === this.problem) return;
    if (isSameReading(before, this.choice)) this.blocks.forgetAnswers();
    else this.blocks = this.read(this.text());
  }
}

/** Does another problem find the same cases in the text? */
function isSameReading({ own: before }: Choice, { own: now }: Choice): boolean {
  const [one, other] = [before?.game.declared, now?.game.declared];
  return one !== undefined && other !== undefined && isReadAlike(one, other);
}

/** The header of a game whose name has several words, as only games of one's own may have it. */
const headerOf = ({ own }: Choice): Header | undefined =>
  own?.text.nameSpan && { id: own.text.name.toLowerCase(), name: own.text.name, span: own.text.nameSpan };
