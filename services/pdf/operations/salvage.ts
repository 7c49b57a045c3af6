const CATALOG = /(\d+)\s+(\d+)\s+obj\s*<<(?:(?!endobj)[^])*?\/Type\s*\/Catalog/g;

/**
 * A PDF whose trailer is lost, with a new one that names the last catalog in it; the rest is for qpdf to reconstruct.
 * As it is when there is no catalog to be seen, or it is encrypted: then nobody knows how any more.
 */
export const withNewTrailer = (bytes: Uint8Array): Uint8Array => {
  const text = Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength).toString('latin1');
  const [, number, generation] = [...text.matchAll(CATALOG)].at(-1) ?? [];
  if (number === undefined || generation === undefined || text.includes('/Encrypt')) return bytes;
  const body = text.replace(/\btrailer\b/g, '%railer');
  const trailer = `\ntrailer\n<</Size 1/Root ${number} ${generation} R>>\nstartxref\n0\n%%EOF\n`;
  return Buffer.from(body + trailer, 'latin1');
};
