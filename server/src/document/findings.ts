/** Everything there is to say about a file, in order of place as far as that costs nothing. */
import { totalOf } from '../formats/cases';
import { type Finding, findingBelow } from '../text/finding';
import { choiceFindings } from './choiceFindings';
import { type Coverage, expectationFindings, gapFinding } from './coverage';
import type { GameDocument } from './document';
import { endFindings } from './endFindings';
import { withWordsFix } from './leadingWords';
import { remarkFindings } from './remarks';
import { strayFindings } from './strayFindings';

/**
 * The findings, a batch for each block, so that the caller can pause in between. The first batch and the last are about
 * the file as a whole.
 */
export function* findings(document: GameDocument): Generator<readonly Finding[]> {
  yield wholeFindings(document);
  const covered: Coverage[] = [];
  for (let index = 0; index < document.blocks.length; index++) {
    const coverage = expectationFindings(document, index);
    covered.push(coverage);
    yield [...readingFindings(document, index), ...remarksBeforeEnd(document, index), ...coverage.findings];
  }
  yield gapFinding(document, covered);
}

/** The findings of the input itself: those that keep output files from being written. */
export function* inputFindings(document: GameDocument): Generator<readonly Finding[]> {
  yield [...choiceFindings(document), ...endFindings(document)];
  for (let index = 0; index < document.blocks.length; index++) yield readingFindings(document, index);
}

/** The findings that touch a line from `first` to `last`. */
export function findingsBetween(document: GameDocument, first: number, last: number): Finding[] {
  const found = wholeFindings(document);
  const { blocks } = document;
  for (let index = Math.max(0, blocks.blockOfLine(first)); index <= blocks.blockOfLine(last); index++)
    found.push(
      ...readingFindings(document, index),
      ...remarksBeforeEnd(document, index),
      ...expectationFindings(document, index).findings,
    );
  return found.filter(({ span }) => span.start.line <= last && span.end.line >= first);
}

/** The findings about the file as a whole. */
const wholeFindings = (document: GameDocument): Finding[] =>
  withWordsFix(document, [...choiceFindings(document), ...strayFindings(document), ...endFindings(document)]);

function readingFindings(document: GameDocument, index: number): Finding[] {
  const { blocks, end } = document;
  const before = blocks.linesBefore(index);
  if (before >= end.line) return [];
  const all = blocks.at(index).cases.findings.map((finding) => findingBelow(finding, before));
  const found = all.filter(({ span }) => span.start.line < end.line);
  return before === 0 ? withWordsFix(document, found) : found;
}

const remarksBeforeEnd = (document: GameDocument, index: number): Finding[] =>
  remarkFindings(document, index).filter(({ span }) => span.start.line < document.end.line);

/** Were findings of a block left out because it has too many? */
export function isCut({ blocks }: GameDocument, index: number): boolean {
  if (index < 0 || index >= blocks.length) return false;
  const { found, findings: kept } = blocks.at(index).cases;
  return totalOf(found) > kept.length;
}

/** How many findings of the input there are, those included that were left out. */
export function countOfFindings({ blocks, end }: GameDocument): number {
  let count = 0;
  for (let index = 0; index < blocks.length && blocks.linesBefore(index) < end.line; index++) {
    count += totalOf(blocks.at(index).cases.found);
  }
  return count;
}
