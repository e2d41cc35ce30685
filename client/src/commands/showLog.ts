import type { Extension } from '../extension';

export function showLog({ log }: Extension): void {
  log.show();
}
