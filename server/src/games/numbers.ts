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
  if (wanted.length === 0) return constantsReader(fixed);
  // Whoever keeps something for numbers finds it sooner if they are the same object: most cases have those of the one before.
  let last = noNumbers;
  return (fields) => {
    const constants = fixed.map((name) => fields[name] as Natural);
    const lists = wanted.map((list) => listOf(fields, list));
    const isAlike =
      isSame(last.constants, constants) &&
      last.lists.length === lists.length &&
      lists.every((list, index) => isSame(list, last.lists[index]!));
    // Lists are copied: those of fields are good until the next case is read.
    return isAlike ? last : (last = { constants, lists: lists.map((list) => [...list]) });
  };
}

/** So many different numbers are kept. */
const MOST_KEPT = 1024;

/** Makes the reader of numbers without lists: alike ones are one object. */
function constantsReader(names: readonly string[]): (fields: AnyFields) => Numbers {
  const known = new Map<Natural | string, Numbers>();
  return (fields) => {
    const constants = names.map((name) => fields[name] as Natural);
    const key = constants.length === 1 ? constants[0]! : constants.join();
    const found = known.get(key);
    if (found) return found;
    if (known.size >= MOST_KEPT) known.clear();
    const made = { constants, lists: [] };
    known.set(key, made);
    return made;
  };
}

function isSame(one: readonly Natural[], other: readonly Natural[]): boolean {
  if (one.length !== other.length) return false;
  for (let index = 0; index < one.length; index++) if (one[index] !== other[index]) return false;
  return true;
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
