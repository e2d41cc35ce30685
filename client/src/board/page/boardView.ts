/** What the board looks like. */
import { VscodeTextfield } from '@vscode-elements/elements/dist/vscode-textfield/vscode-textfield.js';
import { html, nothing, type TemplateResult } from 'lit';
import { unsafeHTML } from 'lit/directives/unsafe-html.js';
import type { BoardMove, BoardState, NextChoice } from '../../../../protocol/messages';
import type { Words } from '../messages';
import { copyAs, copyAsPng } from './copies';
import type { Dragging } from './drag';
import { filled } from './filled';
import type { Game, Mode } from './game';
import { choicesAt, moveFocus } from './picture';

const MODES: readonly Mode[] = ['first', 'second', 'two', 'watch'];

/** More numbers that may be chosen are typed. */
const MOST_BUTTONS = 12;

export function boardView(
  game: Game,
  words: Words,
  note: string,
  tell: (sentence: string) => void,
  dragging: Dragging,
): TemplateResult {
  const { state } = game;
  if (!state) return html`<p class="empty">${words.nothing}</p>`;
  const said = [game.said, note].filter(Boolean).join(' ');
  // The group says nothing of what arrow keys do to it.
  const onMode = ({ currentTarget }: Event): void => {
    const radios = [...(currentTarget as Element).querySelectorAll('vscode-radio')];
    const mode = radios.find(({ checked }) => checked)?.value;
    if (mode !== undefined && mode !== game.mode) game.setMode(mode as Mode);
  };
  return html`
    <div class="settings">
      <vscode-radio-group aria-label=${words.mode} @change=${onMode} @keyup=${onMode}>
        ${MODES.map(
          (mode) =>
            html`<vscode-radio
              name="mode"
              value=${mode}
              label=${words[mode]}
              ?checked=${mode === game.mode}
            ></vscode-radio>`,
        )}
      </vscode-radio-group>
      <vscode-checkbox
        label=${words.verdicts}
        ?checked=${game.hasVerdicts}
        @change=${(event: Event) => game.setVerdicts((event.target as HTMLInputElement).checked)}
      ></vscode-checkbox>
    </div>
    <p class="position">${state.position}</p>
    ${state.verdict === undefined ? nothing : html`<p class="verdict">${state.verdict}</p>`}
    ${pictureView(game, state, dragging)}
    <p class="turn">${turnWords(game, state, words)}</p>
    <div class="next">${game.isPersons && state.next ? choiceView(game, state, state.next, words) : nothing}</div>
    ${commandsView(game, state, words)}
    <div role="status">
      <p class="live">${said}</p>
      ${game.lesson === '' ? nothing : html`<p class="lesson">${game.lesson}</p>`}
      ${game.hint === '' ? nothing : html`<p class="hint">${game.hint}</p>`}
    </div>
    ${movesView(game, state, words)} ${historyView(game, state, words)} ${exportsView(game, state, words, tell)}
  `;
}

function turnWords(game: Game, state: BoardState, words: Words): string {
  if (state.ending !== undefined) return game.ending;
  const prompt = state.next?.prompt ?? '';
  if (game.mode === 'two' || game.mode === 'watch') return filled(words.toMove, game.nameOf(state.turn), prompt);
  if (!game.isPersons) return words.programMove;
  return state.hasNames ? filled(words.yourMoveAs, state.players[state.turn]!, prompt) : filled(words.yourMove, prompt);
}

function pictureView(game: Game, state: BoardState, dragging: Dragging): TemplateResult {
  const onKey = (event: KeyboardEvent): void => {
    const choices = event.key === 'Enter' || event.key === ' ' ? choicesAt(state, event.target) : undefined;
    if (choices) void game.choose(choices);
    if (event.key === 'Escape' && state.chosen.length > 0) game.cancel();
    if (choices || moveFocus(event.currentTarget as Element, event)) event.preventDefault();
  };
  const onClick = (event: Event): void => {
    const choices = dragging.isClick() ? choicesAt(state, event.target) : undefined;
    if (choices) void game.choose(choices);
  };
  return html`<div
    class=${game.isPersons ? 'picture open' : 'picture'}
    data-chosen=${state.chosen.join(' ')}
    @click=${onClick}
    @keydown=${onKey}
    @pointerdown=${(event: PointerEvent) => dragging.onDown(event)}
    @pointermove=${(event: PointerEvent) => dragging.onMove(event)}
    @pointerup=${(event: PointerEvent) => dragging.onUp(event)}
    @lostpointercapture=${dragging.onLost}
  >
    ${unsafeHTML(state.svg)}
  </div>`;
}

