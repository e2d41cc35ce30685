/** Which cases of a file have no known answer, for `check`, which warns of them. */
import { answer, type Case, caseAt } from '../../document/case';
import type { GameDocument } from '../../document/document';
import type { Finding } from '../../text/finding';
import { spanOfLine } from '../../text/place';
import type { Call } from '../command';
import { Answerer } from '../parallel/answerer';
import { answerAll, type FindingSink, UNKNOWN_ANSWER, unknownAnswer } from '../parallel/answers';
import { Output } from '../terminal/output';
import { Progress } from '../terminal/progress';
import { nextTurn } from '../terminal/signals';
import { BlockStream } from './blockStream';
import { problemIfClear } from './choose';
import { Chunks } from './chunks';
import type { Input } from './input';

/** Returns a warning for each such case. A case with an error has no answer in any case, and none is looked for. */
export async function unknownAnswers(document: GameDocument): Promise<Finding[]> {
  const { blocks, end, problem } = document;
  if (!problem) return [];
  const answerer = new Answerer(problem);
  const found: Finding[] = [];
  for (let index = 0; index < blocks.length; index++) {
    const {
      table,
      cases: { firstToken, state, caseCount: all },
    } = blocks.at(index);
    const casesBefore = blocks.casesBefore(index);
    const caseCount = Math.max(0, Math.min(all, end.cases - casesBefore));
    const asked = { table, firstToken, state, caseCount, casesBefore };
    for (const local of await answerer.answerWith(nextTurn, asked, new Output(nowhere))) {
      const testCase = caseAt(document, casesBefore + local)!;
      if (!isUnknown(document, testCase)) continue;
      const { firstLine } = testCase;
      found.push(unknownAnswer(spanOfLine(firstLine, 0, document.lineText(firstLine).length), 'warning'));
    }
  }
  return found;
}

/** Rules that declare no output say who wins all the same. */
const isUnknown = (document: GameDocument, testCase: Case): boolean =>
  !document.problem?.own ||
  document.problem.own.words !== undefined ||
  answer(document, testCase).outcomes.includes('unknown');

/** The answers themselves are not wanted. */
const nowhere = (): void => undefined;

/**
 * Tells of a file without findings, which goes by in constant memory, whether all of its answers are known. Where nothing has to
 * be searched, they are: no number is beyond its bounds.
 */
export async function areAnswersKnown({ options: { game } }: Call, input: Input): Promise<boolean> {
  const chunks = new Chunks(input);
  const problem = problemIfClear(chunks, game);
  if (!problem?.ruleset.prepare) return true;
  const progress = new Progress(chunks);
  const unknown = new Unknown();
  await answerAll(new BlockStream(chunks, problem), new Output(nowhere), unknown, () => progress.show(), { busy: 1 });
  progress.clear();
  return !unknown.isThere;
}

/** Whether a case has no known answer. */
class Unknown implements FindingSink {
  isThere = false;

  add({ code }: Finding): void {
    this.isThere ||= code === UNKNOWN_ANSWER;
  }

  addUntold(): void {
    // Those without an answer are all told.
  }

  close(): void {
    // Nobody reads them here.
  }
}
