/** All commands. To add one, add its file here, its name to commandNames.ts and its title to the manifest. */
import type { commandNames } from '../commandNames';
import type { Extension } from '../context';
import { addCases } from './addCases';
import { caseFile } from './caseFile';
import { chooseProgram } from './chooseProgram';
import { compareOutput } from './compareOutput';
import { copyExpectedOutput } from './copyExpectedOutput';
import { copyJudgeInput } from './copyJudgeInput';
import { exportTestData } from './exportTestData';
import { generateTestFile } from './generateTestFile';
import { insertFailingCase } from './insertFailingCase';
import { insertSample } from './insertSample';
import { newOwnGame } from './newOwnGame';
import { newTestFile } from './newTestFile';
import { openBoard } from './openBoard';
import { restartServer } from './restartServer';
import { runProgram } from './runProgram';
import { selectProblem } from './selectProblem';
import { showExpectedOutput } from './showExpectedOutput';
import { showFailingCase } from './showFailingCase';
import { showFinding } from './showFinding';
import { showLineOfPlay } from './showLineOfPlay';
import { showLog } from './showLog';
import { showMistakes } from './showMistakes';
import { showRuleset } from './showRuleset';
import { stressProgram } from './stressProgram';
import { tryOut } from './tryOut';
import { useLf } from './useLf';
import { writeExpectedOutput } from './writeExpectedOutput';
import { writeExpectedOutputs } from './writeExpectedOutputs';
import { writeJudgeInput } from './writeJudgeInput';

/** Whatever VS Code, a key binding or another extension passes to a command, the command itself has to check. */
export type Command = (extension: Extension, ...words: unknown[]) => unknown;

export const commands: Readonly<Record<(typeof commandNames)[number], Command>> = {
  'game.addCases': addCases,
  'game.caseFile': caseFile,
  'game.chooseProgram': chooseProgram,
  'game.compareOutput': compareOutput,
  'game.copyExpectedOutput': copyExpectedOutput,
  'game.copyJudgeInput': copyJudgeInput,
  'game.exportTestData': exportTestData,
  'game.generateTestFile': generateTestFile,
  'game.insertFailingCase': insertFailingCase,
  'game.insertSample': insertSample,
  'game.newOwnGame': newOwnGame,
  'game.newTestFile': newTestFile,
  'game.openBoard': openBoard,
  'game.restartServer': restartServer,
  'game.runProgram': runProgram,
  'game.selectProblem': selectProblem,
  'game.showFailingCase': showFailingCase,
  'game.showFinding': showFinding,
  'game.showExpectedOutput': showExpectedOutput,
  'game.showLineOfPlay': showLineOfPlay,
  'game.showLog': showLog,
  'game.showMistakes': showMistakes,
  'game.showRuleset': showRuleset,
  'game.stressProgram': stressProgram,
  'game.tryOut': tryOut,
  'game.useLf': useLf,
  'game.writeExpectedOutput': writeExpectedOutput,
  'game.writeExpectedOutputs': writeExpectedOutputs,
  'game.writeJudgeInput': writeJudgeInput,
};
