/** The game on the board: what was played, who plays, and what the server says of it. */
import type { AboutGame, BoardState, Choices } from '../../../../protocol/messages';
import type { OfPage, Place, Words } from '../messages';
import { filled } from './filled';
import { ask, keep, kept, post } from './host';
import { prefersStillness, themeNow } from './theme';

export type Mode = 'first' | 'second' | 'two' | 'watch';

/** A game from one position. */
interface Played {
  readonly moves: readonly Choices[];
  readonly redone: readonly Choices[];
}

/** What is kept while the page is out of sight, and over a reload. */
interface Kept {
  readonly place: Place | null;
  readonly mode: Mode;
  readonly hasVerdicts: boolean;
  readonly tab: number;
  readonly start: string;
  readonly from: readonly number[] | null;
  readonly games: Readonly<Record<string, Played>>;
}

const nothing: Played = { moves: [], redone: [] };

/** The games from more positions are forgotten. */
const MOST_GAMES = 40;
/** Milliseconds until the program moves: long enough to see what one did oneself. */
const THINKING = 500;
const WATCHING = 1200;

export class Game {
  state: BoardState | undefined;
  place: Place | null = null;
  mode: Mode = 'first';
  hasVerdicts = false;
  tab = 0;
  from: readonly number[] | null = null;
  /** What is said of the last thing that happened. */
  said = '';
  lesson = '';
  hint = '';
  private games: Record<string, Played> = {};
  private start = '';
  private asked = 0;
  /** The choices that are on their way: what is shown is no longer what the next one would be about. */
  private pending: Choices | undefined;
  private timer: ReturnType<typeof setTimeout> | undefined;

  constructor(
    private readonly words: Words,
    private readonly changed: () => void,
  ) {
    const state = kept() as Partial<Kept> | undefined;
    if (!state) return;
    this.place = state.place ?? null;
    this.mode = state.mode ?? 'first';
    this.hasVerdicts = state.hasVerdicts ?? false;
    this.tab = state.tab ?? 0;
    this.start = state.start ?? '';
    this.from = state.from ?? null;
    this.games = { ...state.games };
  }

  /** Whose turn it is, of those who play by hand. */
  get isPersons(): boolean {
    if (!this.state || this.state.ending !== undefined) return false;
    return (
      this.mode === 'two' ||
      (this.mode === 'first' && this.state.turn === 0) ||
      (this.mode === 'second' && this.state.turn === 1)
    );
  }

  private get played(): Played {
    return this.games[this.start] ?? nothing;
  }

  get canUndo(): boolean {
    return this.played.moves.length > (this.mode === 'second' ? 1 : 0);
  }

  get canRedo(): boolean {
    return this.played.redone.length > 0;
  }

  /** What a question to the server begins with. */
  get about(): OfPage<AboutGame> {
    return { place: this.place!, moves: this.played.moves, ...(this.from && { from: this.from }) };
  }

  /** The player, by name and by who it is. */
  nameOf(player: number): string {
    const { state, words, mode } = this;
    const name = state?.players[player] ?? '';
    if (mode === 'two' || mode === 'watch') return name.charAt(0).toUpperCase() + name.slice(1);
    const isProgram = (mode === 'first') === (player === 1);
    if (!state?.hasNames) return isProgram ? words.program : words.you;
    return filled(isProgram ? words.programs : words.yours, name);
  }

  /** How the game has ended; empty while it goes on. */
  get ending(): string {
    const { state, words, mode } = this;
    const { ending = '', winner } = state ?? {};
    if (winner === undefined || mode === 'two' || mode === 'watch') return ending;
    return (mode === 'first') === (winner === 0) ? words.youWon : words.programWon;
  }

  keep(): void {
    const { place, mode, hasVerdicts, tab, start, from, games } = this;
    keep({ place, mode, hasVerdicts, tab, start, from, games } satisfies Kept);
  }

  /** Goes where the caret is. What is chosen there already stays: the caret may have come from a comment above. */
  goTo(place: Place): void {
    if (place.uri !== this.place?.uri || place.line !== this.place.line) this.from = null;
    this.place = place;
    void this.look([], this.chosen);
  }

  /** Begins at a place of the map. */
  beginAt(from: readonly number[]): void {
    this.from = from;
    void this.look([]);
  }

  /** What is chosen of the next move, or about to be. */
  private get chosen(): Choices {
    return this.pending ?? this.state?.chosen ?? [];
  }

