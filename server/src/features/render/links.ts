/** Where to read more. */
import type { Problem } from '../../problems/problem';
import type { View } from '../view';

/** Our page on the game, where the editor can show it. */
export function rulesetUrl({ hasCommands }: View, { ruleset }: Problem): string | undefined {
  return hasCommands ? `command:game.showRuleset?${encodeURIComponent(JSON.stringify([ruleset.name]))}` : undefined;
}

/** The table of the whole line of play from the position at a line, where the editor can show it. */
export function lineOfPlayUrl({ document, hasCommands }: View, line: number): string | undefined {
  return hasCommands
    ? `command:game.showLineOfPlay?${encodeURIComponent(JSON.stringify([document.uri, line]))}`
    : undefined;
}
