import { PDFName, PDFRef } from '@cantoo/pdf-lib';
import { dictAt } from '../fields/dictionary-entries.js';
import type { Revision } from '../revision/revision.js';

/** What may be done to a certified document: nothing; filling in its forms; that, and comments. */
export type CertificationLevel = 1 | 2 | 3;

/** Entries of the dictionary of a signature that certifies its document. @see ISO 32000-2, 12.8.2.2 "DocMDP" */
export const certificationEntries = (level: CertificationLevel): string =>
  `/Reference[<</Type/SigRef/TransformMethod/DocMDP/TransformParams<</Type/TransformParams/V/1.2/P ${level}>>>>]`;

/** Names a signature as the one that certifies the document. The catalog is part of every revision. */
export const certify = (revision: Revision, signature: PDFRef): void => {
  const { catalog, context } = revision.document;
  const key = PDFName.of('Perms');
  const at = catalog.get(key);
  const given = dictAt(catalog, 'Perms');
  const permissions = given ?? context.obj({});
  permissions.set(PDFName.of('DocMDP'), signature);
  if (given && at instanceof PDFRef) revision.touch(at);
  else catalog.set(key, permissions);
};