  /** Asks how the game stands, with these choices for the next move; with others if it is the same game still. */
  async look(chosen: Choices, again: Choices = []): Promise<void> {
    clearTimeout(this.timer);
    if (chosen.length === 0) this.pending = undefined;
    if (!this.place) {
      this.changed();
      return;
    }
    const asked = ++this.asked;
    const before = this.start;
    const { place, hasVerdicts, from } = this;
    const question = { place, chosen, hasVerdicts, theme: themeNow(), ...(from && { from }) };
    const state = await ask('board', { ...question, moves: this.played.moves });
    // What has been asked since counts.
    if (asked !== this.asked) return;
    const isPersons = this.pending !== undefined;
    this.pending = undefined;
    if (!state) {
      this.changed();
      return;
    }
    const start = `${place.uri} ${state.start}`;
    if (start !== before) {
      this.begin(start);
      // The moves that were made from there some time ago are made again.
      if (this.played.moves.length > 0 || state.made.length > 0) return this.look([]);
    } else if (again.length > 0) return this.look(again);
    if (state.isIllegal && isPersons) this.said = this.words.illegal;
    this.take(state);
  }

  /** Asks the same again, since the text or the colours are other ones. */
  lookAgain(): void {
    void this.look(this.chosen);
  }

  private begin(start: string): void {
    this.start = start;
    this.said = '';
    this.lesson = '';
    this.hint = '';
    const known = Object.keys(this.games);
    for (const old of known.slice(0, Math.max(0, known.length - MOST_GAMES)))
      if (old !== start) this.games = Object.fromEntries(Object.entries(this.games).filter(([name]) => name !== old));
  }

  private take(state: BoardState): void {
    const moves = state.made.map(({ choices }) => choices);
    const isMove = moves.length > this.played.moves.length;
    const wasPersons = this.isPersons;
    this.state = state;
    if (isMove) {
      this.hint = '';
      // What the program plays where it is lost teaches nothing.
      if (wasPersons) this.lesson = state.lesson ?? '';
      const last = state.made.at(-1)!;
      this.said = `${filled(this.words.told, this.nameOf(last.player), last.text)} ${this.ending}`;
      this.save({ moves, redone: [] });
    } else if (moves.length < this.played.moves.length) this.save({ moves, redone: [] });
    this.keep();
    this.changed();
    this.letProgramMove();
  }

  private save(played: Played): void {
    this.games = { ...this.games, [this.start]: played };
  }

  private letProgramMove(): void {
    const { state } = this;
    if (!state?.best || this.isPersons || this.mode === 'two') return;
    const wait = this.mode === 'watch' ? WATCHING : prefersStillness() ? 0 : THINKING;
    const { choices } = state.best;
    this.timer = setTimeout(() => void this.look(choices), wait);
  }

  /** Ends when what comes of it is shown. */
  choose(choices: Choices): Promise<void> {
    return this.play([...(this.state?.chosen ?? []), ...choices]);
  }

  /** Makes a whole move, whatever was chosen before. */
  async play(choices: Choices): Promise<void> {
    if (!this.isPersons || this.pending) return;
    this.pending = choices;
    await this.look(choices);
  }

  cancel(): void {
    void this.look([]);
  }

  /** Takes back the person’s last move, and the program’s answer to it. */
  undo(): void {
    const { moves, redone } = this.played;
    if (!this.canUndo) return;
    const count =
      this.mode === 'first' || this.mode === 'second'
        ? this.isPersons || this.state?.ending !== undefined
          ? this.lastOfPerson()
          : 1
        : 1;
    if (this.mode === 'watch') this.mode = 'two';
    this.replaceBy({ moves: moves.slice(0, -count), redone: [...moves.slice(-count), ...redone] });
  }

  /** How many moves there are since the person’s last one, that included. */
  private lastOfPerson(): number {
    const { length } = this.played.moves;
    const person = this.mode === 'first' ? 0 : 1;
    return Math.min(length, (length - 1) % 2 === person ? 1 : 2);
  }

  redo(): void {
    const { moves, redone } = this.played;
    const count = this.mode === 'two' ? 1 : Math.min(2, redone.length);
    this.replaceBy({ moves: [...moves, ...redone.slice(0, count)], redone: redone.slice(count) });
  }

  restart(): void {
    this.replaceBy(nothing);
  }

  private replaceBy(played: Played): void {
    this.save(played);
    this.lesson = '';
    this.hint = '';
    this.said = '';
    void this.look([]);
  }

  /** Other players. The game goes on from where it stands. */
  setMode(mode: Mode): void {
    this.mode = mode;
    void this.look([]);
  }

  setVerdicts(hasVerdicts: boolean): void {
    this.hasVerdicts = hasVerdicts;
    this.lookAgain();
  }

  tellHint(): void {
    this.hint = this.state?.best?.hint ?? '';
    this.changed();
  }

  write(as: 'replacement' | 'case'): void {
    post({ kind: 'write', as, game: this.about });
  }
}
