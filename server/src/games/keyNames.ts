/** The words before the colons of a game’s lines. */

/** What the lines with these keys say makes the game. */
export const RULE_KEYS = [
  'input',
  'bounds',
  'move',
  'start',
  'ask',
  'sum',
  'misere',
  'win',
  'lose',
  'say',
  'players',
  'claim',
  'trust',
] as const;

/** In a file of rules, these tell people of it. */
export const ABOUT_KEYS = ['title', 'url', 'also', 'note', 'confirmed'] as const;

export const KEYS = [...RULE_KEYS, ...ABOUT_KEYS] as const;

export type Key = (typeof KEYS)[number];
export type AboutKey = (typeof ABOUT_KEYS)[number];

/** Keys that may stand in several lines. */
export const REPEATED: readonly string[] = ['bounds', 'move', 'claim', 'trust', 'also', 'confirmed'];

export const isKey = (key: string): key is Key => (KEYS as readonly string[]).includes(key);

export const isRuleKey = (key: string): boolean => (RULE_KEYS as readonly string[]).includes(key);

export const isAboutKey = (key: string): boolean => (ABOUT_KEYS as readonly string[]).includes(key);
