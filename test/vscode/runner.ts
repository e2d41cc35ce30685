import { readdirSync } from 'node:fs';
import path from 'node:path';
import Mocha from 'mocha';

/** What VS Code calls in the extension host. It ends well only if tests were run, and all of them passed. */
export async function run(): Promise<void> {
  const mocha = new Mocha({ ui: 'bdd', color: false, timeout: 600_000, reporter: 'spec' });
  const suite = path.join(__dirname, 'suite');
  for (const file of readdirSync(suite).sort()) if (file.endsWith('.test.js')) mocha.addFile(path.join(suite, file));
  await new Promise<void>((resolve, reject) => {
    const runner = mocha.run((failures) => {
      if (runner.stats?.tests === 0) reject(new Error('No test was run.'));
      else if (failures > 0) reject(new Error(`${failures} tests failed.`));
      else resolve();
    });
  });
}
