/** Grundy values of heaps by wrong rules, with tables that are kept for an input. */
import { type Natural, xor } from '../../text/natural';
import { Steps, Table } from '../steps';

/** Gives the value of a heap; undefined if it takes too long. */
export type Values = (heap: Natural) => number | undefined;

/** Makes the tables of sets of takes, one for each set; `next` may find the values in its own way. */
export function tablesOf(next = leastGap): (takes: readonly Natural[]) => Values {
  const steps = new Steps();
  const tables = new Map<string, Table>();
  return (given) => {
    const takes = given.map(Number);
    const key = takes.join(' ');
    const table = tables.get(key) ?? new Table(steps, (heap, values) => next(heap, takes, values), takes.length + 1);
    tables.set(key, table);
    return (heap) => table.at(heap);
  };
}

/** The least value that no take leads to. It is at most the number of takes, of which some lead to greater ones. */
export function leastGap(heap: number, takes: readonly number[], values: readonly number[]): number {
  const seen = new Uint8Array(takes.length + 1);
  for (const take of takes) if (take <= heap) seen[values[heap - take]!] = 1;
  return seen.indexOf(0);
}

/** The values of all heaps; undefined if one takes too long. */
export function valuesOf(heaps: readonly Natural[], value: Values): number[] | undefined {
  const values: number[] = [];
  for (const heap of heaps) {
    const one = value(heap);
    if (one === undefined) return undefined;
    values.push(one);
  }
  return values;
}

export const xorOf = (values: readonly Natural[]): Natural => values.reduce(xor, 0);
