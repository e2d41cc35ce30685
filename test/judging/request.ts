import type { Request } from '../../server/src/judging/testData';

/** A request for no cases at all, to which a test adds those that it wants. */
export const none: Request = {
  mistakes: false,
  small: 0,
  hard: false,
  bounds: false,
  random: 0,
  won: undefined,
  seed: 0,
  most: 1000,
  max: undefined,
};
