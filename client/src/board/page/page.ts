/** The page of the board. It knows no rules: it shows what the server says, and asks it for all else. */
import { html, render } from 'lit';
import type { Place, ToPage, Words } from '../messages';
import { boardView } from './boardView';
import { Dragging } from './drag';
import { Game } from './game';
import { listen, post } from './host';
import { MapView } from './mapView';
import { focusedPiece, keepHeight, makeReachable } from './picture';
import { usePictureStyle, whenThemeChanges } from './theme';

import '@vscode-elements/elements/dist/vscode-button/index.js';
import '@vscode-elements/elements/dist/vscode-checkbox/index.js';
import '@vscode-elements/elements/dist/vscode-radio-group/index.js';
import '@vscode-elements/elements/dist/vscode-radio/index.js';
import '@vscode-elements/elements/dist/vscode-tab-header/index.js';
import '@vscode-elements/elements/dist/vscode-tab-panel/index.js';
import '@vscode-elements/elements/dist/vscode-tabs/index.js';
import '@vscode-elements/elements/dist/vscode-textfield/index.js';

const root = document.getElementById('board')!;
let page: Page | undefined;

class Page {
  private readonly game: Game;
  private readonly map: MapView;
  private readonly dragging: Dragging;
  private title: string | undefined;
  private note = '';
  private saidLast = '';

  constructor(private readonly words: Words) {
    this.game = new Game(words, () => this.draw());
    this.dragging = new Dragging(this.game);
    this.map = new MapView(this.game, words, () => this.draw());
    whenThemeChanges(() => this.lookAgain());
  }

  begin(place: Place | null): void {
    if (place) this.game.goTo(place);
    else void this.game.look([]);
  }

  hear(message: Exclude<ToPage, { kind: 'answer' | 'begin' }>): void {
    if (message.kind === 'place') this.game.goTo(message.place);
    else if (message.kind === 'changed') this.lookAgain();
    else this.tell(message.words);
  }

  private lookAgain(): void {
    this.map.forget();
    this.game.lookAgain();
  }

  private tell(note: string): void {
    this.note = note;
    this.draw();
  }

  private draw(): void {
    const { game, map } = this;
    if (game.said !== this.saidLast) this.note = '';
    this.saidLast = game.said;
    if (game.state) usePictureStyle(game.state.style);
    if (game.tab === 1) map.look();
    const focused = focusedPiece();
    render(this.view(), root);
    const picture = root.querySelector<HTMLElement>('.picture');
    if (picture) {
      makeReachable(picture, focused);
      keepHeight(picture, game.state?.start ?? '');
    }
    const title = game.state?.title;
    if (title !== undefined && title !== this.title) post({ kind: 'title', title });
    this.title = title;
  }

  private view() {
    const { game, words } = this;
    return html`
      <h1>${game.state?.title ?? words.board}</h1>
      <vscode-tabs
        .selectedIndex=${game.tab}
        @vsc-tabs-select=${({ detail }: CustomEvent<{ selectedIndex: number }>) => this.openTab(detail.selectedIndex)}
      >
        <vscode-tab-header slot="header">${words.board}</vscode-tab-header>
        <vscode-tab-panel
          >${boardView(game, words, this.note, (note) => this.tell(note), this.dragging)}</vscode-tab-panel
        >
        <vscode-tab-header slot="header">${words.map}</vscode-tab-header>
        <vscode-tab-panel>${game.tab === 1 ? this.map.view() : ''}</vscode-tab-panel>
      </vscode-tabs>
    `;
  }

  private openTab(tab: number): void {
    this.game.tab = tab;
    this.game.keep();
    this.draw();
  }
}

listen((message) => {
  if (message.kind === 'begin') {
    page = new Page(message.words);
    page.begin(message.place);
  } else page?.hear(message);
});
