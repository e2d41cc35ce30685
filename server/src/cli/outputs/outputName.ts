import path from 'node:path';
import { DEFAULT_EXTENSION, withExtension } from '../../../../common/outputName';
import { answerBeside } from '../judges/testPairs';

/** Gives the path of the output beside a file: `x.out` for `x.game`, the answer that is there for a judge's input. */
export function outputNameOf(file: string): string {
  const answer = answerBeside(file);
  if (answer !== undefined) return answer;
  const { dir, base } = path.parse(file);
  return path.join(dir, withExtension(base, DEFAULT_EXTENSION));
}
