/** The picture that moves are made on: by the mouse, or with the keyboard. */
import type { BoardState, Choices } from '../../../../protocol/messages';

/** The choices of the piece that an event is about. */
export function choicesAt({ next }: BoardState, target: EventTarget | null): Choices | undefined {
  const spot = target instanceof Element ? target.closest('[data-piece]') : null;
  const piece = spot?.getAttribute('data-piece');
  return piece === undefined || piece === null ? undefined : next?.spots.find((one) => one.piece === piece)?.choices;
}

const spotsIn = (picture: Element): SVGElement[] => [...picture.querySelectorAll<SVGElement>('[data-piece]')];

/** The name of the piece that has the focus. */
export const focusedPiece = (): string | undefined =>
  document.activeElement?.closest('[data-piece]')?.getAttribute('data-piece') ?? undefined;

/**
 * One piece at a time can be reached by Tab; from there, arrow keys lead to the others. A piece that had the focus in an
 * earlier picture gives it to the piece of its name, or to the first one.
 */
export function makeReachable(picture: Element, focused: string | undefined): void {
  const spots = spotsIn(picture);
  const named = spots.find((spot) => spot.getAttribute('data-piece') === focused);
  const first = named ?? spots.find((spot) => spot.getAttribute('tabindex') === '0') ?? spots[0];
  first?.setAttribute('tabindex', '0');
  if (focused !== undefined && focusedPiece() === undefined) first?.focus();
}

let shown = '';
let tallest = 0;

/** Keeps the picture as high as it has been in a game, so that what is below stays where it is. */
export function keepHeight(picture: HTMLElement, game: string): void {
  if (game !== shown) [shown, tallest] = [game, 0];
  tallest = Math.max(tallest, picture.firstElementChild?.getBoundingClientRect().height ?? 0);
  picture.style.minHeight = `${tallest}px`;
}

const ARROWS: Readonly<Record<string, readonly [number, number]>> = {
  ArrowLeft: [-1, 0],
  ArrowRight: [1, 0],
  ArrowUp: [0, -1],
  ArrowDown: [0, 1],
};

/** Moves the focus to the nearest piece in the direction of an arrow key; says whether it was one. */
export function moveFocus(picture: Element, { key, target }: KeyboardEvent): boolean {
  const direction = ARROWS[key];
  const from = target instanceof Element ? target.closest('[data-piece]') : null;
  if (!direction || !from) return false;
  const next = nearest(spotsIn(picture), from, direction);
  if (next) {
    for (const spot of spotsIn(picture)) spot.setAttribute('tabindex', spot === next ? '0' : '-1');
    next.focus();
  }
  return true;
}

function nearest(
  spots: readonly SVGElement[],
  from: Element,
  [x, y]: readonly [number, number],
): SVGElement | undefined {
  const here = middleOf(from);
  let [best, least]: [SVGElement | undefined, number] = [undefined, Infinity];
  for (const spot of spots) {
    const there = middleOf(spot);
    const [across, down] = [there.x - here.x, there.y - here.y];
    const along = across * x + down * y;
    // What lies more to the side than ahead is not meant.
    const aside = Math.abs(across * y) + Math.abs(down * x);
    if (spot === from || along <= 1) continue;
    const distance = along + 3 * aside;
    if (distance < least) [best, least] = [spot, distance];
  }
  return best;
}

function middleOf(element: Element): { x: number; y: number } {
  const { left, top, width, height } = element.getBoundingClientRect();
  return { x: left + width / 2, y: top + height / 2 };
}
