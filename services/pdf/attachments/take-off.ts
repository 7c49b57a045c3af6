import { PDFDict, PDFName, type PDFDocument } from 'pdf-lib';
import { addDependants, annotationLists, erase, takeOut } from '../content/annotation-removal.js';
import { arrayAt, dictAt, itemsOf, nameAt } from '../content/objects.js';
import { namedFiles, nameOfFile } from './attached-files.js';
import { writeNamedFiles } from './attach.js';

/** Takes attached files off a document, its pages and the marks on them. What nothing refers to any more is still there. */
export const takeOff = (document: PDFDocument, isMeant: (name: string) => boolean): void => {
  const named = namedFiles(document);
  const remaining = named.filter(({ specification, key }) => !isMeant(nameOfFile(specification, key)));
  if (remaining.length < named.length) writeNamedFiles(document, remaining);
  for (const holder of [document.catalog, ...document.getPages().map(({ node }) => node)]) {
    dropAssociated(holder, isMeant);
  }
  dropMarks(document, isMeant);
  if (remaining.length === 0) {
    const { catalog } = document;
    catalog.delete(PDFName.of('Collection'));
    if (nameAt(catalog, 'PageMode') === 'UseAttachments') catalog.delete(PDFName.of('PageMode'));
  }
};

const dropAssociated = (holder: PDFDict, isMeant: (name: string) => boolean): void => {
  const associated = arrayAt(holder, 'AF');
  for (let index = (associated?.size() ?? 0) - 1; index >= 0; index -= 1) {
    const file = associated?.lookup(index);
    if (file instanceof PDFDict && isMeant(nameOfFile(file, ''))) associated?.remove(index);
  }
  if (associated?.size() === 0) holder.delete(PDFName.of('AF'));
};

const dropMarks = (document: PDFDocument, isMeant: (name: string) => boolean): void => {
  const lists = annotationLists(document);
  const all = lists.flatMap((list) => itemsOf(list).filter((item) => item instanceof PDFDict));
  const removed = new Set(
    all.filter((mark) => {
      const file = nameAt(mark, 'Subtype') === 'FileAttachment' ? dictAt(mark, 'FS') : undefined;
      return file && isMeant(nameOfFile(file, ''));
    }),
  );
  if (removed.size === 0) return;
  addDependants(removed, all);
  for (const list of lists) takeOut(list, removed);
  erase(document, removed);
};
