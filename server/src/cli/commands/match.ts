/** A game in a terminal: a person against perfect play. */
import {
  bestPath,
  type Game,
  hintOf,
  isOver,
  moved,
  moveWords,
  positionText,
  refutationOf,
  replay,
  takenBack,
  toMove,
  winnerOf,
} from '../../features/board/game';
import { explanationText } from '../../features/render/reasons';
import type { Problem } from '../../problems/problem';
import type { Choices, NumberRange, Path } from '../../rulesets/boards/board';
import { columns } from '../../text/columns';
import { type Message, message, render, type Translate } from '../../text/message';
import { writeAll } from '../terminal/descriptor';
import { LineReader } from '../terminal/lineReader';
import { forPeople } from '../terminal/people';
import { STDOUT } from '../terminal/standard';

/** So many moves are listed. */
const LISTED = 30;

export class Match {
  private readonly lines = new LineReader();
  private game: Game;
  /** Which of the two the person plays. */
  private person: 0 | 1 = 0;

  constructor(
    private readonly problem: Problem,
    start: unknown,
    private readonly translate: Translate,
    /** Whether a terminal shows what the person types. */
    private readonly isTyped: boolean,
  ) {
    this.game = replay(problem, start, []);
  }

  /** Plays until the game is over, the input ends, or the person has had enough. */
  play(isSecond: boolean): void {
    this.person = isSecond ? 1 : 0;
    const {
      id,
      ruleset: { title },
    } = this.problem;
    this.say(message('{0} ({1}). “help” says what can be typed.', title, id));
    this.say(positionText(this.problem, this.game.position));
    for (;;) {
      if (isOver(this.game)) {
        this.sayWinner();
        return;
      }
      if (toMove(this.game) !== this.person) this.reply();
      else if (!this.turn()) return;
    }
  }

  private say(words: Message | string): void {
    this.write(`${typeof words === 'string' ? words : render(words, this.translate)}\n`);
  }

  private write(text: string): void {
    writeAll(STDOUT, forPeople(text, STDOUT));
  }

  private sayWinner(): void {
    const winner = winnerOf(this.game);
    if (winner === undefined) {
      this.say(message('The game is over.'));
      return;
    }
    this.say(winner === this.person ? message('You have won.') : message('The program has won.'));
  }

  /** The program’s move. */
  private reply(): void {
    const path = bestPath(this.game);
    if (path) this.make(path, (words) => message('Program: {0}', words));
  }

  private make(path: Path, sentence: (words: Message) => Message): boolean {
    const after = moved(this.game, path);
    if (!after) return false;
    const { position, move } = after.made.at(-1)!;
    this.say(sentence(moveWords(this.problem, position, move)));
    this.game = after;
    return true;
  }

  /** Returns the person’s turn: choices until they make a move. False if the person goes. */
  private turn(): boolean {
    let chosen: Path = [];
    for (;;) {
      const next = this.game.board.next(this.game.position, chosen);
      if (!next || 'move' in next) {
        if (next && this.make(chosen, (words) => message('You: {0}', words))) return this.tellMistake();
        this.say(message('That is no legal move.'));
        chosen = [];
        continue;
      }
      const line = this.ask(next);
      if (line === undefined) return false;
      const words = line
        .trim()
        .split(/\s+/)
        .filter((word) => word !== '');
      const command = commands.get(words[0]?.toLowerCase() ?? '');
      if (command === 'quit') return false;
      if (command) this.obey(command);
      if (command === 'undo') return true;
      chosen = command ? [] : [...chosen, ...words];
    }
  }

  /** Says so if the move that was just made has given the win away. */
  private tellMistake(): true {
    const refutation = refutationOf(this.game);
    if (refutation && this.game.made.at(-1)?.outcome === 'N') this.say(refutation);
    return true;
  }

  /**
   * Returns the line that is typed after the question. What comes through a pipe is shown, as a terminal shows what is
   * typed.
   */
  private ask(choices: Choices): string | undefined {
    this.write(`${this.promptFor(choices)} `);
    const line = this.lines.next();
    if (!this.isTyped) this.say(line ?? '');
    return line;
  }

  private promptFor({ prompt, spots, buttons = [], number }: Choices): string {
    const all = [...spots, ...buttons].map(({ choice }) => choice[0]!);
    const others = [...new Set(all)].filter((word) => !number || !/^\d+$/.test(word));
    const range = number ? [rangeText(number)] : [];
    return render(message('{0} ({1})', prompt, [...range, ...others.slice(0, LISTED)].join(', ')), this.translate);
  }

  private obey(command: Command): void {
    switch (command) {
      case 'help': {
        this.say(
          message(
            'Type the choices of a move, one by one or in a row. “moves” lists them, “hint” tells the best move, “why” tells who wins and why, “undo” takes your last move back, “quit” ends.',
          ),
        );
        return;
      }
      case 'hint': {
        this.say(hintOf(this.game));
        return;
      }
      case 'moves': {
        this.listMoves();
        return;
      }
      case 'why': {
        this.explain();
        return;
      }
      case 'undo': {
        this.undo();
        return;
      }
      case 'quit':
    }
  }

  private listMoves(): void {
    const { ruleset } = this.problem;
    const { position, board } = this.game;
    const rows: string[][] = [];
    for (const move of ruleset.moves(position) as Iterable<unknown>) {
      if (rows.length === LISTED) {
        rows.push(['…']);
        break;
      }
      rows.push([
        board.path(position, move).join(' '),
        render(moveWords(this.problem, position, move), this.translate),
      ]);
    }
    for (const line of columns(rows)) this.say(`  ${line}`);
  }

  private explain(): void {
    const { translate } = this;
    this.say(explanationText(this.problem.ruleset.explain(this.game.position), { translate }));
  }

  /** Takes the person’s last move back, and the answer to it. */
  private undo(): void {
    if (this.game.made.length < 2 + this.person) {
      this.say(message('There is no move to take back.'));
      return;
    }
    this.game = takenBack(this.game, 2);
    this.say(positionText(this.problem, this.game.position));
  }
}

type Command = 'help' | 'hint' | 'moves' | 'why' | 'undo' | 'quit';

/** In both languages, whichever the messages are in. */
const commands: ReadonlyMap<string, Command> = new Map([
  ['help', 'help'],
  ['hint', 'hint'],
  ['moves', 'moves'],
  ['why', 'why'],
  ['undo', 'undo'],
  ['quit', 'quit'],
  ['帮助', 'help'],
  ['提示', 'hint'],
  ['走法', 'moves'],
  ['为什么', 'why'],
  ['悔棋', 'undo'],
  ['退出', 'quit'],
]);

const SHOWN = 20;

function rangeText({ from, to, only }: NumberRange): string {
  if (only) return only.length > SHOWN ? `${only.slice(0, SHOWN).join(', ')}, …` : only.join(', ');
  return from === to ? String(from) : `${from}–${to}`;
}
