import assert from 'node:assert/strict';
import { notifications, type ProblemItem, requests, type Status } from '../../protocol/messages';
import { at, lineRange, MODERN } from './client';
import { everywhere } from './everywhere';

const SAMPLE = '34 12\n15 24\n0 0\n';

everywhere('features', { capabilities: MODERN }, (client) => {
  it('hover: who wins, by which move, and why', async () => {
    const uri = 'file:///hover.poj-2348.game';
    client().open(uri, SAMPLE);
    const text = (await client().hover(uri, 0)) ?? '';
    assert.match(text, /^\*\*𝒩 Stan wins\*\* · /);
    assert.match(text, /Winning move: subtract 2 × 12 from 34, which leaves \(10, 12\)/);
    assert.match(text, /\[poj-2348 Euclid’s Game\]\(http:\/\/poj\.org\/problem\?id=2348\)$/m);
    assert.equal(await client().hover(uri, 2), undefined);
    assert.equal(await client().hover(uri, 99), undefined);
  });

  it('inlay hint: a verdict to insert, and a tooltip on demand', async () => {
    const uri = 'file:///hint.poj-2348.game';
    client().open(uri, SAMPLE);
    const [first, second] = await client().hints(uri);
    assert.ok(first && second);
    assert.deepEqual(first.position, { line: 0, character: 5 });
    assert.deepEqual(first.textEdits, [{ range: lineRange(1), newText: '#> Stan wins\n' }]);
    assert.equal(first.tooltip, undefined);
    const { tooltip } = await client().resolveHint(second);
    assert.match(typeof tooltip === 'object' ? tooltip.value : '', /𝒫 Ollie wins/);
    assert.equal((await client().hints(uri, lineRange(1))).length, 1);
  });

  it('code action: a fix with the finding it is for', async () => {
    const uri = 'file:///fix.poj-2348.game';
    client().open(uri, '034 12\n0 0\n');
    const [finding] = await client().pull(uri);
    assert.equal(finding?.code, 'leading-zero');
    assert.equal(await client().act(uri, 0, 'Write 34'), '34 12\n0 0\n');
    assert.deepEqual(await client().codes(uri), []);
  });

  it('code action: expected outputs come, are brought up to date, and go', async () => {
    const uri = 'file:///expect.poj-2348.game';
    client().open(uri, SAMPLE);
    assert.equal(
      await client().act(uri, 1, 'Insert the expected output of this case'),
      '34 12\n15 24\n#> Ollie wins\n0 0\n',
    );
    assert.deepEqual(await client().codes(uri), ['expectation-missing']);
    const all = '34 12\n#> Stan wins\n15 24\n#> Ollie wins\n0 0\n';
    assert.equal(await client().act(uri, 0, 'Insert the expected output of all cases'), all);
    client().change(uri, at(0, 0, 5, '15 24'));
    assert.deepEqual(await client().codes(uri), ['expectation-stale']);
    assert.equal(
      await client().act(uri, 0, 'Update all expected outputs'),
      all.replace('34 12\n#> Stan', '15 24\n#> Ollie'),
    );
    assert.equal(await client().act(uri, 0, 'Remove all expected outputs'), '15 24\n15 24\n0 0\n');
  });

  it('code action: a move is played, again and again', async () => {
    const uri = 'file:///play.poj-2348.game';
    client().open(uri, SAMPLE);
    assert.equal(
      await client().act(
        uri,
        0,
        'Play the winning move: subtract 2 × 12 from 34 (in the new line, Stan is the opponent, who moves)',
      ),
      '10 12\n15 24\n0 0\n',
    );
    assert.equal(
      await client().act(
        uri,
        0,
        'Play on, though every move loses: subtract 1 × 10 from 12 (in the new line, Stan is the opponent, who moves)',
      ),
      '10 2\n15 24\n0 0\n',
    );
  });

  it('code action: only the kinds that are asked for', async () => {
    const uri = 'file:///kinds.poj-2348.game';
    client().open(uri, '034 12\n0 0\n');
    const kinds = async (...only: string[]) => [
      ...new Set((await client().actions(uri, 0, only)).map(({ kind }) => kind)),
    ];
    assert.deepEqual(await kinds('quickfix'), ['quickfix']);
    assert.deepEqual(await kinds('refactor'), ['refactor.rewrite']);
    assert.deepEqual(await kinds('source'), ['source.addCases.game', 'source.fixAll.game']);
    assert.deepEqual(await kinds('source.fixAll'), ['source.fixAll.game']);
    assert.deepEqual(await kinds('source.organizeImports'), []);
  });

  it('code action: one without anything left out is given back as it is', async () => {
    const uri = 'file:///whole.poj-2348.game';
    client().open(uri, '034 12\n0 0\n');
    const [fix] = await client().actions(uri, 0, ['quickfix']);
    assert.ok(fix?.edit);
    assert.deepEqual(await client().resolveAction(fix), fix);
  });

  it('code action: line feeds, for an editor that has no command for them', async () => {
    const uri = 'file:///crlf.poj-2348.game';
    client().open(uri, '34 12\r\n15 24\r\n0 0\r\n');
    assert.equal(await client().act(uri, 0, 'Use LF throughout'), SAMPLE);
  });

  it('game/problems: all that a file can hold', async () => {
    const problems: ProblemItem[] = await client().connection.sendRequest(requests.problems.method);
    const euclid = problems.find(({ id }) => id === 'poj-2348');
    const title = 'Euclid’s Game';
    assert.deepEqual(euclid?.aliases, [
      { id: 'hdu-1525', title },
      { id: 'uva-10368', title },
      { id: 'zoj-1913', title },
      { id: 'kattis-euclidsgame', title },
    ]);
    assert.deepEqual(problems.find(({ id }) => id === 'hdu-1850')?.aliases, [{ id: 'poj-2975', title: 'Nim' }]);
    assert.deepEqual(euclid.layout, ['a b', '…', '0 0']);
    assert.ok(problems.length > 30);
  });

  it('game/expectedOutput: the output of the whole file', async () => {
    const uri = 'file:///output.poj-2348.game';
    client().open(uri, '# game: poj-2348\n34 12\n#> Ollie wins\n15 24\n0 0\n7 7\n');
    assert.deepEqual(await client().ask(requests.expectedOutput.method, uri), {
      output: 'Stan wins\nOllie wins\n',
      cases: 2,
    });
  });

  it('game/expectedOutput: the first error and its place instead', async () => {
    const uri = 'file:///refusal.poj-2348.game';
    client().open(uri, '34 12\n15 x\n0 0\n');
    assert.deepEqual(await client().ask(requests.expectedOutput.method, uri), {
      refusal: { code: 'not-a-number', message: 'Expected a number, found “x”.', line: 1, character: 3 },
    });
  });

  it('game/status: which problem a file holds, when asked', async () => {
    const uri = 'file:///status.hdu-1525.game';
    client().open(uri, SAMPLE);
    const { problem, ...rest } = (await client().ask(requests.status.method, uri)) as Status;
    assert.deepEqual(rest, { uri, candidates: [], cases: 2, limits: {}, strength: { known: 12, caught: 3 } });
    assert.equal(problem?.id, 'hdu-1525');
    assert.equal(problem.source, 'name');
  });

  it('game/status: the title that the problem has at the judge of the file', async () => {
    const uri = 'file:///status.poj-2975.game';
    client().open(uri, '2\n1 2\n0\n');
    const { problem } = (await client().ask('game/status', uri)) as Status;
    assert.deepEqual([problem?.id, problem?.title], ['poj-2975', 'Nim']);
  });

  it('diagnostic: never more than anyone would read', async () => {
    const uri = 'file:///many.poj-2348.game';
    client().open(uri, 'x 1\n'.repeat(50_000));
    const codes = await client().codes(uri);
    assert.ok(codes.length <= 1001);
    assert.equal(codes.at(-1), 'too-many-findings');
  });
});

