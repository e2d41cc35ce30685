/** Has all that is loaded find the stand-in where it asks for `vscode`: required by Mocha before the tests (`.mocharc.json`). */
import Module from 'node:module';
import path from 'node:path';

type Resolve = (request: string, ...rest: readonly unknown[]) => string;

const loader = Module as unknown as { _resolveFilename: Resolve };
const resolve = loader._resolveFilename;
const STAND_IN = path.join(__dirname, 'vscode.ts');

loader._resolveFilename = function (request, ...rest) {
  return resolve.call(this, request === 'vscode' ? STAND_IN : request, ...rest);
};
