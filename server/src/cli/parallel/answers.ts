/** The judge's output for an input, and what is wrong with the input. */
import { endFindings } from '../../document/findings/endFindings';
import type { Finding, Severity } from '../../text/finding';
import { message } from '../../text/message';
import { type Span, spanOfLine } from '../../text/place';
import { contentOf } from '../../text/table';
import { type BlockStream, findingsIn, type StreamedBlock } from '../input/blockStream';
import type { Output } from '../terminal/output';
import { Answerer } from './answerer';
import { type Help, ParallelAnswers } from './parallelAnswers';

/** Findings shown of one file: who wants all of them has `check`. */
export const MOST_FAULTS = 20;

/** Is told what is wrong with an input; `Report` shows it to people. */
export interface FindingSink {
  add(finding: Finding): void;
  /** Counts findings that are not put into words. */
  addUntold(severity: Severity, count: number): void;
  /** To be called last. */
  close(): void;
}

/** The code of the finding about a case without a known answer. */
export const UNKNOWN_ANSWER = 'unknown-answer';

/**
 * Answers the good cases of an input in order, with a helper, if there is to be one. After each passage it waits for
 * `pause`.
 */
export async function answerAll(
  stream: BlockStream,
  output: Output,
  report: FindingSink,
  pause: () => void | Promise<void>,
  help?: Help,
): Promise<void> {
  const answerer = new Answerer(stream.problem);
  const parallel =
    help &&
    new ParallelAnswers(stream.problem, stream.chunks, help, answerer, output, (line) =>
      report.add(unknownAnswer(spanOfLine(line, 0, 0))),
    );
  try {
    for (const streamed of stream) {
      await parallel?.grow();
      if (!(await parallel?.take(streamed))) {
        await parallel?.finish();
        reportFaults(streamed, report);
        await answerCases(streamed, answerer, output, report, pause);
      }
      await pause();
    }
    await parallel?.finish();
  } finally {
    await parallel?.dismiss();
  }
  output.flush();
  for (const finding of [...stream.totals.findings, ...endFindings(stream.ends())])
    if (isFault(finding)) report.add(finding);
  report.close();
}

/** Errors and warnings have to do with the answers; of the rest `check` tells. */
const isFault = ({ severity }: Finding): boolean => severity === 'error' || severity === 'warning';

function reportFaults(streamed: StreamedBlock, report: FindingSink): void {
  const { counts } = streamed.block.cases;
  if (counts.error + counts.warning === 0) return;
  const told = { error: 0, warning: 0 };
  for (const finding of findingsIn(streamed)) {
    if (finding.severity !== 'error' && finding.severity !== 'warning') continue;
    told[finding.severity]++;
    report.add(finding);
  }
  const isWhole = streamed.lineCount === streamed.block.table.lineCount;
  if (isWhole)
    for (const severity of ['error', 'warning'] as const) report.addUntold(severity, counts[severity] - told[severity]);
}

async function answerCases(
  { block: { table, cases }, linesBefore, casesBefore, caseCount }: StreamedBlock,
  answerer: Answerer,
  output: Output,
  report: FindingSink,
  pause: () => void | Promise<void>,
): Promise<void> {
  const { firstToken, firstLine, state } = cases;
  const asked = { table, firstToken, state, caseCount, casesBefore };
  for (const local of await answerer.answerWith(pause, asked, output)) {
    const { start, end } = contentOf(table, firstLine[local]!);
    report.add(unknownAnswer(spanOfLine(linesBefore + firstLine[local]!, start, end)));
  }
}

/** The finding about such a case, of which nothing can be printed. */
export const unknownAnswer = (span: Span, severity: Severity = 'error'): Finding => ({
  code: UNKNOWN_ANSWER,
  severity,
  span,
  message: message('The answer to this case is not known.'),
});
