/** The map: a strip of positions with one number that varies, or a plane with two. */
import { html, nothing, type TemplateResult } from 'lit';
import { ref } from 'lit/directives/ref.js';
import type { MapPart } from '../../../../protocol/messages';
import type { Words } from '../messages';
import { base64Of, blobOf } from './copies';
import { filled } from './filled';
import type { Game } from './game';
import { ask, post } from './host';
import { LOST, NO_CELL, Plane, WON } from './plane';
import { themeNow } from './theme';

/** How many positions of a strip are shown. */
const STRIP = 120;

export class MapView {
  private part: MapPart | undefined;
  private readonly plane: Plane;
  /** The game that the part was asked for. */
  private shown = '';

  constructor(
    private readonly game: Game,
    private readonly words: Words,
    private readonly changed: () => void,
  ) {
    this.plane = new Plane(game, () => this.changed());
  }

  /** Asks for the map anew if the game is another one. */
  look(): void {
    const { state, place } = this.game;
    const shown = `${place?.uri ?? ''} ${state?.start ?? ''} ${state?.position ?? ''}`;
    if (!state || shown === this.shown) return;
    this.shown = shown;
    void this.fetch(shown);
  }

  private async fetch(shown: string): Promise<void> {
    const part = await ask('boardMap', { ...this.game.about, x: 0, y: 0, columns: STRIP, rows: 1 });
    if (shown !== this.shown) return;
    this.part = part ?? undefined;
    if (part?.names.length === 2) this.plane.begin(part);
    this.changed();
  }

  /** Forgets what was drawn: the text or the colours are other ones. */
  forget(): void {
    this.shown = '';
  }

  view(): TemplateResult {
    const { part, words } = this;
    if (!part) return html`<p class="empty">${words.nothing}</p>`;
    return html`
      ${part.names.length === 1 ? this.stripView(part) : this.planeView(part)}
      <div class="exports" role="group" aria-label=${words.map}>
        ${this.button(words.svg, () => void this.save('svg'))} ${this.button(words.csv, () => void this.save('csv'))}
        ${part.names.length === 2 ? this.button(words.png, () => void this.savePng()) : nothing}
      </div>
    `;
  }

  private button(label: string, run: () => void): TemplateResult {
    return html`<vscode-button secondary @click=${run}>${label}</vscode-button>`;
  }

  private stripView({ names, least, outcomes, values, at, period, cases }: MapPart): TemplateResult {
    const { words } = this;
    const caseAt = new Map(cases.map(({ x, number }) => [x, number]));
    const cells = Array.from(outcomes).map((outcome, index) => {
      const x = least + index;
      const verdict = outcome === LOST ? words.loses : outcome === WON ? words.wins : words.unknown;
      const value = values?.[index];
      const classes = ['cell', outcome === LOST ? 'lost' : '', String(x) === at[0] ? 'here' : ''];
      const marked = caseAt.get(x);
      const label = `${names[0]!} ${x}: ${verdict}${marked === undefined ? '' : ` (${filled(words.case, marked)})`}`;
      return html`<li class=${this.isOddPeriod(period, x) ? 'odd' : ''}>
        <span class="number">${x}</span>
        <button
          type="button"
          class=${classes.join(' ')}
          title=${label}
          aria-label=${label}
          @click=${() => this.game.beginAt([x])}
        >
          ${value === undefined || value < 0 ? '·' : value}
        </button>
        <span class="number">${marked === undefined ? '' : `#${marked}`}</span>
      </li>`;
    });
    return html`<p>${words.stripHelp}</p>
      <ol class="strip">
        ${cells}
      </ol>
      ${period ? html`<p>${filled(words.period, period.from, period.length)}</p>` : nothing}`;
  }

  private isOddPeriod(period: MapPart['period'], x: number): boolean {
    return (
      period !== undefined &&
      x >= Number(period.from) &&
      Math.floor((x - Number(period.from)) / Number(period.length)) % 2 === 1
    );
  }

  private planeView({ names }: MapPart): TemplateResult {
    const { plane, words } = this;
    return html`<p>${words.mapHelp}</p>
      <canvas
        class="plane"
        tabindex="0"
        role="application"
        aria-label=${words.map}
        aria-describedby="here"
        ${ref((canvas) => plane.draw(canvas))}
        @keydown=${(event: KeyboardEvent) => plane.onKey(event)}
        @pointerdown=${(event: PointerEvent) => plane.onDown(event)}
        @pointermove=${(event: PointerEvent) => plane.onMove(event)}
        @pointerup=${(event: PointerEvent) => plane.onUp(event)}
        @pointerleave=${() => plane.onLeave()}
        @wheel=${(event: WheelEvent) => plane.onWheel(event)}
      ></canvas>
      <p id="here" aria-live="polite">${this.here(names)}</p>
      <p class="section">${this.section(names)}</p>
      <div class="commands" role="group" aria-label=${words.map}>
        ${this.button(words.zoomIn, () => plane.zoom(2))} ${this.button(words.zoomOut, () => plane.zoom(0.5))}
      </div>`;
  }

  private here([across, up]: readonly string[]): string {
    const { words, plane } = this;
    const { x, y } = plane.cursor;
    const outcome = plane.outcomeAt(x, y);
    const verdict = outcome === LOST ? words.loses : outcome === WON ? words.wins : words.unknown;
    const marked = plane.caseAt(x, y);
    const place = `${across} = ${x}, ${up} = ${y}`;
    return outcome === NO_CELL
      ? place
      : filled(words.cell, marked === undefined ? place : `${place} (${filled(words.case, marked)})`, verdict);
  }

  /** The lost positions that differ from the cursor’s in one number alone, as far as they are in sight. */
  private section([across, up]: readonly string[]): string {
    const { words, plane } = this;
    const { x, y } = plane.cursor;
    const list = (numbers: readonly number[]): string => (numbers.length === 0 ? '–' : numbers.join(', '));
    return [
      filled(words.lostHere, across!, x, list(plane.lostInColumn(x))),
      filled(words.lostHere, up!, y, list(plane.lostInRow(y))),
    ].join(' · ');
  }

  private async save(as: 'svg' | 'csv'): Promise<void> {
    const isPlane = this.part?.names.length === 2;
    const frame = isPlane ? this.plane.frame() : { x: 0, y: 0, columns: STRIP, rows: 1 };
    const part = await ask('boardMap', { ...this.game.about, ...frame, as, theme: themeNow() });
    if (part?.file !== undefined) post({ kind: 'save', name: `map.${as}`, text: part.file });
  }

  private async savePng(): Promise<void> {
    const canvas = document.querySelector<HTMLCanvasElement>('canvas.plane');
    if (canvas) post({ kind: 'save', name: 'map.png', base64: await base64Of(await blobOf(canvas)) });
  }
}
