/** The board in a workbench, as a person uses it. */
import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import type { Frame, Locator } from 'playwright-core';
import type { Path } from '../../server/src/rulesets/boards/board';
import { eventually } from '../vscode/eventually';

/** A piece of the picture, or a button, that stands for choices. */
export interface Choice {
  readonly piece?: string;
  readonly label?: string;
  readonly choice: Path;
}

/** Where the board is: a page of its own, or a frame of VS Code. */
interface Inside {
  locator(selector: string, options?: { hasText: string | RegExp }): Locator;
}

export class BoardPage {
  constructor(private readonly inside: Inside) {}

  locator(selector: string, options?: { hasText: string | RegExp }): Locator {
    return this.inside.locator(selector, options);
  }

  button(label: string): Locator {
    return this.inside.locator('vscode-button', { hasText: new RegExp(`^\\s*${label}\\s*$`) });
  }

  piece(name: string): Locator {
    return this.inside.locator(`[data-piece="${name}"]`);
  }

  async says(selector: string, expected: RegExp | string): Promise<void> {
    await eventually(async () => {
      const [text = '(nothing)'] = await this.locator(selector).allInnerTexts();
      if (typeof expected === 'string') assert.equal(text.trim(), expected);
      else assert.match(text.trim(), expected);
    });
  }

  /** Makes a move by its choices: on the list of all moves, which is opened for it. */
  async choose(words: string): Promise<void> {
    const moves = this.locator('details.moves');
    if ((await moves.getAttribute('open')) === null) await this.locator('summary').click();
    await this.locator('button.move', { hasText: words }).first().click();
  }

  /**
   * Makes a move by clicks on the picture as far as it has pieces for the choices, by buttons and numbers for the rest, and on the
   * list of all moves if there are neither. Tells how many were on the picture.
   */
  async play(path: Path, pieceFor: (chosen: Path) => Choice | undefined, text: string): Promise<number> {
    let [chosen, clicks]: [Path, number] = [[], 0];
    while (chosen.length < path.length) {
      await this.locator(`.picture[data-chosen="${chosen.join(' ')}"]`).waitFor();
      const spot = pieceFor(chosen);
      const next = path[chosen.length]!;
      const button = this.button(spot?.label ?? next);
      if (spot?.piece !== undefined && (await this.piece(spot.piece).count()) > 0) {
        await this.piece(spot.piece).click();
        chosen = [...chosen, ...spot.choice];
        clicks++;
      } else if ((await button.count()) > 0) {
        await button.click();
        chosen = [...chosen, next];
      } else if (!/^\d+$/.test(next) || (await this.locator('.choice vscode-textfield').count()) === 0) {
        await this.choose(text);
        return clicks;
      } else {
        await this.locator('.choice vscode-textfield input').fill(next);
        await this.button('Choose').click();
        chosen = [...chosen, next];
      }
    }
    return clicks;
  }

  /** What an accessibility checker finds wrong. */
  async violations(): Promise<string[]> {
    const frame = await this.frame();
    await frame.evaluate(readFileSync(require.resolve('axe-core/axe.min.js'), 'utf8'));
    return frame.evaluate(async () => {
      const { axe } = globalThis as unknown as {
        axe: { run(): Promise<{ violations: { id: string; nodes: { html: string; failureSummary: string }[] }[] }> };
      };
      const { violations } = await axe.run();
      return violations.flatMap(({ id, nodes }) =>
        nodes.map(({ html, failureSummary }) => `${id}: ${html.slice(0, 200)} ${failureSummary.slice(0, 200)}`),
      );
    });
  }

  async frame(): Promise<Frame> {
    const element = await this.locator('body').elementHandle();
    return (await element.ownerFrame())!;
  }
}
