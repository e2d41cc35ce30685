/** A map with one number that varies: a stretch of positions in a row, each a button. */
import { html, nothing, type TemplateResult } from 'lit';
import type { MapPart } from '../../../../protocol/messages';
import type { Words } from '../messages';
import { filled } from './filled';
import { isWrong, LOST, NO_CELL, WON } from './plane';

/** How many positions are shown. */
const SHOWN = 120;
/** Numbers from here on are not looked at. */
const LAST = 1e12;

export class Strip {
  /** The first number. */
  from = 0;
  /** The one that can be reached by Tab. */
  private cursor = 0;

  constructor(
    private readonly words: Words,
    private readonly goOn: (from: number) => void,
    private readonly playFrom: (x: number) => void,
  ) {}

  get frame(): { x: number; y: number; columns: number; rows: number } {
    return { x: this.from, y: 0, columns: SHOWN, rows: 1 };
  }

  /** Brings the number of the position into sight; tells whether another part is to be asked for. */
  bringIntoSight({ at, least }: MapPart): boolean {
    const here = Number(at[0]);
    this.cursor = Math.max(least, here);
    const isInSight = here < Math.max(this.from, least) + SHOWN && here >= this.from;
    if (isInSight || here >= LAST) return false;
    this.from = Math.max(least, here - (here % (SHOWN / 2)));
    return true;
  }

  view(part: MapPart): TemplateResult {
    const { words } = this;
    const { least, outcomes, period, claimed } = part;
    const first = Math.max(least, this.from);
    const focusable = this.cursor >= first && this.cursor < first + outcomes.length ? this.cursor : first;
    const cells = Array.from(outcomes, (outcome, index) => this.cell(part, first + index, index, outcome, focusable));
    const wrong = Array.from(outcomes, (_, index) => index).filter((index) => isWrongAt(part, index));
    return html`<p>${words.stripHelp}</p>
      <ol class="strip" @keydown=${(event: KeyboardEvent) => this.onKey(event)}>
        ${cells}
      </ol>
      <p class="axes" aria-hidden="true">${part.names[0]} →</p>
      ${
        claimed
          ? html`<p class="claims">
              ${claimWords(
                words,
                wrong.map((index) => String(first + index)),
              )}
            </p>`
          : nothing
      }
      ${period ? html`<p>${filled(words.period, period.from, period.length)}</p>` : nothing}
      <div class="commands" role="group" aria-label=${words.map}>
        <vscode-button secondary ?disabled=${first <= least} @click=${() => this.page(-1, least)}>
          ${words.smaller}
        </vscode-button>
        <vscode-button secondary ?disabled=${first + SHOWN >= LAST} @click=${() => this.page(1, least)}>
          ${words.larger}
        </vscode-button>
      </div>`;
  }

  private cell(part: MapPart, x: number, index: number, outcome: string, focusable: number): TemplateResult {
    const { words } = this;
    const { names, values, at, cases, period } = part;
    const value = values?.[index];
    const marked = cases.find((one) => one.x === x)?.number;
    const hasValue = value !== undefined && value >= 0;
    const won = verdictOf(words, outcome);
    const verdict = filled(words.cell, `${names[0]!} = ${x}`, hasValue ? filled(words.value, won, value) : won);
    const told = marked === undefined ? verdict : filled(words.inCase, verdict, filled(words.case, marked));
    const claim = claimText(part, index, words);
    const label = claim === '' ? told : filled(words.claimed, told, claim);
    const classes = ['cell', outcome === LOST ? 'lost' : '', String(x) === at[0] ? 'here' : ''];
    return html`<li class=${isOdd(period, x) ? 'odd' : ''}>
      <span class="number">${x}</span>
      <button
        type="button"
        class=${classes.join(' ')}
        title=${label}
        aria-label=${label}
        tabindex=${x === focusable ? 0 : -1}
        data-x=${x}
        @click=${() => this.playFrom(x)}
      >
        ${hasValue ? value : '·'}
      </button>
      ${
        claim === ''
          ? nothing
          : html`<span class=${isWrongAt(part, index) ? 'number wrong' : 'number'}
              >${isWrongAt(part, index) ? '≠ ' : ''}${claim}</span
            >`
      }
      <span class="number">${marked === undefined ? '' : `#${marked}`}</span>
    </li>`;
  }

  private page(direction: -1 | 1, least: number): void {
    this.from = Math.max(least, this.from + direction * SHOWN);
    this.cursor = this.from;
    this.goOn(this.from);
  }

  private onKey(event: KeyboardEvent): void {
    const cell = (event.target as Element).closest('[data-x]');
    const steps: Readonly<Record<string, number>> = { ArrowLeft: -1, ArrowRight: 1, ArrowUp: -10, ArrowDown: 10 };
    const step = steps[event.key];
    if (!cell || step === undefined) return;
    event.preventDefault();
    const list = event.currentTarget as Element;
    const next = list.querySelector<HTMLElement>(`[data-x="${Number(cell.getAttribute('data-x')) + step}"]`);
    if (!next) return;
    this.cursor = Number(next.getAttribute('data-x'));
    cell.setAttribute('tabindex', '-1');
    next.setAttribute('tabindex', '0');
    next.focus();
  }
}

export const verdictOf = (words: Words, outcome: string): string =>
  outcome === LOST ? words.loses : outcome === WON ? words.wins : words.unknown;

/** Where a claim is wrong, as far as it is seen. */
export function claimWords(words: Words, wrong: readonly string[]): string {
  if (wrong.length === 0) return words.claimRight;
  return filled(words.claimWrong, [...wrong.slice(0, 12), ...(wrong.length > 12 ? ['…'] : [])].join(', '));
}

function isWrongAt({ outcomes, values, claimed }: MapPart, index: number): boolean {
  const [value = -1, claim = -1] = [values?.[index], claimed?.values?.[index]];
  if (value >= 0 && claim !== -1) return claim !== value;
  return isWrong(outcomes[index]!, claimed?.outcomes[index] ?? NO_CELL);
}

/** The value that is claimed, or who wins; empty if nothing is. */
function claimText({ claimed }: MapPart, index: number, words: Words): string {
  const value = claimed?.values?.[index] ?? -1;
  const outcome = claimed?.outcomes[index] ?? NO_CELL;
  if (value !== -1) return value === -2 ? '–' : String(value);
  return outcome === NO_CELL ? '' : verdictOf(words, outcome);
}

/** Whether it is in every other period. */
const isOdd = (period: MapPart['period'], x: number): boolean =>
  period !== undefined &&
  x >= Number(period.from) &&
  Math.floor((x - Number(period.from)) / Number(period.length)) % 2 === 1;
