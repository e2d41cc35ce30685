/** docs/protocol.md quotes protocol/messages.ts, the only place that names a message. UPDATE_FIXTURES=1 writes it anew. */
import assert from 'node:assert/strict';
import { readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { clientRequests, notifications, requests } from '../../protocol/messages';

const root = path.join(__dirname, '../..');
const PAGE = path.join(root, 'docs/protocol.md');
const SOURCE = readFileSync(path.join(root, 'protocol/messages.ts'), 'utf8');

/** `name: request<Params, Answer>('game/name')` with the sentence above it. */
const DECLARED = /\/\*\* (.*) \*\/\n {2}(\w+): (request|notification)<(.*)>\('(game\/\w+)'\)/g;
const declared = [...SOURCE.matchAll(DECLARED)].map(([, about, name, kind, types, method]) => ({
  name: name!,
  kind: kind!,
  row: `| \`${method!}\` | ${kind!} | \`${types!.replaceAll('|', '\\|')}\` | ${about!} |`,
}));

const page = (): string => `# Messages of our own

What a client may ask and tell the language server beyond the Language Server Protocol. All of it is optional: verdicts,
hovers, findings, fixes, lenses and the rest are plain LSP. This page is written from \`protocol/messages.ts\`, which
client and server import.

| Message | Kind | Parameters, answer | What for |
| --- | --- | --- | --- |
${declared.map(({ row }) => row).join('\n')}

\`initializationOptions\` may hold \`settings\` (for clients that cannot be asked for them), \`picks\` (addresses of files with
the problem that the user picked for each), \`hasCommands: true\` if the client has the commands of the extension for
VS Code and shows the status, \`hasPictures: true\` if its hovers show images whose data stand in their Markdown,
\`readsRules: true\` if it answers \`game/rulesText\` (otherwise a server that runs in Node.js reads files of rules itself), and
\`listsRules: true\` if it answers \`game/rulesFiles\` as well.

\`\`\`ts
${SOURCE}\`\`\`
`;

describe('repository/protocol', () => {
  it('has a page with every message', () => {
    assert.deepEqual(
      declared.map(({ name }) => name),
      [...Object.keys(requests), ...Object.keys(clientRequests), ...Object.keys(notifications)],
    );
    if (process.env['UPDATE_FIXTURES'] === '1') writeFileSync(PAGE, page());
    assert.equal(readFileSync(PAGE, 'utf8'), page());
  });
});
