/**
 * Returns the text as a judge reads it: a `.game` file is an input as it stands, but for its lines that begin with `#`.
 */
export const judgeInput = (text: string): string => text.replace(/^#[^\r\n]*(?:\r\n|\r|\n|$)/gm, '');
