import type { Disposable, Uri, WebviewPanel } from 'vscode';
import { window } from 'vscode';

/** The panel as this file needs to know it; its code is loaded with the first one. */
export interface Board {
  dispose(): void;
  readonly onDidDispose: WebviewPanel['onDidDispose'];
  show(uri: Uri, line: number): void;
  refresh(uri: string): void;
}

/** Makes the panel with its page: a new one, or one that VS Code has kept over a reload. */
export type MakeBoard = (kept?: WebviewPanel) => Promise<Board>;

/** The board of the window, which there is at most once. */
export class Boards implements Disposable {
  private board: Promise<Board> | undefined;
  private readonly registration: Disposable;

  constructor(private readonly makeBoard: MakeBoard) {
    this.registration = window.registerWebviewPanelSerializer('game.board', {
      deserializeWebviewPanel: async (kept: WebviewPanel) => {
        await this.open(kept);
      },
    });
  }

  dispose(): void {
    this.registration.dispose();
    void this.board?.then((board) => {
      board.dispose();
    });
  }

  /** Opens the board beside the text, or brings it into sight. */
  open(kept?: WebviewPanel): Promise<Board> {
    return (this.board ??= this.make(kept));
  }

  /** Has the board look again at a file whose problem may be another one. */
  refresh(uri: string): void {
    void this.board?.then((board) => board.refresh(uri));
  }

  private async make(kept: WebviewPanel | undefined): Promise<Board> {
    const board = await this.makeBoard(kept);
    board.onDidDispose(() => {
      this.board = undefined;
      board.dispose();
    });
    return board;
  }
}
