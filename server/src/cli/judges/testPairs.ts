/**
 * Inputs with answers beside them, as judges keep them: `x.in` with `x.ans` (the problem package format, DOMjudge) or with
 * `x.out` (most others), and `01` with `01.a` (Polygon).
 */
import { existsSync } from 'node:fs';
import path from 'node:path';
import { problemsById } from '../../library/index';

const ANSWERS = ['.ans', '.out'];
const POLYGON = '.a';

/** Is it the name of a judge's input, with or without an answer beside it? */
export const isJudgeInput = (file: string): boolean => /\.in$|^\d{1,5}$/.test(path.basename(file));

/** Returns the paths that an answer to this input may have, the likeliest first; none for files of other kinds. */
function answerNames(file: string): string[] {
  if (!isJudgeInput(file)) return [];
  return file.endsWith('.in') ? ANSWERS.map((ending) => file.replace(/\.in$/, ending)) : [`${file}${POLYGON}`];
}

/** Returns the answer that is there; undefined if there is none. */
export const answerBeside = (file: string): string | undefined => answerNames(file).find((name) => existsSync(name));

/**
 * Returns the last part of the path, with the id of a problem in it if a folder above is called that: judges number their
 * files, and `hdu-1846/data/secret/01.in` is of hdu-1846.
 */
export function nameWithId(file: string): string {
  const base = path.basename(file);
  if (!isJudgeInput(file) || problemsById.has(base.split('.').at(-2)?.toLowerCase() ?? '')) return base;
  const folder = path
    .dirname(path.resolve(file))
    .split(path.sep)
    .findLast((name) => problemsById.has(name.toLowerCase()));
  return folder === undefined ? base : `${base.replace(/\.in$/, '')}.${folder}.in`;
}
