#!/usr/bin/env node
// Stands in for VS Code's executable where @vscode/test-electron wants one:
//   code.mjs [FOLDER] --extensionDevelopmentPath=FOLDER… --extensionTestsPath=FILE [--user-data-dir=FOLDER] [more, ignored]
// and exits with the status of the tests.
import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { runTests } from './run-tests.mjs';

const words = process.argv.slice(2);

/** @param {string} name */
const valuesOf = (name) =>
  words.filter((word) => word.startsWith(`--${name}=`)).map((word) => word.slice(name.length + 3));

/** The user settings that the caller has prepared. */
function settings() {
  const file = path.join(valuesOf('user-data-dir').at(-1) ?? '', 'User/settings.json');
  return existsSync(file) ? JSON.parse(readFileSync(file, 'utf8')) : {};
}

const folder = words.find((word) => !word.startsWith('-'));
const [tests] = valuesOf('extensionTestsPath');
try {
  process.exitCode = await runTests({
    ...(folder === undefined ? {} : { folder }),
    ...(tests === undefined ? {} : { tests }),
    extensions: valuesOf('extensionDevelopmentPath'),
    settings: settings(),
  });
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
}
