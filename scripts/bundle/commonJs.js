/** Turns the ES modules that esbuild has split into CommonJS, each file under a name that stays the same. */
const { mkdirSync, writeFileSync } = require('node:fs');
const path = require('node:path');
const esbuild = require('esbuild');
const { minify } = require('./minify');

/** Node.js 22 and later keep what they have compiled of the command line, so that it starts sooner the next time. */
const command = (/** @type {string} */ script) => `#!/usr/bin/env node
require('node:module').enableCompileCache?.();
require('${script}');
`;

/** How esbuild ends the names of files that were split off. */
const HASH = /-[A-Z0-9]{8}(?=\.js$)/;

/**
 * Lets a classic worker load CommonJS files of its own folder. Where a blob without a place has started the worker, that
 * script says in `serverFolder` where the folder is.
 */
const WORKER_REQUIRE = `{
  const folder = self.serverFolder ?? new URL('.', self.location.href).href;
  const loaded = new Map();
  self.module = { exports: {} };
  self.require = (name) => {
    const known = loaded.get(name);
    if (known) return known.exports;
    const outer = self.module;
    const module = { exports: {} };
    loaded.set(name, module);
    self.module = module;
    importScripts(new URL(name, folder).href);
    self.module = outer;
    return module.exports;
  };
}`;

/**
 * Gives the files that were split off plain names: that of the module which is loaded later, else `shared.js`, the largest
 * first.
 *
 * @param {import('esbuild').OutputFile[]} files
 */
function withPlainNames(files) {
  const names = new Map();
  const chunks = files.filter((file) => HASH.test(file.path));
  const shared = chunks.filter((file) => path.basename(file.path).startsWith('chunk-'));
  for (const { path: file } of chunks) names.set(path.basename(file), path.basename(file).replace(HASH, ''));
  shared
    .sort((one, other) => other.text.length - one.text.length)
    .forEach(({ path: file }, index) => names.set(path.basename(file), `shared${index === 0 ? '' : index + 1}.js`));
  const renamed = (/** @type {string} */ text) =>
    [...names].reduce((result, [hashed, plain]) => result.replaceAll(hashed, plain), text);
  return files.map((file) => ({ path: renamed(file.path), text: renamed(file.text) }));
}

/**
 * Makes the plugin that writes what a build has split.
 *
 * @param {{ production: boolean, worker?: string, commands?: Readonly<Record<string, string>> }} options of the files,
 *   which is the script of a worker; and files that are run as they are, each with what it loads
 * @returns {import('esbuild').Plugin}
 */
function commonJs({ production, worker, commands = {} }) {
  /** @param {import('esbuild').OutputFile[]} files */
  const write = async (files) => {
    for (const { path: file, text } of withPlainNames(files)) {
      const name = path.relative(path.resolve(__dirname, '../..'), file).replaceAll(path.sep, '/');
      const { code } = await esbuild.transform(text, {
        ...(name === worker && { banner: WORKER_REQUIRE }),
        format: 'cjs',
        platform: 'node',
        target: 'node20',
        supported: { 'dynamic-import': false },
        charset: 'utf8',
        sourcemap: production ? false : 'inline',
      });
      mkdirSync(path.dirname(file), { recursive: true });
      // In a worker all scripts share one scope, so each has one of its own.
      const script = `(()=>{${code}\n})();\n`;
      writeFileSync(file, production ? await minify(script) : script);
    }
    for (const [file, script] of Object.entries(commands)) writeFileSync(file, command(script), { mode: 0o755 });
  };
  return { name: 'commonjs', setup: (build) => build.onEnd(({ outputFiles = [] }) => write(outputFiles)) };
}

module.exports = { commonJs };
