import { endOf, headOf, titleOf } from '../../document/strength/generatedFile';
import type { Part } from '../../judging/testData';
import type { Problem } from '../../problems/problem';
import { Output } from '../terminal/output';
import { caseWriter, putExpectation } from './putCase';
import { randomBlocks } from './randomBlocks';

/**
 * Writes a file of generated cases: the bytes of `generatedText`, as fast as two threads make them. Where the number of
 * cases comes first, all of them are made before the first line is written.
 */
export async function writeGenerated(
  output: Output,
  problem: Problem,
  comments: readonly string[],
  parts: readonly Part[],
  script?: string,
): Promise<void> {
  output.write(headOf(problem, comments));
  const waiting: Uint8Array[] = [];
  const isCounted = problem.input.end.kind === 'count';
  const body = isCounted ? new Output((bytes) => waiting.push(new Uint8Array(bytes))) : output;
  const put = caseWriter(problem.input);
  let number = 0;
  for (const { name, cases, random } of parts) {
    body.write(titleOf(name));
    if (random) {
      for await (const block of randomBlocks(problem, random, number, script)) {
        body.writeBytes(block.bytes);
        number += block.cases;
      }
    } else {
      for (const fields of cases) {
        put(body, fields);
        putExpectation(body, problem.answer(fields, ++number));
      }
    }
  }
  if (isCounted) {
    body.flush();
    output.write(`${number}\n`);
    for (const bytes of waiting) output.writeBytes(bytes);
  }
  output.write(endOf(problem));
  output.flush();
}
