/** The bounds of statements: what reaches them is legal, what goes beyond is not. */
import assert from 'node:assert/strict';
import type { AnyFields, Format } from '../../server/src/formats/format';
import { countsOf, fillCase } from '../../server/src/formats/generate/fill';
import { writeInput } from '../../server/src/formats/write';
import { problemsById } from '../../server/src/library/index';
import { allFindings, openNamed } from '../document/observe';
import { libraryFiles } from './files';

/** Names the numbers with a least or a greatest value of their own, but for those that say how many others there are. */
function boundsOf(format: Format): { name: string; limit: number; beyond: number }[] {
  const counts = countsOf(format);
  const items = format.rows.flatMap((row) => (row.kind === 'line' ? row : row.line).items);
  return items
    .filter(({ name }) => !counts.has(name))
    .flatMap(({ name, min, max }) => [
      ...(typeof min === 'number' && min > 0 ? [{ name, limit: min, beyond: min - 1 }] : []),
      ...(typeof max === 'number' && max < Number.MAX_SAFE_INTEGER ? [{ name, limit: max, beyond: max + 1 }] : []),
    ]);
}

/** Makes a case in which one number, or all of its list, has a value; all others are as small as may be, or as large. Lists have `count` numbers, or more if they must. */
const withValue = (
  format: Format,
  name: string,
  value: number,
  areLarge: boolean,
  areAll = false,
  count = 1,
): AnyFields =>
  fillCase(format, ({ item, low, high, isCount, earlier }) => {
    if (item.name === name && (areAll || earlier.length === 0)) return value;
    if (isCount) return low > count ? low : count;
    return areLarge && high !== undefined ? high : low;
  });

/** Makes a case in which one number has a value, and each other one is another small number. */
function amongOthers(format: Format, name: string, value: number): AnyFields {
  let other = 0;
  return fillCase(format, ({ item, low, isCount }) =>
    item.name === name ? value : isCount ? low : Number(low) + other++,
  );
}

describe('library, bounds', () => {
  for (const id of libraryFiles.keys()) {
    it(`are legal, and nothing beyond them: ${id}`, () => {
      const { input } = problemsById.get(id)!;
      // Such a case is not put in order: it would be another one.
      const { relations, ...plain } = input;
      assert.ok(relations === undefined || relations.length > 0);
      const findings = (fields: AnyFields): string[] =>
        allFindings(openNamed(writeInput(input, [fields]), id))
          .filter(({ severity }) => severity !== 'information')
          .map(({ code }) => code);
      for (const { name, limit, beyond } of boundsOf(input)) {
        // A number may be bound to others: it is legal with small ones, or with large ones.
        const tries = [
          withValue(input, name, limit, false),
          withValue(input, name, limit, true),
          withValue(input, name, limit, false, true),
          withValue(input, name, limit, false, false, 2),
          amongOthers(input, name, limit),
        ].map(findings);
        assert.ok(
          tries.some((found) => found.length === 0),
          `${name} = ${limit}: ${tries.join(' / ')}`,
        );
        for (const areLarge of [false, true])
          assert.notDeepEqual(findings(withValue(plain, name, beyond, areLarge)), [], `${name} = ${beyond}`);
      }
    });
  }
});
