import { PDFDict, PDFRawStream, type PDFDocument, type PDFObject } from 'pdf-lib';
import { dropMetadata, dropProperties } from '../content/drop-metadata.js';
import { dropUnknownEntries, isOfProgram } from '../content/drop-private-entries.js';
import { decodedBytes, filtersOf, isText, nameAt } from '../content/objects.js';
import { withOperators } from '../content/operators.js';
import { pdfName } from '../content/pdf-name.js';
import { withoutJpegNotes } from '../images/jpeg.js';
import { readValue } from '../raw/parse.js';
import { Irregular, textOf, type RawValue } from '../raw/value.js';
import { eachDict } from './actions.js';

/** Texts that say who made something, with what and when, in whatever dictionary they stand. */
const SAID = ['Author', 'Producer', 'Creator', 'CreationDate', 'ModDate', 'Keywords', 'SourceModified', 'Company'];
/** Entries of comments that say who wrote them when. */
const OF_COMMENTS = ['T', 'M', 'CreationDate'];
/** Annotations that are no comments: to them, T is the name of a field or of a medium. */
const NO_COMMENTS: ReadonlySet<string | undefined> = new Set(['Widget', 'Screen', 'Movie', 'RichMedia', 'Link']);

/**
 * Removes what a document says of who made it, with what and when: properties, XMP, private data of programs, authors and
 * dates of comments, the same in lists of marked content and in notes of JPEG pictures. Signatures keep what they say.
 *
 * @returns how many entries that were
 */
export const removeProperties = (document: PDFDocument): number => {
  let removed = dropProperties(document) + dropUnknownEntries(document);
  for (const dict of eachDict(document)) removed += dropMetadata(dict) + dropSaid(dict);
  for (const [ref, object] of document.context.enumerateIndirectObjects()) {
    if (!(object instanceof PDFRawStream)) continue;
    const bytes = nameAt(object.dict, 'Subtype') === 'Image' ? plainPicture(object) : plainContent(object);
    if (!bytes) continue;
    removed += 1;
    document.context.assign(ref, bytes);
  }
  return removed;
};

const dropSaid = (dict: PDFDict): number => {
  if (dict.has(pdfName('ByteRange'))) return 0;
  const isComment = dict.has(pdfName('Rect')) && !NO_COMMENTS.has(nameAt(dict, 'Subtype'));
  const keys = dict.keys().filter((key) => {
    const name = key.decodeText();
    if (isOfProgram(key) || name === 'CreatorInfo' || (name === 'User' && isSomebody(dict.lookup(key)))) return true;
    return (SAID.includes(name) || (isComment && OF_COMMENTS.includes(name))) && isText(dict.lookup(key));
  });
  return keys.filter((key) => dict.delete(key)).length;
};

/** For whom a layer is meant. @see ISO 32000-1, table 102 "Entries in an optional content usage dictionary" */
const isSomebody = (user: PDFObject | undefined): boolean => user instanceof PDFDict && user.has(pdfName('Name'));

/** Undefined where a picture carries no notes of its own. */
const plainPicture = (stream: PDFRawStream): PDFRawStream | undefined => {
  if (filtersOf(stream).join(' ') !== 'DCTDecode') return undefined;
  const plain = withoutJpegNotes(stream.contents);
  return plain.length < stream.contents.length ? PDFRawStream.of(stream.dict, plain) : undefined;
};

const IN_CONTENT = new RegExp(`/(${SAID.join('|')}|PTEX\\.\\w+)\\b`);
const IN_LISTS = new RegExp(`^/(${SAID.join('|')}|PTEX\\..*)$`);

/** Undefined where no list of marked content says anything. @see ISO 32000-1, 14.6.2 "Property lists" */
const plainContent = (stream: PDFRawStream): PDFRawStream | undefined => {
  if (nameAt(stream.dict, 'Type') === 'Metadata' || stream.dict.has(pdfName('Length1'))) return undefined;
  const bytes = decodedBytes(stream);
  if (!bytes || !IN_CONTENT.test(Buffer.from(bytes).toString('latin1'))) return undefined;
  const changed: string[] = [];
  const plain = withOperators(bytes, ({ operator }, written) => {
    if (operator !== 'BDC' && operator !== 'DP') return undefined;
    const list = plainList(Buffer.from(written).toString('latin1'));
    if (list !== undefined) changed.push(list);
    return list;
  });
  if (changed.length === 0) return undefined;
  const dict = stream.dict.clone();
  for (const key of ['Filter', 'DecodeParms']) dict.delete(pdfName(key));
  const { contents, dict: packed } = dict.context.flateStream(plain);
  dict.set(pdfName('Filter'), packed.get(pdfName('Filter')) ?? pdfName('FlateDecode'));
  return PDFRawStream.of(dict, contents);
};

/** How many entries of a list, and of what it holds, that were. */
const dropFrom = (value: RawValue): number => {
  if (Array.isArray(value)) return value.reduce<number>((sum, part) => sum + dropFrom(part), 0);
  if (!(value instanceof Map)) return 0;
  const said = [...value.keys()].filter((key) => IN_LISTS.test(key));
  for (const key of said) value.delete(key);
  return [...value.values()].reduce<number>((sum, part) => sum + dropFrom(part), said.length);
};

/** A tag, its list without such entries, and the operator; undefined where there are none. */
const plainList = (written: string): string | undefined => {
  const cursor = { text: written, at: 0 };
  try {
    const tag = readValue(cursor);
    const list = readValue(cursor);
    if (!(list instanceof Map)) return undefined;
    return dropFrom(list) > 0
      ? `${textOf(tag, () => undefined)} ${textOf(list, () => undefined)}${written.slice(cursor.at)}`
      : undefined;
  } catch (error) {
    if (error instanceof Irregular) return undefined;
    throw error;
  }
};
