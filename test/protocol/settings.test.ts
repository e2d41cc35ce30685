import assert from 'node:assert/strict';
import { Client, MODERN, PLAIN } from './client';
import { transports } from './transports';

const SAMPLE = '15 24\n0 0\n';
const EUCLID = { associations: { '*.in': 'poj-2348', 'luogu/**/*.in': 'luogu-p1290' } };

for (const transport of transports) {
  describe(`protocol/settings (${transport.name})`, () => {
    it('are asked for each file, and asked for again when they change', async () => {
      let settings: unknown = EUCLID;
      const asked: string[] = [];
      const client = await Client.start(transport, {
        capabilities: MODERN,
        configuration: (uri) => (asked.push(uri), settings),
      });
      client.open('file:///a/My%20Cases/1.in', SAMPLE);
      client.open('vscode-vfs://github/a/luogu/deep/2.IN', '1\n15 24\n');
      assert.deepEqual(await client.labels('file:///a/My%20Cases/1.in'), ['𝒫 Ollie wins']);
      assert.deepEqual(await client.labels('vscode-vfs://github/a/luogu/deep/2.IN'), ['𝒫 Ollie wins']);
      assert.deepEqual(asked, ['file:///a/My%20Cases/1.in', 'vscode-vfs://github/a/luogu/deep/2.IN']);
      settings = { ...EUCLID, inlayHints: { verdict: false } };
      client.configure(null);
      assert.deepEqual(await client.labels('file:///a/My%20Cases/1.in'), []);
      await client.until(() => client.refreshes.length === 2);
      await client.stop();
    });

    it('switch each kind of inlay hint', async () => {
      let inlayHints: unknown;
      const client = await Client.start(transport, { capabilities: MODERN, configuration: () => ({ inlayHints }) });
      const uri = 'file:///hints.poj-2348.game';
      client.open(uri, '34 12\n0 0\n');
      const labels: [unknown, unknown[]][] = [
        [{ verdict: true, winningMove: false }, ['𝒩 Stan wins']],
        [{ verdict: false, winningMove: true }, ['subtract 2 × 12 from 34']],
        [{ verdict: false, winningMove: false }, []],
        [{ verdict: 'yes' }, ['𝒩 Stan wins · subtract 2 × 12 from 34']],
      ];
      for (const [kinds, expected] of labels) {
        inlayHints = kinds;
        client.configure({});
        assert.deepEqual(await client.labels(uri), expected);
      }
      await client.stop();
    });

    it('come with the start, and with notifications, from a client that cannot be asked', async () => {
      const client = await Client.start(transport, {
        capabilities: PLAIN,
        initializationOptions: { settings: EUCLID },
      });
      client.open('file:///a.in', SAMPLE);
      assert.deepEqual(await client.labels('file:///a.in'), ['𝒫 Ollie wins']);
      client.configure({ game: { ...EUCLID, inlayHints: { verdict: false } } });
      assert.deepEqual(await client.labels('file:///a.in'), []);
      client.configure({ other: 1 });
      assert.deepEqual(await client.labels('file:///a.in'), []);
      await client.stop();
    });

    it('of the wrong types, and globs that cannot be read, are as if left out', async () => {
      let settings: unknown;
      const client = await Client.start(transport, { capabilities: MODERN, configuration: () => settings });
      client.open('file:///a.in', `# game: poj-2348\n${SAMPLE}`);
      for (settings of [
        null,
        7,
        [],
        { associations: 3, inlayHints: [] },
        { associations: { '': 'x', '[': 'x', ['*'.repeat(70_000)]: 'x', '{': null, '*.in': 'x' } },
      ]) {
        client.configure({});
        assert.deepEqual(await client.labels('file:///a.in'), ['𝒫 Ollie wins']);
      }
      await client.stop();
    });

    it('are as by default where the client refuses to say', async () => {
      const client = await Client.start(transport, {
        capabilities: MODERN,
        configuration: () => Promise.reject(new Error('not today')),
      });
      client.open('file:///a.poj-2348.game', SAMPLE);
      assert.deepEqual(await client.labels('file:///a.poj-2348.game'), ['𝒫 Ollie wins']);
      assert.match(client.complaints.splice(0).join(), /not today/);
      await client.stop();
    });

    it('are not waited for for ever, and count when they come after all', async () => {
      let say: (settings: unknown) => void = () => undefined;
      const client = await Client.start(transport, {
        capabilities: MODERN,
        configuration: () =>
          new Promise((resolve) => {
            say = resolve;
          }),
      });
      client.open('file:///late.in', `${SAMPLE}7 x\n`);
      assert.deepEqual(await client.labels('file:///late.in'), []);
      say(EUCLID);
      await client.until(() => client.refreshes.length === 2);
      assert.deepEqual(await client.labels('file:///late.in'), ['𝒫 Ollie wins']);
      await client.stop();
    });

    it('that were asked for last count, whatever the order of the answers', async () => {
      const questions: ((settings: unknown) => void)[] = [];
      const client = await Client.start(transport, {
        capabilities: MODERN,
        configuration: () => new Promise((resolve) => questions.push(resolve)),
      });
      client.open('file:///order.poj-2348.game', SAMPLE);
      client.configure({});
      const labels = client.labels('file:///order.poj-2348.game');
      await client.until(() => questions.length === 2);
      questions[1]?.({ inlayHints: { verdict: true } });
      questions[0]?.({ inlayHints: { verdict: false } });
      assert.deepEqual(await labels, ['𝒫 Ollie wins']);
      assert.deepEqual(await client.labels('file:///order.poj-2348.game'), ['𝒫 Ollie wins']);
      await client.stop();
    });

    it('belong to the file that is open now, not to one that had its name before', async () => {
      const questions: ((settings: unknown) => void)[] = [];
      const client = await Client.start(transport, {
        capabilities: MODERN,
        configuration: () => new Promise((resolve) => questions.push(resolve)),
      });
      const uri = 'file:///again.poj-2348.game';
      client.open(uri, SAMPLE);
      const early = client.labels(uri);
      client.close(uri);
      client.open(uri, SAMPLE);
      const late = client.labels(uri);
      await client.until(() => questions.length === 2);
      questions[0]?.({});
      questions[1]?.({ inlayHints: { verdict: false } });
      assert.deepEqual(await Promise.all([early, late]), [[], []]);
      await client.stop();
    });
  });
}
