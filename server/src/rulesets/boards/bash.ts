/** One heap, and bounds on what may be taken: Bash’s game in its forms, and Fibonacci Nim. */
import { smaller } from '../../text/natural';
import type { BashPosition } from '../bash';
import type { BashBetweenPosition } from '../bashBetween';
import type { FibonacciNimPosition } from '../fibonacciNim';
import { oneHeap } from './takes';

export const bashBoard = oneHeap<BashPosition | FibonacciNimPosition>(({ heap, most }) => ({
  from: 1,
  to: smaller(heap, most),
}));

export const bashBetweenBoard = oneHeap<BashBetweenPosition>(({ heap, least, most }) => {
  if (heap === 0) return { from: 1, to: 0 };
  return heap < least ? { from: heap, to: heap } : { from: least, to: smaller(heap, most) };
});
