/** The ways to write down a sequence of Grundy values. */
import type { GrundySequence } from '../../rulesets/own/grundySequence';
import type { Reason } from '../../rulesets/ruleset';
import { message, render, type Translate } from '../../text/message';
import type { Natural } from '../../text/natural';
import type { Output } from '../terminal/output';

export interface Writing {
  readonly output: Output;
  readonly values: GrundySequence;
  /** The last heap. */
  readonly last: number;
  /** The budget. */
  readonly steps: number;
  /** The moves as they were written. */
  readonly title: string;
  readonly tell: (text: string) => void;
  readonly translate: Translate;
}

type Writer = (writing: Writing) => void;

/** Goes through the heaps with their values, up to the last one or the first without a value. */
function* valuesOf({ values, last, steps, tell, translate }: Writing): Generator<Natural> {
  for (let heap = 0; heap <= last; heap++) {
    const value = values.valueAt(heap);
    if (value === undefined) {
      const why = values.isSpent
        ? message('The value of heap {0} is not found within {1} steps.', heap, steps)
        : message('The value of heap {0} is not found: the table ends there, whatever the budget.', heap);
      tell(`${render(why, translate)}\n`);
      return;
    }
    yield value;
  }
}

const IN_ROW = 20;

function table(writing: Writing): void {
  const { output, values, steps, translate } = writing;
  let heap = 0;
  for (const value of valuesOf(writing)) {
    if (heap % IN_ROW === 0) output.write(`${heap === 0 ? '' : '\n'}${heap}:`);
    output.write(` ${value}`);
    heap++;
  }
  if (heap > 0) output.write('\n');
  const period = values.repetition();
  const say = (reason: Reason): void => {
    if ('template' in reason) output.line(render(reason, translate));
  };
  if (period) for (const reason of values.reasons(0)) say(reason);
  else if (values.isSpent) say(message('No period is proved within {0} steps.', steps));
  else say(message('No period is proved as far as the table goes, whatever the budget.'));
}

function bfile(writing: Writing): void {
  let heap = 0;
  for (const value of valuesOf(writing)) writing.output.line(`${heap++} ${value}`);
}

function csv(writing: Writing): void {
  writing.output.line('heap,value');
  let heap = 0;
  for (const value of valuesOf(writing)) writing.output.line(`${heap++},${value}`);
}

function json(writing: Writing): void {
  const { output, values, title } = writing;
  output.write(`{\n  "moves": ${JSON.stringify(title)},\n  "values": [`);
  let heap = 0;
  for (const value of valuesOf(writing)) output.write(`${heap++ === 0 ? '' : ', '}${value}`);
  const period = values.repetition();
  // Each is a whole number, and long ones are numbers in JSON, too.
  const proved = period ? `{ "period": ${period.period}, "from": ${period.from}, "saltus": ${period.saltus} }` : 'null';
  output.write(`],\n  "proved": ${proved}\n}\n`);
}

/** The characters of the terms, commas included, and those of a line. https://oeis.org/eishelp1.html */
const TERMS = 260;
const LINE = 87;

/** The internal format of the OEIS, without a number. */
function oeis(writing: Writing): void {
  const { output, values, title } = writing;
  const terms = termsOf({ ...writing, last: TERMS });
  ['%S', '%T', '%U'].forEach((tag, index) => {
    const line = terms.lines[index];
    if (line !== undefined) output.line(`${tag} ${line}`);
  });
  output.line(`%N ${nameOf(title)}`);
  const period = values.repetition();
  if (period) {
    const last = Number(period.from) - 1;
    const saltus = period.saltus === 0 ? '' : `, each time ${period.saltus} higher`;
    const exception = last < 1 ? '' : ` The last exception is at n=${last}.`;
    output.line(`%C Sequence is eventually periodic with period ${period.period}${saltus}.${exception}`);
  }
  output.line('%K nonn');
  output.line(`%O 1,${terms.firstAboveOne}`);
}

/** The values of heaps from 1 on, on up to three lines. A comma stays at the end of its line. */
function termsOf(writing: Writing): { readonly lines: readonly string[]; readonly firstAboveOne: number } {
  const full: string[] = [];
  let line = '';
  let [heap, length, firstAboveOne] = [-1, 0, 1];
  for (const value of valuesOf(writing)) {
    if (++heap === 0) continue;
    const term = heap === 1 ? String(value) : `,${value}`;
    if (length + term.length > TERMS) break;
    length += term.length;
    if (line.length + term.length > LINE && full.length < 2) {
      full.push(`${line},`);
      line = String(value);
    } else line += term;
    if (firstAboveOne === 1 && value > 1) firstAboveOne = heap;
  }
  return { lines: [...full, line], firstAboveOne };
}

function nameOf(title: string): string {
  const code = /^\s*(?:(4)|0)?(\.[0-7]+)\s*$/.exec(title);
  if (code) return `Sprague-Grundy values for octal game ${code[1] ?? ''}${code[2]}.`;
  return `Sprague-Grundy values for the heap game with the moves: ${title}.`;
}

export const writers: ReadonlyMap<string, Writer> = new Map([
  ['table', table],
  ['bfile', bfile],
  ['oeis', oeis],
  ['json', json],
  ['csv', csv],
]);
