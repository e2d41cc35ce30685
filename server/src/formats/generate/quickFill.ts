/**
 * The fast path of `fillCase`, for many cases of one layout. Contract: a `Filler` asks for the same numbers in the same
 * order and gives just what `fillCase` gives, in an object that may be the same at every call.
 *
 * As with a `FieldReader`, one object whose names stay the same takes a tenth of the time of a new one for each case.
 */
import type { Natural } from '../../text/natural';
import type { AnyFields, Field, FieldValue, Format, List } from '../format';
import { plainLayout } from '../plainLayout';
import { type Choose, countsOf, fillCase, highOf, type Hole, lowOf } from './fill';

/** Makes a case, which may be good until the next call only. */
export type Filler = (choose: Choose) => AnyFields;

/** Makes the quickest filler that there is for a layout: for most one of their own, else `fillCase`. */
export function fillerOf(format: Format): Filler {
  const plain = plainLayout(format);
  const { first, second, list } = plain ?? {};
  if (!first || isRelated(first) || (second && isRelated(second)) || (list && (isRelated(list) || list.distinct)))
    return (choose) => fillCase(format, choose);
  const counts = countsOf(format);
  const [one, two] = [holeOf(first, counts), second && holeOf(second, counts)];
  const numbers = list && new NumberList(list, counts);
  if (numbers) return two ? fillerOfListAfterTwo(one, two, numbers) : fillerOfList(one, numbers);
  return two ? fillerOfTwo(one, two) : fillerOfOne(one);
}

/** Tells whether a bound is another number of the case. */
const isRelated = ({ min, max }: Field | List): boolean => typeof min === 'string' || typeof max === 'string';

const holeOf = (item: Field | List, counts: ReadonlySet<string>): Hole => ({
  item,
  low: lowOf(item, {}),
  high: highOf(item, {}),
  isCount: counts.has(item.name),
  earlier: [],
});

class NumberList {
  readonly name: string;
  readonly count: string;
  private readonly hole: { -readonly [Key in keyof Hole]: Hole[Key] };

  constructor(list: List, counts: ReadonlySet<string>) {
    this.name = list.name;
    this.count = list.count;
    this.hole = holeOf(list, counts);
  }

  fill(length: number, choose: Choose): readonly Natural[] {
    const values: Natural[] = [];
    this.hole.earlier = values;
    while (values.length < length) values.push(choose(this.hole));
    return values;
  }
}

function fillerOfOne(one: Hole): Filler {
  const { name } = one.item;
  const fields: Record<string, FieldValue> = { [name]: 0 };
  return (choose) => {
    fields[name] = choose(one);
    return fields;
  };
}

function fillerOfTwo(one: Hole, two: Hole): Filler {
  const [first, second] = [one.item.name, two.item.name];
  const fields: Record<string, FieldValue> = { [first]: 0, [second]: 0 };
  return (choose) => {
    fields[first] = choose(one);
    fields[second] = choose(two);
    return fields;
  };
}

function fillerOfList(one: Hole, list: NumberList): Filler {
  const [count, name] = [one.item.name, list.name];
  const fields: Record<string, FieldValue> = { [count]: 0, [name]: [] };
  return (choose) => {
    const length = choose(one);
    fields[count] = length;
    fields[name] = list.fill(Number(length), choose);
    return fields;
  };
}

function fillerOfListAfterTwo(one: Hole, two: Hole, list: NumberList): Filler {
  const [first, second, name] = [one.item.name, two.item.name, list.name];
  const fields: Record<string, FieldValue> = { [first]: 0, [second]: 0, [name]: [] };
  const isFirst = list.count === first;
  return (choose) => {
    const before = choose(one);
    const after = choose(two);
    fields[first] = before;
    fields[second] = after;
    fields[name] = list.fill(Number(isFirst ? before : after), choose);
    return fields;
  };
}
