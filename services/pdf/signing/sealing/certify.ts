import { PDFHexString, PDFName, PDFRef } from '@cantoo/pdf-lib';
import { dictAt } from '../fields/dictionary-entries.js';
import type { FieldLock } from '../fields/field-locks.js';
import type { Revision } from '../revision/revision.js';

/** Changes that a certified document allows: none; filling in its forms; that, and comments. */
export type CertificationLevel = 1 | 2 | 3;

/**
 * Entries of the dictionary of a signature that say what may be done to its document afterwards.
 *
 * @param locks   of the fields that it is put into: which fields its signer closes.
 * @param textIn  a text as it stands in the dictionary.
 * @see ISO 32000-2, 12.8.2.2 "DocMDP" and 12.8.2.4 "FieldMDP"
 */
export const transformEntries = (
  level: CertificationLevel | undefined,
  locks: readonly FieldLock[],
  textIn: (text: PDFHexString) => string,
): string => {
  const references = [
    ...(level === undefined ? [] : [referenceTo('DocMDP', `/P ${level}`)]),
    ...locks.map((lock) => referenceTo('FieldMDP', lockEntries(lock, textIn))),
  ];
  return references.length > 0 ? `/Reference[${references.join('')}]` : '';
};

const referenceTo = (method: string, entries: string): string =>
  `<</Type/SigRef/TransformMethod/${method}/TransformParams<</Type/TransformParams/V/1.2${entries}>>>>`;

const lockEntries = ({ allBut, names }: FieldLock, textIn: (text: PDFHexString) => string): string => {
  if (allBut && names.length === 0) return '/Action/All';
  const texts = names.map((name) => textIn(PDFHexString.fromText(name)));
  return `/Action/${allBut ? 'Exclude' : 'Include'}/Fields[${texts.join('')}]`;
};

/** Names a signature as the one that certifies the document. The catalog is part of every revision. */
export const certify = (revision: Revision, signature: PDFRef): void => {
  const { catalog, context } = revision.document;
  const key = PDFName.of('Perms');
  const at = catalog.get(key);
  const permissionsDict = dictAt(catalog, 'Perms');
  const permissions = permissionsDict ?? context.obj({});
  permissions.set(PDFName.of('DocMDP'), signature);
  if (permissionsDict && at instanceof PDFRef) revision.touch(at);
  else catalog.set(key, permissions);
};
