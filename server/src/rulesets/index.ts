/** All rulesets. To add one, add its file here; its page in `docs/` has the same name. */
import { appleRows } from './appleRows';
import { auction } from './auction';
import { bash } from './bash';
import { bashBetween } from './bashBetween';
import { circle } from './circle';
import { corner } from './corner';
import { euclid } from './euclid';
import { fibonacciNim } from './fibonacciNim';
import { lasker } from './lasker';
import { misereBash } from './misereBash';
import { misereNim } from './misereNim';
import { multiply } from './multiply';
import { nim } from './nim';
import { northcott } from './northcott';
import { numberGame } from './numberGame';
import { pairingPiles } from './pairingPiles';
import { pathOnBoard } from './pathOnBoard';
import { raceTo } from './raceTo';
import type { AnyRuleset } from './ruleset';
import { staircase } from './staircase';
import { strip } from './strip';
import { subtraction } from './subtraction';
import { wythoff } from './wythoff';

export const rulesets: readonly AnyRuleset[] = [
  euclid,
  subtraction,
  bash,
  misereBash,
  bashBetween,
  auction,
  raceTo,
  wythoff,
  nim,
  misereNim,
  appleRows,
  circle,
  strip,
  numberGame,
  fibonacciNim,
  lasker,
  northcott,
  corner,
  pathOnBoard,
  pairingPiles,
  staircase,
  multiply,
];
