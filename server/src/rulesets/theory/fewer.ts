import { bitLength, type Natural } from '../../text/natural';

/**
 * Returns how many numbers as large as `largest` take about the room and the time of `most` numbers of so many binary
 * digits.
 */
export const fewerIfLarge = (most: number, largest: Natural, digits = 256): number =>
  Math.ceil(most / Math.max(1, bitLength(largest) / digits));
