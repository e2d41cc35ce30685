/** Pieces that are dragged to where they go. To drag is to choose twice: what the piece stands for, then where it is left. */
import type { Choices } from '../../../../protocol/messages';
import type { Game } from './game';
import { choicesAt } from './picture';
import { prefersStillness } from './theme';

/** A press that moves no further is a click. */
const SLACK = 4;

interface Point {
  readonly x: number;
  readonly y: number;
}

interface Pressed {
  readonly from: Point;
  readonly piece: Element;
  /** What choosing the piece adds; none if it is held already. */
  readonly choices: Choices;
}

interface Drag extends Pressed {
  readonly ghost: SVGElement;
  /** The choices that stand while it is dragged. */
  readonly chosen: string;
  /** Ends when what may be chosen next is shown. */
  readonly isShown: Promise<void>;
  /** Whether the pointer has let it go. */
  isLeft: boolean;
}

export class Dragging {
  private pressed: Pressed | undefined;
  private drag: Drag | undefined;
  /** The browser makes a click of what was a drag. */
  private isClickMeant = true;

  constructor(private readonly game: Game) {}

  /** Tells whether a click is one, and not the end of a drag. */
  isClick(): boolean {
    const { isClickMeant } = this;
    this.isClickMeant = true;
    return isClickMeant;
  }

  onDown({ target, button, isPrimary, clientX, clientY }: PointerEvent): void {
    this.isClickMeant = true;
    this.pressed = undefined;
    const { state, isPersons } = this.game;
    const piece = target instanceof Element ? target.closest('[data-carried]') : null;
    if (this.drag || !piece || !state || !isPersons || !isPrimary || button !== 0) return;
    this.pressed = { from: { x: clientX, y: clientY }, piece, choices: choicesAt(state, piece) ?? [] };
  }

  onMove(event: PointerEvent): void {
    const at = { x: event.clientX, y: event.clientY };
    const { pressed } = this;
    if (pressed && Math.hypot(at.x - pressed.from.x, at.y - pressed.from.y) > SLACK)
      this.begin(pressed, event.currentTarget as Element, event.pointerId);
    if (!this.drag || this.drag.isLeft) return;
    moveTo(this.drag.ghost, { x: at.x - this.drag.from.x, y: at.y - this.drag.from.y });
    markTarget(this.game, at);
  }

  onUp(event: PointerEvent): void {
    this.pressed = undefined;
    if (!this.drag || this.drag.isLeft) return;
    this.drag.isLeft = true;
    void this.drop(this.drag, { x: event.clientX, y: event.clientY });
  }

  /** Leaves everything as it was before the drag. */
  readonly cancel = (): void => {
    this.pressed = undefined;
    if (this.drag) this.giveUp(this.drag);
  };

  /** What the browser takes away is given up. */
  readonly onLost = (): void => {
    if (this.drag?.isLeft === false) this.cancel();
  };

  private readonly onKey = (event: KeyboardEvent): void => {
    if (event.key !== 'Escape') return;
    event.preventDefault();
    this.cancel();
  };

  private begin(pressed: Pressed, picture: Element, pointer: number): void {
    const { game } = this;
    this.pressed = undefined;
    const ghost = ghostOf(pressed.piece);
    if (!ghost || !game.isPersons) return;
    picture.setPointerCapture(pointer);
    picture.toggleAttribute('data-dragging', true);
    document.addEventListener('keydown', this.onKey);
    const chosen = [...(game.state?.chosen ?? []), ...pressed.choices].join(' ');
    const isShown = pressed.choices.length > 0 ? game.choose(pressed.choices) : Promise.resolve();
    this.drag = { ...pressed, ghost, chosen, isShown, isLeft: false };
    this.isClickMeant = false;
  }

  /** The piece stays where it is left until the picture shows it there. */
  private async drop(drag: Drag, at: Point): Promise<void> {
    const { game } = this;
    await drag.isShown;
    if (this.drag !== drag) return;
    const { state } = game;
    const spot = spotAt(at);
    const choices = state && game.isPersons && state.chosen.join(' ') === drag.chosen && choicesAt(state, spot);
    if (!spot || !choices) {
      this.giveUp(drag);
      return;
    }
    centre(drag.ghost, spot);
    await game.choose(choices);
    this.end(drag);
    drag.ghost.remove();
  }

  private giveUp(drag: Drag): void {
    this.end(drag);
    if (drag.choices.length > 0) void drag.isShown.then(() => this.game.cancel());
    const { ghost } = drag;
    if (prefersStillness()) ghost.remove();
    else goBack(ghost);
  }

  private end(drag: Drag): void {
    if (this.drag !== drag) return;
    this.drag = undefined;
    document.removeEventListener('keydown', this.onKey);
    document.querySelector('[data-dragging]')?.removeAttribute('data-dragging');
    unmark();
  }
}

/** The picture without all but the piece, above the page, in the same place. */
function ghostOf(piece: Element): SVGElement | undefined {
  const picture = piece.closest('svg');
  if (!picture) return undefined;
  const { left, top, width, height } = picture.getBoundingClientRect();
  const ghost = picture.cloneNode(false) as SVGElement;
  ghost.append(...[...piece.children].filter(({ tagName }) => tagName !== 'title').map((shape) => shape.cloneNode()));
  for (const name of ['role', 'aria-label']) ghost.removeAttribute(name);
  ghost.setAttribute('aria-hidden', 'true');
  ghost.setAttribute('class', 'ghost');
  Object.assign(ghost.style, { left: `${left}px`, top: `${top}px`, width: `${width}px`, height: `${height}px` });
  document.body.append(ghost);
  return ghost;
}

const moveTo = (ghost: SVGElement, { x, y }: Point): void => {
  ghost.style.transform = `translate(${x}px, ${y}px)`;
};

function goBack(ghost: SVGElement): void {
  ghost.classList.add('back');
  ghost.addEventListener('transitionend', () => ghost.remove());
  // There is no transition where it is back already.
  setTimeout(() => ghost.remove(), 300);
  moveTo(ghost, { x: 0, y: 0 });
}

/** Moves the ghost to the middle of a piece. */
function centre(ghost: SVGElement, spot: Element): void {
  const [there, here] = [spot.getBoundingClientRect(), ghost.firstElementChild!.getBoundingClientRect()];
  const matrix = new DOMMatrix(getComputedStyle(ghost).transform);
  moveTo(ghost, {
    x: matrix.e + there.left + there.width / 2 - here.left - here.width / 2,
    y: matrix.f + there.top + there.height / 2 - here.top - here.height / 2,
  });
}

const spotAt = ({ x, y }: Point): Element | null => document.elementFromPoint(x, y)?.closest('[data-piece]') ?? null;

function markTarget({ state }: Game, at: Point): void {
  const spot = spotAt(at);
  if (spot?.classList.contains('wm-target')) return;
  unmark();
  if (state && choicesAt(state, spot)) spot?.classList.add('wm-target');
}

const unmark = (): void => {
  for (const spot of document.querySelectorAll('.wm-target')) spot.classList.remove('wm-target');
};
