/** A sample as it is copied from a statement: “Sample Input”, the input, “Sample Output”, the output. */
import { isEmpty } from '../formatting';

/** A longer text is no sample. */
export const LONGEST_SAMPLE_UNITS = 1 << 16;

/** What may stand around a heading: `## Sample Input 1:`, `【样例输入】`. */
const BEFORE = /^[\s#*=\-【[]*/u;
const AFTER = /[\s:：*=\-】\]]*$/u;
const NUMBER = /\s*[#＃]?\s*(?:\d+|[一二三四五])?$/u;

const SAMPLE_INPUT = new Set([
  'sampleinput',
  'inputsample',
  'exampleinput',
  'inputexample',
  '样例输入',
  '输入样例',
  '示例输入',
  '输入示例',
]);
const SAMPLE_OUTPUT = new Set([
  'sampleoutput',
  'outputsample',
  'exampleoutput',
  'outputexample',
  'outputforsampleinput',
  'outputforthesampleinput',
  '样例输出',
  '输出样例',
  '示例输出',
  '输出示例',
]);
/** These begin the description of the format, too, where the whole statement was copied. */
const INPUT = new Set(['input', '输入']);
const OUTPUT = new Set(['output', '输出']);
const REST = new Set([
  'hint',
  'source',
  'note',
  'notes',
  'explanation',
  'author',
  '提示',
  '说明',
  '来源',
  '样例解释',
  '样例说明',
  '数据范围',
  '说明/提示',
]);
/** The captions of buttons, which come along. */
const NOISE = new Set(['copy', '复制']);

type Heading = 'sample input' | 'sample output' | 'input' | 'output' | 'rest' | 'noise';

/** The parts of the first sample, line by line, with all other lines. */
export interface PastedSample {
  /** The line of the heading of its input. */
  readonly line: number;
  /** What stands before it: titles, comments, a header. */
  readonly before: readonly string[];
  readonly input: readonly string[];
  readonly output: readonly string[];
  /** What follows, further samples included. */
  readonly after: readonly string[];
}

/** Returns the sample that the text holds with its headings; undefined if it is none. */
export function findPastedSample(text: string): PastedSample | undefined {
  if (text.length > LONGEST_SAMPLE_UNITS || !/input|输入/i.test(text) || !/output|输出/i.test(text)) return undefined;
  const lines = text.split(/\r\n|\r|\n/);
  const headings = lines.map(headingIn);
  const isSaid = headings.includes('sample input');
  const from = headings.indexOf(isSaid ? 'sample input' : 'input');
  const to = headings.findIndex(
    (heading, line) => line > from && (heading === 'sample output' || heading === 'output'),
  );
  if (from < 0 || to < 0) return undefined;
  const end = headings.findIndex((heading, line) => line > to && heading !== undefined && heading !== 'noise');
  const body = (first: number, last: number): string[] =>
    lines.filter((line, at) => at > first && at < last && headings[at] !== 'noise' && !isEmpty(line));
  const found: PastedSample = {
    line: from,
    before: lines.slice(0, from),
    input: body(from, to),
    output: body(to, end < 0 ? lines.length : end),
    after: end < 0 ? [] : lines.slice(end),
  };
  // Comments may be called as they like.
  return found.input.length > 0 && found.output.some((line) => !line.startsWith('#')) ? found : undefined;
}

function headingIn(line: string): Heading | undefined {
  if (line.length > 60 || line.startsWith('#>')) return undefined;
  const words = line.replace(BEFORE, '').replace(AFTER, '').replace(NUMBER, '').replace(/\s+/g, '').toLowerCase();
  if (SAMPLE_INPUT.has(words)) return 'sample input';
  if (SAMPLE_OUTPUT.has(words)) return 'sample output';
  if (INPUT.has(words)) return 'input';
  if (OUTPUT.has(words)) return 'output';
  if (REST.has(words)) return 'rest';
  return NOISE.has(words) ? 'noise' : undefined;
}
