import assert from 'node:assert/strict';
import fc from 'fast-check';
import { GOOD, Notes } from '../../server/src/formats/cases';
import { compile } from '../../server/src/formats/compile';
import { diagnoseLine } from '../../server/src/formats/diagnose';
import { fits } from '../../server/src/formats/misfit/fits';
import { Scanner } from '../../server/src/text/scan';
import { anyDraw } from '../draw';
import { runs } from '../thorough';
import { anyFormat } from './anyFormat';

/** Lines that nearly fit: mostly small numbers, so that counts and bounds are hit often. */
const token = fc.oneof(
  { weight: 30, arbitrary: fc.nat(4).map(String) },
  { weight: 5, arbitrary: fc.nat(60).map(String) },
  fc.constantFrom('007', '-1', 'x', '1.0', '123456789012345678'),
);
const anyLine = fc.array(token, { minLength: 1, maxLength: 6 });
const anyCounts = fc.array(fc.constantFrom(0, 1, 2, 3, NaN), { minLength: 12, maxLength: 12 });

describe('formats/fits', () => {
  it('says yes to no line in which a closer look finds anything, and to all other plain lines', () => {
    let [good, bad] = [0, 0];
    fc.assert(
      fc.property(anyDraw, anyLine, anyCounts, (draw, tokens, known) => {
        const compiled = compile(anyFormat(draw, 2));
        const table = new Scanner().scan(tokens.join(' '));
        for (const [index, { shape }] of compiled.rows.entries()) {
          const [quickly, closely] = [Float64Array.from(known), Float64Array.from(known)];
          const notes = new Notes(10);
          const isFit = fits(shape, table, 0, tokens.length, quickly);
          const state = diagnoseLine({
            table,
            line: 0,
            shape,
            counts: closely,
            notes,
            isFirstRow: index === 0,
            compiled,
          });
          const isGood = state === GOOD && notes.findings.length === 0;
          if (isFit) assert.deepEqual([isGood, quickly], [true, closely]);
          else assert.ok(!isGood || tokens.some((text) => text.length > 15));
          if (isGood) good++;
          else bad++;
        }
      }),
      runs(4000),
    );
    assert.ok(good > (good + bad) / 20, `the property is about something: ${good} good lines, ${bad} others`);
  });
});
