import assert from 'node:assert/strict';
import { translator } from '../../server/src/l10n/translator';

describe('l10n/translator', () => {
  const isChinese = async (locale: string | undefined): Promise<boolean> =>
    (await translator(locale))('unknown') !== 'unknown';

  it('knows simplified Chinese by all its names', async () => {
    for (const locale of [
      'zh',
      'zh-cn',
      'zh-CN',
      'zh_CN.UTF-8',
      'zh-Hans',
      'zh_Hans_CN',
      'zh-Hans-SG',
      'zh_SG.gb18030@stroke',
    ])
      assert.ok(await isChinese(locale), locale);
  });

  it('speaks English to everyone else', async () => {
    for (const locale of [
      undefined,
      '',
      'C',
      'C.UTF-8',
      'POSIX',
      'en',
      'en_US.UTF-8',
      'de',
      'zh-TW',
      'zh_HK.UTF-8',
      'zh-Hant-CN',
      'zha',
    ])
      assert.ok(!(await isChinese(locale)), locale);
  });

  it('leaves what it cannot translate in English', async () => {
    assert.equal((await translator('zh-cn'))('no such sentence'), 'no such sentence');
  });
});
