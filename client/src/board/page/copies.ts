/** Pictures that leave the page. */
import type { Game } from './game';
import { ask, post } from './host';
import { themeNow } from './theme';

export async function copyAs(game: Game, form: 'svg' | 'text'): Promise<boolean> {
  const picture = await ask('boardPicture', { ...game.about, theme: themeNow() });
  if (picture) post({ kind: 'copy', text: picture[form] });
  return picture !== null;
}

/** Copies the picture, twice as large; where the clipboard takes no pictures, it becomes a file. */
export async function copyAsPng(game: Game): Promise<boolean> {
  const picture = await ask('boardPicture', { ...game.about, theme: themeNow() });
  if (!picture) return false;
  const blob = await pngOf(picture.svg);
  try {
    await navigator.clipboard.write([new ClipboardItem({ 'image/png': blob })]);
    return true;
  } catch {
    post({ kind: 'save', name: 'position.png', base64: await base64Of(blob) });
    return false;
  }
}

const SCALE = 2;

async function pngOf(svg: string): Promise<Blob> {
  const image = new Image();
  image.src = `data:image/svg+xml;charset=utf-8,${encodeURIComponent(svg)}`;
  await image.decode();
  const canvas = document.createElement('canvas');
  canvas.width = image.width * SCALE;
  canvas.height = image.height * SCALE;
  canvas.getContext('2d')!.drawImage(image, 0, 0, canvas.width, canvas.height);
  return blobOf(canvas);
}

export const blobOf = (canvas: HTMLCanvasElement): Promise<Blob> =>
  new Promise((resolve, reject) => {
    canvas.toBlob((blob) => (blob ? resolve(blob) : reject(new Error('no picture'))), 'image/png');
  });

export async function base64Of(blob: Blob): Promise<string> {
  let text = '';
  for (const byte of new Uint8Array(await blob.arrayBuffer())) text += String.fromCharCode(byte);
  return btoa(text);
}
