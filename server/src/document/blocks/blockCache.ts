import type { Problem } from '../../problems/problem';
import type { Block } from './block';

/** What was found out of blocks: kept until a block is read anew, or is asked about for another problem. */
export class BlockCache<Value> {
  private readonly known = new WeakMap<Block, { readonly problem: Problem | undefined; readonly value: Value }>();

  get({ problem }: { readonly problem: Problem | undefined }, block: Block): Value | undefined {
    const found = this.known.get(block);
    return found?.problem === problem ? found?.value : undefined;
  }

  set({ problem }: { readonly problem: Problem | undefined }, block: Block, value: Value): void {
    this.known.set(block, { problem, value });
  }
}
