/** Editors grow slow, and people blind, beyond so many findings of a file. */
export const MOST_FINDINGS = 1000;
