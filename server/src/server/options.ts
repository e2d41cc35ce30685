/** What a client says of itself when it starts the server. */
import { record, stringsOf } from './settings';

export interface Options {
  /** The client has the extension's own commands and shows its status. */
  readonly hasCommands: boolean;
  /** The client shows images whose data stand in the Markdown of a hover. */
  readonly hasPictures: boolean;
  /** The problems that the user picked, by the addresses of the files. */
  readonly picks: Readonly<Record<string, string>>;
  /** The client answers `game/rulesText`, so that its file systems count. */
  readonly readsRules: boolean;
  /** The client answers `game/rulesFiles`, too. */
  readonly listsRules: boolean;
  /** Settings, for clients that cannot be asked for them. */
  readonly settings: unknown;
}

export function optionsOf(sent: unknown): Options {
  const { hasCommands, hasPictures, picks, readsRules, listsRules, settings } = record(sent);
  return {
    hasCommands: hasCommands === true,
    hasPictures: hasPictures === true,
    picks: stringsOf(picks),
    readsRules: readsRules === true,
    listsRules: listsRules === true,
    settings,
  };
}
