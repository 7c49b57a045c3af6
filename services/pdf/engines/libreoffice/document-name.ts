// eslint-disable-next-line no-control-regex -- these are the characters that must not reach a disk or a page
const UNPRINTABLE = /[\u0000-\u001f\u007f-\u009f\u200e\u200f\u2028-\u202e\u2066-\u2069\ufffd]/g;
/** Names of devices elsewhere, with any ending. */
const RESERVED = /^(con|prn|aux|nul|com\d|lpt\d)(?=\.|$)/i;
/** A disk takes 255, and LibreOffice puts something before and behind while it works. */
const STEM_MAX_BYTES = 180;

const shortened = (stem: string): string => {
  let bytes = 0;
  return Array.from(stem)
    .filter((letter) => (bytes += Buffer.byteLength(letter)) <= STEM_MAX_BYTES)
    .join('');
};

/**
 * The name under which LibreOffice opens a document: that of the uploaded file, since fields print it, as far as a disk
 * can have it. It says itself what kind of document it is.
 *
 * @param extension with the dot.
 */
export const documentName = (original: string, extension: string): string => {
  const last = original.split(/[/\\]/).at(-1) ?? '';
  const clean = last
    .replace(/\p{Surrogate}/gu, '')
    .replace(UNPRINTABLE, '')
    .trim();
  const isOwn = clean.toLowerCase().endsWith(extension.toLowerCase());
  const ending = isOwn ? clean.slice(clean.length - extension.length) : extension;
  const stem = (isOwn ? clean.slice(0, clean.length - extension.length) : clean)
    .replace(/^[\s.~-]+/, '')
    .replace(/[\s.]+$/, '')
    .replace(RESERVED, '$1_');
  return `${shortened(stem) || 'document'}${ending}`;
};
