/** The text of an open file in blocks, and the one place that edits it. */
import { forward, type Place, type Span } from '../../text/place';
import { endOfLine, lastAtMost } from '../../text/table';
import { beginsWithExpectation, type Block, type BlockReader } from './block';
import type { BlockList } from './blockList';

/** Leftovers of an edit that are smaller than this part of a block are joined with their neighbour. */
const LEAST_PART = 1 / 8;

export class Blocks implements BlockList {
  private list: Block[];
  private lineBefore = new Int32Array(0);
  private caseBefore = new Int32Array(0);

  constructor(
    text: string,
    private readonly reader: BlockReader,
  ) {
    this.list = [...reader.blocks(text, true, true)];
    this.count();
  }

  get length(): number {
    return this.list.length;
  }

  at(index: number): Block {
    return this.list[index]!;
  }

  linesBefore(index: number): number {
    return this.lineBefore[index]!;
  }

  casesBefore(index: number): number {
    return this.caseBefore[index]!;
  }

  get lineCount(): number {
    const last = this.list.at(-1);
    return this.lineBefore[this.list.length]! + (last === undefined || endsLine(last.table.text) ? 1 : 0);
  }

  get caseCount(): number {
    return this.caseBefore[this.list.length]!;
  }

  text(): string {
    return this.textOf(0, this.list.length);
  }

  /** Returns the text of the first blocks, so many lines at least. */
  beginning(lines: number): string {
    return this.textOf(0, this.blockOfLine(lines) + 1);
  }

  blockOfLine(line: number): number {
    return lastAtMost(this.lineBefore, this.list.length, line);
  }

  blockOfCase(index: number): number {
    return lastAtMost(this.caseBefore, this.list.length, index);
  }

  /** Replaces a span of the text; places outside the text mean the nearest one inside. */
  replace(given: Span, text: string): void {
    const span = forward(given);
    let from = Math.max(0, this.blockOfLine(span.start.line));
    const to = Math.max(from, this.blockOfLine(span.end.line));
    // The first line of a block begins a case; when it changes, the block before has to be asked again.
    if (from > 0 && span.start.line <= this.linesBefore(from)) from--;
    const old = this.textOf(from, to + 1);
    const start = this.offset(from, span.start);
    const end = this.offset(from, span.end);
    this.reread(from, to + 1, old.slice(0, start) + text + old.slice(end));
  }

  /**
   * Reads a text in place of blocks `from` … `to`. It takes in blocks that follow until one begins between cases again,
   * and blocks before as long as an expected output belongs to one of their cases.
   */
  private reread(from: number, to: number, text: string): void {
    for (let more = 1; ; more *= 2) {
      const fresh = [...this.reader.blocks(text, from === 0, to >= this.list.length)];
      const needsBefore = from > 0 && fresh[0] !== undefined && beginsWithExpectation(fresh[0]);
      const needsAfter = to < this.list.length && !this.joinsUp(fresh, to);
      if (!needsBefore && !needsAfter) {
        this.list.splice(from, to - from, ...fresh);
        this.count();
        return;
      }
      const first = needsBefore ? Math.max(0, from - more) : from;
      const last = needsAfter ? Math.min(this.list.length, to + more) : to;
      text = this.textOf(first, from) + text + this.textOf(to, last);
      [from, to] = [first, last];
    }
  }

  /** Can the block that follows stay as it is? */
  private joinsUp(fresh: readonly Block[], next: number): boolean {
    const last = fresh.at(-1);
    if (!last?.cases.isComplete || last.table.text.length < LEAST_PART * this.reader.size) return false;
    return (
      last.table.text.endsWith('\n') ||
      (last.table.text.endsWith('\r') && !this.list[next]!.table.text.startsWith('\n'))
    );
  }

  private textOf(from: number, to: number): string {
    let text = '';
    for (let index = from; index < Math.min(to, this.list.length); index++) text += this.list[index]!.table.text;
    return text;
  }

  /** Returns where a place is in the text that begins with block `from`. */
  private offset(from: number, { line, character }: Place): number {
    const index = this.blockOfLine(line);
    if (index < 0) return 0;
    let before = 0;
    for (let earlier = from; earlier < index; earlier++) before += this.list[earlier]!.table.text.length;
    const { table } = this.list[index]!;
    const local = line - this.linesBefore(index);
    if (local >= table.lineCount) return before + table.text.length;
    return before + Math.min(table.lineStart[local]! + Math.max(0, character), endOfLine(table, local));
  }

  private count(): void {
    this.lineBefore = new Int32Array(this.list.length + 1);
    this.caseBefore = new Int32Array(this.list.length + 1);
    this.list.forEach(({ table, cases }, index) => {
      this.lineBefore[index + 1] = this.lineBefore[index]! + table.lineCount;
      this.caseBefore[index + 1] = this.caseBefore[index]! + cases.caseCount;
    });
  }
}

const endsLine = (text: string): boolean => text.endsWith('\n') || text.endsWith('\r');
