/** Returns 32 bits of a text, as FNV-1a has them of its code units, in base 36: the keys of translations in a bundle. */
export function fingerprint(text: string): string {
  let hash = 0x811c9dc5;
  for (let index = 0; index < text.length; index++) hash = Math.imul(hash ^ text.charCodeAt(index), 0x01000193);
  return (hash >>> 0).toString(36);
}
