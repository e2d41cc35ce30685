/** Where to read more. */
import type { Problem } from '../../problems/problem';
import type { FindingCode } from '../../text/findingCode';
import type { View } from '../view';

/** Our page on the game, where the editor can show it. */
export function rulesetUrl({ hasCommands }: View, { ruleset }: Problem): string | undefined {
  return hasCommands ? `command:game.showRuleset?${encodeURIComponent(JSON.stringify([ruleset.name]))}` : undefined;
}

/** Returns the entry of a finding on our page of findings, where the editor can show it. */
export function findingUrl({ hasCommands }: Pick<View, 'hasCommands'>, code: FindingCode): string | undefined {
  return hasCommands ? `command:game.showFinding?${encodeURIComponent(JSON.stringify([code]))}` : undefined;
}

/** Returns the table of the whole line of play from the position at a line, where the editor can show it. */
export function lineOfPlayUrl({ document, hasCommands }: View, line: number): string | undefined {
  return hasCommands
    ? `command:game.showLineOfPlay?${encodeURIComponent(JSON.stringify([document.uri, line]))}`
    : undefined;
}

/** The board with the position at a line; undefined if the editor cannot show it. */
export function boardUrl({ document, hasCommands }: View, line: number): string | undefined {
  return hasCommands ? `command:game.openBoard?${encodeURIComponent(JSON.stringify([document.uri, line]))}` : undefined;
}
