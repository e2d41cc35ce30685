/** Answers the requests of the board: see protocol/messages.ts. */
import type { Connection } from 'vscode-languageserver';
import { type AboutGame, type Request, requests } from '../../../protocol/messages';
import { mapPart } from '../features/board/map';
import { gamePicture } from '../features/board/picture';
import { boardState } from '../features/board/state';
import { writtenPosition } from '../features/board/write';
import type { Checkpoint } from '../features/diagnostic';
import type { View } from '../features/view';
import type { Session } from './session';

export function answerBoard(connection: Connection, session: Session): void {
  const on = <Params extends AboutGame, Answer>(
    { method }: Request<Params, Answer | null>,
    answer: (view: View, params: Params, checkpoint: Checkpoint) => Answer | undefined | Promise<Answer | undefined>,
  ): void => {
    const handler = session.answering<Params, Answer | null>(
      async (view, params, token) => (await answer(view, params, session.checkpoint(view.document, token))) ?? null,
      null,
    );
    connection.onRequest<unknown, never>(method, handler);
  };
  on(requests.board, boardState);
  on(requests.boardPicture, gamePicture);
  on(requests.boardWrite, writtenPosition);
  on(requests.boardMap, mapPart);
}
