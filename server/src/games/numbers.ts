/** The numbers of a case, as rules and starts refer to them. */
import type { AnyFields } from '../formats/format';
import type { Numbers } from '../rulesets/own/rules';
import type { Natural } from '../text/natural';
import type { Input, InputName } from './input';
import type { Used } from './scope';

/** Makes the reader of the numbers that something uses. */
export function numbersReader({ names }: Input, { constants, lists }: Used): (fields: AnyFields) => Numbers {
  const wanted = lists.names.map((name) => names.get(name)!);
  const fixed = constants.names;
  if (fixed.length === 0 && wanted.length === 0) return () => noNumbers;
  return (fields) => ({
    constants: fixed.map((name) => fields[name] as Natural),
    lists: wanted.map((list) => listOf(fields, list)),
  });
}

const noNumbers: Numbers = { constants: [], lists: [] };

/** Returns the numbers of a list, or of a column of the repeated lines, one after the other. */
export function listOf(fields: AnyFields, { name, block, nestedCount }: InputName): readonly Natural[] {
  if (block === undefined) return fields[name] as readonly Natural[];
  const rows = fields[block] as readonly AnyFields[];
  return nestedCount !== undefined
    ? rows.flatMap((row) => row[name] as readonly Natural[])
    : rows.map((row) => row[name] as Natural);
}

/** Returns the input as one of its repeated lines sees it: the numbers of that line are numbers of the case. */
export function inputOfLine(input: Input, block: string): Input {
  const names = new Map(
    [...input.names].map(([name, known]) => [name, known.block === block ? ofLine(known) : known] as const),
  );
  return { ...input, names };
}

const ofLine = ({ name, isCount, nestedCount }: InputName): InputName => ({
  name,
  isCount,
  ...(nestedCount === undefined ? { kind: 'number' } : { kind: 'list', length: nestedCount }),
});

/** Returns the numbers of the case together with those of one line. */
export const withLine = (fields: AnyFields, line: AnyFields): AnyFields => ({ ...fields, ...line });
