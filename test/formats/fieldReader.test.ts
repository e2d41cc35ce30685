import assert from 'node:assert/strict';
import fc from 'fast-check';
import { BAD } from '../../server/src/formats/cases';
import { compile } from '../../server/src/formats/compile';
import { fieldReader } from '../../server/src/formats/fieldReader';
import { fieldsAt } from '../../server/src/formats/fields';
import type { Format } from '../../server/src/formats/format';
import { CaseReader } from '../../server/src/formats/read';
import { writeInput } from '../../server/src/formats/write';
import { Scanner } from '../../server/src/text/scan';
import { anyDraw, type Draw } from '../draw';
import { anyProblem } from '../problems/anyProblem';
import { runs } from '../thorough';
import { anyCase, anyFormat } from './anyFormat';

function readsTheSame(draw: Draw, format: Format): void {
  const text = writeInput(
    format,
    Array.from({ length: 4 }, () => anyCase(draw, format)),
  );
  const compiled = compile(format);
  const table = new Scanner().scan(text);
  const cases = new CaseReader(compiled).read(table, { isFirst: true, isLast: true, limit: 0 });
  const read = fieldReader(compiled);
  for (let index = 0; index < cases.caseCount; index++) {
    if (cases.state[index] === BAD) continue;
    const token = cases.firstToken[index]!;
    assert.deepEqual(read(table, token), fieldsAt(compiled, table, token));
  }
}

describe('formats/fieldReader', () => {
  it('reads what fieldsAt reads, for every problem', () => {
    fc.assert(
      fc.property(anyDraw, anyProblem, (draw, { input }) => readsTheSame(draw, input)),
      runs(300),
    );
  });

  it('reads the same quickly as slowly, for any format', () => {
    fc.assert(
      fc.property(anyDraw, (draw) => readsTheSame(draw, anyFormat(draw))),
      runs(500),
    );
  });
});
