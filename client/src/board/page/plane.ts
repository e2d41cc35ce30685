/** A map with two numbers that vary: tiles that are asked for as they come into sight, drawn on a canvas. */
import type { MapPart } from '../../../../protocol/messages';
import type { Game } from './game';
import { ask } from './host';

export const LOST = '1';
export const WON = '2';
/** No such position, or not known yet. */
export const NO_CELL = '0';

/** Cells of a side of a tile. */
const TILE = 128;
/** Room for numbers at the left and at the bottom. */
const GUTTER = { left: 40, bottom: 18 };
const LEAST_UNIT = 1;
const MOST_UNIT = 32;
/** A press that moves further is no click. */
const SLACK = 4;

interface Cell {
  readonly x: number;
  readonly y: number;
}

export class Plane {
  cursor: Cell = { x: 0, y: 0 };
  private canvas: HTMLCanvasElement | undefined;
  private tiles = new Map<string, MapPart | undefined>();
  private least = 0;
  private at: readonly string[] = [];
  /** The cell at the bottom left corner, and the pixels of a cell. */
  private left = 0;
  private bottom = 0;
  private unit = 12;
  private pressed:
    | { readonly x: number; readonly y: number; readonly left: number; readonly bottom: number }
    | undefined;

  constructor(
    private readonly game: Game,
    private readonly changed: () => void,
  ) {}

  /**
   * Takes the map of another game, from its corner on; or, of the same, that of another position: what is in sight stays. So does
   * the cursor where the position is the same: the file has changed elsewhere, or comes in other colours.
   */
  begin({ least, at }: MapPart, isAnother: boolean): void {
    const isMoved = isAnother || at.join() !== this.at.join();
    if (isAnother) [this.left, this.bottom] = [least, least];
    this.tiles = new Map();
    this.least = least;
    this.at = at;
    const [x = 0, y = 0] = at.map(Number);
    if (isMoved) this.cursor = { x, y };
    this.left = Math.max(this.left, least);
    this.bottom = Math.max(this.bottom, least);
    this.bringIntoSight();
  }

  /** What is in sight, as whole cells. */
  frame(): { x: number; y: number; columns: number; rows: number } {
    const { width = 512, height = 384 } = this.canvas ?? {};
    return {
      x: this.left,
      y: this.bottom,
      columns: Math.max(1, Math.floor((width - GUTTER.left) / this.unit)),
      rows: Math.max(1, Math.floor((height - GUTTER.bottom) / this.unit)),
    };
  }

  outcomeAt(x: number, y: number): string {
    return this.tiles.get(nameOf(x, y))?.outcomes[this.indexOf(x, y)] ?? NO_CELL;
  }

  /** What the file claims of a position. */
  claimAt(x: number, y: number): string {
    return this.tiles.get(nameOf(x, y))?.claimed?.outcomes[this.indexOf(x, y)] ?? NO_CELL;
  }

  /** The positions in sight of which a claim is wrong; undefined where nothing is claimed. */
  differences(): Cell[] | undefined {
    const { x, y, columns, rows } = this.frame();
    if (![...this.tiles.values()].some((tile) => tile?.claimed)) return undefined;
    return range(y, rows).flatMap((row) =>
      range(x, columns)
        .filter((column) => isWrong(this.outcomeAt(column, row), this.claimAt(column, row)))
        .map((column) => ({ x: column, y: row })),
    );
  }

  /** Where a cell is in its tile. */
  private indexOf(x: number, y: number): number {
    const [left, bottom] = [Math.max(startOf(x), this.least), Math.max(startOf(y), this.least)];
    return (y - bottom) * (startOf(x) + TILE - left) + (x - left);
  }

  caseAt(x: number, y: number): number | undefined {
    return this.tiles.get(nameOf(x, y))?.cases.find((one) => one.x === x && one.y === y)?.number;
  }

  lostInColumn(x: number): number[] {
    const { y, rows } = this.frame();
    return range(y, rows).filter((row) => this.outcomeAt(x, row) === LOST);
  }

