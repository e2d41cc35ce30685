/** What the setting game.expectedOutput.extension may hold: plain extensions, and what is none. */

export const PLAIN = ['.out', '.ans', '.a', '.out.txt', '.OUT_1', '.-', '.game.out', '.games'];

/** VS Code hands on whatever stands in the settings of a workspace, whatever the manifest says. */
export const NOT_PLAIN: readonly unknown[] = [
  ...['', '.', '..', '...', 'out', '.out.', '.out..txt', '..out', '.game', '.GAME', '.x.Game'],
  ...[
    '/../../rc',
    '/../x.poj-2348.game',
    './out',
    '.out/',
    '.out/x',
    '.out\\x',
    '\\..\\x',
    '}/**/{*',
    '.{a,b}',
    '.*',
    '.?',
  ],
  ...[
    '.out\n',
    '.out ',
    '. out',
    '.o\u0000',
    '.å',
    '.out:stream',
    '.%2e%2e',
    '.~',
    '.$HOME',
    '.[a]',
    '.!',
    '.,',
    '.out,.x',
  ],
  ...[null, 7, true, {}, [], ['.out']],
];
