/** Which cases may be given to a program: those that a judge could have, and whose answer is known. */
import type { AnyFields, Format, Line } from '../formats/format';
import { isWithin } from '../formats/generate/smaller';
import { terminatorOf, writeCase } from '../formats/write';
import type { Problem } from '../problems/problem';
import type { Natural } from '../text/natural';

/** Tells whether a case is possible and its answer is known. */
export const isUsable = (problem: Problem, fields: AnyFields): boolean =>
  isPossible(problem, fields) && isAnswered(problem, fields);

/** Tells whether a case is within the bounds, allowed by the rules, and not the end of the input. */
export const isPossible = (problem: Problem, fields: AnyFields): boolean =>
  isWithin(problem.input, fields) && isAllowed(problem, fields);

/** Tells whether all numbers of a case that have no bound are at most this. */
export const isUnboundedAtMost = ({ rows }: Format, fields: AnyFields, most: number): boolean =>
  rows.every((row) =>
    row.kind === 'line'
      ? isLineAtMost(row, fields, most)
      : (fields[row.name] as readonly AnyFields[]).every((one) => isLineAtMost(row.line, one, most)),
  );

const isLineAtMost = ({ items }: Line, fields: AnyFields, most: number): boolean =>
  items.every(({ name, max }) => {
    const value = fields[name] as Natural | readonly Natural[];
    return max !== undefined || (typeof value === 'object' ? value.every((one) => one <= most) : value <= most);
  });

const isAnswered = (problem: Problem, fields: AnyFields): boolean => problem.answer(fields, 1) !== undefined;

/** Tells whether all cases that are within the bounds are possible. */
export const isAnyAllowed = (problem: Problem): boolean =>
  (problem.boundsSuffice === true || !problem.objections) && !problem.breaches && !mayReadAsTerminator(problem.input);

/** Tells whether a case that is within the bounds is allowed by the rules, and not the end of the input. */
const isAllowed = (problem: Problem, fields: AnyFields): boolean =>
  !readsAsTerminator(problem.input, fields) &&
  (problem.boundsSuffice === true || (problem.objections?.(fields) ?? []).length === 0) &&
  (problem.breaches?.(fields) ?? []).length === 0;

/** Tells whether there may be such a case. */
function mayReadAsTerminator({ end, rows: [first] }: Format): boolean {
  const least = first?.kind === 'line' ? first.items[0]?.min : undefined;
  return end.kind === 'zeros' && !(typeof least === 'number' && least > 0);
}

/** Tells whether programs would take a line of the case for the one that ends the input. */
function readsAsTerminator(format: Format, fields: AnyFields): boolean {
  if (format.end.kind !== 'zeros') return false;
  const [first] = format.rows;
  const number = first?.kind === 'line' ? fields[first.items[0]?.name ?? ''] : undefined;
  // Most cases begin with another number, and need not be written.
  if (typeof number === 'number' && number > 0) return false;
  return writeCase(format, fields)[0] === terminatorOf(format);
}
