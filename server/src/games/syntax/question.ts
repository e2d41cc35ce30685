/** Reads what a case starts with, what it asks, and what somebody claims. */
import { message } from '../../text/message';
import { readCondition, readExpression, readGenerators } from './expression';
import { readEnd, readPart } from './move';
import type { Reader } from './reader';
import type { AskTree, ClaimTree, PartTree, StartTree, Tree } from './tree';

/** `start: (n, n - 1), h × 3` */
export function readStart(reader: Reader): StartTree {
  const parts = [readStartPart(reader)];
  while (reader.pass(',')) parts.push(readStartPart(reader));
  const generators = readGenerators(reader);
  readEnd(reader);
  return { parts, generators };
}

function readStartPart(reader: Reader): PartTree & { readonly times?: Tree } {
  const part = readPart(reader);
  const times = reader.pass('×') ? readExpression(reader) : undefined;
  return { ...part, ...(times && { times }) };
}

/** `ask: h for h in 1..n` or `ask: each line` */
export function readAsk(reader: Reader): AskTree {
  if (reader.is('each') && reader.ahead(1).text === 'line') {
    reader.move();
    reader.move();
    readEnd(reader);
    return { kind: 'each line' };
  }
  const part = readPart(reader);
  if (!reader.is('for'))
    reader.failHere(message('Several positions are asked like this: “h for h in 1..n”, or “each line”.'));
  const generators = readGenerators(reader);
  readEnd(reader);
  return { kind: 'positions', parts: [part], generators };
}

/** `claim: P when … if … where x = …` */
export function readClaim(reader: Reader): ClaimTree {
  const says = readSays(reader);
  if (says.kind === 'value' && reader.is('when'))
    reader.failWith(
      'expected',
      reader.here(),
      message('A value is claimed of all positions, or of those with “if”.'),
      'if',
    );
  const domain = reader.pass('if') ? readCondition(reader) : undefined;
  const where: { name: ReturnType<Reader['name']>; value: Tree }[] = [];
  if (reader.pass('where')) {
    do where.push(readDefinition(reader));
    while (reader.pass(','));
  }
  readEnd(reader);
  return { says, where, ...(domain && { domain }) };
}

function readSays(reader: Reader): ClaimTree['says'] {
  const wanted = message('A claim is “P when …”, “N when …” or “value = …”.');
  noteNoClaim(reader);
  if (reader.pass('value')) {
    reader.expect('=', wanted);
    return { kind: 'value', value: readExpression(reader) };
  }
  const outcome = reader.is('N') ? 'N' : 'P';
  if (!reader.is('P', 'N')) reader.failHere(wanted);
  reader.move();
  const when = reader.pass('when') ? readCondition(reader) : undefined;
  return { kind: 'outcome', outcome, ...(when && { when }) };
}

const SIGNS = ['=', '!=', '<', '<=', '>', '>=', 'divides'];
const ARITHMETIC = ['+', '-', '*', '/', '**', 'mod', 'xor'];

/** `N mod 4 = 0`, which is a condition: whether such positions are lost is not said. A number may be called N or P. */
function noteNoClaim(reader: Reader): void {
  const [first, second] = [reader.next, reader.ahead(1)];
  if (first.text === 'value' || (['P', 'N'].includes(first.text) && ![...SIGNS, ...ARITHMETIC].includes(second.text)))
    return;
  let isCondition = false;
  let { to } = first;
  for (let ahead = 0; !['if', 'where', 'when', ''].includes(reader.ahead(ahead).text); ahead++) {
    to = reader.ahead(ahead).to;
    isCondition ||= SIGNS.includes(reader.ahead(ahead).text);
  }
  if (!isCondition) return;
  const meant = `P when ${reader.textOf({ from: first.from, to })}`;
  const sentence = message('A claim says which positions are lost, or won: {0}.', meant);
  reader.failWith('no-claim', { from: first.from, to }, sentence, meant);
}

function readDefinition(reader: Reader): { name: ReturnType<Reader['name']>; value: Tree } {
  const name = reader.name(message('Expected a name here.'));
  reader.expect('=', message('Expected “=” here: where x = min(a, b).'));
  return { name, value: readExpression(reader) };
}
