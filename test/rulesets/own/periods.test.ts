/** Periods of take-and-break codes that are published, proved from the rules as data. */
import assert from 'node:assert/strict';
import { codeTheory } from '../../../server/src/rulesets/own/theory/codeTheory';
import { takingAndBreaking } from '../../../server/src/rulesets/theory/octal';
import { english, render } from '../../../server/src/text/message';

/**
 * Code, period, and the last heap that is an exception. Periods: Winning Ways, chapter 4; .16 and .56: A. Gangolli and
 * T. Plambeck, "A note on periodicity in some octal games" (1989). Last exceptions of .45 and .56: OEIS A071435, which
 * begins a heap earlier, and A071436; the test shows that the others are.
 */
const PUBLISHED: readonly (readonly [string, number, number])[] = [
  ['.77', 12, 70],
  ['.07', 34, 52],
  ['.45', 20, 497],
  ['.055', 148, 258],
  ['.644', 442, 3255],
  ['.356', 142, 7314],
  ['.156', 349, 3478],
  ['.165', 1550, 5180],
  ['.16', 149459, 105350],
  ['.56', 144, 326639],
];

describe('rulesets/own, published periods', () => {
  for (const [code, period, last] of PUBLISHED)
    it(`proves that ${code} has period ${period}`, () => {
      const digits = [0, ...Array.from(code.slice(1), Number)];
      const sequence = takingAndBreaking(digits);
      const theory = codeTheory(sequence);
      for (let slices = 0; !theory.advance([Infinity], 1_000_000); slices++) assert.ok(slices < 150);
      assert.deepEqual(theory.cycle!(), { period, from: last + 1, saltus: 0 });
      // The window that the theorem asks for has been worked out, and the last exception is one.
      const k = digits.length - 1;
      const end = 2 * (last + 1) + period + k + 1;
      assert.ok(sequence.length >= end + period);
      for (let heap = last + 1; heap < end; heap++)
        assert.equal(sequence.values[heap + period], sequence.values[heap], `heap ${heap}`);
      assert.notEqual(sequence.values[last + period], sequence.values[last]);
      const told = theory.reasons([10n ** 18n]).map((reason) => ('template' in reason ? render(reason, english) : ''));
      assert.ok(
        told.some((sentence) => sentence.includes(`G(n + ${period}) = G(n) for ${last + 1} ≤ n < ${end},`)),
        told.join(' '),
      );
    });

  it('says what is not proved: a code that goes on for more than the budget', () => {
    // .104 has the period 11770282, known after more than 4·10^8 heaps.
    const theory = codeTheory(takingAndBreaking([0, 1, 0, 4]));
    while (!theory.advance([Infinity], 10_000_000));
    assert.equal(theory.cycle!(), undefined);
    assert.equal(theory.value([10n ** 18n]), undefined);
    const told = theory.reasons([10n ** 18n]).map((reason) => ('template' in reason ? reason.template : ''));
    assert.ok(told[0]!.includes('have not been proved to repeat'));
    assert.ok(!told.some((template) => template.startsWith('This is proved')));
  });
});
