import { lineOf } from '../compile';
import type { Bound, Field, Format, List, Relation } from '../format';

/** Returns a text that two formats share if they differ in nothing but names and meanings, so that they read the same cases. */
export function layoutKey({ end, rows, relations = [], totals = [], hasBlankLines }: Format): string {
  const places = new Map<string, number>();
  const placeOf = (name: string): number => {
    const place = places.get(name) ?? places.size;
    places.set(name, place);
    return place;
  };
  const boundOf = (bound: Bound | undefined): unknown =>
    typeof bound === 'string' ? { at: placeOf(bound) } : typeof bound === 'bigint' ? String(bound) : bound;
  const itemOf = (item: Field | List): unknown => [
    placeOf(item.name),
    boundOf(item.min),
    boundOf(item.max),
    ...(item.kind === 'list' ? [placeOf(item.count), item.distinct === true] : []),
  ];
  const relationOf = (relation: Relation): unknown =>
    relation.kind === 'order'
      ? ['order', placeOf(relation.less), placeOf(relation.more), relation.isStrict]
      : { ...relation, name: placeOf(relation.name) };
  return JSON.stringify([
    end.kind === 'count' ? ['count', itemOf(end.field)] : end,
    hasBlankLines === true,
    rows.map((row) => [row.kind === 'lines' && placeOf(row.count), lineOf(row).items.map(itemOf)]),
    relations.map(relationOf),
    totals.map(({ name, most }) => [name === undefined ? 'cases' : placeOf(name), String(most)]),
  ]);
}
