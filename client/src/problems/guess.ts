/** Which problem a program may be for, from its name and its first lines. Pure, so that it is tested without VS Code. */

/** Lines that are looked at: the comment at the top of a program often says where it was submitted. */
const LINES = 40;

/** Judges whose addresses do not have the name that ids begin with. */
const JUDGES: Readonly<Record<string, string>> = { cf: '(?:cf|codeforces)', uva: '(?:uva|onlinejudge)' };

/**
 * Returns the ids that the end of the path, `poj/2348.cpp`, or one of the first lines names, those of the path first. A
 * line names an id if it has all its parts: `http://poj.org/problem?id=2348` names poj-2348.
 */
export function guessedProblems(path: string, text: string, ids: readonly string[]): string[] {
  const named = path.split('/').slice(-2).join('/');
  const lines = [named, ...text.split('\n', LINES)];
  const tests = ids.map((id) => ({ id, names: namerOf(id) }));
  const found = lines.flatMap((line) => tests.filter(({ names }) => names(line)));
  return [...new Set([...found.map(({ id }) => id), ...ids.filter((id) => isLuogu(id, named))])];
}

/** Luogu’s numbers are known without its name. */
const isLuogu = (id: string, name: string): boolean => id.startsWith('luogu-') && alone(id.slice(6)).test(name);

/** Tells whether a line names an id: `hdu1525`, or all its parts apart. */
function namerOf(id: string): (line: string) => boolean {
  // `1382b` may also be written 1382/B.
  const parts = id.split('-').map((part) => JUDGES[part] ?? part.replace(/(?<=\d)(?=[a-z])/g, '[^a-z0-9]?'));
  const whole = alone(parts.join('[^a-z0-9]?'));
  const apart = parts.map(alone);
  return (line) => whole.test(line) || apart.every((part) => part.test(line));
}

const alone = (pattern: string): RegExp => new RegExp(`(?<![a-z0-9])${pattern}(?![a-z0-9])`, 'i');
