/** All judge problems. To add one, add its file here: everything else follows from what it declares. */
import { withBounds } from '../formats/withBounds';
import { coinGame } from './coin-game';
import { hdu1536 } from './hdu-1536';
import { hdu1564 } from './hdu-1564';
import { hdu1730 } from './hdu-1730';
import { hdu1846 } from './hdu-1846';
import { hdu1847 } from './hdu-1847';
import { hdu1848 } from './hdu-1848';
import { hdu1850 } from './hdu-1850';
import { hdu2147 } from './hdu-2147';
import { hdu2149 } from './hdu-2149';
import { hdu2176 } from './hdu-2176';
import { hdu2177 } from './hdu-2177';
import { hdu2188 } from './hdu-2188';
import { hdu2509 } from './hdu-2509';
import { hdu2516 } from './hdu-2516';
import { hdu2897 } from './hdu-2897';
import { hdu3032 } from './hdu-3032';
import { hdu3389 } from './hdu-3389';
import { hdu3951 } from './hdu-3951';
import { luoguP1247 } from './luogu-p1247';
import { luoguP1290 } from './luogu-p1290';
import { luoguP2197 } from './luogu-p2197';
import { luoguP2252 } from './luogu-p2252';
import { poj1067 } from './poj-1067';
import { poj1143 } from './poj-1143';
import { poj1704 } from './poj-1704';
import { poj1740 } from './poj-1740';
import { poj2234 } from './poj-2234';
import { poj2348 } from './poj-2348';
import { poj2484 } from './poj-2484';
import { poj2505 } from './poj-2505';
import { poj3480 } from './poj-3480';
import type { Alias, Problem } from './problem';
import { raceToN } from './race-to-n';
import { take1To3 } from './take-1-to-3';
import { uva10404 } from './uva-10404';
import { zoj1039 } from './zoj-1039';

/** In the order in which people are shown them: by game. */
export const problems: readonly Problem[] = [
  poj2348,
  luoguP1290,
  coinGame,
  uva10404,
  hdu1847,
  hdu1848,
  hdu1536,
  poj2484,
  hdu3951,
  hdu2177,
  poj1067,
  luoguP2252,
  take1To3,
  hdu1846,
  hdu2188,
  hdu2149,
  hdu2897,
  raceToN,
  poj2234,
  hdu2176,
  hdu1850,
  luoguP1247,
  luoguP2197,
  poj3480,
  hdu2509,
  poj1704,
  poj1143,
  zoj1039,
  hdu2516,
  hdu3032,
  hdu1730,
  hdu2147,
  hdu1564,
  poj1740,
  hdu3389,
  poj2505,
];

/** Returns the problem that an alias stands for: the same one, unless its statement has bounds of its own. */
function atOtherJudge(problem: Problem, { bounds, ...own }: Alias): Problem {
  return bounds ? { ...problem, ...own, aliases: [], input: withBounds(problem.input, bounds) } : problem;
}

/** Every id, aliases included, and the problem that it stands for. */
export const problemsById: ReadonlyMap<string, Problem> = new Map(
  problems.flatMap((problem): [string, Problem][] => [
    [problem.id, problem],
    ...(problem.aliases ?? []).map((alias): [string, Problem] => [alias.id, atOtherJudge(problem, alias)]),
  ]),
);

/** Returns a problem with those of its aliases that have bounds of their own. */
export const variantsOf = (problem: Problem): readonly Problem[] => [
  problem,
  ...(problem.aliases ?? []).flatMap(({ id, bounds }) => (bounds ? [problemsById.get(id)!] : [])),
];
