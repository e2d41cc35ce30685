// Mocha's own build for browsers; loading it makes the global `mocha`.
import 'mocha/mocha.js';

// Before the test files are loaded, which this file's bundle does next: from here on there is a `describe`.
mocha.setup({ ui: 'bdd', color: false, timeout: 600_000, reporter: 'spec' });

/** What VS Code calls in the browser's extension host. It ends well only if tests were run, and all of them passed. */
export async function run(): Promise<void> {
  await new Promise<void>((resolve, reject) => {
    const runner = mocha.run((failures) => {
      if (runner.stats?.tests === 0) reject(new Error('No test was run.'));
      else if (failures > 0) reject(new Error(`${failures} tests failed.`));
      else resolve();
    });
  });
}
