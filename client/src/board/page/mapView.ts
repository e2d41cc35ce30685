/** The map: a strip of positions with one number that varies, or a plane with two. */
import { html, nothing, type TemplateResult } from 'lit';
import { ref } from 'lit/directives/ref.js';
import type { MapPart } from '../../../../protocol/messages';
import type { Words } from '../messages';
import { base64Of, blobOf } from './copies';
import { filled } from './filled';
import type { Game } from './game';
import { ask, post } from './host';
import { NO_CELL, Plane } from './plane';
import { claimWords, Strip, verdictOf } from './strip';
import { themeNow } from './theme';

export class MapView {
  private part: MapPart | undefined;
  private readonly plane: Plane;
  private readonly strip: Strip;
  /** The game that the part was asked for. */
  private shown = '';
  /** The file and what varies on its map. */
  private charted = '';

  constructor(
    private readonly game: Game,
    private readonly words: Words,
    private readonly changed: () => void,
  ) {
    this.plane = new Plane(game, () => this.changed());
    const goOn = (): void => void this.fetch(this.shown);
    this.strip = new Strip(words, goOn, (x) => this.game.beginAt([x]));
  }

  /** Asks for the map anew if the game is another one. */
  look(): void {
    const { state, place } = this.game;
    const shown = `${place?.uri ?? ''} ${state?.start ?? ''} ${state?.position ?? ''}`;
    if (!state || shown === this.shown) return;
    this.shown = shown;
    void this.fetchAround(shown);
  }

  private async fetch(shown: string): Promise<void> {
    const part = await ask('boardMap', { ...this.game.about, ...this.strip.frame });
    if (shown !== this.shown) return;
    this.part = part ?? undefined;
    if (part?.names.length === 2) this.plane.begin(part, this.isAnother(part));
    this.changed();
  }

  private isAnother({ names }: MapPart): boolean {
    const before = this.charted;
    this.charted = [this.game.place?.uri, ...names].join(' ');
    return before !== this.charted;
  }

  private async fetchAround(shown: string): Promise<void> {
    await this.fetch(shown);
    const { part } = this;
    if (shown === this.shown && part?.names.length === 1 && this.strip.bringIntoSight(part)) await this.fetch(shown);
  }

  /** Forgets what was drawn: the text or the colours are other ones. */
  forget(): void {
    this.shown = '';
  }

  view(): TemplateResult {
    const { part, words } = this;
    if (!part) return html`<p class="empty">${words.nothing}</p>`;
    return html`
      ${part.names.length === 1 ? this.strip.view(part) : this.planeView(part)}
      <div class="exports" role="group" aria-label=${words.map}>
        ${this.button(words.svg, () => void this.save('svg'))} ${this.button(words.csv, () => void this.save('csv'))}
        ${part.names.length === 2 ? this.button(words.png, () => void this.savePng()) : nothing}
      </div>
    `;
  }

  private button(label: string, run: () => void): TemplateResult {
    return html`<vscode-button secondary @click=${run}>${label}</vscode-button>`;
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
        title=${this.here(names)}
        ${ref((canvas) => plane.draw(canvas))}
        @keydown=${(event: KeyboardEvent) => plane.onKey(event)}
        @pointerdown=${(event: PointerEvent) => plane.onDown(event)}
        @pointermove=${(event: PointerEvent) => plane.onMove(event)}
        @pointerup=${(event: PointerEvent) => plane.onUp(event)}
        @pointerleave=${() => plane.onLeave()}
        @wheel=${(event: WheelEvent) => plane.onWheel(event)}
      ></canvas>
      <p class="axes" aria-hidden="true">${names[0]} → · ${names[1]} ↑</p>
      <p id="here" aria-live="polite">${this.here(names)}</p>
      <p class="section">${this.section(names)}</p>
      ${this.claimView()}
      <div class="commands" role="group" aria-label=${words.map}>
        ${this.button(words.zoomIn, () => plane.zoom(2))} ${this.button(words.zoomOut, () => plane.zoom(0.5))}
      </div>`;
  }

  private here([across, up]: readonly string[]): string {
    const { words, plane } = this;
    const { x, y } = plane.cursor;
    const outcome = plane.outcomeAt(x, y);
    const marked = plane.caseAt(x, y);
    const place = `${across} = ${x}, ${up} = ${y}`;
    if (outcome === NO_CELL) return place;
    const where = marked === undefined ? place : filled(words.inCase, place, filled(words.case, marked));
    const told = filled(words.cell, where, verdictOf(words, outcome));
    const claim = plane.claimAt(x, y);
    return claim === NO_CELL ? told : filled(words.claimed, told, verdictOf(words, claim));
  }

  private claimView(): TemplateResult | typeof nothing {
    const wrong = this.plane.differences();
    if (!wrong) return nothing;
    const { words } = this;
    return html`<p class="claims">
      ${words.claimHelp}
      ${claimWords(
        words,
        wrong.map(({ x, y }) => `(${x}, ${y})`),
      )}
    </p>`;
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
    const frame = isPlane ? this.plane.frame() : this.strip.frame;
    const part = await ask('boardMap', { ...this.game.about, ...frame, as, theme: themeNow() });
    if (part?.file !== undefined) post({ kind: 'save', name: `map.${as}`, text: part.file });
  }

  private async savePng(): Promise<void> {
    const canvas = document.querySelector<HTMLCanvasElement>('canvas.plane');
    if (canvas) post({ kind: 'save', name: 'map.png', base64: await base64Of(await blobOf(canvas)) });
  }
}