/** The numbers and the other choices that are not in the picture. */
function choiceView(game: Game, state: BoardState, next: NextChoice, words: Words): TemplateResult {
  const { number, buttons } = next;
  const few = number?.only && number.only.length <= MOST_BUTTONS ? number.only : undefined;
  const take = (group: Element): void => {
    const field = group.querySelector('vscode-textfield');
    const value = field?.value.trim() ?? '';
    if (!field || value === '') return;
    field.value = '';
    void game.choose([value]);
  };
  const onKey = (event: KeyboardEvent): void => {
    if (event.key === 'Enter' && event.target instanceof VscodeTextfield) take(event.currentTarget as Element);
    if (event.key === 'Escape' && state.chosen.length > 0) game.cancel();
  };
  return html`<div class="choice" role="group" aria-label=${next.prompt} @keydown=${onKey}>
    ${few?.map((one) => button(one, () => void game.choose([one])))}
    ${number && !few ? numberView(next, words, take) : nothing}
    ${buttons.map(({ label, choices }) => button(label, () => void game.choose(choices)))}
    ${state.chosen.length > 0 ? button(words.cancel, () => game.cancel()) : nothing}
  </div>`;
}

function numberView({ prompt, number }: NextChoice, words: Words, take: (group: Element) => void): TemplateResult {
  const onClick = (event: Event): void => take((event.currentTarget as Element).parentElement!);
  return html`<vscode-textfield
      label=${prompt}
      placeholder=${filled(words.number, number?.from ?? '', number?.to ?? '')}
      inputmode="numeric"
    ></vscode-textfield>
    <vscode-button @click=${onClick}>${words.choose}</vscode-button>`;
}

const button = (label: string, run: () => void, isOpen = true): TemplateResult =>
  html`<vscode-button secondary ?disabled=${!isOpen} @click=${run}>${label}</vscode-button>`;

function commandsView(game: Game, state: BoardState, words: Words): TemplateResult {
  return html`<div class="commands" role="group" aria-label=${words.board}>
    ${button(words.hint, () => game.tellHint(), state.ending === undefined && game.isPersons)}
    ${button(words.undo, () => game.undo(), game.canUndo)} ${button(words.redo, () => game.redo(), game.canRedo)}
    ${button(words.restart, () => game.restart(), state.made.length > 0)}
  </div>`;
}

function movesView(game: Game, { moves, hasMoreMoves }: BoardState, words: Words): TemplateResult {
  if (moves.length === 0) return html``;
  return html`<details class="moves">
    <summary>${words.all}</summary>
    <ul>
      ${moves.map((move) => html`<li>${moveView(game, move, words)}</li>`)}
    </ul>
    ${hasMoreMoves ? html`<p>${words.more}</p>` : nothing}
  </details>`;
}

function moveView(game: Game, { choices, text, leaves, wins }: BoardMove, words: Words): TemplateResult {
  const verdict = wins === undefined ? '' : wins ? words.wins : words.loses;
  return html`<button
    type="button"
    class=${wins === undefined ? 'move' : wins ? 'move wins' : 'move loses'}
    ?disabled=${!game.isPersons}
    @click=${() => void game.play(choices)}
  >
    <span>${text}</span>${leavesView(leaves, words)}<span class="mark">${verdict}</span>
  </button>`;
}

const leavesView = (leaves: string, words: Words) =>
  leaves === '' ? nothing : html`<span class="leaves">${filled(words.leaves, leaves)}</span>`;

function historyView(game: Game, { made }: BoardState, words: Words): TemplateResult {
  if (made.length === 0) return html``;
  return html`<section aria-label=${words.game}>
    <h2>${words.game}</h2>
    <ol class="history">
      ${made.map(
        ({ player, text, leaves }) =>
          html`<li>${filled(words.cell, game.nameOf(player), text)} ${leavesView(leaves, words)}</li>`,
      )}
    </ol>
  </section>`;
}

function exportsView(game: Game, state: BoardState, words: Words, tell: (sentence: string) => void): TemplateResult {
  const copy = (done: Promise<boolean>): void => void done.then((isCopied) => isCopied && tell(words.copied));
  return html`<div class="exports" role="group" aria-label=${words.copySvg}>
    ${button(words.replace, () => game.write('replacement'), state.isWritable)}
    ${button(words.add, () => game.write('case'), state.isWritable)}
    ${button(words.copySvg, () => copy(copyAs(game, 'svg')))} ${button(words.copyPng, () => copy(copyAsPng(game)))}
    ${button(words.copyText, () => copy(copyAs(game, 'text')))}
  </div>`;
}
