/** What a user waits for in an editor, measured over stdio. */
import { openServer } from './languageServer.mjs';
import { median } from './report.mjs';

/** @param {() => Promise<unknown>} work */
async function time(work) {
  const start = performance.now();
  await work();
  return performance.now() - start;
}

/**
 * Opens a document, hovers, and edits all over the file; each figure in milliseconds, memory in MB.
 *
 * @param {string[]} command
 * @param {{ uri: string, languageId: string, text: string }} document
 * @param {number} lines
 * @param {number} edits
 */
export async function measure(command, document, lines, edits) {
  const server = await openServer(command, document);
  const openToHover = await time(async () => {
    await server.open();
    await server.hover(lines >> 1, 2);
  });
  const editToHover = [];
  const editToFindings = [];
  for (let index = 0; index < edits; index++) {
    const line = Math.floor(lines * (0.1 + (0.8 * index) / edits));
    editToHover.push(
      await time(async () => {
        await server.edit(line, 2, 0, '7');
        await server.hover(line, 2);
      }),
    );
    editToFindings.push(
      await time(async () => {
        await server.edit(line, 2, 1, '');
        await server.findings();
      }),
    );
  }
  const hints = await time(() => server.hints(lines >> 1, (lines >> 1) + 60)).catch(() => NaN);
  const memory = server.peakMemory();
  await server.stop();
  return { openToHover, editToHover: median(editToHover), editToFindings: median(editToFindings), hints, memory };
}

/** Figure by figure. @param {Awaited<ReturnType<typeof measure>>[]} rounds */
export function medians(rounds) {
  const of = (/** @type {(round: typeof rounds[number]) => number} */ figure) => median(rounds.map(figure));
  return {
    openToHover: of((one) => one.openToHover),
    editToHover: of((one) => one.editToHover),
    editToFindings: of((one) => one.editToFindings),
    hints: of((one) => one.hints),
    memory: of((one) => one.memory),
  };
}
