const texts = new WeakMap<Uint8Array, string>();

/**
 * A file with one character per byte, made once however many look through it. For bytes that nobody changes any more.
 */
export const latin1Of = (bytes: Uint8Array): string => {
  const known = texts.get(bytes);
  if (known !== undefined) return known;
  const text = Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength).toString('latin1');
  texts.set(bytes, text);
  return text;
};
