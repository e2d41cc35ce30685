/** The layout that most problems about heaps share: their number on one line, the heaps on the next. */
import { type Bounds, integer, line, list } from '../../formats/format';
import { message } from '../../text/message';

type Range = Pick<Bounds, 'min' | 'max'>;

/**
 * Returns the two lines with the statement's bounds on the number of heaps and on a heap; some statements allow empty
 * ones.
 */
export const heapLines = (count: Range, heap: Range) =>
  [
    line(integer('n', { min: 1, ...count, meaning: message('the number of heaps') })),
    line(list('h', 'n', { min: 0, ...heap, meaning: message('a heap') })),
  ] as const;
