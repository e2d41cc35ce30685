import { FORM_FEED, SPACE, TAB, VERTICAL_TAB } from './unit';

/** Blanks separate tokens: ASCII's, and those that people cannot tell from them or cannot see. */
export function isBlank(unit: number): boolean {
  if (unit <= SPACE) return unit === SPACE || unit === TAB || unit === VERTICAL_TAB || unit === FORM_FEED;
  return unit >= 0xa0 && isOddBlank(unit);
}

function isOddBlank(unit: number): boolean {
  return (
    unit === 0xa0 ||
    unit === 0xad ||
    unit === 0x1680 ||
    (unit >= 0x2000 && unit <= 0x200f) ||
    (unit >= 0x2028 && unit <= 0x202f) ||
    (unit >= 0x205f && unit <= 0x2064) ||
    unit === 0x3000 ||
    unit === 0xfeff
  );
}
