/** Where a file's input ends: what comes after it is read by no judge. */
import { readNumeral } from '../../formats/numeral';
import type { Problem } from '../../problems/problem';
import type { Borrowed } from '../../text/borrowed';
import type { Natural } from '../../text/natural';
import { tokenText } from '../../text/table';
import type { Block } from './block';
import type { BlockList } from './blockList';

export interface InputEnd {
  /** How many cases the input holds; those beyond are no part of it. */
  readonly cases: number;
  /** The first line after the input; the number of lines where nothing cuts it short. */
  readonly line: number;
  /** The line that ends the input, where there is one. */
  readonly terminator: number | undefined;
  /** The line that says how many cases there are, and what it says, where it does. */
  readonly count: { readonly line: number; readonly value: Natural | undefined } | undefined;
}

export function findEnd(blocks: BlockList<Borrowed<Block>>, problem: Problem | undefined): InputEnd {
  const open: InputEnd = { cases: blocks.caseCount, line: blocks.lineCount, terminator: undefined, count: undefined };
  switch (problem?.input.end.kind) {
    case 'zeros':
      return atTerminator(blocks, open);
    case 'count':
      return atCount(blocks, open);
    case 'single':
      return afterCases(blocks, open, 1);
    case 'file':
    case undefined:
      return open;
  }
}

function atTerminator(blocks: BlockList<Borrowed<Block>>, open: InputEnd): InputEnd {
  for (let index = 0; index < blocks.length; index++) {
    const { terminator } = blocks.at(index).cases;
    if (terminator) {
      const line = blocks.linesBefore(index) + terminator.line;
      return { ...open, cases: blocks.casesBefore(index) + terminator.casesBefore, line: line + 1, terminator: line };
    }
  }
  return open;
}

function atCount(blocks: BlockList<Borrowed<Block>>, open: InputEnd): InputEnd {
  if (blocks.length === 0 || blocks.at(0).cases.countLine < 0) return open;
  const {
    table,
    cases: { countLine },
  } = blocks.at(0);
  const { value } = readNumeral(tokenText(table, table.lineToken[countLine]!));
  const count = { line: countLine, value };
  return value === undefined ? { ...open, count } : { ...afterCases(blocks, open, value), count };
}

function afterCases(blocks: BlockList<Borrowed<Block>>, open: InputEnd, count: Natural): InputEnd {
  if (count >= blocks.caseCount) return open;
  const index = blocks.blockOfCase(Number(count));
  const first = blocks.at(index).cases.firstLine[Number(count) - blocks.casesBefore(index)]!;
  return { ...open, cases: Number(count), line: blocks.linesBefore(index) + first };
}
