// Writes THIRD-PARTY-NOTICES.md: the licences of all packages that are in the bundles, as esbuild tells them.
import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import * as esbuild from 'esbuild';
import bundling from '../esbuild.js';

const root = path.resolve(import.meta.dirname, '..');

/** @typedef {{ name: string, version: string, license: string, text: string }} Notice */

/** The packages that are in the bundles, in order of their names. */
export async function bundledPackages() {
  /** @type {Set<string>} */
  const folders = new Set();
  for (const options of bundling.bundles) {
    const { metafile } = await esbuild.build({ ...options, plugins: [], metafile: true, write: false });
    for (const { inputs } of Object.values(metafile.outputs)) {
      for (const [file, { bytesInOutput }] of Object.entries(inputs)) {
        const folder = /^(?:.*\/)?node_modules\/(?:@[^/]+\/)?[^/]+/.exec(file)?.[0];
        if (folder !== undefined && bytesInOutput > 0) folders.add(folder);
      }
    }
  }
  return [...folders].map(noticeOf).sort((a, b) => (a.name < b.name ? -1 : 1));
}

/**
 * @param {string} folder
 * @returns {Notice}
 */
function noticeOf(folder) {
  const place = path.join(root, folder);
  const { name, version, license } = JSON.parse(readFileSync(path.join(place, 'package.json'), 'utf8'));
  const file = readdirSync(place).find((entry) => /^licen[cs]e(?:\.\w+)?$/i.test(entry));
  if (file === undefined) throw new Error(`${folder} has no licence file.`);
  const text = readFileSync(path.join(place, file), 'utf8').replace(/\r\n/g, '\n').trim();
  return { name, version, license, text };
}

/**
 * The page, on which packages with the same words stand together.
 *
 * @param {Notice[]} packages
 */
export function noticesPage(packages) {
  /** @type {Map<string, Notice[]>} */
  const byText = new Map();
  for (const one of packages) byText.set(one.text, [...(byText.get(one.text) ?? []), one]);
  const sections = [...byText].map(([text, sharing]) => {
    const names = sharing.map(({ name, version, license }) => `${name} ${version} (${license})`);
    return `## ${names.join(', ')}\n\n\`\`\`text\n${text}\n\`\`\`\n`;
  });
  const intro =
    'Winning Move is under the MIT licence (LICENSE). Its bundled files contain parts of these packages:\n' +
    'this page is written by `npm run notices`.\n';
  return `# Third-party notices\n\n${intro}\n${sections.join('\n')}`;
}

async function main() {
  writeFileSync(path.join(root, 'THIRD-PARTY-NOTICES.md'), noticesPage(await bundledPackages()));
}

if (process.argv[1] === fileURLToPath(import.meta.url)) void main();
