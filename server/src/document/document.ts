/** One open file: its text, which problem it holds, and where its input ends. */
import { compile, type Compiled } from '../formats/compile';
import type { Problem } from '../problems/problem';
import type { Finding } from '../text/finding';
import type { Span } from '../text/place';
import { lineText } from '../text/table';
import { type Block, BlockReader } from './block';
import { Blocks } from './blocks';
import { type Choice, type Hints, namedProblem, noChoice } from './choice';
import type { Coverage } from './coverage';
import { findEnd, type InputEnd } from './end';
import { findHeader, type Header, HEADER_LINES } from './header';
import { fittingProblems, SAMPLED, sampleOf } from './sniff';
import type { Tally } from './summary';

/** A change of the text; of all of it where no span is given. */
export interface Change {
  readonly span?: Span;
  readonly text: string;
}

/** A change of more than this share of the lines is taken for a new text. */
const WHOLESALE = 0.5;

export class GameDocument {
  /** Its text and its cases. */
  blocks: Blocks;
  header: Header | undefined;
  choice: Choice = noChoice;
  compiled: Compiled | undefined;
  /** Changes whenever an answer may. */
  version = 0;
  /** What is known of the expectations of each block; a block that is read anew is not known any more. */
  readonly coverage = new WeakMap<Block, Coverage>();
  /** The remarks on each block, likewise. */
  readonly remarks = new WeakMap<Block, readonly Finding[]>();
  /** The cases of each block, counted, likewise. */
  readonly tallies = new WeakMap<Block, Tally>();
  private knownEnd: { end: InputEnd } | undefined;

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
      if (span === undefined) this.blocks = this.open(text);
      else this.replace(span, text);
    }
  }

  /** Takes new hints; says whether the problem is another one now. */
  hint(hints: Hints): boolean {
    this.hints = hints;
    const before = this.problem;
    this.chooseAgain(true);
    if (before !== this.problem) this.version++;
    return before !== this.problem;
  }

  private open(text: string): Blocks {
    this.header = findHeader(text);
    this.choice = this.choose(text);
    return this.read(text);
  }

  private read(text: string): Blocks {
    this.knownEnd = undefined;
    this.compiled = this.problem && compile(this.problem.input);
    return new Blocks(text, new BlockReader(this.problem, this.blockSize));
  }

  private choose(text: string): Choice {
    const named = namedProblem(this.header?.id, this.hints);
    if (named) return named;
    const candidates = fittingProblems(sampleOf(text));
    const [only] = candidates;
    return candidates.length === 1 && only
      ? { problem: only, id: only.id, source: 'fit', candidates }
      : { ...noChoice, candidates };
  }

  private replace(span: Span, text: string): void {
    const touchesEnds =
      span.start.line < HEADER_LINES ||
      this.blocks.blockOfLine(span.start.line) <= 0 ||
      this.blocks.blockOfLine(span.end.line) >= this.blocks.length - 1;
    const isWholesale = span.end.line - span.start.line >= WHOLESALE * this.lineCount;
    this.blocks.replace(span, text);
    if (touchesEnds) this.chooseAgain(!isWholesale);
  }

  /** A problem that was found by its fit stays while the text is edited: a half-typed line must not change the game. */
  private chooseAgain(keepsFit: boolean): void {
    this.header = findHeader(this.blocks.beginning(HEADER_LINES));
    const named = namedProblem(this.header?.id, this.hints);
    if (!named && keepsFit && this.choice.source === 'fit') return;
    const before = this.problem;
    this.choice = named ?? this.choose(this.blocks.ends(SAMPLED + 1));
    if (before !== this.problem) this.blocks = this.read(this.text());
  }
}
