import type { Compiled } from '../../formats/compile';
import type { Problem } from '../../problems/problem';
import type { Borrowed } from '../../text/borrowed';
import type { Block } from './block';
import type { BlockList } from './blockList';
import type { InputEnd } from './end';

/** An input as it was read: an open document, or what is kept of a stream, which has gone by. */
export interface ReadInput {
  readonly problem: Problem | undefined;
  readonly compiled: Compiled | undefined;
  readonly blocks: BlockList<Borrowed<Block>>;
  readonly lineCount: number;
  /** Where the judge's input ends, as the terminator or the number of cases has it. */
  readonly end: InputEnd;
  /** Returns a line without its line ending; empty beyond the text. */
  lineText(line: number): string;
}
