import { PDFArray, PDFDict, PDFName, PDFRawStream, type PDFHexString, type PDFObject, type PDFString } from 'pdf-lib';
import { decodedBytes, isText } from '../../content/objects.js';

/** Entries that say how something looks, what it is called inside of the file, or when it was made. */
const TECHNICAL: ReadonlySet<string> = new Set(
  ['DA', 'DS', 'ID', 'NM', 'M', 'Lang', 'Registry', 'Ordering', 'CreationDate', 'ModDate', 'CheckSum', 'Cert'].map(
    (key) => `/${key}`,
  ),
);
/** Names of what follows them. */
const LABELS = ['TU', 'T'].map((key) => PDFName.of(key));
const VALUES = ['V', 'DV'].map((key) => PDFName.of(key));
/** Characters that no text has. */
const BINARY = /(?![\t\n\r])[\p{Cc}\ufffd]/u;
const DEPTH_MAX = 30;

/** The strings of an object and of what is part of it that are texts; values of form fields behind the field's name. */
export const stringsOf = (object: PDFObject | undefined, depth = 0): readonly string[] => {
  if (depth > DEPTH_MAX) return [];
  if (isText(object)) return textOf(object);
  if (object instanceof PDFRawStream) return stringsOf(object.dict, depth);
  if (object instanceof PDFArray)
    return isColours(object) ? [] : object.asArray().flatMap((item) => stringsOf(item, depth + 1));
  return object instanceof PDFDict ? inDict(object, depth) : [];
};

const isColours = (array: PDFArray): boolean => array.size() > 0 && array.get(0) === PDFName.of('Indexed');

const inDict = (dict: PDFDict, depth: number): readonly string[] => {
  const isSignature = dict.has(PDFName.of('ByteRange'));
  const label = LABELS.map((key) => dict.lookup(key)).find(isText);
  return dict.entries().flatMap(([key, value]) => {
    const name = key.asString();
    if (TECHNICAL.has(name) || (isSignature && name === '/Contents')) return [];
    const texts = stringsOf(value, depth + 1);
    return label && VALUES.includes(key) ? texts.map((text) => [...textOf(label), text].join(': ')) : texts;
  });
};

const textOf = (string: PDFString | PDFHexString): readonly string[] => {
  const text = string.decodeText().trim();
  if (text === '' || BINARY.test(text)) return [];
  const plain = text.includes('<') ? withoutTags(text) : text;
  return [plain.includes('%') ? unescaped(plain) : plain];
};

/** The words of marked-up text. */
export const markupText = (stream: PDFRawStream): string =>
  withoutTags(new TextDecoder().decode(decodedBytes(stream) ?? new Uint8Array()));

const withoutTags = (text: string): string =>
  text
    .replace(/<[^>]*>/g, '\n')
    .replace(/\s*\n\s*/g, '\n')
    .trim();

const unescaped = (text: string): string =>
  text.replace(/(?:%[0-9a-f]{2})+/gi, (escaped) => {
    try {
      return decodeURIComponent(escaped);
    } catch {
      return escaped; // not UTF-8
    }
  });
