/** The cases of a file that a program is to be judged by. */
import { type Case, caseAt, fieldsOf } from '../../document/case';
import type { GameDocument } from '../../document/document';
import { refusal } from '../../document/output';
import { type Batch, batchOf } from '../../judging/batch';
import type { Problem } from '../../problems/problem';
import { Refusal } from '../failure';
import { withoutDirectives } from '../input/inputFilter';

/** Where a case is. */
export interface CasePlace {
  /** From 1. */
  readonly number: number;
  /** The line that it begins on, from 0. */
  readonly line: number;
}

export interface FileCases {
  readonly batch: Batch;
  /** The line that each case begins on, and its number, from 1. */
  readonly lines: readonly number[];
  readonly numbers: readonly number[];
  /** The cases that are left out, since their answers are not known. */
  readonly unknown: readonly CasePlace[];
}

/** Reads the cases of a document. Throws a `Refusal` if something is wrong with it. */
export function fileCases(document: GameDocument, problem: Problem): FileCases {
  const error = refusal(document);
  if (error) throw new Refusal(document.uri, error);
  const all = Array.from({ length: document.end.cases }, (_, index) => caseAt(document, index)!);
  const cases = all.map((found) => fieldsOf(document, found));
  const answered = cases.map((fields) => problem.answer(fields, 1) !== undefined);
  const isKnown = ({ index }: Case): boolean => answered[index]!;
  const known = all.filter(isKnown);
  const isWhole = known.length === all.length;
  return {
    batch: batchOf(
      problem,
      isWhole ? cases : known.map(({ index }) => cases[index]!),
      isWhole ? judgeInput(upToLine(document.text(), document.end.line)) : undefined,
    ),
    lines: known.map(({ firstLine }) => firstLine),
    numbers: known.map(({ number }) => number),
    unknown: all.filter((found) => !isKnown(found)).map(({ number, firstLine: line }) => ({ number, line })),
  };
}

/** Gives the first lines of a text: what comes after the end of the input is read by no judge. */
function upToLine(text: string, lines: number): string {
  const endings = /\r\n|\r|\n/g;
  for (let line = 0; line < lines; line++) if (!endings.exec(text)) return text;
  return text.slice(0, endings.lastIndex);
}

/** Gives a text without comments and expected outputs. It ends with a line ending. */
function judgeInput(text: string): string {
  const input = withoutDirectives(Buffer.from(text)).toString();
  return /[\r\n]$/.test(input) || input === '' ? input : `${input}\n`;
}
