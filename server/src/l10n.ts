/** The server's languages. English is in the code; every other language has a file in `server/l10n/`. */
import zhCn from '../l10n/zh-cn.json';
import { english, type Translate } from './text/message';

const bundles: Readonly<Record<string, Readonly<Record<string, string>>>> = { 'zh-cn': zhCn };

/** The translation for a locale such as `zh-cn`, `zh_CN.UTF-8` or `en`; English for those that are not there. */
export function translator(locale: string | undefined): Translate {
  const tag = (locale ?? '').toLowerCase().replace(/[.@].*$/, '').replace('_', '-');
  const bundle = bundles[tag] ?? (/^zh(-hans|-sg)?(-|$)/.test(tag) ? bundles['zh-cn'] : undefined);
  return bundle ? (template) => bundle[template] ?? template : english;
}
