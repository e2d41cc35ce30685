/** What a problem has against a case, as findings at the numbers to blame. */
import { BAD, GOOD, type Notes, QUESTIONABLE } from '../../formats/cases';
import { compile, type Compiled } from '../../formats/compile';
import { type FieldPath, fieldsAt, tokensBefore } from '../../formats/fields';
import type { AnyFields } from '../../formats/format';
import { type CasePosition, CaseReader, type Objector } from '../../formats/read';
import { breachesOf } from '../../formats/relations';
import { writeCase } from '../../formats/write';
import type { Objection, Problem } from '../../problems/problem';
import type { Borrowed } from '../../text/borrowed';
import type { Fix } from '../../text/finding';
import { type Span, spanOfLine } from '../../text/place';
import { contentOf, lineOfToken, type TokenTable } from '../../text/table';
import { objectionTo } from './forbidden';

/** Reads the cases of a problem, and hears what it has against them. */
export const caseReaderOf = (problem: Problem): CaseReader =>
  new CaseReader(compile(problem.input), objectorOf(problem), problem.boundsSuffice && !isRelated(problem));

/** Does the statement say more of a case than the bounds of its numbers? */
const isRelated = ({ input, breaches }: Problem): boolean => input.relations !== undefined || breaches !== undefined;

/** Hears a problem's objections, and what its statement forbids; undefined if there is never any. */
function objectorOf(problem: Problem): Objector | undefined {
  if (!problem.objections && !isRelated(problem)) return undefined;
  const compiled = compile(problem.input);
  return (place, notes) => {
    const fields = fieldsAt(compiled, place.table, place.firstToken);
    const objections = problem.objections?.(fields) ?? [];
    if (objections.length === 0) return noteForbidden(problem, compiled, place, fields, notes) ? QUESTIONABLE : GOOD;
    for (const objection of objections) {
      const { code, message, at } = objection;
      notes.add('error', () => ({
        code,
        message,
        span: spanInCase(place.table, place.firstToken, compiled, fields, at),
        fixes: fixesOf(problem, place, objection),
      }));
    }
    return BAD;
  };
}

/** Notes what the statement forbids, though it can be played; tells whether there is anything. */
function noteForbidden(
  problem: Problem,
  compiled: Compiled,
  place: CasePosition,
  fields: AnyFields,
  notes: Notes,
): boolean {
  const forbidden = [
    ...breachesOf(problem.input, fields).map((breach) => objectionTo(problem.input, breach, fields)),
    ...(problem.breaches?.(fields) ?? []),
  ];
  for (const one of forbidden)
    notes.add('warning', () => ({
      code: one.code,
      message: one.message,
      span: spanInCase(place.table, place.firstToken, compiled, fields, one.at),
      fixes: fixesOf(problem, place, one),
    }));
  return forbidden.length > 0;
}

/** Returns the span of one number of a case. */
export function spanInCase(
  table: Borrowed<TokenTable>,
  firstToken: number,
  compiled: Compiled,
  fields: AnyFields,
  at: FieldPath,
): Span {
  const token = firstToken + tokensBefore(compiled, fields, at);
  const line = lineOfToken(table, token);
  const origin = table.lineStart[line]!;
  return spanOfLine(line, table.tokenStart[token]! - origin, table.tokenEnd[token]! - origin);
}

/** Rewrites the whole case, unless comments stand between its lines. */
function fixesOf(problem: Problem, { table, firstLine, lastLine }: CasePosition, objection: Objection): Fix[] {
  const fixes = objection.fixes?.() ?? [];
  return fixes.flatMap(({ title, fields }) => {
    const lines = writeCase(problem.input, fields);
    if (lines.length !== lastLine - firstLine + 1) return [];
    const span = {
      start: { line: firstLine, character: 0 },
      end: { line: lastLine, character: contentOf(table, lastLine).end },
    };
    return [{ title, edits: [{ span, text: lines.join('\n') }] }];
  });
}
