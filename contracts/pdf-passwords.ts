/** RFC 3454, tables C.1.2 and B.1: spaces that are not the ordinary one, and what is commonly mapped to nothing. */
const SPACES = /[\u00a0\u1680\u2000-\u200b\u202f\u205f\u3000]/gu;
const NOTHING = /\u00ad|\u034f|\u1806|\u200c|\u200d|\u2060|\ufeff|\p{Variation_Selector}/gu;

/**
 * A password as AES-256 in a PDF is set: composed, with one kind of space and without what is not seen. One that would be
 * empty then is only composed.
 *
 * @see ISO 32000-2, 7.6.4.3.3; RFC 4013 (SASLprep)
 */
export const preparedPdfPassword = (typed: string): string =>
  typed.replace(SPACES, ' ').replace(NOTHING, '').normalize('NFKC') || typed.normalize('NFKC');

const unique = (texts: readonly string[]): readonly string[] => [...new Set(texts)];

/**
 * Passwords that may be meant, the likeliest first: programs set one as it was typed, or composed in one way or
 * another, and keyboards differ in how they write the same letter.
 */
export const meantPasswords = (typed: string): readonly string[] =>
  unique([typed, typed.normalize('NFC'), typed.normalize('NFKC'), preparedPdfPassword(typed), typed.normalize('NFD')]);

/** From a code on, the characters of consecutive bytes. */
interface Row {
  readonly from: number;
  readonly characters: string;
}

/** The characters that differ from Latin 1. @see ISO 32000-2, annex D.3 */
const PDF_DOC: readonly Row[] = [
  { from: 0x18, characters: '˘ˇˆ˙˝˛˚˜' },
  { from: 0x80, characters: '•†‡…—–ƒ⁄‹›−‰„“”‘’‚™ﬁﬂŁŒŠŸŽıłœšž' },
  { from: 0xa0, characters: '€' },
];
const WINDOWS: readonly Row[] = [
  { from: 0x80, characters: '€' },
  { from: 0x82, characters: '‚ƒ„…†‡ˆ‰Š‹Œ' },
  { from: 0x8e, characters: 'Ž' },
  { from: 0x91, characters: '‘’“”•–—˜™š›œ' },
  { from: 0x9e, characters: 'žŸ' },
];

const codesOf = (rows: readonly Row[]): ReadonlyMap<string, number> =>
  new Map(rows.flatMap(({ from, characters }) => Array.from(characters, (one, at) => [one, from + at] as const)));

const encodings = [codesOf(PDF_DOC), codesOf(WINDOWS)];

/** A text whose characters are the bytes of another in an encoding; undefined where it has no byte for one of them. */
const asBytes = (text: string, codes: ReadonlyMap<string, number>): string | undefined => {
  const bytes = Array.from(text, (one) => codes.get(one) ?? one.charCodeAt(0));
  return bytes.every((byte) => byte <= 0xff) ? String.fromCharCode(...bytes) : undefined;
};

/** The same as older files have it: each character stands for a byte of PDFDocEncoding, or of Windows. */
export const encodedPasswords = (typed: string): readonly string[] =>
  unique(meantPasswords(typed).flatMap((text) => encodings.flatMap((codes) => asBytes(text, codes) ?? [])));

/** The bytes of UTF-8, as some programs take them for a password. */
const asUtf8Bytes = (text: string): string => String.fromCharCode(...new TextEncoder().encode(text));

/**
 * All of them for engines that take the characters of a password for bytes where a file is encrypted in an older way.
 *
 * @see ISO 32000-2, 7.6.4.3.2, algorithm 2, step a
 */
export const passwordForms = (typed: string): readonly string[] => {
  const meant = meantPasswords(typed);
  return unique([...meant, ...encodedPasswords(typed), ...meant.map(asUtf8Bytes)]);
};
