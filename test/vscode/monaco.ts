// What the active editor shows, read from the page as Monaco draws it. The functions given to `evaluate` run in the page.
import type { Page } from 'playwright-core';

/** A squiggle under part of a line; lines count from 1. */
export interface Squiggle {
  readonly line: number;
  readonly severity: 'error' | 'warning' | 'info' | 'hint';
}

/** The lines in sight from top to bottom, inlay hints included. */
export async function linesOf(page: Page): Promise<string[]> {
  const lines = await page.locator('.editor-group-container.active .view-lines .view-line').evaluateAll((elements) =>
    elements
      .map((element) => ({ top: element.getBoundingClientRect().top, text: element.textContent }))
      .sort((a, b) => a.top - b.top)
      .map(({ text }) => text),
  );
  return lines.map(plain);
}

/** Monaco draws blanks that do not break. */
const plain = (text: string): string => text.replace(/\u00a0/g, ' ');

/** The squiggles in sight from top to bottom. */
export function squigglesOf(page: Page): Promise<Squiggle[]> {
  return page.evaluate(() => {
    const editor = document.querySelector('.editor-group-container.active .monaco-editor');
    const topOf = (element: Element): number => element.getBoundingClientRect().top;
    const numbers = [...(editor?.querySelectorAll('.margin-view-overlays .line-numbers') ?? [])];
    return [...(editor?.querySelectorAll('.view-overlays .cdr') ?? [])]
      .flatMap((element) => {
        const severity = /squiggly-(error|warning|info|hint)/.exec(element.className)?.[1] as
          | Squiggle['severity']
          | undefined;
        const number = numbers.find((candidate) => Math.abs(topOf(candidate) - topOf(element)) < 8);
        return severity && number ? [{ line: Number(number.textContent), severity }] : [];
      })
      .sort((a, b) => a.line - b.line);
  });
}

/** The middle of the first piece of text in sight that reads so. */
export function placeOf(page: Page, text: string): Promise<{ x: number; y: number }> {
  return page.evaluate((wanted) => {
    const read = (element: Element): string => element.textContent.replace(/\u00a0/g, ' ');
    const lines = [...document.querySelectorAll('.editor-group-container.active .view-lines .view-line')];
    const line = lines.find((element) => read(element).includes(wanted));
    if (!line) throw new Error(`Nothing in sight reads ‘${wanted}’.`);
    let left = read(line).indexOf(wanted) + Math.floor(wanted.length / 2);
    const pieces = document.createTreeWalker(line, NodeFilter.SHOW_TEXT);
    let piece = pieces.nextNode() as Text;
    for (; left >= piece.length; piece = pieces.nextNode() as Text) left -= piece.length;
    const range = document.createRange();
    range.setStart(piece, left);
    range.setEnd(piece, left + 1);
    const { x, y, width, height } = range.getBoundingClientRect();
    return { x: x + width / 2, y: y + height / 2 };
  }, text);
}
