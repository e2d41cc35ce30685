import type { Extension } from '../extension';

export async function restartServer({ server }: Extension): Promise<void> {
  await server.restart();
}
