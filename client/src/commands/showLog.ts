import type { Extension } from '../context';

export function showLog({ log }: Extension): void {
  log.show();
}
