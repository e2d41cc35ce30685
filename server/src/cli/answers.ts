/** The judge's output for an input, and what is wrong with the input. */
import { endFindings } from '../document/endFindings';
import { BAD } from '../formats/cases';
import { compile } from '../formats/compile';
import { fieldReader, type FieldReader } from '../formats/fields';
import type { Problem } from '../problems/problem';
import type { Finding } from '../text/finding';
import { message } from '../text/message';
import { spanOfLine } from '../text/place';
import { contentOf, type TokenTable } from '../text/table';
import type { Output } from './output';
import { findingsIn, type Passage, type Passages } from './passages';
import type { Report } from './report';

/** Findings shown of one file: who wants all of them has `check`. */
export const MOST_FAULTS = 20;

/** Answers the good cases of an input in order. After each passage it waits for `pause`. */
export async function answerAll(passages: Passages, output: Output, report: Report, pause: () => void | Promise<void>): Promise<void> {
  const { problem } = passages;
  const read = fieldReader(compile(problem.input));
  for (const passage of passages) {
    tellFaults(passage, report);
    for (const unknown of answerCases(passage, problem, read, output)) report.add(unknown);
    await pause();
  }
  output.flush();
  for (const finding of endFindings(passages.document())) if (isFault(finding)) report.add(finding);
  report.close();
}

/** Errors and warnings have to do with the answers; of the rest `check` tells. */
const isFault = ({ severity }: Finding): boolean => severity === 'error' || severity === 'warning';

function tellFaults(passage: Passage, report: Report): void {
  const { found } = passage.block.cases;
  if (found.error + found.warning === 0) return;
  const told = { error: 0, warning: 0 };
  for (const finding of findingsIn(passage)) {
    if (finding.severity !== 'error' && finding.severity !== 'warning') continue;
    told[finding.severity]++;
    report.add(finding);
  }
  const isWhole = passage.lineCount === passage.block.table.lineCount;
  if (isWhole) for (const severity of ['error', 'warning'] as const) report.addUntold(severity, found[severity] - told[severity]);
}

/** Writes the answers of a passage; gives findings where they are unknown. This is the loop that large inputs spend their time in. */
function answerCases({ block: { table, cases }, linesBefore, casesBefore, caseCount }: Passage, problem: Problem, read: FieldReader, output: Output): Finding[] {
  const { state, firstToken, firstLine } = cases;
  const unknown: Finding[] = [];
  // An import is looked up wherever it is used.
  const bad = BAD;
  for (let local = 0; local < caseCount; local++) {
    if (state[local] === bad) continue;
    const answer = problem.answer(read(table, firstToken[local]!), casesBefore + local + 1);
    if (answer === undefined) unknown.push(unknownAnswer(table, firstLine[local]!, linesBefore));
    else output.line(answer);
  }
  return unknown;
}

function unknownAnswer(table: TokenTable, line: number, linesBefore: number): Finding {
  const { start, end } = contentOf(table, line);
  return { code: 'unknown-answer', severity: 'error', span: spanOfLine(linesBefore + line, start, end), message: message('The answer to this case is not known.') };
}
