import type { Extension } from '../context';

export async function restartServer({ server }: Extension): Promise<void> {
  await server.restart();
}
