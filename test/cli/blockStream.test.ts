import assert from 'node:assert/strict';
import { closeSync, mkdtempSync, openSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import fc from 'fast-check';
import { BlockStream } from '../../server/src/cli/input/blockStream';
import { Chunks } from '../../server/src/cli/input/chunks';
import { answerAll } from '../../server/src/cli/parallel/answers';
import type { Output } from '../../server/src/cli/terminal/output';
import { Report } from '../../server/src/cli/terminal/report';
import { answer, caseAt } from '../../server/src/document/case';
import { inputFindings } from '../../server/src/document/findings/findings';
import { problemsById } from '../../server/src/library/index';
import { problems } from '../../server/src/problems/index';
import { type JudgeOutput, type Problem, textOf } from '../../server/src/problems/problem';
import { english } from '../../server/src/text/message';
import { anyInput } from '../document/anyInput';
import { openNamed } from '../document/observe';
import { anyDraw } from '../draw';
import { runs } from '../thorough';

interface Solved {
  readonly answers: readonly string[];
  readonly faults: readonly string[];
}

/** What the command line makes of a file, read in chunks and blocks of these sizes. */
async function streamed(file: string, problem: Problem, chunkSize: number, blockSize: number): Promise<Solved> {
  const descriptor = openSync(file, 'r');
  const [answers, faults]: [string[], string[]] = [[], []];
  const output = {
    line: (answer: JudgeOutput) => answers.push(textOf(answer)!),
    flush: () => undefined,
  } as unknown as Output;
  const report = new Report('x', english, Infinity, (line) => faults.push(line));
  try {
    const chunks = new Chunks({ name: 'x', fileName: 'x', descriptor, size: undefined }, chunkSize);
    await answerAll(new BlockStream(chunks, problem, blockSize), output, report, () => undefined);
  } finally {
    closeSync(descriptor);
  }
  return { answers, faults: faults.sort() };
}

/** What an editor makes of the same text. */
function opened(text: string, problem: Problem): Solved {
  const document = openNamed(text, problem.id);
  const [answers, faults]: [string[], string[]] = [[], []];
  const report = new Report('x', english, Infinity, (line) => faults.push(line));
  for (const finding of [...inputFindings(document)].flat())
    if (finding.severity === 'error' || finding.severity === 'warning') report.add(finding);
  for (let index = 0; index < document.end.cases; index++) {
    const found = caseAt(document, index)!;
    const { output } = answer(document, found);
    if (output) answers.push(output.join('\n'));
    else if (found.isLegal)
      report.add({
        code: 'unknown-answer',
        severity: 'error',
        span: { start: { line: found.firstLine, character: 0 }, end: { line: found.firstLine, character: 0 } },
        message: { template: 'The answer to this case is not known.', args: [] },
      });
  }
  return { answers, faults: faults.sort() };
}

describe('cli/stream', () => {
  let folder = '';
  before(() => (folder = mkdtempSync(path.join(tmpdir(), 'winning-move-'))));
  after(() => rmSync(folder, { recursive: true, force: true }));

  for (const problem of problems) {
    it(`is to a stream what an editor is to a file: ${problem.id}`, () =>
      fc.assert(
        fc.asyncProperty(
          anyDraw,
          fc.constantFrom(1, 7, 64, 4096),
          fc.constantFrom(1, 5, 32, 1000),
          async (draw, chunkSize, blockSize) => {
            const file = path.join(folder, 'x');
            // Without a header, since no other problem is to be chosen here; and as it is when it has been through a file.
            const text = Buffer.from(anyInput(draw, problem, 20).replaceAll('# game:', '# name:'))
              .toString()
              .replace(/^\ufeff/, '');
            writeFileSync(file, text);
            assert.deepEqual(await streamed(file, problem, chunkSize, blockSize), opened(text, problem));
          },
        ),
        runs(40),
      ));
  }

  it('adds up the cases as an editor does', async () => {
    const problem = problemsById.get('hdu-3595')!;
    const text = '1\n2 1\n2\n1 1\n3 2\n'.repeat(52);
    const file = path.join(folder, 'sums');
    writeFileSync(file, text);
    const seen = await streamed(file, problem, 64, 32);
    assert.deepEqual(seen, opened(text, problem));
    assert.equal(seen.answers.length, 104);
    assert.deepEqual(
      seen.faults.map((fault) => fault.replace(/^.*?:/, '')),
      ['251:1: warning too-many-cases: The statement allows at most 100 cases in a file: this is one more.'],
    );
  });
});
