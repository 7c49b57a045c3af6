import { PDFDict, PDFName, type PDFArray, type PDFDocument, type PDFObject, type PDFRawStream } from 'pdf-lib';
import { arrayAt, dictAt, itemsOf, nameAt, peopleText, streamAt } from '../content/objects.js';

/** A file in a PDF. */
export interface AttachedFile {
  /** As the document says it; may hold anything. */
  readonly name: string;
  readonly stream: PDFRawStream;
}

const NODES_MAX = 100_000;

/** The files attached to a document, to its pages and to marks on them; each once, however many places lead to it. */
export const attachedFiles = (document: PDFDocument): readonly AttachedFile[] => {
  const { catalog } = document;
  const named = namedFiles(document).map(({ key, specification }) => fileIn(specification, key));
  const others = [catalog, ...document.getPages().map(({ node }) => node)].flatMap((holder) => [
    ...dictsIn(arrayAt(holder, 'AF')),
    ...dictsIn(arrayAt(holder, 'Annots')).flatMap((mark) => specificationOf(mark)),
  ]);
  const allFiles = [...named, ...others.map((specification) => fileIn(specification, ''))];
  const seen = new Set<PDFRawStream>();
  return allFiles.flatMap((file) => {
    if (!file || seen.has(file.stream)) return [];
    seen.add(file.stream);
    return [file];
  });
};

/** A file in the list that readers show beside the pages. */
export interface NamedFile {
  readonly key: string;
  /** The entry itself, a reference as a rule. */
  readonly value: PDFObject;
  readonly specification: PDFDict;
}

/** The files that the document has in its list, in the order of the list. @see ISO 32000-1, 7.9.6 "Name trees" */
export const namedFiles = ({ catalog }: PDFDocument): readonly NamedFile[] => {
  const root = dictAt(dictAt(catalog, 'Names'), 'EmbeddedFiles');
  const files: NamedFile[] = [];
  const seen = new Set<PDFDict>();
  const open = root ? [root] : [];
  for (let node = open.pop(); node && seen.size < NODES_MAX; node = open.pop()) {
    if (seen.has(node)) continue;
    seen.add(node);
    files.push(...pairsIn(arrayAt(node, 'Names')));
    open.push(...dictsIn(arrayAt(node, 'Kids')).toReversed());
  }
  return files;
};

const pairsIn = (names: PDFArray | undefined): readonly NamedFile[] =>
  Array.from({ length: (names?.size() ?? 0) >> 1 }, (_, pair) => pair * 2).flatMap((at) => {
    const key = names?.lookup(at);
    const specification = names?.lookup(at + 1);
    const value = names?.get(at + 1);
    return value && specification instanceof PDFDict ? [{ key: peopleText(key) ?? '', value, specification }] : [];
  });

/** The name that a document gives a file, any script first. @see ISO 32000-1, table 44 */
export const nameOfFile = (specification: PDFDict, key: string): string =>
  ['UF', 'F', 'Unix', 'DOS', 'Mac'].map((entry) => textAt(specification, entry)).find((name) => name) ?? key;

/** Undefined where the file itself is not in the document. */
const fileIn = (specification: PDFDict, key: string): AttachedFile | undefined => {
  const versions = dictAt(specification, 'EF');
  const stream = versions && ['UF', 'F', 'Unix', 'DOS', 'Mac'].map((entry) => streamAt(versions, entry)).find(Boolean);
  return stream && { name: nameOfFile(specification, key), stream };
};

const specificationOf = (mark: PDFDict): readonly PDFDict[] => {
  const specification = nameAt(mark, 'Subtype') === 'FileAttachment' ? dictAt(mark, 'FS') : undefined;
  return specification ? [specification] : [];
};

const dictsIn = (array: PDFArray | undefined): readonly PDFDict[] =>
  itemsOf(array).filter((item) => item instanceof PDFDict);

const textAt = (dict: PDFDict, key: string): string | undefined => peopleText(dict.lookup(PDFName.of(key)));
