/** What a case is good for: the known mistakes that it catches, below the hover's reason. */
import type { Case } from '../../document/case';
import { listed } from '../../text/joined';
import { message } from '../../text/message';
import { escapeMarkdown } from '../render/reasons';
import { translated, type View } from '../view';

/** More names are left out. */
const MOST = 12;

/** Returns the line; undefined if the case catches none, or that is not known. */
export function catchesLine(view: View, { index }: Case): string | undefined {
  const { strength } = view;
  const place = strength?.known.indices.indexOf(index) ?? -1;
  if (!strength || place < 0) return undefined;
  const found = strength.catches.filter(({ cases }) => cases.includes(place));
  if (found.length === 0) return undefined;
  const names = found
    .slice(0, MOST)
    .map(({ mistake, cases }) => (cases.length === 1 ? message('{0} (only this case)', mistake.name) : mistake.name));
  const all = listed(found.length > MOST ? [...names, '…'] : names);
  return escapeMarkdown(translated(view, message('Catches: {0}', all)));
}
