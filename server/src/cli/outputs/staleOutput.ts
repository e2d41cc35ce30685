/**
 * The finding that `x.out` beside `x.game` is not what the judge expects, as an editor has it. Files go by in constant
 * memory: the first time fast, to see whether the output is right; a second time, if it is not, to see where.
 */
import path from 'node:path';
import { compile } from '../../formats/compile';
import { fieldReader } from '../../formats/fieldReader';
import { legible } from '../../formats/numeral';
import { textOf } from '../../problems/problem';
import type { Finding } from '../../text/finding';
import { type Message, message } from '../../text/message';
import { spanOfLine } from '../../text/place';
import type { Call } from '../command';
import { BlockStream } from '../input/blockStream';
import { problemIfClear } from '../input/choose';
import { Chunks } from '../input/chunks';
import { type Input, withInput } from '../input/input';
import { isUtf16 } from '../input/utf16';
import { answerAll, type FindingSink, UNKNOWN_ANSWER } from '../parallel/answers';
import { Output } from '../terminal/output';
import { Progress } from '../terminal/progress';
import { asJudged, Comparison, isThere, Lines, withBytes } from './comparison';
import { outputNameOf } from './outputName';

/** The code of the finding, here and in the extension. */
const STALE = 'output-file-stale';
/** Longer lines are cut in what the finding says. */
const LONGEST_QUOTE = 60;
const NOTHING = new Uint8Array(0);
/** So many bytes have more than that many characters. */
const QUOTED_BYTES = 4 * (LONGEST_QUOTE + 1);

/**
 * Finds what is wrong with the output beside a file; undefined if it is right, if there is none, or if the input has
 * errors of its own.
 */
export async function staleOutput(call: Call, file: string): Promise<Finding | undefined> {
  const output = file === '-' ? undefined : outputNameOf(file);
  if (output === undefined || path.resolve(output) === path.resolve(file) || !isThere(file) || !isThere(output))
    return undefined;
  if (await withBytes(output, (next) => isUtf16(next() ?? NOTHING)))
    return staleAt(0, message('{0} is text in UTF-16, which judges do not read.', path.basename(output)));
  const verdict = await withInput(file, (input) => compare(call, input, output));
  return verdict === 'different' ? withInput(file, (input) => firstDifference(call, input, output)) : verdict;
}

/** Holds the output against the file as a whole; undefined if it is right, or if there is no saying. */
async function compare({ options }: Call, input: Input, output: string): Promise<Finding | 'different' | undefined> {
  const chunks = new Chunks(input);
  const problem = problemIfClear(chunks, options.game);
  if (!problem) return undefined;
  const progress = new Progress(chunks);
  const faults = new Faults();
  return withBytes(output, async (next) => {
    const comparison = new Comparison(asJudged(next));
    const answers = new Output((bytes) => comparison.take(bytes));
    await answerAll(new BlockStream(chunks, problem), answers, faults, () => progress.show(), { busy: 1 });
    progress.clear();
    if (faults.inInput) return undefined;
    if (faults.unknown) return unchecked(faults.unknown, output);
    return comparison.end() ? undefined : 'different';
  });
}

/** Whether there is an output at all, and the first case without a known answer. */
class Faults implements FindingSink {
  inInput = false;
  unknown: Finding | undefined;

  add(finding: Finding): void {
    if (finding.code === UNKNOWN_ANSWER) this.unknown ??= finding;
    else this.inInput ||= finding.severity === 'error';
  }

  addUntold(severity: Finding['severity'], count: number): void {
    this.inInput ||= severity === 'error' && count > 0;
  }

  close(): void {
    // Nobody reads them here.
  }
}

const unchecked = ({ span }: Finding, output: string): Finding => ({
  code: UNKNOWN_ANSWER,
  severity: 'warning',
  span,
  message: message('{0} was not checked, because the answer to this case is not known.', path.basename(output)),
});

/** Goes through the cases one by one. */
function firstDifference({ options }: Call, input: Input, output: string): Promise<Finding | undefined> {
  const chunks = new Chunks(input);
  const problem = problemIfClear(chunks, options.game)!;
  const read = fieldReader(compile(problem.input));
  const name = path.basename(output);
  return withBytes(output, (next) => {
    const lines = new Lines(asJudged(next));
    let lastLine = 0;
    for (const { block, linesBefore, casesBefore, caseCount } of new BlockStream(chunks, problem)) {
      const { firstLine, firstToken } = block.cases;
      for (let local = 0; local < caseCount; local++) {
        lastLine = linesBefore + firstLine[local]!;
        const answer = problem.answer(read(block.table, firstToken[local]!), casesBefore + local + 1);
        const difference = differenceIn(lines, textOf(answer) ?? '', name);
        if (difference) return staleAt(lastLine, difference);
      }
    }
    if (lines.read(0) === undefined) return undefined;
    return staleAt(lastLine, message('{0} continues after the last case, on line {1}.', name, lines.count));
  });
}

/**
 * Reads as many lines as the answer to a case has, and says how the first wrong one differs; undefined if none does.
 */
function differenceIn(lines: Lines, answer: string, name: string): Message | undefined {
  for (const expected of answer.split('\n')) {
    const actual = lines.read(Math.max(QUOTED_BYTES, Buffer.byteLength(expected) + 1));
    if (actual === expected) continue;
    const wanted = legible(expected, LONGEST_QUOTE);
    if (actual === undefined) return message('{0} ends before “{1}”, the output of this case.', name, wanted);
    const found = legible(actual, LONGEST_QUOTE);
    return message('Line {0} of {1} is “{2}”; expected “{3}”.', lines.count, name, found, wanted);
  }
  return undefined;
}

const staleAt = (line: number, sentence: Message): Finding => ({
  code: STALE,
  severity: 'error',
  span: spanOfLine(line, 0, 0),
  message: sentence,
});