everywhere(
  notifications.status.method,
  { capabilities: MODERN, initializationOptions: { hasCommands: true, picks: { 'file:///pick.game': 'poj-2348' } } },
  (client) => {
    const lastOf = (uri: string) =>
      client()
        .statuses.filter((status) => status.uri === uri)
        .at(-1);

    it('is told when a file is opened and when it changes', async () => {
      const uri = 'file:///told.poj-2348.game';
      client().open(uri, SAMPLE);
      await client().until(() => lastOf(uri)?.cases === 2);
      client().change(uri, at(0, 0, 0, '1 1\n'));
      await client().until(() => lastOf(uri)?.cases === 3);
      client().change(uri, at(0, 0, 0, '# game: luogu-p1290\n'));
      await client().until(() => lastOf(uri)?.problem?.source === 'header');
      assert.equal(client().statuses.filter((status) => status.uri === uri).length, 3);
    });

    it('says which limits are reached', async () => {
      const uri = 'file:///limits.poj-2348.game';
      client().open(uri, `${'34 12\n'.repeat(6000)}0 0\n`);
      await client().until(() => lastOf(uri)?.limits.outline === 5000);
      assert.equal(lastOf(uri)?.limits.findings, undefined);
      client().change(uri, at(0, 0, 0, 'x 1\n'.repeat(2000)));
      await client().until(() => lastOf(uri)?.limits.findings === 1000);
    });

    it('is not told again what it knows', async () => {
      const uri = 'file:///same.poj-2348.game';
      client().open(uri, SAMPLE);
      for (let number = 0; number < 5; number++) client().change(uri, at(0, 0, 1, '3'));
      await client().hover(uri, 0);
      assert.equal(client().statuses.filter((status) => status.uri === uri).length, 1);
    });

    it('keeps the pick of an earlier day', async () => {
      client().open('file:///pick.game', '7 7\n');
      await client().until(() => lastOf('file:///pick.game')?.problem?.source === 'pick');
    });

    it('takes a pick, of a file that is open or not yet, and lets it go', async () => {
      for (const [uri, isOpenBefore] of [
        ['file:///open.game', true],
        ['file:///later.game', false],
      ] as const) {
        if (isOpenBefore) client().open(uri, '7 7\n');
        client().tell(notifications.pick.method, { uri, id: 'luogu-p1290' });
        if (!isOpenBefore) client().open(uri, '7 7\n');
        await client().until(() => lastOf(uri)?.problem?.id === 'luogu-p1290');
        const before = client().refreshes.length;
        client().tell(notifications.pick.method, { uri, id: null });
        await client().until(() => lastOf(uri)?.problem?.source !== 'pick');
        await client().until(() => client().refreshes.length >= before + 2);
      }
    });

    it('offers a command where edits cannot help', async () => {
      const uri = 'file:///crlf.poj-2348.game';
      client().open(uri, '34 12\r\n0 0\r\n');
      const [action] = await client().actions(uri, 0, ['quickfix']);
      assert.deepEqual(action?.command, { title: 'Use LF throughout', command: 'game.useLf', arguments: [uri] });
      assert.deepEqual(await client().resolveAction(action), action);
    });
  },
);
