/** Everything there is to say about a file, in order of place as far as that costs nothing. */
import { findingBelow, type Finding } from '../text/finding';
import { caseAt } from './case';
import { choiceFindings } from './choiceFindings';
import type { GameDocument } from './document';
import { endFindings } from './endFindings';
import { checkExpectation } from './expectations';

/**
 * The findings, a batch for each block, so that the caller can pause in between. The first batch is about the file as a
 * whole.
 */
export function* findings(document: GameDocument): Generator<readonly Finding[]> {
  yield [...choiceFindings(document), ...endFindings(document)];
  for (let index = 0; index < document.blocks.length; index++) yield blockFindings(document, index);
}

/** The findings of the input itself: those that keep output files from being written. */
export function* inputFindings(document: GameDocument): Generator<readonly Finding[]> {
  yield [...choiceFindings(document), ...endFindings(document)];
  for (let index = 0; index < document.blocks.length; index++) yield readingFindings(document, index);
}

/** The findings that touch a line from `first` to `last`. */
export function findingsBetween(document: GameDocument, first: number, last: number): Finding[] {
  const found = [...choiceFindings(document), ...endFindings(document)];
  const { blocks } = document;
  for (let index = Math.max(0, blocks.blockOfLine(first)); index <= blocks.blockOfLine(last); index++) found.push(...blockFindings(document, index));
  return found.filter(({ span }) => span.start.line <= last && span.end.line >= first);
}

function blockFindings(document: GameDocument, index: number): Finding[] {
  return [...readingFindings(document, index), ...expectationFindings(document, index)];
}

function readingFindings({ blocks, end }: GameDocument, index: number): Finding[] {
  const before = blocks.linesBefore(index);
  if (before >= end.line) return [];
  const all = blocks.at(index).cases.findings.map((finding) => findingBelow(finding, before));
  return all.filter(({ span }) => span.start.line < end.line);
}

/** Were findings left out because a block has too many? */
export const isCut = ({ blocks }: GameDocument, index: number): boolean => {
  const { found, findings: kept } = blocks.at(index).cases;
  return found.error + found.warning + found.information + found.hint > kept.length;
};

function expectationFindings(document: GameDocument, index: number): Finding[] {
  const { blocks } = document;
  const { cases } = blocks.at(index);
  if (cases.expectations === 0) return [];
  const found: Finding[] = [];
  const first = blocks.casesBefore(index);
  for (let local = 0; local < cases.caseCount && first + local < document.end.cases; local++) {
    const finding = checkExpectation(document, caseAt(document, first + local)!);
    if (finding) found.push(finding);
  }
  return found;
}
