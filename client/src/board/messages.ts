/** What the page of the board and the extension say to each other. */
import type {
  AboutGame,
  BoardQuestion,
  BoardState,
  GamePicture,
  MapPart,
  MapQuestion,
  PictureQuestion,
} from '../../../protocol/messages';

/** A question of the page is one to the server without the file and the line, which the extension knows. */
export type OfPage<Question extends AboutGame> = Omit<Question, 'textDocument' | 'position'> & {
  readonly place: Place;
};

/** Where a game begins: a line of a file. */
export interface Place {
  readonly uri: string;
  readonly line: number;
}

/** The questions, with their answers. */
export interface Questions {
  readonly board: { readonly question: OfPage<BoardQuestion>; readonly answer: BoardState | null };
  readonly boardPicture: { readonly question: OfPage<PictureQuestion>; readonly answer: GamePicture | null };
  readonly boardMap: { readonly question: OfPage<MapQuestion>; readonly answer: MapPart | null };
}

export type QuestionName = keyof Questions;

/** What the page tells the extension. */
export type ToExtension =
  /** It can be told things; where it was before, if it was kept. */
  | { readonly kind: 'ready'; readonly place: Place | null }
  /** What it shows, for its tab. */
  | { readonly kind: 'title'; readonly title: string }
  | { readonly kind: 'ask'; readonly id: number; readonly name: QuestionName; readonly question: OfPage<AboutGame> }
  | { readonly kind: 'write'; readonly as: 'replacement' | 'case'; readonly game: OfPage<AboutGame> }
  | { readonly kind: 'copy'; readonly text: string }
  /** To be saved as a file: text, or an address with data in base64. */
  | { readonly kind: 'save'; readonly name: string; readonly text?: string; readonly base64?: string };

/** What the extension tells the page. */
export type ToPage =
  | { readonly kind: 'begin'; readonly words: Words; readonly place: Place | null }
  /** The caret is there now. */
  | { readonly kind: 'place'; readonly place: Place }
  /** The text of the file is another one, or the problem that it holds. */
  | { readonly kind: 'changed' }
  | { readonly kind: 'answer'; readonly id: number; readonly answer: unknown }
  | { readonly kind: 'said'; readonly words: string };

/** All words of the page, in the language of the reader. */
export type Words = Readonly<
  Record<
    | 'add'
    | 'all'
    | 'board'
    | 'cancel'
    | 'case'
    | 'cell'
    | 'choose'
    | 'claimed'
    | 'claimHelp'
    | 'claimRight'
    | 'claimWrong'
    | 'copied'
    | 'copyPng'
    | 'copySvg'
    | 'copyText'
    | 'csv'
    | 'first'
    | 'game'
    | 'hint'
    | 'illegal'
    | 'inCase'
    | 'larger'
    | 'leaves'
    | 'loses'
    | 'lostHere'
    | 'map'
    | 'mapHelp'
    | 'mode'
    | 'more'
    | 'nothing'
    | 'number'
    | 'period'
    | 'png'
    | 'program'
    | 'programMove'
    | 'programWon'
    | 'programs'
    | 'redo'
    | 'replace'
    | 'restart'
    | 'second'
    | 'smaller'
    | 'stripHelp'
    | 'svg'
    | 'two'
    | 'told'
    | 'toMove'
    | 'value'
    | 'undo'
    | 'unknown'
    | 'verdicts'
    | 'watch'
    | 'wins'
    | 'you'
    | 'yours'
    | 'youWon'
    | 'yourMove'
    | 'yourMoveAs'
    | 'zoomIn'
    | 'zoomOut',
    string
  >
>;
