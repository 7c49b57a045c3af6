import type { PDFDict, PDFDocument } from '@cantoo/pdf-lib';
import { dictAt, nameAt, numberAt } from '../fields/dictionary-entries.js';
import { signedFieldsOf } from '../fields/signature-fields.js';
import { fieldLocksOf, type FieldLock } from '../fields/field-locks.js';
import { transformsOf } from '../fields/transforms.js';

/** Levels of DocMDP: up to here not even a comment may be added. @see ISO 32000-1, table 254 */
const FORMS_ONLY = 2;

/** Why the signatures that a document has already leave no room for one more; undefined when they do. */
export const lockOf = (document: PDFDocument): string | undefined => {
  for (const { value, field } of signedFieldsOf(document)) {
    const limit = numberAt(dictAt(field, 'Lock'), 'P');
    if (limit !== undefined && limit <= FORMS_ONLY) return 'the signer locked it against changes';
    const reason = transformsOf(value)
      .map(reasonOf)
      .find((found) => found !== undefined);
    if (reason !== undefined) return reason;
    const lock = fieldLocksOf(value, field).find(({ allBut }) => allBut);
    if (lock) return lockReason(lock);
  }
  return undefined;
};

/** The strictest level of DocMDP that a signature of the document was given; undefined when none certifies it. */
export const certifiedLevel = (document: PDFDocument): number | undefined => {
  const levels = signedFieldsOf(document).flatMap(({ value }) => levelIn(value) ?? []);
  return levels.length > 0 ? Math.min(...levels) : undefined;
};

/** The level of DocMDP that a signature gives its document; undefined when it does not certify it. */
export const levelIn = (value: PDFDict): number | undefined => {
  const reference = transformsOf(value).find((one) => nameAt(one, 'TransformMethod') === 'DocMDP');
  return reference && (numberAt(dictAt(reference, 'TransformParams'), 'P') ?? FORMS_ONLY);
};

/** Whether it carries rights that its maker granted for one program only, and that end with any change. */
export const hasUsageRights = ({ catalog }: PDFDocument): boolean => {
  const permissions = dictAt(catalog, 'Perms');
  return dictAt(permissions, 'UR3') !== undefined || dictAt(permissions, 'UR') !== undefined;
};

/** A further signature is a new field, which is none of those that may still change. */
const lockReason = ({ names }: FieldLock): string =>
  names.length > 0 ? 'the signer locked all of its fields but some' : 'the signer locked all of its fields';

const reasonOf = (reference: PDFDict): string | undefined => {
  const params = dictAt(reference, 'TransformParams');
  const method = nameAt(reference, 'TransformMethod');
  if (method === 'DocMDP' && (numberAt(params, 'P') ?? FORMS_ONLY) <= FORMS_ONLY) {
    return 'its author certified it against changes';
  }
  return undefined;
};
