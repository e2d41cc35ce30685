import { findHeader } from '../../document/choice/header';
import { endFindings } from '../../document/findings/endFindings';
import { totalOf } from '../../formats/cases';
import type { Problem } from '../../problems/problem';
import type { Borrowed } from '../../text/borrowed';
import type { TokenTable } from '../../text/table';
import { LF } from '../../text/unit';
import type { Call } from '../command';
import { Progress } from '../terminal/progress';
import { BlockStream } from './blockStream';
import { choiceOf, problemIfNamed, reportGuess } from './choose';
import { Chunks } from './chunks';
import type { Input } from './input';

/** Smaller files take no time anyway. */
const LARGE = 1_000_000;
/** A header stands among the first lines. */
const BEGINNING = 1 << 16;

/**
 * Is it a large file of which nothing is to be said, as most large files are? That shows while it goes by, in constant
 * memory. To say anything takes all of it at once.
 */
export function hasNoFindings({ options: { game }, translate }: Call, input: Input): boolean {
  if (input.size === undefined || input.size < LARGE) return false;
  const chunks = new Chunks(input);
  const choice = game === undefined ? choiceOf(chunks) : undefined;
  const problem = game === undefined ? choice?.problem : problemIfNamed(game);
  // Remarks are about single cases that are good; of rules in the file there may be much to say.
  if (!problem || problem.remarks || choice?.own?.text.nameSpan) return false;
  const progress = new Progress(chunks);
  try {
    if (!readsWithoutFindings(chunks, problem, () => progress.show())) return false;
  } finally {
    progress.clear();
  }
  if (choice) reportGuess(input.name, choice, translate);
  return true;
}

function readsWithoutFindings(chunks: Chunks, problem: Problem, show: () => void): boolean {
  const stream = new BlockStream(chunks, problem);
  const hasHeader = findHeader(chunks.bytes.toString('utf8', 0, BEGINNING)) !== undefined;
  for (const {
    block: { cases, table },
  } of stream) {
    if (totalOf(cases.counts) > 0 || cases.expectations > 0 || cases.carriageReturnLine >= 0) return false;
    if (!hasHeader && mayNameProblem(table)) return false;
    show();
  }
  const findings = [...stream.totals.findings, ...endFindings(stream.ends())];
  return chunks.bytes.at(-1) === LF && findings.length === 0;
}

/** Is there a line that would be a header in another place? */
const mayNameProblem = ({ text }: Borrowed<TokenTable>): boolean =>
  text.includes('#') && /^#\s*game\s*[:：]/im.test(text);
