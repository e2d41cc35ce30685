/**
 * What Winning Move's client and server say to each other beyond the Language Server Protocol: types, and the names of
 * messages with their types. Lines and characters count from 0, as everywhere in LSP. docs/protocol.md quotes this
 * file.
 */

/** Names a request, and ties it to the types of its parameters and its answer. */
export interface Request<Params, Result> {
  readonly method: `game/${string}`;
  /** Never set: it carries the types. */
  readonly types?: { readonly params: Params; readonly answer: Result };
}

/** Names a notification, and ties it to the type of its parameters. */
export interface Notification<Params> {
  readonly method: `game/${string}`;
  /** Never set: it carries the type. */
  readonly types?: { readonly params: Params };
}

/** Names the file that a request is about. It has to be open. */
export interface AboutFile {
  readonly textDocument: { readonly uri: string };
}

/**
 * Says how it is known which problem a file holds; `own`: by rules in its header, or in a file `NAME.gamerules` beside
 * it.
 */
export type Source = 'header' | 'own' | 'name' | 'setting' | 'pick' | 'fit';

/** Describes a problem to choose. */
export interface ProblemItem {
  readonly id: string;
  readonly title: string;
  /** Problems of the same layout and words at other judges. */
  readonly aliases: readonly { readonly id: string; readonly title: string }[];
  /** The title of its game, in the language of the reader. */
  readonly game: string;
  /** The input’s layout, a line of names for each line. */
  readonly layout: readonly string[];
  /** All that it is found by, in small letters: ids, titles, judges, game and rules, in all languages. */
  readonly words: string;
}

/** Gives a problem with the sample of its statement, which a new file begins with. */
export interface ProblemWithSample extends ProblemItem {
  readonly sample: { readonly input: string; readonly output: string };
}

/** Says what an editor’s status bar shows about a file. */
export interface Status {
  readonly uri: string;
  /** Left out if no problem is known. */
  readonly problem?: ProblemItem & { readonly source: Source };
  /** The name of a game of one's own that cannot be played: something is wrong with its rules. */
  readonly brokenGame?: string;
  /** The ids of the problems that fit, if several do. */
  readonly candidates: readonly string[];
  readonly cases: number;
  /** How many cases the outline has and how many findings there are, if these are not all. */
  readonly limits: { readonly outline?: number; readonly findings?: number };
  /** How many known mistakes there are, and how many of them the file catches; left out until that is known. */
  readonly strength?: { readonly known: number; readonly caught: number };
}

/** Gives the output that a judge would compare with, or why there is none. */
export type ExpectedOutput = { readonly output: string; readonly cases: number } | { readonly refusal: Refusal };

/** Says why there is no output, and where to look. */
export interface Refusal {
  /** The code of a finding: see docs/findings.md. */
  readonly code: string;
  readonly message: string;
  readonly line: number;
  readonly character: number;
}

/** Asks for the cases of a file from one on. */
export interface CasesFrom extends AboutFile {
  /** The number of cases to leave out at the beginning; 0 if it is left out. */
  readonly first?: number;
}

/** Gives as many cases as one answer holds. */
export interface Cases {
  readonly cases: readonly CaseItem[];
  /** How many the whole file has. */
  readonly total: number;
  /** Why the file as a whole has no output; only the answer that begins with the first case says so. */
  readonly refusal?: Refusal;
}

/** Describes a case as a test. */
export interface CaseItem {
  /** From 1. */
  readonly number: number;
  readonly firstLine: number;
  /** The last line with numbers of the case. */
  readonly lastLine: number;
  readonly label: string;
  /** The judge’s true output; null if it is unknown. */
  readonly expected: string | null;
  /** What the file itself says that the judge prints; null if it says nothing. */
  readonly expectation: string | null;
  /** The lines that say so. */
  readonly expectationLines: readonly number[];
}

/** Asks about the position on a line. */
export interface AboutPosition extends AboutFile {
  readonly position: { readonly line: number; readonly character: number };
}

/** Gives a whole game of perfect play as a page. */
export interface LineOfPlay {
  readonly title: string;
  readonly markdown: string;
}

/** Lists the choices that make a move: the number of a heap, how many are taken. A client shows and returns them; it knows no rules. */
export type Choices = readonly string[];

/** Asks about a game: the position of the case at a line, or of the last one before it, and the moves that were made from there. */
export interface AboutGame extends AboutPosition {
  readonly moves: readonly Choices[];
  /** A place of the map to begin at instead: as many numbers as the map has names. */
  readonly from?: readonly number[];
}

/** Asks how a game stands. */
export interface BoardQuestion extends AboutGame {
  /** The choices that were made for the next move; if they make one, it is made. */
  readonly chosen: Choices;
  /** Whether verdicts are wanted. */
  readonly hasVerdicts: boolean;
  readonly theme: Theme;
}

