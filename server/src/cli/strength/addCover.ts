/** Adds the cases that a set of files lacks to those files that have room for them. What was there is kept beside them. */
import { existsSync } from 'node:fs';
import path from 'node:path';
import { caseAt, fieldsOf } from '../../document/case';
import type { GameDocument } from '../../document/document';
import { totalsOf } from '../../document/findings/totals';
import { refusal } from '../../document/output';
import { addCases, hasExpectations } from '../../document/strength/addCases';
import type { AnyFields } from '../../formats/format';
import { filesOf, Room } from '../../formats/totals';
import { writeInput } from '../../formats/write';
import { mostCases } from '../../judging/batch';
import { type Problem, textOf } from '../../problems/problem';
import { message } from '../../text/message';
import { Failure, Refusal } from '../failure';
import { answerBeside } from '../judges/testPairs';
import { writeContent } from '../outputs/writeWhole';
import { edited } from '../programs/addTo';
import { failingFile } from '../programs/failingFile';
import type { Measured, Together } from './measured';

export interface Added {
  readonly file: string;
  readonly cases: number;
  /** Where the old content is. */
  readonly kept: string | undefined;
}

/** Writes the files, the last one first, and new ones beside it where the statement allows no more cases in a file. */
export function addToFiles({ files, problem }: Together, cases: readonly AnyFields[]): Added[] {
  const shares: { file: Measured; cases: readonly AnyFields[] }[] = [];
  const most = mostCases(problem.input);
  let left = cases;
  for (const file of [...files].reverse()) {
    const error = refusal(file.document);
    if (error) throw new Refusal(file.name, error);
    const sums = new Room(problem.input, totalsOf(file.document)?.sums);
    let room = Math.max(0, most - file.document.end.cases);
    const mine = left.filter((fields) => room > 0 && sums.take(fields) && room-- > 0);
    if (mine.length > 0) shares.push({ file, cases: mine });
    left = left.filter((fields) => !mine.includes(fields));
  }
  const added = shares.map((share) => written(share.file, share.cases));
  for (const more of filesOf(problem.input, left, most, (fields) => fields)) added.push(newFile(files.at(-1)!, more));
  return added;
}

/** Makes a file of the next name that is free; of a judge's input, its answer too. */
function newFile({ name, problem }: Measured, cases: readonly AnyFields[]): Added {
  if (name === STANDARD_INPUT) throw noPlace();
  for (const file of nextNames(name)) {
    if (existsSync(file)) continue;
    const ending = answerEnding(name);
    writeContent(file, ending === undefined ? failingFile(problem, cases, []) : writeInput(problem.input, cases));
    if (ending !== undefined) writeContent(withEnding(file, ending), answersTo(problem, cases));
    return { file, cases: cases.length, kept: undefined };
  }
  throw noPlace();
}

/** Gives `x-2.game`, `x-3.game`, … for `x.game`, and `08.in`, `09.in`, … for `07.in`: a name that is a number goes on. */
function* nextNames(name: string): Generator<string> {
  const { dir, base } = path.parse(name);
  const [stem = '', ...endings] = base.split('.');
  const isNumber = /^\d{1,5}$/.test(stem);
  for (let number = isNumber ? Number(stem) + 1 : 2; ; number++) {
    const next = isNumber ? String(number).padStart(stem.length, '0') : `${stem}-${number}`;
    yield path.join(dir, [next, ...endings].join('.'));
  }
}

/** Returns the ending of the answer beside a judge's input; undefined for a file of another kind. */
function answerEnding(name: string): string | undefined {
  const answer = answerBeside(name);
  return answer === undefined ? undefined : path.extname(answer);
}

const withEnding = (file: string, ending: string): string => `${file.replace(/\.in$/, '')}${ending}`;

const STANDARD_INPUT = '<stdin>';

const noPlace = (): Failure => new Failure(message('nothing can be added to the standard input'));

function written({ name, document, problem }: Measured, cases: readonly AnyFields[]): Added {
  if (name === STANDARD_INPUT) throw noPlace();
  const edits = addCases(document, problem, cases, { expects: hasExpectations(document) });
  if (!edits) throw new Failure(message('{0}: cases of {1} cannot be added to this file', name, problem.id));
  const writing = writeContent(name, edited(document, edits));
  const answer = answerBeside(name);
  if (answer !== undefined) writeContent(answer, answersTo(problem, casesOf(document)));
  return { file: name, cases: cases.length, kept: writing.result === 'written' ? writing.kept : undefined };
}

/** Returns what the judge expects: every case of a file that is added to has a known answer. */
const answersTo = (problem: Problem, cases: readonly AnyFields[]): string =>
  cases.map((fields, index) => `${textOf(problem.answer(fields, index + 1)) ?? ''}\n`).join('');

const casesOf = (document: GameDocument): AnyFields[] =>
  Array.from({ length: document.end.cases }, (_, index) => fieldsOf(document, caseAt(document, index)!));
