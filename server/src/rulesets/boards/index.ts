/** The boards of all rulesets, by their names. To add one, add it here. */
import type { OwnRuleset } from '../own/ruleset';
import type { AnyRuleset } from '../ruleset';
import { bashBetweenBoard, bashBoard } from './bash';
import type { AnyBoard } from './board';
import { appleRowsBoard, circleBoard } from './coins';
import { euclidBoard } from './euclid';
import { northcottBoard, stripBoard } from './lanes';
import { nimBoard, subtractionBoard } from './nim';
import { auctionBoard, multiplyBoard, numberGameBoard, raceBoard } from './numbers';
import { ownBoard } from './own';
import { laskerBoard, pairingPilesBoard, staircaseBoard } from './piles';
import { cornerBoard, pathBoard } from './squares';
import { wythoffBoard } from './wythoff';

const boards: Readonly<Record<string, AnyBoard>> = {
  appleRows: appleRowsBoard,
  auction: auctionBoard,
  bash: bashBoard,
  bashBetween: bashBetweenBoard,
  circle: circleBoard,
  corner: cornerBoard,
  euclid: euclidBoard,
  fibonacciNim: bashBoard,
  lasker: laskerBoard,
  misereBash: bashBoard,
  misereNim: nimBoard,
  multiply: multiplyBoard,
  nim: nimBoard,
  northcott: northcottBoard,
  numberGame: numberGameBoard,
  pairingPiles: pairingPilesBoard,
  pathOnBoard: pathBoard,
  raceTo: raceBoard,
  staircase: staircaseBoard,
  strip: stripBoard,
  subtraction: subtractionBoard,
  wythoff: wythoffBoard,
};

/** Returns the board of a ruleset; that of games of one’s own if it has none of its own name. */
export const boardOf = (ruleset: AnyRuleset): AnyBoard => boards[ruleset.name] ?? ownBoard(ruleset as OwnRuleset);