  lostInRow(y: number): number[] {
    const { x, columns } = this.frame();
    return range(x, columns).filter((column) => this.outcomeAt(column, y) === LOST);
  }

  draw(element?: Element): void {
    if (element instanceof HTMLCanvasElement && element !== this.canvas) {
      this.canvas = element;
      new ResizeObserver(() => this.fit()).observe(element);
    }
    this.fit();
  }

  private fit(): void {
    const { canvas } = this;
    // What is out of sight has no size; when it comes back, what was in sight is to be there again.
    if (!canvas || canvas.clientWidth === 0) return;
    const [width, height] = [Math.max(64, canvas.clientWidth), Math.max(64, canvas.clientHeight)];
    if (canvas.width !== width) canvas.width = width;
    if (canvas.height !== height) canvas.height = height;
    this.paint(canvas);
  }

  private paint(canvas: HTMLCanvasElement): void {
    const pen = canvas.getContext('2d')!;
    const { x, y, columns, rows } = this.frame();
    const inks = inksOf(canvas);
    pen.fillStyle = inks.background;
    pen.fillRect(0, 0, canvas.width, canvas.height);
    for (let row = y; row < y + rows; row++)
      for (let column = x; column < x + columns; column++) {
        const outcome = this.outcomeAt(column, row);
        if (outcome === NO_CELL) this.fetch(column, row);
        else this.paintCell(pen, inks, column, row, outcome);
      }
    this.paintMarks(pen, inks);
    this.paintNumbers(pen, inks);
  }

  private paintCell(pen: CanvasRenderingContext2D, inks: Inks, x: number, y: number, outcome: string): void {
    const [left, top] = this.cornerOf(x, y);
    const gap = this.unit > 5 ? 1 : 0;
    pen.fillStyle = outcome === LOST ? inks.lost : outcome === WON ? inks.won : inks.unknown;
    pen.fillRect(left, top, this.unit - gap, this.unit - gap);
    this.paintClaim(pen, inks, [left, top], outcome, this.claimAt(x, y));
  }

  /** A dot where it is claimed to be lost; where that is wrong, a cross, or all of a cell that has no room for one. */
  private paintClaim(
    pen: CanvasRenderingContext2D,
    inks: Inks,
    [left, top]: [number, number],
    outcome: string,
    claim: string,
  ): void {
    const { unit } = this;
    const middle = unit / 2;
    if (isWrong(outcome, claim)) {
      pen.fillStyle = inks.wrong;
      pen.strokeStyle = inks.wrong;
      pen.lineWidth = Math.max(2, unit / 8);
      if (unit < 8) pen.fillRect(left, top, unit, unit);
      else {
        const width = pen.lineWidth;
        pen.strokeStyle = inks.background;
        pen.lineWidth = width + 1;
        strokeCross(pen, left + 2, top + 2, unit - 5);
        pen.strokeStyle = inks.wrong;
        pen.lineWidth = width;
        strokeCross(pen, left + 2, top + 2, unit - 5);
      }
    } else if (claim === LOST && unit >= 8) {
      pen.fillStyle = inks.background;
      pen.beginPath();
      pen.arc(left + middle - 0.5, top + middle - 0.5, unit / 6, 0, 2 * Math.PI);
      pen.fill();
    }
  }

  /** The cases of the file, the position of the game, and the cursor. */
  private paintMarks(pen: CanvasRenderingContext2D, inks: Inks): void {
    pen.lineWidth = 2;
    pen.strokeStyle = inks.mark;
    for (const tile of this.tiles.values()) for (const { x, y } of tile?.cases ?? []) this.frameCell(pen, x, y, 0);
    const [x = -1, y = -1] = this.at.map(Number);
    this.frameCell(pen, x, y, 2);
    pen.strokeStyle = inks.cursor;
    this.frameCell(pen, this.cursor.x, this.cursor.y, 0);
    pen.globalAlpha = 0.35;
    const [left, top] = this.cornerOf(this.cursor.x, this.cursor.y);
    pen.strokeRect(left, -2, this.unit, pen.canvas.height + 4);
    pen.strokeRect(-2, top, pen.canvas.width + 4, this.unit);
    pen.globalAlpha = 1;
  }

