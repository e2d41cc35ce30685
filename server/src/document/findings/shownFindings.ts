/**
 * The findings that are shown of a file: all there are, or where these are too many the worst, and of equally bad ones
 * the first. Which these are depends on the text alone, not on the blocks that it is kept in.
 */
import { type Finding, severities, type Severity } from '../../text/finding';
import type { GameDocument } from '../document';
import { pausing, prepareExpectations, prepareGaps } from '../rules/prepare';
import { expectationFindings, type ExpectationStatus, gapFinding } from './expectationStatus';
import { allReadingFindings, holdsEnd, isCut, readingFindings, remarksBeforeEnd, wholeFindings } from './findings';

export interface ShownFindings {
  /** Those about the file as a whole first, the others by their lines. */
  readonly findings: readonly Finding[];
  /** Some were left out. */
  readonly isCut: boolean;
}

/** Pauses after each block, saying whether there was anything to do for it. */
export function* shownFindings(document: GameDocument, most: number): Generator<boolean, ShownFindings> {
  const ranking = new Ranking(most);
  ranking.add(wholeFindings(document));
  const covered: ExpectationStatus[] = [];
  // Where errors fill the list, nothing else can be in it.
  for (let index = 0; index < document.blocks.length && ranking.room('error') > 0; index++) {
    yield* pausing(prepareExpectations(document, index), true);
    const status = expectationFindings(document, index);
    covered.push(status);
    const findings = [...readIn(document, index, ranking), ...remarksIn(document, index, ranking), ...status.findings];
    ranking.add(findings.sort(byLine));
    yield findings.length > 0 || document.blocks.at(index).cases.expectations > 0;
  }
  yield* pausing(prepareGaps(document, covered), true);
  if (covered.length === document.blocks.length) ranking.add(gapFinding(document, covered));
  else ranking.isCut = true;
  return ranking.best();
}

/** Returns what reading the block found, as far as it can still be shown. */
function readIn(document: GameDocument, index: number, ranking: Ranking): Finding[] {
  const { blocks, end } = document;
  const { counts } = blocks.at(index).cases;
  if (blocks.linesBefore(index) >= end.line) return [];
  if (holdsEnd(document, index)) return allReadingFindings(document, index);
  const wanted = severities.filter((severity) => counts[severity] > 0 && ranking.room(severity) > 0);
  if (severities.some((severity) => counts[severity] > ranking.room(severity))) ranking.isCut = true;
  if (wanted.length === 0) return [];
  const kept = readingFindings(document, index);
  if (!isCut(document, index)) return kept;
  const isEnough = wanted.every((severity) => {
    const { length } = kept.filter((finding) => finding.severity === severity);
    return length >= Math.min(counts[severity], ranking.room(severity));
  });
  return isEnough ? kept : allReadingFindings(document, index, ranking.most);
}

function remarksIn(document: GameDocument, index: number, ranking: Ranking): Finding[] {
  if (!document.problem?.remarks) return [];
  if (ranking.room('information') > 0) return remarksBeforeEnd(document, index);
  ranking.isCut = true;
  return [];
}

/** Keeps the first findings of each severity. */
class Ranking {
  isCut = false;
  private readonly kept: Finding[] = [];
  private readonly counts: Record<Severity, number> = { error: 0, warning: 0, information: 0, hint: 0 };

  constructor(readonly most: number) {}

  /** Returns how many findings of a severity can be added so that they may be shown: worse ones go before. */
  room(severity: Severity): number {
    let before = 0;
    for (const worse of severities) {
      before += this.counts[worse];
      if (worse === severity) break;
    }
    return Math.max(0, this.most - before);
  }

  add(findings: readonly Finding[]): void {
    for (const finding of findings) {
      if (this.room(finding.severity) === 0) this.isCut = true;
      else {
        this.counts[finding.severity]++;
        this.kept.push(finding);
      }
    }
  }

  /** In the order in which they were added. */
  best(): ShownFindings {
    if (this.kept.length <= this.most) return { findings: this.kept, isCut: this.isCut };
    const worst = severities.flatMap((severity) => this.kept.filter((finding) => finding.severity === severity));
    const shown = new Set(worst.slice(0, this.most));
    return { findings: this.kept.filter((finding) => shown.has(finding)), isCut: true };
  }
}

/** Those on one line stay as they are: they are found in the same order, whatever the blocks. */
const byLine = (a: Finding, b: Finding): number => a.span.start.line - b.span.start.line;
