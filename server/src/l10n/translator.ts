/** The server's languages. English is in the code; every other language has a file beside this one. */
import { english, type Translate } from '../text/message';

/** Texts by their English templates. */
export type Translations = Readonly<Record<string, string>>;

/**
 * Each language with the tags that mean it, and how its file is loaded. Readers of traditional Chinese get English, as in the
 * rest of an editor.
 */
const languages: readonly [RegExp, () => Promise<Translations>][] = [
  [/^zh(?:$|-cn|-sg|-hans)/, async () => (await import('./zhCn')).zhCn],
];

/**
 * Returns the translation for a locale such as `zh-cn`, `zh_CN.UTF-8` or `en`; English for those that are not there. Nothing
 * is loaded for English.
 */
export async function translator(locale: string | undefined): Promise<Translate> {
  const tag = (locale ?? '')
    .toLowerCase()
    .replace(/[.@].*$/, '')
    .replaceAll('_', '-');
  const load = languages.find(([tags]) => tags.test(tag))?.[1];
  return load ? translateBy(await load()) : english;
}

/** Returns the translation by a table. What is not in it stays English. */
export const translateBy =
  (translations: Translations): Translate =>
  (template) =>
    translations[template] ?? english(template);
