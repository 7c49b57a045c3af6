import { createHash } from 'node:crypto';
import { PDFHexString, PDFString, type PDFDocument, type PDFObject, type PDFRef } from 'pdf-lib';
import { arrayAt, dictAt } from '../content/objects.js';
import { pdfDate } from '../content/pdf-date.js';
import { pdfName } from '../content/pdf-name.js';
import { namedFiles, nameOfFile } from './attached-files.js';
import { freeName } from './safe-names.js';

/** The relationship of a file to the document that it is attached to. @see ISO 32000-2, table 43 */
export type Relationship = 'Unspecified' | 'Source' | 'Data' | 'Alternative' | 'Supplement';

interface ToAttach {
  readonly name: string;
  readonly mime: string;
  readonly bytes: Uint8Array;
}

interface Manner {
  readonly relationship: Relationship;
  readonly description: string;
  /** When they are attached. */
  readonly now: Date;
}

/** Attaches files to a document; one of a name that is taken gets a number. @returns their names */
export const attach = (document: PDFDocument, files: readonly ToAttach[], manner: Manner): readonly string[] => {
  const entries = namedFiles(document).map(({ key, value, specification }) => ({
    key,
    value,
    name: nameOfFile(specification, key),
  }));
  const taken = new Set(entries.flatMap(({ key, name }) => [key.toLowerCase(), name.toLowerCase()]));
  const added = files.map((file) => {
    const name = freeName(file.name, (free) => taken.has(free));
    taken.add(name.toLowerCase());
    return { key: name, name, value: specificationFor(document, { ...file, name }, manner) };
  });
  writeNamedFiles(document, [...entries, ...added]);
  const { catalog, context } = document;
  const associated = arrayAt(catalog, 'AF') ?? context.obj([]);
  for (const { value } of added) associated.push(value);
  catalog.set(pdfName('AF'), associated);
  return added.map(({ name }) => name);
};

/** @see ISO 32000-1, tables 44 to 46 */
const specificationFor = (
  { context }: PDFDocument,
  { name, mime, bytes }: ToAttach,
  { relationship, description, now }: Manner,
): PDFRef => {
  const date = PDFString.of(pdfDate(now));
  const stream = context.flateStream(bytes, {
    Type: 'EmbeddedFile',
    Subtype: mime,
    Params: { Size: bytes.length, CreationDate: date, ModDate: date, CheckSum: checksum(bytes) },
  });
  const ref = context.register(stream);
  const file = context.obj({
    Type: 'Filespec',
    F: PDFHexString.fromText(name),
    UF: PDFHexString.fromText(name),
    EF: { F: ref, UF: ref },
    AFRelationship: relationship,
  });
  if (description !== '') file.set(pdfName('Desc'), PDFHexString.fromText(description));
  return context.register(file);
};

/** The standard wants this very one, which protects against nothing but damage. */
const checksum = (bytes: Uint8Array): PDFHexString => PDFHexString.of(createHash('md5').update(bytes).digest('hex'));

interface Entry {
  readonly key: string;
  readonly value: PDFObject;
}

/** Replaces the list of attached files; none for no entries. Keys are sorted by their bytes. */
export const writeNamedFiles = ({ catalog, context }: PDFDocument, entries: readonly Entry[]): void => {
  const names = dictAt(catalog, 'Names') ?? context.obj({});
  catalog.set(pdfName('Names'), context.getObjectRef(names) ?? names);
  if (entries.length === 0) {
    names.delete(pdfName('EmbeddedFiles'));
    return;
  }
  const keyed = entries.map(({ key, value }) => ({ key: PDFHexString.fromText(key), value }));
  keyed.sort((one, other) => Buffer.compare(one.key.asBytes(), other.key.asBytes()));
  const list = context.obj([]);
  for (const { key, value } of keyed) {
    list.push(key);
    list.push(value);
  }
  const tree = context.obj({});
  tree.set(pdfName('Names'), list);
  names.set(pdfName('EmbeddedFiles'), context.register(tree));
  if (!catalog.has(pdfName('PageMode'))) catalog.set(pdfName('PageMode'), pdfName('UseAttachments'));
};
