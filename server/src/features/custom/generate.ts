/** game/generate: a test file made to order, as `winning-move generate` prints it. */
import type { GeneratedFile, GenerateQuestion } from '../../../../protocol/messages';
import { generatedText } from '../../document/strength/generatedFile';
import { commandFor, LONGEST, type Part, partsOf, partsOfFile, type Request } from '../../judging/testData';
import type { Mistake } from '../../mistakes/mistake';
import type { Problem } from '../../problems/problem';

/** More of a kind are not made for an editor. */
const MOST = 10_000;

const count = (value: unknown): number =>
  typeof value === 'number' && Number.isInteger(value) ? Math.max(0, Math.min(value, MOST)) : 0;

export function generatedFile(
  problem: Problem,
  mistakes: readonly Mistake[],
  question: Partial<GenerateQuestion>,
): GeneratedFile {
  const request: Request = {
    mistakes: question.mistakes === true,
    small: count(question.small),
    hard: question.hard === true,
    bounds: question.bounds === true,
    random: count(question.random),
    won: undefined,
    seed: count(question.seed),
    most: LONGEST,
    max: undefined,
  };
  const all = casesIn(partsOf(problem, mistakes, { ...request, random: 0 })) + request.random;
  const { parts } = partsOfFile(problem, mistakes, request);
  const portions = generatedText(problem, [commandFor(problem.id, request)], parts);
  return { text: [...portions].join(''), leftOut: Math.max(0, all - casesIn(parts)) };
}

const casesIn = (parts: readonly Part[]): number => parts.reduce((sum, part) => sum + part.count, 0);
