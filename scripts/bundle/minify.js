/** Makes code small. Nothing is inlined: the paths that are fast stay as they were measured. */
const { readFileSync, writeFileSync } = require('node:fs');
const path = require('node:path');
const { minify: shorten } = require('terser');

/** @param {string} code of a script or a CommonJS module */
async function minify(code) {
  const result = await shorten(code, {
    ecma: 2020,
    toplevel: true,
    compress: { ecma: 2020, passes: 2, inline: false, reduce_funcs: false, hoist_props: false },
    format: { ecma: 2020, comments: /^!/ },
  });
  return result.code ?? '';
}

/**
 * Makes the plugin that does so with a file that a build writes.
 *
 * @param {string} written
 * @returns {import('esbuild').Plugin}
 */
const minified = (written) => ({
  name: 'minified',
  setup: (build) =>
    build.onEnd(async ({ errors }) => {
      if (errors.length > 0) return;
      const file = path.resolve(build.initialOptions.absWorkingDir ?? '.', written);
      writeFileSync(file, await minify(readFileSync(file, 'utf8')));
    }),
});

module.exports = { minified, minify };
