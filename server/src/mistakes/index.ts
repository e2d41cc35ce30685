/** The known mistakes of each problem. To add a problem's, add its file here. */
import { isWithin } from '../formats/generate/smaller';
import { problems } from '../problems/index';
import type { Problem } from '../problems/problem';
import { coinGameMistakes } from './coin-game';
import { hdu1536Mistakes } from './hdu-1536';
import { hdu1564Mistakes } from './hdu-1564';
import { hdu1730Mistakes } from './hdu-1730';
import { hdu1846Mistakes } from './hdu-1846';
import { hdu1847Mistakes } from './hdu-1847';
import { hdu1848Mistakes } from './hdu-1848';
import { hdu1850Mistakes } from './hdu-1850';
import { hdu2147Mistakes } from './hdu-2147';
import { hdu2149Mistakes } from './hdu-2149';
import { hdu2176Mistakes } from './hdu-2176';
import { hdu2177Mistakes } from './hdu-2177';
import { hdu2188Mistakes } from './hdu-2188';
import { hdu2509Mistakes } from './hdu-2509';
import { hdu2516Mistakes } from './hdu-2516';
import { hdu2897Mistakes } from './hdu-2897';
import { hdu3032Mistakes } from './hdu-3032';
import { hdu3389Mistakes } from './hdu-3389';
import { hdu3951Mistakes } from './hdu-3951';
import { luoguP1247Mistakes } from './luogu-p1247';
import { luoguP1290Mistakes } from './luogu-p1290';
import { luoguP2197Mistakes } from './luogu-p2197';
import { luoguP2252Mistakes } from './luogu-p2252';
import { type Mistake, smallestCases } from './mistake';
import { ownMistakes } from './ownGame';
import { poj1067Mistakes } from './poj-1067';
import { poj1143Mistakes } from './poj-1143';
import { poj1704Mistakes } from './poj-1704';
import { poj1740Mistakes } from './poj-1740';
import { poj2234Mistakes } from './poj-2234';
import { poj2348Mistakes } from './poj-2348';
import { poj2484Mistakes } from './poj-2484';
import { poj2505Mistakes } from './poj-2505';
import { poj3480Mistakes } from './poj-3480';
import { raceToNMistakes } from './race-to-n';
import { take1To3Mistakes } from './take-1-to-3';
import { uva10404Mistakes } from './uva-10404';
import { zoj1039Mistakes } from './zoj-1039';

/** By the id of the problem, in the order in which people are shown problems. */
const byProblem: ReadonlyMap<string, readonly Mistake[]> = new Map([
  ['poj-2348', poj2348Mistakes],
  ['luogu-p1290', luoguP1290Mistakes],
  ['coin-game', coinGameMistakes],
  ['uva-10404', uva10404Mistakes],
  ['hdu-1847', hdu1847Mistakes],
  ['hdu-1848', hdu1848Mistakes],
  ['hdu-1536', hdu1536Mistakes],
  ['poj-2484', poj2484Mistakes],
  ['hdu-3951', hdu3951Mistakes],
  ['hdu-2177', hdu2177Mistakes],
  ['poj-1067', poj1067Mistakes],
  ['luogu-p2252', luoguP2252Mistakes],
  ['take-1-to-3', take1To3Mistakes],
  ['hdu-1846', hdu1846Mistakes],
  ['hdu-2188', hdu2188Mistakes],
  ['hdu-2149', hdu2149Mistakes],
  ['hdu-2897', hdu2897Mistakes],
  ['race-to-n', raceToNMistakes],
  ['poj-2234', poj2234Mistakes],
  ['hdu-2176', hdu2176Mistakes],
  ['hdu-1850', hdu1850Mistakes],
  ['luogu-p1247', luoguP1247Mistakes],
  ['luogu-p2197', luoguP2197Mistakes],
  ['poj-3480', poj3480Mistakes],
  ['hdu-2509', hdu2509Mistakes],
  ['poj-1704', poj1704Mistakes],
  ['poj-1143', poj1143Mistakes],
  ['zoj-1039', zoj1039Mistakes],
  ['hdu-2516', hdu2516Mistakes],
  ['hdu-3032', hdu3032Mistakes],
  ['hdu-1730', hdu1730Mistakes],
  ['hdu-2147', hdu2147Mistakes],
  ['hdu-1564', hdu1564Mistakes],
  ['poj-1740', poj1740Mistakes],
  ['hdu-3389', hdu3389Mistakes],
  ['poj-2505', poj2505Mistakes],
]);

/** Returns the mistakes that programs for a problem make; none are known of some. */
export function mistakesOf(problem: Problem): readonly Mistake[] {
  const work = findMistakes(problem);
  for (;;) {
    const step = work.next();
    if (step.done) return step.value;
  }
}

/** The same with pauses: those of a declared game take a moment to find. */
export function* findMistakes(problem: Problem): Generator<undefined, readonly Mistake[]> {
  const known = derived.get(problem) ?? (problem.own ? undefined : byProblem.get(problem.id));
  if (known) return known;
  const found = problem.own ? yield* ownMistakes(problem, problem.own) : mistakesElsewhere(problem);
  derived.set(problem, found);
  return found;
}

/** What was found out of problems that are not in the table. */
const derived = new WeakMap<Problem, readonly Mistake[]>();

/** The mistakes of a problem that another judge has, too, with bounds of its own: among fewer numbers one may never show. */
function mistakesElsewhere(problem: Problem): readonly Mistake[] {
  const original = problems.find(({ aliases }) => aliases?.some(({ id }) => id === problem.id));
  return (original && byProblem.get(original.id))?.filter((mistake) => isLegal(problem, mistake)) ?? [];
}

const isLegal = (problem: Problem, mistake: Mistake): boolean =>
  smallestCases(problem, mistake).every((fields) => isWithin(problem.input, fields));
