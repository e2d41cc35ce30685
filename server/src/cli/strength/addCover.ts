/** Adds the cases that a set of files lacks to those files that have room for them. What was there is kept beside them. */
import { existsSync } from 'node:fs';
import path from 'node:path';
import { OutputFile, type Writing } from '../../../../common/outputFile';
import { addCases, hasExpectations } from '../../document/addCases';
import type { GameDocument } from '../../document/document';
import { refusal } from '../../document/output';
import type { AnyFields } from '../../formats/format';
import { mostCases } from '../../judging/batch';
import type { Edit } from '../../text/finding';
import { message } from '../../text/message';
import { Failure, failureOf, Refusal } from '../failure';
import { failingFile } from '../programs/failingFile';
import { writeAll } from '../terminal/descriptor';
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
    const room = Math.max(0, most - file.document.end.cases);
    if (left.length > 0 && room > 0) shares.push({ file, cases: left.slice(0, room) });
    left = left.slice(room);
  }
  const added = shares.map((share) => written(share.file, share.cases));
  for (; left.length > 0; left = left.slice(most)) added.push(newFile(files.at(-1)!, left.slice(0, most)));
  return added;
}

/** Makes `x-2.game` beside `x.game`, or the first such name that is free. */
function newFile({ name, problem }: Measured, cases: readonly AnyFields[]): Added {
  if (name === STANDARD_INPUT) throw noPlace();
  const { dir, base } = path.parse(name);
  const [stem = '', ...endings] = base.split('.');
  for (let number = 2; ; number++) {
    const file = path.join(dir, [`${stem}-${number}`, ...endings].join('.'));
    if (existsSync(file)) continue;
    write(file, failingFile(problem, cases, []));
    return { file, cases: cases.length, kept: undefined };
  }
}

const STANDARD_INPUT = '<stdin>';

const noPlace = (): Failure => new Failure(message('nothing can be added to the standard input'));

function written({ name, document, problem }: Measured, cases: readonly AnyFields[]): Added {
  if (name === STANDARD_INPUT) throw noPlace();
  const edits = addCases(document, problem, cases, { expects: hasExpectations(document) });
  if (!edits) throw new Failure(message('{0}: cases of {1} cannot be added to this file', name, problem.id));
  const writing = write(name, edited(document, edits));
  return { file: name, cases: cases.length, kept: writing.result === 'written' ? writing.kept : undefined };
}

/** Applies edits that go from the top to the bottom. */
function edited(document: GameDocument, edits: readonly Edit[]): string {
  for (const { span, text } of [...edits].reverse()) document.update([{ span, text }]);
  return document.text();
}

function write(file: string, text: string): Writing {
  try {
    const output = new OutputFile(file);
    try {
      writeAll(output.descriptor, Buffer.from(text));
    } catch (error) {
      output.discard();
      throw error;
    }
    return output.commit();
  } catch (error) {
    throw failureOf(error, file);
  }
}