  /** Some of the numbers of the columns and rows, on their gutters. */
  private paintNumbers(pen: CanvasRenderingContext2D, inks: Inks): void {
    const { x, y, columns, rows } = this.frame();
    const { width, height } = pen.canvas;
    const step = [1, 2, 5, 10, 20, 50, 100, 200, 500].find((one) => one * this.unit >= 36) ?? 1000;
    pen.fillStyle = inks.background;
    pen.fillRect(0, 0, GUTTER.left - 1, height);
    pen.fillRect(0, height - GUTTER.bottom + 1, width, GUTTER.bottom);
    pen.fillStyle = inks.ink;
    pen.font = '11px system-ui, sans-serif';
    pen.textAlign = 'center';
    for (let column = Math.ceil(x / step) * step; column < x + columns; column += step)
      pen.fillText(String(column), this.cornerOf(column, y)[0] + this.unit / 2, height - 5);
    pen.textAlign = 'right';
    for (let row = Math.ceil(y / step) * step; row < y + rows; row += step)
      pen.fillText(String(row), GUTTER.left - 5, this.cornerOf(x, row)[1] + this.unit / 2 + 4);
  }

  private frameCell(pen: CanvasRenderingContext2D, x: number, y: number, inset: number): void {
    const [left, top] = this.cornerOf(x, y);
    const side = Math.max(4, this.unit - 2 * inset);
    pen.strokeRect(left + inset, top + inset, side, side);
  }

  private cornerOf(x: number, y: number): [number, number] {
    const height = this.canvas?.height ?? 0;
    return [GUTTER.left + (x - this.left) * this.unit, height - GUTTER.bottom - (y - this.bottom + 1) * this.unit];
  }

  private cellAt({ offsetX, offsetY }: MouseEvent): Cell {
    const height = this.canvas?.height ?? 0;
    return {
      x: Math.max(this.least, this.left + Math.floor((offsetX - GUTTER.left) / this.unit)),
      y: Math.max(this.least, this.bottom + Math.floor((height - GUTTER.bottom - offsetY) / this.unit)),
    };
  }

  private fetch(x: number, y: number): void {
    const name = nameOf(x, y);
    const { tiles, game } = this;
    if (tiles.has(name) || !game.place || x < this.least || y < this.least) return;
    tiles.set(name, undefined);
    const [left, bottom] = [Math.max(startOf(x), this.least), Math.max(startOf(y), this.least)];
    const frame = { x: left, y: bottom, columns: startOf(x) + TILE - left, rows: startOf(y) + TILE - bottom };
    void ask('boardMap', { ...game.about, ...frame }).then((part) => {
      // Another game may have come meanwhile.
      if (!part || this.tiles !== tiles) return;
      tiles.set(name, part);
      this.changed();
    });
  }

  zoom(factor: number): void {
    const unit = Math.min(MOST_UNIT, Math.max(LEAST_UNIT, this.unit * factor));
    if (unit === this.unit) return;
    this.unit = unit;
    const { columns, rows } = this.frame();
    this.moveTo(this.cursor.x - Math.floor(columns / 2), this.cursor.y - Math.floor(rows / 2));
  }

  private moveTo(left: number, bottom: number): void {
    this.left = Math.max(this.least, left);
    this.bottom = Math.max(this.least, bottom);
    this.changed();
  }

  private bringIntoSight(): void {
    const { x, y, columns, rows } = this.frame();
    const { cursor } = this;
    if (cursor.x >= x && cursor.y >= y && cursor.x < x + columns && cursor.y < y + rows) {
      this.changed();
      return;
    }
    this.moveTo(cursor.x - Math.floor(columns / 2), cursor.y - Math.floor(rows / 2));
  }