/** Names the colours of a picture. */
export type Theme = 'light' | 'dark' | 'contrast' | 'contrastLight';

/** Says how a game stands. */
export interface BoardState {
  /** The problem and the number of the case. */
  readonly title: string;
  /** Changes if the game begins with another position. */
  readonly start: string;
  /** The line of the position, and the lines of the case. */
  readonly line: number;
  readonly firstLine: number;
  readonly lastLine: number;
  readonly position: string;
  /**
   * The picture of the position as SVG; its pieces have their names as `data-piece`, those that can be dragged to others
   * `data-carried`.
   */
  readonly svg: string;
  /** The style sheet of the picture. */
  readonly style: string;
  /** The first player and the second. */
  readonly players: readonly [string, string];
  /** Whether the problem gives them names. */
  readonly hasNames: boolean;
  /** Whose turn it is: an index of `players`. */
  readonly turn: number;
  /** The moves that were legal; what follows the first that is not is left out. */
  readonly made: readonly MadeMove[];
  /** Who has won; left out while the game goes on. */
  readonly ending?: string;
  readonly winner?: number;
  /** Who wins from here; only if verdicts are wanted. */
  readonly verdict?: string;
  /** The answer that refutes the last move, in words; left out if there is none. */
  readonly lesson?: string;
  /** What perfect play does: choices, and a sentence that tells it. */
  readonly best?: { readonly choices: Choices; readonly hint: string };
  /** The choices that stand; none if they have made a move, or can make none. */
  readonly chosen: Choices;
  /** Whether the choices of the question could make no legal move. */
  readonly isIllegal: boolean;
  /** What can be chosen next; left out if the game is over. */
  readonly next?: NextChoice;
  readonly moves: readonly BoardMove[];
  /** Whether there are more moves than these. */
  readonly hasMoreMoves: boolean;
  /** Whether the position can be written as a case. */
  readonly isWritable: boolean;
}

/** Describes a move that was made. */
export interface MadeMove {
  readonly choices: Choices;
  readonly player: number;
  readonly text: string;
  /** The position after it; empty if the text says it. */
  readonly leaves: string;
}

/** Describes a move that can be made. */
export interface BoardMove {
  readonly choices: Choices;
  readonly text: string;
  /** The position after it; empty if the text says it. */
  readonly leaves: string;
  /** Whether it wins; left out if it is unknown, or verdicts are not wanted. */
  readonly wins?: boolean;
}

/** Says what can be chosen next. */
export interface NextChoice {
  readonly prompt: string;
  /** Pieces of the picture, with the choices that they stand for. */
  readonly spots: readonly { readonly piece: string; readonly choices: Choices }[];
  readonly buttons: readonly { readonly label: string; readonly choices: Choices }[];
  /** A number can be chosen, in decimal digits. */
  readonly number?: { readonly from: string; readonly to: string; readonly only?: readonly string[] };
}

/** Asks for the position of a game as a picture and as text. */
export interface PictureQuestion extends AboutGame {
  readonly theme: Theme;
}

/** Gives a picture as SVG and as text. */
export interface GamePicture {
  readonly svg: string;
  readonly text: string;
}

/** Asks to write the position of a game into the file: in the place of its case, or as a new case below it. */
export interface WriteQuestion extends AboutGame {
  readonly as: 'replacement' | 'case';
}

/** Gives the edits that write a position, as LSP has them, or says why it cannot be written. */
export type WrittenPosition = { readonly edits: readonly FileEdit[] } | { readonly refusal: string };

/** Describes an edit of the file. */
export interface FileEdit {
  readonly range: { readonly start: Place; readonly end: Place };
  readonly newText: string;
}

/** Names a place in a text. */
export interface Place {
  readonly line: number;
  readonly character: number;
}

/** Asks for a part of the map around the position of a game. */
export interface MapQuestion extends AboutGame {
  readonly x: number;
  readonly y: number;
  readonly columns: number;
  readonly rows: number;
  /** Whether the part is wanted as a file, too. */
  readonly as?: 'svg' | 'csv';
  readonly theme?: Theme;
}

