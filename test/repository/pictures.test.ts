/** Each ruleset's page has a picture of a position, the one that a hover shows. UPDATE_FIXTURES=1 writes them anew. */
import assert from 'node:assert/strict';
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { svgOf } from '../../server/src/pictures/svg';
import { pictureWords } from '../../server/src/pictures/words';
import { boardOf } from '../../server/src/rulesets/boards/index';
import { rulesets } from '../../server/src/rulesets/index';
import type { Picture } from '../../server/src/rulesets/picture';
import type { AnyRuleset } from '../../server/src/rulesets/ruleset';
import { english, render } from '../../server/src/text/message';
import { POSITIONS } from '../pictures/positions';

const docs = path.join(__dirname, '../../docs');

const pictureOf = (ruleset: AnyRuleset): Picture => boardOf(ruleset).picture(POSITIONS[ruleset.name]![0]);

function check(file: string, wanted: string): void {
  if (process.env['UPDATE_FIXTURES'] === '1') writeFileSync(file, wanted);
  assert.equal(existsSync(file) ? readFileSync(file, 'utf8') : '', wanted);
}

/** The page with the picture below the rules, in the place of any other. */
function withPicture(page: string, image: string): string {
  const [title, rules, ...rest] = page.split('\n\n');
  return [title, rules, image, ...(rest[0]?.startsWith('![') ? rest.slice(1) : rest)].join('\n\n');
}

describe('repository/pictures', () => {
  for (const ruleset of rulesets) {
    it(`docs/${ruleset.name}.md shows a position`, () => {
      const picture = pictureOf(ruleset);
      const svg = svgOf(picture, { theme: 'any', size: 'small', translate: english });
      check(path.join(docs, `images/${ruleset.name}.svg`), `${svg}\n`);
      const page = path.join(docs, `${ruleset.name}.md`);
      const image = `![${render(pictureWords(picture), english)}](images/${ruleset.name}.svg)`;
      check(page, withPicture(readFileSync(page, 'utf8'), image));
    });
  }
});
