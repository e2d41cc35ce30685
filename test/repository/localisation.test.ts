/** Whatever people read, they can read in every language: nothing is missing, and nothing is left over. */
import assert from 'node:assert/strict';
import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import ts from 'typescript';
import { problems } from '../../server/src/problems';

const root = path.join(__dirname, '../..');

const BUNDLES = ['package.nls.zh-cn.json', 'l10n/bundle.l10n.zh-cn.json', 'server/src/l10n/zh-cn.json'];

type Texts = Readonly<Record<string, string>>;

const read = (file: string): string => readFileSync(path.join(root, file), 'utf8');
const texts = (file: string): Texts => JSON.parse(read(file)) as Texts;

const sourceFiles = (folder: string): string[] =>
  readdirSync(path.join(root, folder), { recursive: true, encoding: 'utf8' })
    .filter((name) => name.endsWith('.ts'))
    .map((name) => path.join(folder, name));

/** The first argument of each call of a function, in a file: the text, or the code where it is not a plain one. */
function firstArguments(file: string, callee: string): { text?: string; code: string }[] {
  const source = ts.createSourceFile(file, read(file), ts.ScriptTarget.Latest, true);
  const found: { text?: string; code: string }[] = [];
  const visit = (node: ts.Node): void => {
    if (ts.isCallExpression(node) && node.expression.getText() === callee) {
      const [argument] = node.arguments;
      found.push({
        code: `${file}: ${node.getText()}`,
        ...(argument && ts.isStringLiteralLike(argument) && { text: argument.text }),
      });
    }
    ts.forEachChild(node, visit);
  };
  visit(source);
  return found;
}

/** What the files of the library say to everyone who relies on their answers. */
const libraryNotes = (): { text: string; code: string }[] =>
  readdirSync(path.join(root, 'library')).flatMap((name) =>
    [...read(`library/${name}`).matchAll(/^note: *(.*?) *$/gm)].map(([code, text = '']) => ({ text, code })),
  );

const placeholders = (text: string): string[] => [...new Set(text.match(/\{\d+\}/g) ?? [])].sort();

/** Every text that the code says has a translation with the same placeholders, and every translation is used. */
function compare(said: { text?: string; code: string }[], translations: Texts): void {
  assert.deepEqual(
    said.filter(({ text }) => text === undefined).map(({ code }) => code),
    [],
    'only literals can be translated',
  );
  const wanted = [...new Set(said.map(({ text }) => text!))].sort();
  assert.deepEqual(
    wanted.filter((text) => !(text in translations)),
    [],
    'not translated',
  );
  assert.deepEqual(
    Object.keys(translations).filter((text) => !wanted.includes(text)),
    [],
    'said nowhere',
  );
  for (const text of wanted) assert.deepEqual(placeholders(translations[text]!), placeholders(text), text);
}

describe('repository/localisation', () => {
  it('the client speaks Chinese', () => {
    const said = sourceFiles('client/src').flatMap((file) => firstArguments(file, 'l10n.t'));
    assert.ok(said.length > 10);
    compare(said, texts('l10n/bundle.l10n.zh-cn.json'));
  });

  it('the server speaks Chinese', () => {
    const said = sourceFiles('server/src')
      .filter((file) => !file.endsWith('text/message.ts'))
      .flatMap((file) => firstArguments(file, 'message'));
    const translations = texts('server/src/l10n/zh-cn.json');
    assert.ok(said.length > 50);
    compare([...said, ...libraryNotes()], translations);
    assert.deepEqual(
      Object.keys(translations),
      Object.keys(translations).sort(),
      'in order, so that two people rarely write in the same place',
    );
  });

  it('the server has no translations that it does not load', () => {
    assert.deepEqual(
      readdirSync(path.join(root, 'server/src/l10n')).filter((name) => name.endsWith('.json')),
      ['zh-cn.json'],
    );
  });

  it('the manifest speaks Chinese', () => {
    const english = texts('package.nls.json');
    assert.deepEqual(Object.keys(texts('package.nls.zh-cn.json')).sort(), Object.keys(english).sort());
    const used = [...read('package.json').matchAll(/"%([^%"]+)%"/g)].map(([, key]) => key!);
    assert.deepEqual([...new Set(used)].sort(), Object.keys(english).sort());
  });

  it('Chinese has the punctuation of Chinese', () => {
    const wrong = BUNDLES.flatMap((file) =>
      Object.values(texts(file))
        .filter((text) => /[\u4e00-\u9fff][,:;?!(]|[,:;?!)][\u4e00-\u9fff]/.test(text))
        .map((text) => `${file}: ${text}`),
    );
    assert.deepEqual(wrong, []);
  });

  it('Chinese has one term for each thing', () => {
    const table = /<!-- terms:[^>]*-->([^]*)<!-- end of terms -->/.exec(read('CONTRIBUTING.md'))![1]!;
    const rows = table.split('\n').filter((line) => line.startsWith('| ') && !line.startsWith('| ---'));
    const avoided = rows
      .slice(1)
      .flatMap((row) => row.split('|')[3]!.trim().split(', '))
      .filter(Boolean);
    assert.ok(avoided.length > 30);
    const used = BUNDLES.flatMap((file) =>
      Object.entries(texts(file)).flatMap(([key, text]) =>
        avoided.filter((term) => text.includes(term)).map((term) => `${file}: ${key}: ${term}`),
      ),
    );
    assert.deepEqual(used, []);
  });

  it('has typographic apostrophes and quotes throughout', () => {
    const said = [
      ...Object.keys(texts('server/src/l10n/zh-cn.json')),
      ...Object.keys(texts('l10n/bundle.l10n.zh-cn.json')),
      ...Object.values(texts('package.nls.json')),
      ...problems.map(({ title }) => title),
    ];
    assert.deepEqual(
      said.filter((text) => /[a-z]'|"/i.test(text.replace(/`[^`]*`/g, ''))),
      [],
    );
  });
});
