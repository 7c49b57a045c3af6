import { PDFBool, PDFName, type PDFDocument } from 'pdf-lib';
import { dictAt } from '../content/objects.js';
import { withFieldsDrawn } from '../engines/pdfium/drawn-fields.js';
import { withDocument } from '../engines/pdfium/pdfium-document.js';
import type { WithQpdf } from '../engines/qpdf/qpdf.js';
import { editPdf } from '../opening/editable.js';
import type { LoadedPdf } from '../opening/load.js';
import { flattenedOn, type FlattenedKind } from './flatten-annotations.js';

/** A document with the appearances that a file leaves to its readers: these may have been left out, or be out of date. */
export const withAppearances = async (source: LoadedPdf, what: FlattenedKind, work: WithQpdf): Promise<PDFDocument> => {
  const document = await editPdf(source, work);
  if (!lacksAppearances(document, what)) return document;
  const bytes = await withDocument(source.bytes, withFieldsDrawn);
  return editPdf({ ...source, bytes }, work);
};

const lacksAppearances = (document: PDFDocument, what: FlattenedKind): boolean => {
  const form = dictAt(document.catalog, 'AcroForm');
  if (what !== 'marks' && form?.lookup(PDFName.of('NeedAppearances')) === PDFBool.True) return true;
  return document.getPages().some((page) => flattenedOn(page, what).some((one) => !dictAt(one, 'AP')));
};
