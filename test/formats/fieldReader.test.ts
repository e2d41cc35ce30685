import assert from 'node:assert/strict';
import fc from 'fast-check';
import { compile } from '../../server/src/formats/compile';
import { fieldReader, fieldsAt } from '../../server/src/formats/fields';
import { writeInput } from '../../server/src/formats/write';
import { BlockReader } from '../../server/src/document/block';
import { BAD } from '../../server/src/formats/cases';
import { problems } from '../../server/src/problems/index';
import { anyDraw } from '../draw';
import { runs } from '../runs';
import { anyCase } from './anyFormat';

describe('formats/fields: fieldReader', () => {
  it('reads what fieldsAt reads, for every problem', () => {
    fc.assert(fc.property(anyDraw, fc.constantFrom(...problems), (draw, problem) => {
      const text = writeInput(problem.input, Array.from({ length: 4 }, () => anyCase(draw, problem.input)));
      const { table, cases } = new BlockReader(problem).next(text, 0, true, true);
      const compiled = compile(problem.input);
      const read = fieldReader(compiled);
      for (let index = 0; index < cases.caseCount; index++) {
        if (cases.state[index] === BAD) continue;
        const token = cases.firstToken[index]!;
        assert.deepEqual(read(table, token), fieldsAt(compiled, table, token));
      }
    }), runs(300));
  });
});
