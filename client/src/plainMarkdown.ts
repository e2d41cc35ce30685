/** Returns a text without meaning in Markdown; its lines may be broken at its blanks. */
export const plainMarkdown = (text: string): string => text.replace(/[\\`*_{}[\]()#+\-.!<>|~&$]/g, '\\$&');
