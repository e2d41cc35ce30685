/** Codes of the units of a text that mean something to those that read it unit by unit. */
export const TAB = 9;
export const LF = 10;
export const VERTICAL_TAB = 11;
export const FORM_FEED = 12;
export const CR = 13;
export const SPACE = 32;
export const HASH = 35;
export const ZERO = 48;
export const NINE = 57;
export const GREATER = 62;
