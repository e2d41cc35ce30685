import { message } from '../../text/message';
import type { Command } from '../command';
import { reportFailure } from '../complain';
import { type ExitCode, failureOf, FINE, systemCode } from '../failure';

const STDIO = '--stdio';

export const lsp: Command = {
  name: 'lsp',
  operands: STDIO,
  summary: message('run as a language server, for editors'),
  details: [message('It speaks the Language Server Protocol over standard input and output.')],
  options: ['stdio', 'clientProcessId'],
  run: async ({ translate }): Promise<ExitCode> => {
    process.stdout.on('error', (error) => {
      if (systemCode(error) !== 'EPIPE') reportFailure(failureOf(error, '<stdout>'), translate);
    });
    // The server reads how to talk from the command line itself.
    if (!process.argv.includes(STDIO)) process.argv.push(STDIO);
    await import('../../node');
    return FINE;
  },
};
