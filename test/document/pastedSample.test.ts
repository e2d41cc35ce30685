import assert from 'node:assert/strict';
import { GameDocument } from '../../server/src/document/document';
import { findings } from '../../server/src/document/findings/findings';
import { findPastedSample } from '../../server/src/document/findings/pastedSample';
import { problemsById } from '../../server/src/problems/index';
import type { Finding } from '../../server/src/text/finding';
import { english, render } from '../../server/src/text/message';
import { edited } from '../features/edited';

const open = (text: string, fileName = 'x.game'): GameDocument =>
  new GameDocument('file:///x.game', text, { fileName });

const findingsOf = (document: GameDocument): Finding[] => [...findings(document)].flat();

/** The text after the fix, and what the fix is called. */
function fixed(text: string, fileName?: string): { text: string; title: string } {
  const finding = findingsOf(open(text, fileName)).find(({ code }) => code === 'pasted-sample');
  assert.ok(finding, text);
  const [fix] = finding.fixes!;
  const edits = fix!.edits.map(({ span, text: newText }) => ({ range: span, newText }));
  return { text: edited(text, edits), title: render(fix!.title, english) };
}

const HEADINGS = [
  ['Sample Input', 'Sample Output'],
  ['Sample Input #1:', 'Sample Output #1:'],
  ['## Sample Input 1', '## Sample Output 1'],
  ['SAMPLE INPUT', 'OUTPUT FOR SAMPLE INPUT'],
  ['输入样例', '输出样例'],
  ['【样例输入】', '【样例输出】'],
  ['样例输入 1：', '样例输出 1：'],
  ['Input', 'Output'],
] as const;

describe('document/pastedSample', () => {
  for (const [input, output] of HEADINGS)
    it(`knows the headings ${input} and ${output}`, () =>
      assert.equal(
        fixed(`${input}\n34 12\n15 24\n0 0\n${output}\nStan wins\nOllie wins\n`, 'x.poj-2348.game').text,
        '34 12\n#> Stan wins\n15 24\n#> Ollie wins\n0 0\n',
      ));

  it('makes a file without errors of the sample of every problem', () => {
    for (const [id, { sample }] of problemsById) {
      const pasted = `Sample Input\n\n${sample.input}\nSample Output\n\n${sample.output}\nSource\n\nSomewhere\n`;
      const { text } = fixed(pasted, `x.${id}.game`);
      const document = open(text, `x.${id}.game`);
      assert.deepEqual(
        findingsOf(document)
          .filter(({ severity, code }) => severity === 'error' || code === 'expectation-missing')
          .map(({ code }) => code),
        [],
        `${id}\n${text}`,
      );
      assert.ok(text.includes('\n#>'), id);
    }
  });

  it('names the problem where the output tells it', () =>
    assert.deepEqual(fixed('Sample Input\n34 12\n15 24\n0 0\nSample Output\nStan wins\nOllie wins\n'), {
      text: '# game: poj-2348\n34 12\n#> Stan wins\n15 24\n#> Ollie wins\n0 0\n',
      title: 'Make it a test file of poj-2348: Euclid’s Game',
    }));

  it('leaves what disagrees to be found, below its case', () =>
    assert.equal(
      fixed('Sample Input\n34 12\n15 24\n0 0\nSample Output\nStan wins\nStan wins\n', 'x.poj-2348.game').text,
      '34 12\n#> Stan wins\n15 24\n#> Stan wins\n0 0\n',
    ));

  it('keeps all other text as comments, further samples included', () =>
    assert.equal(
      fixed(
        'Euclid’s Game\n# game: poj-2348\n\nInput\nTwo numbers.\nOutput\nA line.\nSample Input\ncopy\n34 12\n0 0\n' +
          'Sample Output\nStan wins\nSample Input 2\n1 1\n',
      ).text,
      '# Euclid’s Game\n# game: poj-2348\n# Input\n# Two numbers.\n# Output\n# A line.\n34 12\n#> Stan wins\n0 0\n' +
        '# Sample Input 2\n# 1 1\n',
    ));

  it('puts the output of a layout that nobody knows below all numbers', () =>
    assert.equal(
      fixed('Sample Input\n1 2 3\n4 5\n0\nSample Output\nfoo\nbar\n').text,
      '1 2 3\n4 5\n#> foo\n#> bar\n0\n',
    ));

  it('finds none where there is none', () => {
    for (const text of [
      '',
      '34 12\n0 0\n',
      '# Sample Input\n34 12\n#> Stan wins\n0 0\n# Sample Output\n',
      'Sample Input\n34 12\n',
      'Sample Output\n1\nSample Input\n2\n',
      'Sample Input\nSample Output\n',
    ])
      assert.equal(findPastedSample(text), undefined, text);
  });
});
