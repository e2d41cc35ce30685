import assert from 'node:assert/strict';
import type { MarkupContent } from 'vscode-languageserver-types';
import { GameDocument } from '../../server/src/document/document';
import { expectedOutput } from '../../server/src/features/custom/expectedOutput';
import { diagnostics } from '../../server/src/features/diagnostic';
import { hover } from '../../server/src/features/hover';
import { inlayHints } from '../../server/src/features/inlayHint';
import type { View } from '../../server/src/features/view';
import { problems } from '../../server/src/problems/index';
import { MOST_DIGITS } from '../../server/src/server/files';
import { english } from '../../server/src/text/message';
import { goOn } from './anyView';
import { questions } from './everything';

function open(text: string, id: string, mostDigits?: number): View {
  const fileName = `x.${id}.game`;
  return {
    document: new GameDocument(`file:///${fileName}`, text, { fileName }, undefined, mostDigits),
    translate: english,
    hasCommands: false,
  };
}

const all = { start: { line: 0, character: 0 }, end: { line: 99, character: 0 } };

const labels = (view: View) => inlayHints(view, all, { verdict: true, winningMove: false }).map(({ label }) => label);

/** How many digits are made into numbers while something is done. */
async function digitsRead(work: () => unknown): Promise<number> {
  const { BigInt: original } = globalThis;
  let digits = 0;
  globalThis.BigInt = new Proxy(original, {
    apply(target, self, [value]: [string]) {
      if (typeof value === 'string') digits += value.length;
      return Reflect.apply(target, self, [value]);
    },
  });
  try {
    await work();
    return digits;
  } finally {
    globalThis.BigInt = original;
  }
}

describe('features, numbers of very many digits', () => {
  const text = `${'7'.repeat(30)} ${'3'.repeat(15)}\n#> Ollie wins\n34 12\n123456789012345678 5\n0 0\n`;

  it('leaves out cases of more digits than it answers for, says so, and answers the others', async () => {
    const view = open(text, 'poj-2348', 29);
    assert.deepEqual(labels(view), ['? too many digits to be answered here', '𝒩 Stan wins', '𝒩 Stan wins']);
    const { value } = hover(view, { line: 0, character: 0 })!.contents as MarkupContent;
    assert.match(value, /more than 29 digits in all, too many.*The command line answers them/);
    assert.deepEqual(
      (await diagnostics(view, goOn))?.map(({ code }) => code),
      ['expectation-unchecked', 'expectation-missing'],
    );
    const output = await expectedOutput(view, goOn);
    assert.match(JSON.stringify(output), /"refusal":\{"code":"unknown-answer".*too many to be answered/);
  });

  it('answers them where nobody set a limit, as on the command line', async () => {
    for (const view of [open(text, 'poj-2348'), open(text, 'poj-2348', 30)]) {
      assert.deepEqual(labels(view), ['𝒩 Stan wins', '𝒩 Stan wins', '𝒩 Stan wins']);
      assert.ok((await diagnostics(view, goOn))?.some(({ code }) => code === 'expectation-stale'));
    }
  });

  const number = '7'.repeat(10 * MOST_DIGITS);

  for (const { id, sample, objections } of problems) {
    it(`does not even make numbers of them in an editor: ${id}`, async () => {
      // The rules of some games have to look at the numbers of a case before it is one.
      if (objections) return;
      const digits = await digitsRead(async () => {
        const lines = sample.input.split('\n').map((line) => line.replace(/\d+$/, number));
        const view = open(lines.join('\n'), id, MOST_DIGITS);
        for (const ask of Object.values(questions(view, 1))) await ask();
      });
      assert.ok(digits <= 2 * number.length, `${digits} digits`);
    });
  }
});