/** Gives a part of a map. */
export interface MapPart {
  readonly title: string;
  /** What varies from left to right, and from bottom to top if there are two. */
  readonly names: readonly string[];
  readonly least: number;
  /** The numbers of the position itself, in decimal digits. */
  readonly at: readonly string[];
  readonly period?: { readonly from: string; readonly length: string };
  /** A digit for each cell, row by row from the bottom: 0 no position, 1 lost, 2 won, 3 unknown. */
  readonly outcomes: string;
  /** Grundy values of a map with one axis; −1 if there is none. */
  readonly values?: readonly number[];
  /**
   * What the file claims of these positions: a digit for each, 0 where nothing is claimed, 1 lost, 2 won; and the values that
   * are claimed on a map with one axis, −1 if none is, −2 if it is none that a position can have.
   */
  readonly claimed?: { readonly outcomes: string; readonly values?: readonly number[] } | undefined;
  /** The file that was asked for. */
  readonly file?: string;
  /** The file’s own cases in this part, as far as they differ in what varies alone. */
  readonly cases: readonly { readonly number: number; readonly line: number; readonly x: number; readonly y: number }[];
}

/** Describes a mistake that programs make, and what a file does about it. */
export interface MistakeItem {
  readonly name: string;
  readonly explanation: string;
  /** The fault as code or as a formula. */
  readonly formula: string;
  /** The smallest cases that show it, on one line, and what differs there. */
  readonly smallest: string;
  readonly difference: string;
  /** The cases of the file that catch it: the first of them, and how many there are. */
  readonly cases: readonly { readonly number: number; readonly line: number }[];
  readonly count: number;
  /** Why it need not be caught; left out if the file does not say so. */
  readonly ignored?: string;
  /** The edits that add the smallest cases to the file; none if they cannot be added. */
  readonly edits: readonly FileEdit[];
}

/** Lists the known mistakes of a file’s problem, those that survive first. */
export interface FileMistakes {
  readonly problem: string;
  readonly mistakes: readonly MistakeItem[];
}

/** Asks for a test file that is made to order; parts that are left out are not made. */
export interface GenerateQuestion {
  readonly problem: string;
  readonly mistakes?: boolean;
  readonly small?: number;
  readonly hard?: boolean;
  readonly bounds?: boolean;
  readonly random?: number;
  readonly seed: number;
}

/** Gives the text of a test file, and how many cases the parts have that find no room in it. */
export interface GeneratedFile {
  readonly text: string;
  readonly leftOut: number;
}

/** Tells which problem the user picked for a file; null takes the pick back. */
export interface Pick {
  readonly uri: string;
  readonly id?: string | null;
}

const request = <Params, Result>(method: `game/${string}`): Request<Params, Result> => ({ method });
const notification = <Params>(method: `game/${string}`): Notification<Params> => ({ method });

/**
 * Lists the requests of a client. The answer is null if the file is not open, has changed meanwhile, or the work was
 * cancelled.
 */
export const requests = {
  /** All problems that a file can hold. */
  problems: request<object, readonly ProblemWithSample[]>('game/problems'),
  /** What the status bar shows. */
  status: request<AboutFile, Status | null>('game/status'),
  /** The whole expected output. */
  expectedOutput: request<AboutFile, ExpectedOutput | null>('game/expectedOutput'),
  /** The known mistakes, and which of them the file catches. */
  mistakes: request<AboutFile, FileMistakes | null>('game/mistakes'),
  /** A test file that is made to order; null if there is no such problem. */
  generate: request<GenerateQuestion, GeneratedFile | null>('game/generate'),
  /** The cases with their true outputs. */
  cases: request<CasesFrom, Cases | null>('game/cases'),
  /** How a game stands; null also if there is no position. */
  board: request<BoardQuestion, BoardState | null>('game/board'),
  /** The position of a game as a picture; null also if there is no position. */
  boardPicture: request<PictureQuestion, GamePicture | null>('game/boardPicture'),
  /** The edits that write the position of a game into the file; null also if there is no position. */
  boardWrite: request<WriteQuestion, WrittenPosition | null>('game/boardWrite'),
  /** Who wins a stretch or a rectangle of positions; null also if the game has no map. */
  boardMap: request<MapQuestion, MapPart | null>('game/boardMap'),
  /** The line of play from the position on a line; null also if there is no position. */
  lineOfPlay: request<AboutPosition, LineOfPlay | null>('game/lineOfPlay'),
} as const;

/**
 * Lists the requests of the server, which it has only for a client that said `readsRules` in its initialization
 * options.
 */
export const clientRequests = {
  /** The text of a stored file of rules; null if there is none. */
  rulesText: request<{ readonly uri: string }, string | null>('game/rulesText'),
  /** The addresses of the stored files of rules that are the library of the user's own. */
  rulesFiles: request<object, readonly string[]>('game/rulesFiles'),
} as const;

/** Lists the notifications: `pick` goes to the server, `status` to the client whenever it changes. */
export const notifications = {
  /** Tells the server what the user picked. */
  pick: notification<Pick>('game/pick'),
  /** Tells the client what the status bar shows. */
  status: notification<Status>('game/status'),
} as const;
