/** Everything there is to say about a file, in order of place as far as that costs nothing. */
import { totalOf } from '../../formats/cases';
import { type Finding, findingBelow } from '../../text/finding';
import { BlockReader, FINDINGS_PER_BLOCK, isLong } from '../blocks/block';
import type { GameDocument } from '../document';
import { claimFindings } from '../rules/claimFindings';
import { choiceFindings } from './choiceFindings';
import { endFindings } from './endFindings';
import { expectationFindings, type ExpectationStatus, gapFinding } from './expectationStatus';
import { withWordsFix } from './leadingWords';
import { remarkFindings } from './remarks';
import { strayFindings } from './strayFindings';
import { totalFindings } from './totals';

/**
 * Returns the findings, a batch for each block, so that the caller can pause in between. The first batch and the last
 * are about the file as a whole.
 */
export function* findings(document: GameDocument): Generator<readonly Finding[]> {
  yield wholeFindings(document);
  const covered: ExpectationStatus[] = [];
  for (let index = 0; index < document.blocks.length; index++) {
    const status = expectationFindings(document, index);
    covered.push(status);
    yield [...readingFindings(document, index), ...remarksBeforeEnd(document, index), ...status.findings];
  }
  yield gapFinding(document, covered);
}

/** Returns the findings of the input itself: those that keep output files from being written. */
export function* inputFindings(document: GameDocument): Generator<readonly Finding[]> {
  yield [...choiceFindings(document), ...endFindings(document), ...totalFindings(document)];
  for (let index = 0; index < document.blocks.length; index++) yield readingFindings(document, index);
}

/** Of more lines only the first are looked at: to mark a whole file is not to ask about each line of it. */
const MOST_LINES = 10_000;

/**
 * Returns the findings that touch a line from `first` to `last`; of the input itself the first `FINDINGS_PER_BLOCK` of
 * each severity.
 */
export function findingsBetween(document: GameDocument, first: number, end: number): Finding[] {
  const last = Math.min(end, first + MOST_LINES);
  const touches = ({ span }: Finding): boolean => span.start.line <= last && span.end.line >= first;
  const findings = wholeFindings(document).filter(touches);
  const { blocks } = document;
  const counts: Record<string, number> = {};
  const isAmongFirst = ({ severity }: Finding): boolean =>
    (counts[severity] = (counts[severity] ?? 0) + 1) <= FINDINGS_PER_BLOCK;
  for (let index = Math.max(0, blocks.blockOfLine(first)); index <= blocks.blockOfLine(last); index++)
    findings.push(
      ...allReadingFindings(document, index).filter((finding) => touches(finding) && isAmongFirst(finding)),
      ...remarksBeforeEnd(document, index).filter(touches),
      ...expectationFindings(document, index).findings.filter(touches),
    );
  return findings;
}

/** Returns the findings about the file as a whole. */
export const wholeFindings = (document: GameDocument): Finding[] =>
  withWordsFix(document, [
    ...choiceFindings(document),
    ...claimFindings(document),
    ...strayFindings(document),
    ...endFindings(document),
    ...totalFindings(document),
  ]);

/** Returns what reading a block found before the end of the input, as far as it is kept. */
export function readingFindings(document: GameDocument, index: number): Finding[] {
  const { blocks, end } = document;
  const before = blocks.linesBefore(index);
  if (before >= end.line) return [];
  return withWordsFix(document, placed(blocks.at(index).cases.findings, before, end.line));
}

/** A text of a block that could not be split may have millions of findings. */
const MOST_OF_LONG = 100_000;

/** Returns the same with what was left out because the block has too many; it is read again for that. */
export function allReadingFindings(document: GameDocument, index: number, limit = Infinity): Finding[] {
  const { blocks, problem, end } = document;
  if (!isCut(document, index)) return readingFindings(document, index);
  const { table } = blocks.at(index);
  const size = table.text.length;
  const reader = new BlockReader(problem, size + 1, isLong(size) ? Math.min(limit, MOST_OF_LONG) : limit);
  const { cases } = reader.next(table.text, 0, index === 0, index === blocks.length - 1);
  return withWordsFix(document, placed(cases.findings, blocks.linesBefore(index), end.line));
}

const placed = (findings: readonly Finding[], before: number, end: number): Finding[] =>
  findings.filter(({ span }) => before + span.start.line < end).map((finding) => findingBelow(finding, before));

export const remarksBeforeEnd = (document: GameDocument, index: number): Finding[] =>
  remarkFindings(document, index).filter(({ span }) => span.start.line < document.end.line);

/** Were findings of a block left out because it has too many? */
export function isCut({ blocks }: GameDocument, index: number): boolean {
  if (index < 0 || index >= blocks.length) return false;
  const { counts, findings: kept } = blocks.at(index).cases;
  return totalOf(counts) > kept.length;
}

/** Returns how many findings of the input there are, those included that were left out. */
export function countOfFindings(document: GameDocument): number {
  const { blocks, end } = document;
  let count = 0;
  for (let index = 0; index < blocks.length && blocks.linesBefore(index) < end.line; index++) {
    const { counts } = blocks.at(index).cases;
    count +=
      holdsEnd(document, index) && totalOf(counts) > 0 ? allReadingFindings(document, index).length : totalOf(counts);
  }
  return count;
}

/** Does the input end within a block, so that some of its findings are about what comes after? */
export const holdsEnd = ({ blocks, end }: GameDocument, index: number): boolean =>
  blocks.linesBefore(index) < end.line && end.line < blocks.linesBefore(index) + blocks.at(index).table.lineCount;
