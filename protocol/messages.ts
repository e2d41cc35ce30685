/**
 * What Winning Move's client and server say to each other beyond the Language Server Protocol: types, and the names of
 * messages with their types. Lines and characters count from 0, as everywhere in LSP. docs/protocol.md quotes this
 * file.
 */

/** Names a request, and ties it to the types of its parameters and its answer. */
export interface Request<Params, Answer> {
  readonly method: `game/${string}`;
  /** Never set: it carries the types. */
  readonly types?: { readonly params: Params; readonly answer: Answer };
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
  /** The ids of the problems that fit, if several do. */
  readonly candidates: readonly string[];
  readonly cases: number;
  /** How many cases the outline has and how many findings there are, if these are not all. */
  readonly limits: { readonly outline?: number; readonly findings?: number };
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

/** Tells which problem the user picked for a file; null takes the pick back. */
export interface Pick {
  readonly uri: string;
  readonly id?: string | null;
}

const request = <Params, Answer>(method: `game/${string}`): Request<Params, Answer> => ({ method });
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
  /** The cases with their true outputs. */
  cases: request<CasesFrom, Cases | null>('game/cases'),
  /** The line of play from the position on a line; null also if there is no position. */
  lineOfPlay: request<AboutPosition, LineOfPlay | null>('game/lineOfPlay'),
} as const;

/** Lists the requests of the server, which it has only for a client that said `readsRules` in its initialization options. */
export const clientRequests = {
  /** The text of a stored file of rules; null if there is none. */
  rulesText: request<{ readonly uri: string }, string | null>('game/rulesText'),
} as const;

/** Lists the notifications: `pick` goes to the server, `status` to the client whenever it changes. */
export const notifications = {
  /** Tells the server what the user picked. */
  pick: notification<Pick>('game/pick'),
  /** Tells the client what the status bar shows. */
  status: notification<Status>('game/status'),
} as const;
