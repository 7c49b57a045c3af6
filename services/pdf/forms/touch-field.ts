import { PDFName, PDFRef, type PDFField } from '@cantoo/pdf-lib';
import type { Revision } from '../signing/revision/revision.js';
import { holderOf } from './form-of-document.js';

/** A field has changed, with its widgets. */
export const touchField = (revision: Revision, { acroField }: PDFField): void => {
  for (const dict of [acroField.dict, ...acroField.getWidgets().map((widget) => widget.dict)]) {
    const ref = holderOf(revision.document, dict);
    if (ref) revision.touch(ref);
  }
};

/** The form itself has changed; where it is part of the catalog, that is part of every revision. */
export const touchForm = (revision: Revision): void => {
  const ref = revision.document.catalog.get(PDFName.of('AcroForm'));
  if (ref instanceof PDFRef) revision.touch(ref);
};
