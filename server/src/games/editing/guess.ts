/** Guesses the layout of an input from its numbers, for somebody who begins to declare a game. */
import { compile, type Compiled } from '../../formats/compile';
import { CaseReader } from '../../formats/read';
import { Scanner } from '../../text/scan';
import { inputOf } from '../input';
import { ruleLine } from '../lines';
import { parse } from '../parse';

/** Layouts that judges have, those that say most about the numbers first. */
const LAYOUTS = [
  'a b / … / 0 0',
  'a b c / … / 0 0 0',
  'n / h1 … hn / … / 0',
  'n k / h1 … hn / … / 0 0',
  'n / a b / … × n / … / 0',
  'n / … / 0',
  'T / n / h1 … hn / …',
  'T / n k / h1 … hn / …',
  'T / k n / h1 … hn / …',
  'T / n / a b / … × n / …',
  'T / n h1 … hn / …',
  'T / n / …',
  'T / a b / …',
  'T / a b c / …',
  'n / h1 … hn',
  'n k / h1 … hn',
  'k n / h1 … hn',
  'k / a1 … ak / n / h1 … hn',
  'n / h / … × n',
  'n / a b / … × n',
  'n k / a b / … × n',
  'n h1 … hn / …',
  'n k h1 … hk / …',
  'n / h1 … hn / …',
  'n',
  'a b',
  'a b c',
  'n / …',
  'a b / …',
  'a b c / …',
];

/** No more of a file is looked at. */
const MAX_GUESS_UNITS = 20_000;

/** Returns the layouts of the list that the whole text fits, at most so many; none for a text without numbers. */
export function guessLayouts(text: string, most = 5): string[] {
  const lines = text.slice(0, MAX_GUESS_UNITS).split(/\r\n|\r|\n/);
  const numbers = lines.filter((line) => !line.startsWith('#') && line.trim() !== '');
  if (text.length > MAX_GUESS_UNITS || numbers.length === 0) return [];
  const table = new Scanner().scan(`${numbers.join('\n')}\n`);
  const found: string[] = [];
  for (const { layout, compiled } of formats()) {
    const {
      counts: wrong,
      caseCount,
      isComplete,
      terminator,
    } = new CaseReader(compiled).read(table, {
      isFirst: true,
      isLast: true,
      limit: 0,
    });
    const { end } = compiled.format;
    const isEnded = end.kind === 'zeros' ? terminator?.line === numbers.length - 1 : true;
    const isCounted = end.kind !== 'count' || Number(numbers[0]) === caseCount;
    const isSingle = end.kind !== 'single' || caseCount === 1;
    if (wrong.error === 0 && caseCount > 0 && isComplete && isEnded && isCounted && isSingle) found.push(layout);
    if (found.length === most) break;
  }
  return found;
}

interface Guess {
  readonly layout: string;
  readonly compiled: Compiled;
}

let known: readonly Guess[] | undefined;

/** Returns the layouts of the list, compiled when they are first asked for. */
const formats = (): readonly Guess[] => (known ??= LAYOUTS.map(compiledLayout));

function compiledLayout(layout: string): Guess {
  const parsed = parse({ name: '', prefix: '', lines: [ruleLine(`input: ${layout}`, 0, 0)!] });
  const mentioned = new Set(layout.startsWith('T /') ? [] : ['n', 'k', 'a']);
  return { layout, compiled: compile(inputOf(parsed.input!.tree, 0, mentioned, parsed).format) };
}
