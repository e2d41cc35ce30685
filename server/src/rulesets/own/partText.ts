import { shown } from '../../text/message';
import type { Natural } from '../../text/natural';

/** "7" or "(2, 1)" */
export const partText = (part: readonly Natural[]): string =>
  part.length === 1 ? String(part[0]) : `(${part.join(', ')})`;

/** Returns the same for people: long numbers by their ends. */
export const partShown = (part: readonly Natural[]): string =>
  part.length === 1 ? shown(part[0]!) : `(${part.map(shown).join(', ')})`;
