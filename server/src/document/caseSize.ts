/** How large the numbers of a case are: work for a case grows with them, and faster than they do. */
import type { Borrowed } from '../text/borrowed';
import { type Message, message } from '../text/message';
import type { TokenTable } from '../text/table';
import type { Block } from './blocks/block';
import { locateCase } from './blocks/blockList';
import type { GameDocument } from './document';

/** Has a case of a block more digits in its long numbers than the document answers for? */
export function isTooLong({ mostDigits }: GameDocument, block: Block, local: number): boolean {
  // Most cases are shorter as a whole.
  if (unitsIn(block, local) <= mostDigits) return false;
  const { table, cases } = block;
  return longDigits(table, cases.firstToken[local]!, table.lineToken[cases.lastLine[local]! + 1]!) > mostDigits;
}

/** Returns the digits of the numbers that are no plain small ones. */
function longDigits({ tokenValue, tokenStart, tokenEnd }: Borrowed<TokenTable>, from: number, to: number): number {
  let digits = 0;
  for (let token = from; token < to; token++)
    if (Number.isNaN(tokenValue[token]!)) digits += tokenEnd[token]! - tokenStart[token]!;
  return digits;
}

/** Returns how many units a case takes, from its first number to its last. */
export function unitsOf({ blocks }: GameDocument, { index }: { readonly index: number }): number {
  const { block, local } = locateCase(blocks, index);
  return unitsIn(block, local);
}

export function unitsIn({ table, cases }: Block, local: number): number {
  const from = cases.firstToken[local]!;
  const to = table.lineToken[cases.lastLine[local]! + 1]!;
  return from < to ? table.tokenEnd[to - 1]! - table.tokenStart[from]! : 0;
}

/** Has a case of the document more digits than it answers for? */
export function hasTooManyDigits(
  document: GameDocument,
  { index, isLegal }: { readonly index: number; readonly isLegal: boolean },
): boolean {
  const { blocks, mostDigits } = document;
  if (mostDigits === Infinity || !isLegal) return false;
  const { block, local } = locateCase(blocks, index);
  return isTooLong(document, block, local);
}

/** Why such a case has no answer here. */
export const tooManyDigits = ({ mostDigits }: GameDocument): Message =>
  message(
    'The long numbers of this case have more than {0} digits in all, too many to be answered while you type. The command line answers them: winning-move explain.',
    mostDigits,
  );
