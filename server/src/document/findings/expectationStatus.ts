/** The expected outputs of a block of cases: which are wrong, and which cases have none. */
import { BAD, type CaseTable } from '../../formats/cases';
import { type Finding, findingBelow } from '../../text/finding';
import { message } from '../../text/message';
import { spanOfLine } from '../../text/place';
import type { Block } from '../blocks/block';
import { BlockCache } from '../blocks/blockCache';
import { answer, type Case, caseAt } from '../case';
import { unitsOf } from '../caseSize';
import type { GameDocument } from '../document';
import { checkExpectation, updateExpectation } from './expectations';

export interface ExpectationStatus {
  /** What is wrong, in lines of the whole file. */
  readonly findings: readonly Finding[];
  /** How many cases have an expected output, and how many could have one. */
  readonly covered: number;
  readonly coverable: number;
  /** The first case that could have one but has none. */
  readonly gap: number | undefined;
  /** For which place of the block in the file this was found out. */
  readonly position: Place;
}

interface Place {
  readonly linesBefore: number;
  readonly casesBefore: number;
  /** How many of the block's cases belong to the input. */
  readonly cases: number;
}

/** Solving every case costs time, so what was found out of a block is kept until the block or its place changes. */
const statuses = new BlockCache<ExpectationStatus>();

export function expectationFindings(document: GameDocument, index: number): ExpectationStatus {
  const { blocks, end } = document;
  const block = blocks.at(index);
  const casesBefore = blocks.casesBefore(index);
  const position: Place = {
    linesBefore: blocks.linesBefore(index),
    casesBefore,
    cases: Math.max(0, Math.min(block.cases.caseCount, end.cases - casesBefore)),
  };
  const before = statuses.get(document, block);
  const status =
    before && isSame(document, before.position, position)
      ? moved(before, position)
      : checkBlock(document, block, position);
  statuses.set(document, block, status);
  return status;
}

/** Gives what was found out of a block already; undefined if nothing was since the block was read. */
export const knownExpectationStatus = (document: GameDocument, block: Block): ExpectationStatus | undefined =>
  statuses.get(document, block);

/** A case without an answer has an error, so most blocks need no look at their cases. */
function checkBlock(document: GameDocument, { cases }: Block, position: Place): ExpectationStatus {
  if (cases.expectations > 0) return check(document, position);
  if (cases.counts.error > 0) return uncovered(cases, position);
  return {
    findings: [],
    covered: 0,
    coverable: position.cases,
    gap: position.cases > 0 ? position.casesBefore : undefined,
    position,
  };
}

/** Returns what `check` finds of a block without any expected output. */
function uncovered(cases: CaseTable, position: Place): ExpectationStatus {
  const states = cases.state.subarray(0, position.cases);
  const gap = states.findIndex((state) => state !== BAD);
  const coverable = states.reduce((sum, state) => (state === BAD ? sum : sum + 1), 0);
  return { findings: [], covered: 0, coverable, gap: gap < 0 ? undefined : position.casesBefore + gap, position };
}

/** Lines and, unless outputs are numbered, cases may come and go before a block without any change to its truth. */
const isSame = ({ problem }: GameDocument, before: Place, now: Place): boolean =>
  before.cases === now.cases && (before.casesBefore === now.casesBefore || problem?.isNumbered !== true);

function moved(before: ExpectationStatus, position: Place): ExpectationStatus {
  const lines = position.linesBefore - before.position.linesBefore;
  const cases = position.casesBefore - before.position.casesBefore;
  return {
    ...before,
    position,
    findings: before.findings.map((finding) => findingBelow(finding, lines)),
    gap: before.gap === undefined ? undefined : before.gap + cases,
  };
}

function check(document: GameDocument, position: Place): ExpectationStatus {
  const findings: Finding[] = [];
  let [covered, coverable] = [0, 0];
  let gap: number | undefined;
  for (let index = position.casesBefore; index < position.casesBefore + position.cases; index++) {
    const one = caseAt(document, index)!;
    if (one.expectation.length > 0) covered++;
    else if (one.isLegal) gap ??= index;
    if (one.isLegal || one.expectation.length > 0) coverable++;
    const finding = checkExpectation(document, one);
    if (finding) findings.push(finding);
  }
  return { findings, covered, coverable, gap, position };
}

/** More edits than this are left to the action for all cases. */
const MOST_EDITS = 1000;
/** So are cases that take more units in all: to answer them takes longer than others can wait. */
const MOST_UNITS = 200_000;

/** A hint where some cases have an expected output and others have none. */
export function gapFinding(document: GameDocument, statuses: readonly ExpectationStatus[]): Finding[] {
  const covered = statuses.reduce((sum, block) => sum + block.covered, 0);
  const coverable = statuses.reduce((sum, block) => sum + block.coverable, 0);
  if (covered === 0) return [];
  const gaps = coverable - covered > MOST_EDITS ? undefined : gapsOf(document, statuses);
  const first = gaps ? gaps[0]?.testCase : caseAt(document, statuses.find(({ gap }) => gap !== undefined)?.gap ?? -1);
  if (!first) return [];
  const { firstLine, lastLine } = first;
  const span = {
    start: { line: firstLine, character: 0 },
    end: spanOfLine(lastLine, 0, document.lineText(lastLine).length).end,
  };
  const fixes = !gaps
    ? []
    : [
        {
          title: message('Insert the expected outputs that are missing'),
          edits: gaps.flatMap(({ testCase, output }) => [...updateExpectation(document, testCase, output)]),
        },
      ];
  return [
    {
      code: 'expectation-missing',
      severity: 'hint',
      span,
      message: message('Cases with an expected output: {1} of {0}. This is the first without.', coverable, covered),
      fixes,
    },
  ];
}

/**
 * Returns the cases that have no expected output, as far as their answers are known; undefined if they are too large in
 * all.
 */
function gapsOf(
  document: GameDocument,
  statuses: readonly ExpectationStatus[],
): { testCase: Case; output: readonly string[] }[] | undefined {
  const cases: Case[] = [];
  let units = 0;
  for (const { gap, position } of statuses) {
    for (let index = gap ?? Infinity; index < position.casesBefore + position.cases; index++) {
      const testCase = caseAt(document, index)!;
      if (testCase.expectation.length > 0) continue;
      units += unitsOf(document, testCase);
      if (units > MOST_UNITS) return undefined;
      cases.push(testCase);
    }
  }
  return cases.flatMap((testCase) => {
    const { output } = answer(document, testCase);
    return output ? [{ testCase, output }] : [];
  });
}
