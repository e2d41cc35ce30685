import assert from 'node:assert/strict';
import fc from 'fast-check';
import { Output } from '../../server/src/cli/terminal/output';
import { type JudgeOutput, textOf } from '../../server/src/problems/problem';
import { natural } from '../../server/src/text/natural';
import { runs } from '../thorough';

const anyText = fc.oneof(
  fc.constantFrom('', '\n', ' ', 'Yes', 'No', 'Alice'),
  fc.string({ unit: 'binary', maxLength: 90 }),
);
const anyNumber = fc
  .oneof(
    fc.bigInt(0n, 10n ** 20n),
    ...[1n, 4n, 8n, 9n, 12n, 15n].map((digits) => fc.bigInt(10n ** digits - 3n, 10n ** digits + 3n)),
    ...[31n, 32n, 53n].map((bits) => fc.bigInt(2n ** bits - 3n, 2n ** bits + 3n)),
  )
  .map(natural);
const anyPiece = fc.oneof(anyText, anyNumber);
const anyAnswer: fc.Arbitrary<Exclude<JudgeOutput, undefined>> = fc.oneof(
  anyText,
  anyNumber,
  fc.array(anyPiece, { maxLength: 8 }),
);

function written(answers: readonly Exclude<JudgeOutput, undefined>[], size?: number): string {
  const passed: Buffer[] = [];
  const output = new Output((bytes) => passed.push(Buffer.from(bytes)));
  if (size !== undefined) output.begin(Buffer.alloc(size));
  for (const answer of answers) output.line(answer);
  output.flush();
  return Buffer.concat(passed).toString();
}

describe('cli/output', () => {
  it('writes each answer as a line, whole or in pieces', () => {
    fc.assert(
      fc.property(fc.array(anyAnswer, { maxLength: 40 }), fc.constantFrom(undefined, 200, 300), (answers, size) => {
        assert.equal(written(answers, size), answers.map((answer) => `${textOf(answer)}\n`).join(''));
      }),
      runs(1000),
    );
  });

  it('writes every number up to 100,000', () => {
    const numbers = Array.from({ length: 100_001 }, (_, number) => number);
    assert.equal(written(numbers), `${numbers.join('\n')}\n`);
  });

  it('writes more words than it keeps', () => {
    const words = Array.from({ length: 1000 }, (_, index) => `word ${(index * 7919) % 101}`);
    assert.equal(written(words), `${words.join('\n')}\n`);
  });
});
