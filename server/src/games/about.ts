/** Reads the lines that tell people of a game: what it is called, where it is judged, how it was confirmed. */
import type { Alias } from '../problems/problem';
import type { Finding } from '../text/finding';
import { message } from '../text/message';
import type { AboutKey } from './keyNames';
import { type RuleLine, textOf } from './lines';
import { mistake } from './mistakes';

export interface About {
  title?: string;
  url?: string;
  /** The same layout, words and bounds at other judges. */
  readonly aliases: Alias[];
  note?: string;
  /** How it is known that the judge has these rules and words. */
  readonly confirmed: string[];
}

/** Notes what the line says, or what is wrong with it. */
export function readAbout(at: RuleLine, about: About, findings: Finding[]): void {
  const text = textOf(at);
  const fail = (sentence: ReturnType<typeof message>): void => {
    findings.push(mistake(at.line, at.value, 'expected', sentence));
  };
  switch (at.key as AboutKey) {
    case 'title':
      about.title = text;
      return;
    case 'url':
      if (isAddress(text)) about.url = text;
      else fail(message('An address begins with “https://”.'));
      return;
    case 'also': {
      const alias = aliasIn(text);
      if (alias) about.aliases.push(alias);
      else fail(message('Expected an id, and after it perhaps its address and title: hdu-1944 https://… S-Nim.'));
      return;
    }
    case 'note':
      about.note = text;
      return;
    case 'confirmed':
      about.confirmed.push(text);
  }
}

const isAddress = (text: string): boolean => /^https?:\/\/[^\s()<>]+$/.test(text);

/** `hdu-1944`, `hdu-1944 https://… S-Nim` */
function aliasIn(text: string): Alias | undefined {
  const [id = '', ...words] = text.split(/\s+/);
  if (!/^[a-z0-9]+(?:-[a-z0-9]+)+$/.test(id)) return undefined;
  const url = isAddress(words[0] ?? '') ? words.shift() : undefined;
  return { id, ...(url !== undefined && { url }), ...(words.length > 0 && { title: words.join(' ') }) };
}
