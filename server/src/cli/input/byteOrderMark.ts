/** U+FEFF in UTF-8, which some editors begin a file with. */
const MARK = Buffer.from([0xef, 0xbb, 0xbf]);

export const hasMark = (bytes: Buffer): boolean => bytes.subarray(0, MARK.length).equals(MARK);

/** Gives the bytes of a file behind its mark, if it begins with one. */
export const withoutMark = (bytes: Buffer): Buffer => (hasMark(bytes) ? bytes.subarray(MARK.length) : bytes);
