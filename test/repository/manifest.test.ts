/** The manifest contributes what the code has, and the other way round. UPDATE_FIXTURES=1 writes the ids of the problems anew. */
import assert from 'node:assert/strict';
import { existsSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { problemsById } from '../../server/src/library/index';
import { defaults } from '../../server/src/server/settings';
import { NOT_PLAIN, PLAIN } from '../extensions';

const root = path.join(__dirname, '../..');
const read = (file: string): string => readFileSync(path.join(root, file), 'utf8');

interface Manifest {
  readonly capabilities: { readonly untrustedWorkspaces: { readonly restrictedConfigurations: readonly string[] } };
  readonly contributes: {
    readonly configurationDefaults: Readonly<Record<string, Readonly<Record<string, unknown>>>>;
    readonly commands: readonly { readonly command: string; readonly category: string }[];
    readonly walkthroughs: readonly {
      readonly steps: readonly { readonly description: string; readonly media: { readonly svg: string } }[];
    }[];
    readonly menus: Readonly<Record<string, readonly { readonly command: string; readonly when?: string }[]>>;
    readonly configuration: {
      readonly properties: Readonly<
        Record<
          string,
          {
            readonly scope: string;
            readonly default: unknown;
            readonly order: number;
            readonly pattern?: string;
            readonly keywords: readonly string[];
            readonly additionalProperties?: { readonly enum: readonly string[] };
          }
        >
      >;
    };
  };
}

const sourcesOf = (folder: string): string[] =>
  readdirSync(path.join(root, folder), { recursive: true, encoding: 'utf8' })
    .filter((name) => name.endsWith('.ts'))
    .map((name) => read(path.join(folder, name)));

const { capabilities, contributes } = JSON.parse(read('package.json')) as Manifest;
const contributed = contributes.commands.map(({ command }) => command).sort();

describe('repository/manifest', () => {
  it('contributes every command of the client, and no other', () => {
    const table = [...read('client/src/commands/index.ts').matchAll(/^ {2}'(game\.\w+)': (\w+),$/gm)];
    assert.deepEqual(table.map(([, command]) => command).sort(), contributed);
    for (const [, command, run] of table) assert.equal(`game.${run!}`, command);
  });

  it('has a file for every command, named after it', () => {
    const files = readdirSync(path.join(root, 'client/src/commands'))
      .filter((name) => name !== 'index.ts')
      .map((name) => `game.${name.replace(/\.ts$/, '')}`);
    assert.deepEqual(files.sort(), contributed);
  });

  it('has every command that the server names, but for those that are only for other clients', () => {
    const named = sourcesOf('server/src').flatMap((text) =>
      [...text.matchAll(/(?:'|command:)(game\.\w+)/g)].map(([, command]) => command!),
    );
    const others = ['game.showSummary'];
    assert.ok(named.length > 0);
    assert.deepEqual(
      named.filter((command) => !contributed.includes(command) && !others.includes(command)),
      [],
    );
    const linked = sourcesOf('server/src').flatMap((text) =>
      [...text.matchAll(/command:(game\.\w+)/g)].map(([, command]) => command!),
    );
    for (const command of linked)
      assert.match(read('client/src/extension.ts'), new RegExp(`enabledCommands: .*'${command}'`));
  });

  it('has commands of its own in the menus', () => {
    const inMenus = Object.values(contributes.menus)
      .flat()
      .map(({ command }) => command);
    assert.deepEqual(
      inMenus.filter((command) => !contributed.includes(command)),
      [],
    );
  });

  it('leads through commands and pictures that are there', () => {
    for (const language of ['', '.zh-cn']) {
      const texts = JSON.parse(read(`package.nls${language}.json`)) as Record<string, string>;
      const steps = contributes.walkthroughs.flatMap((walkthrough) => walkthrough.steps);
      for (const { description, media } of steps) {
        const picture = media.svg.replace(/^%(.*)%$/, (_, key: string) => texts[key]!);
        assert.ok(existsSync(path.join(root, picture)), picture);
        const linked = [...texts[description.slice(1, -1)]!.matchAll(/command:(game\.\w+)/g)].map(
          ([, command]) => command!,
        );
        assert.deepEqual(
          linked.filter((command) => !contributed.includes(command)),
          [],
        );
      }
    }
  });

  it('offers every problem for the associations, as the code declares them', () => {
    const text = read('package.json');
    const wanted = text.replace(
      /("game\.associations": \{.*?"enum": \[)(\s*)[^\]]*?(\s*\])/s,
      (_, before: string, indent: string, after: string) =>
        before + indent + [...problemsById.keys()].map((id) => `"${id}"`).join(`,${indent}`) + after,
    );
    if (process.env['UPDATE_FIXTURES'] === '1') writeFileSync(path.join(root, 'package.json'), wanted);
    assert.equal(read('package.json'), wanted);
    const offered = (JSON.parse(wanted) as Manifest).contributes.configuration.properties['game.associations'];
    assert.deepEqual(offered?.additionalProperties?.enum, [...problemsById.keys()]);
  });

  it('has the defaults of the code', () => {
    const { properties } = contributes.configuration;
    assert.deepEqual(properties['game.associations']?.default, defaults.associations);
    assert.deepEqual(properties['game.library']?.default, defaults.library);
    assert.equal(properties['game.codeLens']?.default, defaults.codeLens);
    assert.equal(properties['game.expectedOutput.extension']?.default, defaults.outputExtension);
    for (const [kind, value] of Object.entries(defaults.inlayHints))
      assert.equal(properties[`game.inlayHints.${kind}`]?.default, value);
  });

  it('has two colours for won and lost in the high-contrast themes, which have one for what they map them to', () => {
    const { configurationDefaults } = contributes;
    assert.equal(configurationDefaults['[game]']?.['editor.semanticHighlighting.enabled'], true);
    const themes = Object.values(configurationDefaults['editor.semanticTokenColorCustomizations'] ?? {});
    assert.equal(themes.length, 2);
    for (const { rules } of themes as { rules: Record<string, string> }[]) {
      assert.deepEqual(Object.keys(rules), ['number.won:game', 'number.lost:game']);
      assert.notEqual(rules['number.won:game'], rules['number.lost:game']);
    }
  });

  it('takes the names of files from no untrusted workspace, and only plain extensions', () => {
    const setting = 'game.expectedOutput.extension';
    assert.deepEqual(capabilities.untrustedWorkspaces.restrictedConfigurations, [
      setting,
      'game.program',
      'game.build',
      'game.debug',
    ]);
    const pattern = new RegExp(contributes.configuration.properties[setting]!.pattern!);
    for (const extension of PLAIN) assert.match(extension, pattern);
    for (const extension of NOT_PLAIN) if (typeof extension === 'string') assert.doesNotMatch(extension, pattern);
  });

  it('is found by the name of the product', () => {
    for (const { keywords } of Object.values(contributes.configuration.properties))
      assert.deepEqual(keywords, ['Winning Move']);
    for (const { category } of contributes.commands) assert.equal(category, '%command.category%');
    for (const language of ['', '.zh-cn'])
      assert.equal(
        (JSON.parse(read(`package.nls${language}.json`)) as Record<string, string>)['command.category'],
        'Winning Move',
      );
  });

  it('offers to write all outputs where there are game files alone, and no file beside what has no place', () => {
    const whens = (menu: string, name: string): (string | undefined)[] =>
      (contributes.menus[menu] ?? []).filter(({ command }) => command === `game.${name}`).map(({ when }) => when);
    assert.deepEqual(whens('commandPalette', 'writeExpectedOutputs'), ['game.hasFiles']);
    assert.match(whens('explorer/context', 'writeExpectedOutputs')[0]!, /resource in game\.folders/);
    for (const menu of ['commandPalette', 'editor/title', 'editor/context', 'explorer/context'])
      for (const name of ['writeExpectedOutput', 'compareOutput', 'writeJudgeInput'])
        for (const when of whens(menu, name)) assert.match(when!, /!\w*[Rr]eadonly/);
  });

  it('has its settings in order', () => {
    const orders = Object.values(contributes.configuration.properties).map(({ order }) => order);
    assert.deepEqual(
      orders,
      orders.map((_, index) => index + 1),
    );
  });
});
