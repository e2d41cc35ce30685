/**
 * The way to a line’s block, and to a case’s: lines and cases of a file are counted through, those of a block from its
 * start.
 */
import type { Borrowed } from '../../text/borrowed';
import { lineText, type TokenTable } from '../../text/table';
import type { Block } from './block';

/** The blocks of an input in order: all of them, or those that are at hand. */
export interface BlockList<Held = Block> {
  readonly length: number;
  at(index: number): Held;
  /** Returns how many lines come before a block. */
  linesBefore(index: number): number;
  /** Returns how many cases come before a block. */
  casesBefore(index: number): number;
  /** As editors count: a text that ends with a line ending has an empty last line. */
  readonly lineCount: number;
  readonly caseCount: number;
  /** Returns the block that holds a line; the last one for the empty line at the end. −1 where there is no text. */
  blockOfLine(line: number): number;
  /** Returns the block that holds a case. */
  blockOfCase(index: number): number;
}

/** What has blocks: a document, or what is kept of a stream. */
interface HasBlocks {
  readonly blocks: BlockList<Borrowed<Block>>;
}

/** A line with the table of its block. */
export interface LineAt {
  readonly line: number;
  readonly table: Borrowed<TokenTable>;
  /** The line in the table. */
  readonly local: number;
}

/** Finds a line; undefined beyond the text, the empty line at its end included. */
export function lineAt({ blocks }: HasBlocks, line: number): LineAt | undefined {
  const index = blocks.blockOfLine(line);
  if (index < 0) return undefined;
  const { table } = blocks.at(index);
  const local = line - blocks.linesBefore(index);
  return local < table.lineCount ? { line, table, local } : undefined;
}

/** Gives a line without its line ending; empty beyond the text. */
export function lineTextAt(input: HasBlocks, line: number): string {
  const at = lineAt(input, line);
  return at ? lineText(at.table, at.local) : '';
}

/** A case within its block. */
export interface CaseInBlock<Held> {
  readonly block: Held;
  /** The case in the block. */
  readonly local: number;
  readonly linesBefore: number;
}

/** Finds a case that is there. */
export function locateCase<Held>(blocks: BlockList<Held>, index: number): CaseInBlock<Held> {
  const place = blocks.blockOfCase(index);
  return { block: blocks.at(place), local: index - blocks.casesBefore(place), linesBefore: blocks.linesBefore(place) };
}
