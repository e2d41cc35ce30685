import type { Theme } from '../../../../protocol/messages';

/** The colours that go with those of VS Code. */
export function themeNow(): Theme {
  const { classList } = document.body;
  if (classList.contains('vscode-high-contrast-light')) return 'contrastLight';
  if (classList.contains('vscode-high-contrast')) return 'contrast';
  return classList.contains('vscode-light') ? 'light' : 'dark';
}

/** Tells when they change. */
export function whenThemeChanges(tell: () => void): void {
  let before = themeNow();
  new MutationObserver(() => {
    const now = themeNow();
    if (now !== before) tell();
    before = now;
  }).observe(document.body, { attributes: true, attributeFilter: ['class'] });
}

const sheet = new CSSStyleSheet();
document.adoptedStyleSheets.push(sheet);

/** Gives the pieces of pictures their colours. */
export const usePictureStyle = (style: string): void => sheet.replaceSync(style);

/** Tells whether nothing should move by itself, by the settings of the system or those of VS Code. */
export const prefersStillness = (): boolean =>
  window.matchMedia('(prefers-reduced-motion: reduce)').matches ||
  document.body.classList.contains('vscode-reduce-motion');