  onKey(event: KeyboardEvent): void {
    const step = event.shiftKey ? 10 : 1;
    const { x, y } = this.cursor;
    const moves: Readonly<Record<string, Cell>> = {
      ArrowLeft: { x: x - step, y },
      ArrowRight: { x: x + step, y },
      ArrowUp: { x, y: y + step },
      ArrowDown: { x, y: y - step },
      Home: { x: this.least, y },
      End: { x, y: this.least },
    };
    const to = moves[event.key];
    if (to) {
      this.cursor = { x: Math.max(this.least, to.x), y: Math.max(this.least, to.y) };
      this.bringIntoSight();
    } else if (event.key === '+' || event.key === '=') this.zoom(2);
    else if (event.key === '-') this.zoom(0.5);
    else if (event.key === 'Enter') this.playHere();
    else return;
    event.preventDefault();
  }

  private playHere(): void {
    const { x, y } = this.cursor;
    if (this.outcomeAt(x, y) !== NO_CELL) this.game.beginAt([x, y]);
  }

  onDown(event: PointerEvent): void {
    this.canvas?.setPointerCapture(event.pointerId);
    this.pressed = { x: event.offsetX, y: event.offsetY, left: this.left, bottom: this.bottom };
  }

  onMove(event: PointerEvent): void {
    const { pressed } = this;
    if (!pressed) {
      this.cursor = this.cellAt(event);
      this.changed();
      return;
    }
    const [across, down] = [event.offsetX - pressed.x, event.offsetY - pressed.y];
    if (Math.abs(across) + Math.abs(down) <= SLACK) return;
    this.moveTo(pressed.left - Math.round(across / this.unit), pressed.bottom + Math.round(down / this.unit));
  }

  onUp(event: PointerEvent): void {
    const { pressed } = this;
    this.pressed = undefined;
    if (!pressed || Math.abs(event.offsetX - pressed.x) + Math.abs(event.offsetY - pressed.y) > SLACK) return;
    this.cursor = this.cellAt(event);
    this.playHere();
  }

  onLeave(): void {
    this.pressed = undefined;
  }

  onWheel(event: WheelEvent): void {
    event.preventDefault();
    this.zoom(event.deltaY < 0 ? 2 : 0.5);
  }
}

/** Tells whether a claim is another than what is known. */
export const isWrong = (outcome: string, claim: string): boolean =>
  claim !== NO_CELL && (outcome === LOST || outcome === WON) && claim !== outcome;

function strokeCross(pen: CanvasRenderingContext2D, left: number, top: number, side: number): void {
  pen.beginPath();
  pen.moveTo(left, top);
  pen.lineTo(left + side, top + side);
  pen.moveTo(left + side, top);
  pen.lineTo(left, top + side);
  pen.stroke();
}

const startOf = (number: number): number => Math.floor(number / TILE) * TILE;
const nameOf = (x: number, y: number): string => `${startOf(x)} ${startOf(y)}`;
const range = (from: number, count: number): number[] => Array.from({ length: count }, (_, index) => from + index);

interface Inks {
  readonly background: string;
  readonly ink: string;
  readonly lost: string;
  readonly won: string;
  readonly unknown: string;
  readonly wrong: string;
  readonly mark: string;
  readonly cursor: string;
}

/** The colours that the style sheet gives the canvas. */
function inksOf(canvas: HTMLCanvasElement): Inks {
  const style = getComputedStyle(canvas);
  const ink = (name: string, otherwise: string): string => style.getPropertyValue(`--map-${name}`).trim() || otherwise;
  return {
    background: ink('background', '#808080'),
    ink: style.color,
    lost: ink('lost', '#2f9e58'),
    won: ink('won', '#d0d0d0'),
    unknown: ink('unknown', '#909090'),
    wrong: ink('wrong', '#d13438'),
    mark: ink('mark', '#b5530b'),
    cursor: ink('cursor', '#1f6fb8'),
  };
}
