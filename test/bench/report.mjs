/** Tables of figures, and what machine they come from. */
import os from 'node:os';

export const median = (/** @type {number[]} */ figures) =>
  figures.toSorted((a, b) => a - b)[figures.length >> 1] ?? NaN;

export const machine = () =>
  `${os.cpus()[0]?.model ?? 'unknown processor'}, ${os.cpus().length} cores, ${Math.round(os.totalmem() / 2 ** 30)} GiB, Node.js ${process.version}`;

/** @param {string} title @param {string[]} head @param {(string | number)[][]} rows */
export function table(title, head, rows) {
  const cells = [head, head.map(() => '---'), ...rows].map((row) => `| ${row.map(text).join(' | ')} |`);
  return `\n### ${title}\n\n${cells.join('\n')}\n`;
}

function text(/** @type {string | number} */ value) {
  if (typeof value === 'string') return value;
  if (Number.isNaN(value)) return '–';
  return value >= 100 ? String(Math.round(value)) : value.toPrecision(3);
}
