/**
 * Has the bundles hold translations by the fingerprints of their English templates, which stand in the code already, and of
 * which the package would hold half as much again. All tables are texts that `JSON.parse` reads, several times as fast as
 * objects in the code are compiled.
 */
const { readFileSync } = require('node:fs');

/**
 * Returns the fingerprint of a template, as `server/src/l10n/fingerprint.ts` has it.
 *
 * @param {string} template
 */
function fingerprint(template) {
  let hash = 0x811c9dc5;
  for (let index = 0; index < template.length; index++) hash = Math.imul(hash ^ template.charCodeAt(index), 0x01000193);
  return (hash >>> 0).toString(36);
}

/**
 * Returns the module of a table.
 *
 * @param {unknown} table
 * @returns {import('esbuild').OnLoadResult}
 */
const moduleOf = (table) => ({ contents: `export default JSON.parse(${JSON.stringify(JSON.stringify(table))});` });

/** @type {import('esbuild').Plugin} */
const tables = {
  name: 'tables',
  setup(build) {
    build.onLoad({ filter: /[\\/]library[\\/]table\.json$/ }, ({ path: file }) =>
      moduleOf(JSON.parse(readFileSync(file, 'utf8'))),
    );
    build.onLoad({ filter: /[\\/]src[\\/]l10n[\\/][\w-]+\.json$/ }, ({ path: file }) => {
      /** @type {Record<string, string>} */
      const catalogue = JSON.parse(readFileSync(file, 'utf8'));
      const entries = Object.entries(catalogue).map(([template, text]) => [fingerprint(template), text]);
      if (new Set(entries.map(([key]) => key)).size < entries.length)
        return { errors: [{ text: `two templates of ${file} have one fingerprint` }] };
      return moduleOf(Object.fromEntries(entries));
    });
  },
};

module.exports = { fingerprint, tables };
