/** What the client and the server say to each other beyond the Language Server Protocol. */

/** How it is known which problem a file holds. */
export type Source = 'header' | 'name' | 'setting' | 'pick' | 'fit';

export interface ProblemItem {
  readonly id: string;
  readonly title: string;
  /** Problems of the same layout and words at other judges. */
  readonly aliases: readonly { readonly id: string; readonly title: string }[];
  /** The title of its game, in the language of the reader. */
  readonly game: string;
  /** The input's layout, a line of names for each line. */
  readonly layout: readonly string[];
  /** The sample of the statement. */
  readonly sample?: { readonly input: string; readonly output: string };
}

/** The notification and the answer `game/status`. */
export interface Status {
  readonly uri: string;
  /** Left out where no problem is known. */
  readonly problem?: ProblemItem & { readonly source: Source };
  /** The ids of the problems that fit, where several do. */
  readonly candidates: readonly string[];
  readonly cases: number;
  /** How many cases the outline has and how many findings there are, where these are not all. */
  readonly limits: { readonly outline?: number; readonly findings?: number };
}

/** The answer `game/expectedOutput`; lines and characters count from 0. */
export type ExpectedOutput = { readonly output: string; readonly cases: number } | { readonly refusal: Refusal };

/** Why there is no output, and the place to look at. */
export interface Refusal {
  readonly code: string;
  readonly message: string;
  readonly line: number;
  readonly character: number;
}

/** The answer `game/lineOfPlay`: a whole perfect game. */
export interface LineOfPlay {
  readonly title: string;
  readonly markdown: string;
}

/** The answer `game/cases`: as many cases as one answer holds, from the one that was asked for. Lines count from 0. */
export interface Cases {
  readonly cases: readonly CaseItem[];
  /** How many the whole file has. */
  readonly total: number;
  /** Why the file as a whole has no output; only the answer that begins with the first case says so. */
  readonly refusal?: Refusal;
}

export interface CaseItem {
  readonly number: number;
  readonly firstLine: number;
  readonly lastLine: number;
  readonly label: string;
  /** The judge's true output; nothing where it is unknown. */
  readonly expected: string | null;
  /** What the file itself says that the judge prints, and in which lines. */
  readonly expectation: string | null;
  readonly expectationLines: readonly number[];
}
