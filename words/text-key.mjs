const FNV_OFFSET = 0x811c9dc5;
const FNV_PRIME = 0x01000193;
const DIGITS_AND_LETTERS = 36;

/** The FNV-1a hash of an English wording, 32 bits. */
export const textKey = (text) => {
  let hash = FNV_OFFSET;
  for (let at = 0; at < text.length; at += 1) hash = Math.imul(hash ^ text.charCodeAt(at), FNV_PRIME);
  return (hash >>> 0).toString(DIGITS_AND_LETTERS);
};
