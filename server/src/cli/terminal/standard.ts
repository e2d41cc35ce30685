/** The descriptors that every process begins with. */
export const STDIN = 0;
export const STDOUT = 1;
export const STDERR = 2;

/** Where people read. */
export type Descriptor = typeof STDOUT | typeof STDERR;
