import { findsIn, type SearchTerm } from './find-items.js';
import { comparedForms, withoutWordHyphens } from './fold-text.js';
import { manyTexts } from './many-texts.js';

/** Texts that may not be left anywhere in the document outside its pages. */
export interface SensitiveTexts {
  /** Whether a text shows any of it, also as part of an address or of marked-up text. */
  areIn(text: string): boolean;
  /** The same for a string as it stands in a file, whichever way it is encoded. */
  areInBytes(bytes: Uint8Array): boolean;
}

/** Shorter phrases under an area are everyday words. */
const PHRASE_MIN = 4;

/**
 * @param searchTerms  the searches of text and pattern items.
 * @param phrases  folded; what stood under areas, line by line.
 */
export const sensitiveTextsOf = (searchTerms: readonly SearchTerm[], phrases: Iterable<string>): SensitiveTexts => {
  const longPhrases = [...phrases].map((phrase) => phrase.trim()).filter((phrase) => phrase.length >= PHRASE_MIN);
  const wanted = [...searchTerms.flatMap(({ text }) => text ?? []), ...longPhrases];
  const showsText = manyTexts(wanted.flatMap((text) => [text, withoutWordHyphens(text, 'text')]));
  const patterns = searchTerms.filter(({ text }) => text === undefined);
  const shows = (text: string): boolean => {
    if (comparedForms(text, 'text').some((form) => showsText(form))) return true;
    if (patterns.length === 0) return false;
    const forms = comparedForms(text, 'pattern');
    return patterns.some((pattern) => forms.some((form) => findsIn(pattern, form)));
  };
  const areIn = (text: string): boolean => text.trim() !== '' && readings(text).some(shows);
  return { areIn, areInBytes: (bytes) => decodings(bytes).some(areIn) };
};

const readings = (text: string): string[] => {
  const texts = [text];
  if (text.includes('%')) texts.push(unescaped(text));
  if (text.includes('<')) texts.push(text.replace(/<[^>]*>/g, ''));
  return texts;
};

/** Escapes that make no sense stay as they are. */
const unescaped = (text: string): string =>
  text.replace(/(?:%[0-9a-f]{2})+/gi, (escaped) => {
    try {
      return decodeURIComponent(escaped);
    } catch {
      return escaped; // not UTF-8
    }
  });

const decoders = {
  latin1: new TextDecoder('windows-1252'),
  utf8: new TextDecoder('utf-8'),
  utf16be: new TextDecoder('utf-16be'),
  utf16le: new TextDecoder('utf-16le'),
};

/** A text string may have a byte order mark, or none where a careless program wrote it. */
const decodings = (bytes: Uint8Array): string[] => {
  const [first, second] = bytes;
  if (first === 0xfe && second === 0xff) return [decoders.utf16be.decode(bytes)];
  if (first === 0xff && second === 0xfe) return [decoders.utf16le.decode(bytes)];
  const texts = [decoders.latin1.decode(bytes)];
  if (bytes.some((byte) => byte >= 0x80)) texts.push(decoders.utf8.decode(bytes));
  if (bytes.includes(0)) texts.push(decoders.utf16be.decode(bytes), decoders.utf16le.decode(bytes));
  return texts;
};
