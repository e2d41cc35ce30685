/** The server's languages. English is in the code; every other language has a file beside this one. */
import { english, type Translate } from '../text/message';
import { fingerprint } from './fingerprint';
import zhCn from './zh-cn.json';

/** By their English templates; in the bundles by the fingerprints of these. */
type Translations = Readonly<Record<string, string>>;

/**
 * Each language with the tags that mean it. Readers of traditional Chinese get English, as in the rest of an editor.
 */
const languages: readonly [RegExp, Translations][] = [[/^zh(?:$|-cn|-sg|-hans)/, zhCn]];

/**
 * Returns the translation for a locale such as `zh-cn`, `zh_CN.UTF-8` or `en`; English for those that are not there.
 */
export function translator(locale: string | undefined): Translate {
  const tag = (locale ?? '')
    .toLowerCase()
    .replace(/[.@].*$/, '')
    .replaceAll('_', '-');
  const translations = languages.find(([tags]) => tags.test(tag))?.[1];
  return translations ? (template) => translations[template] ?? byFingerprint(translations, template) : english;
}

/** The fingerprints of templates that were asked for: there are no more of them than there are templates. */
const fingerprints = new Map<string, string>();

function byFingerprint(translations: Translations, template: string): string {
  let key = fingerprints.get(template);
  if (key === undefined) fingerprints.set(template, (key = fingerprint(template)));
  return translations[key] ?? english(template);
}
