import { Client, type Editor } from './client';
import { transports } from './transports';

/** Describes tests that share a server, once for each way to start one. Each test has files of its own. */
export function everywhere(title: string, editor: Editor, tests: (client: () => Client) => void): void {
  for (const transport of transports) {
    describe(`protocol/${title} (${transport.name})`, () => {
      let client: Client;
      before(async () => {
        client = await Client.start(transport, editor);
      });
      after(async () => {
        await client.stop();
      });
      tests(() => client);
    });
  }
}
