/** Tells whether a text is the expected one, apart from line endings. */
export const isSameText = (text: string, expected: string): boolean =>
  text === expected || (text.includes('\r') && text.replace(/\r\n?/g, '\n') === expected);
