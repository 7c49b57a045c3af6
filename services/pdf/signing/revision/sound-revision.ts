import { PDFName, PDFPageTree, PDFRef, type PDFDocument } from '@cantoo/pdf-lib';
import type { FileCipher } from '../../protection/file-cipher.js';
import { readStrictXref } from '../../raw/xref.js';
import { preparedFieldsOf } from '../fields/prepared-fields.js';
import { openRevision, type Revision } from './revision.js';
import { sameObjects } from './same-objects.js';

export interface ToRevise {
  readonly bytes: Uint8Array;
  /** The cipher of an encrypted file. */
  readonly cipher: FileCipher | undefined;
  /** As readers count. */
  readonly pageCount: number;
  /** The objects that the revision may change beyond those of a signature. */
  readonly changing?: ((document: PDFDocument) => readonly PDFRef[]) | undefined;
}

/** Undefined when a revision would go on from something else than what readers see. */
export const openSound = async (source: ToRevise, now: Date): Promise<Revision | undefined> => {
  const { bytes, cipher, pageCount, changing } = source;
  const xref = readStrictXref(bytes);
  if (!xref) return undefined;
  try {
    const revision = await openRevision(bytes, now.toISOString(), cipher);
    const { document } = revision;
    if (document.getPageCount() !== pageCount) return undefined;
    const refs = new Set([...structuralRefs(document), ...(changing?.(document) ?? [])]);
    return (await sameObjects(document, { bytes, places: xref.places, cipher }, refs)) ? revision : undefined;
  } catch {
    return undefined; // the library can't read it; another version of it may do
  }
};

/**
 * Objects that a revision may change, or find its way by: the catalog, the page tree, the form and its empty signature
 * fields, the lists of annotations.
 */
const structuralRefs = (document: PDFDocument): Set<PDFRef> => {
  const { catalog, context } = document;
  const refs = new Set<PDFRef>();
  const add = (object: unknown): void => {
    if (object instanceof PDFRef) refs.add(object);
  };
  add(context.trailerInfo.Root);
  add(catalog.get(PDFName.of('Pages')));
  add(catalog.get(PDFName.of('AcroForm')));
  add(catalog.getAcroForm()?.dict.get(PDFName.of('Fields')));
  for (const { ref, widgets } of preparedFieldsOf(document)) [ref, ...widgets.map((one) => one.ref)].forEach(add);
  catalog.Pages().traverse((node, ref) => {
    add(ref);
    if (!(node instanceof PDFPageTree)) add(node.get(PDFName.of('Annots')));
  });
  return refs;
};
