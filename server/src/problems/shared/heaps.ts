/** The layout that most problems about heaps share: their number on one line, the heaps on the next. */
import { integer, line, list } from '../../formats/format';
import { message } from '../../text/message';

const count = line(integer('n', { min: 1, meaning: message('the number of heaps') }));

/** A line with the number of heaps and a line with the heaps, of which an empty one may be allowed. */
export const heapLines = [count, line(list('h', 'n', { min: 0, meaning: message('a heap') }))] as const;
