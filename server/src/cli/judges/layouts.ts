/**
 * What judges call the files of a test set, and where they expect them.
 *
 * - Kattis, and the subset that ICPC contests use: `data/sample/*.in` and `data/secret/*.in`, each with an `.ans` beside it.
 *   Names have letters, digits, `_`, `.` and `-`, and begin and end with a letter or a digit; lines end with LF, the last
 *   one too. https://www.kattis.com/problem-package-format/spec/legacy.html,
 *   https://icpc.io/problem-package-format/spec/legacy-icpc.html
 * - DOMjudge takes the same in a zip, “a zip file that contains only testcase files” included, which adds them to a problem.
 *   https://www.domjudge.org/docs/manual/main/problem-format.html
 * - Polygon: `tests/01` and `tests/01.a`, with as many digits as the last number has, at least two: the patterns
 *   `tests/%02d` and `tests/%02d.a` in the problem.xml of its packages. https://polygon.codeforces.com
 * - plain: `01-name.in` and `01-name.out` in one folder, as most other judges take them.
 */
import { type Message, message } from '../../text/message';

export interface Layout {
  readonly name: string;
  readonly title: string | Message;
  /** Written as a zip unless the user names a folder. */
  readonly isZip: boolean;
  /** Tests of the statement have a folder of their own. */
  readonly samples?: string;
  /** The folder of the others; empty if it is the top one. */
  readonly folder: string;
  /** The names of a test's files; `label` says where it is from, and begins with a mark. */
  names(number: string, label: string): readonly [input: string, answer: string];
}

const inAndAns: Layout['names'] = (number, label) => [`${number}${label}.in`, `${number}${label}.ans`];

const packageFormat = { isZip: false, samples: 'data/sample', folder: 'data/secret', names: inAndAns };

export const layouts: readonly Layout[] = [
  { ...packageFormat, name: 'kattis', title: 'Kattis' },
  { ...packageFormat, name: 'icpc', title: 'ICPC' },
  { name: 'polygon', title: 'Polygon', isZip: false, folder: 'tests', names: (number) => [number, `${number}.a`] },
  { ...packageFormat, name: 'domjudge', title: 'DOMjudge', isZip: true },
  {
    name: 'plain',
    title: message('any judge'),
    isZip: false,
    folder: '',
    names: (number, label) => [`${number}${label}.in`, `${number}${label}.out`],
  },
];

/** Longer labels are cut: names have at most 255 characters. */
const LONGEST = 100;

/**
 * Makes what follows a test's number of a file's name, in letters that every layout allows: the number of an earlier export
 * goes, the id comes in.
 */
export function labelOf(fileName: string, id: string): string {
  const stem = fileName.replace(/\.(?:game|in)$/i, '').replace(/^\d+(?:-|(?=\.|$))/, '');
  const plain = stem.replace(/[^a-zA-Z0-9_.-]+/g, '-').slice(0, LONGEST);
  const named = plain.toLowerCase().split('.').at(-1) === id.toLowerCase() ? plain : `${plain}.${id}`;
  const trimmed = named.replace(/^[_.-]+|[_.-]+$/g, '');
  return trimmed.toLowerCase() === id.toLowerCase() ? `.${trimmed}` : `-${trimmed || 'test'}`;
}
