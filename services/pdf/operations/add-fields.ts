import { Refusal } from '../../../contracts/errors.js';
import { addFields as addTo } from '../editing/fields/add-fields.js';
import { PdfjsFailed, withPdfjs } from '../engines/pdfjs-text.js';
import { editPdf, savePdf } from '../opening/editable.js';
import { loadPdf } from '../opening/load.js';
import { pdf, type Operation } from '../operation.js';
import { refuseCertified } from '../signing/revision/refuse-certified.js';

/**
 * Adds fields to the pages of a PDF: to write in, tick, choose from and sign, each with a look of its own.
 *
 * @param files    exactly one PDF.
 * @param options  `fields`; boxes in points from the top left of the page as displayed.
 * @returns the same pages with a form in which another engine has found every new field.
 * @throws Refusal as {@link loadPdf} and {@link addTo}; `form.not-added`; `pdf.change-not-allowed` where it is certified.
 */
export const addFields: Operation<'pdf-add-fields'> = async ([file], { fields }, work) => {
  const source = await loadPdf(file, work);
  const document = await editPdf(source, work);
  await refuseCertified(source);
  await addTo(document, fields, file.name);
  const bytes = await savePdf(document);
  const names = await namesIn(bytes);
  const missing = fields.find(({ name }) => !names.has(name));
  if (missing) throw new Refusal('form.not-added', { name: file.name, field: missing.name });
  return pdf(bytes, source.notes);
};

/** As pdf.js reads them. */
const namesIn = async (bytes: Uint8Array): Promise<ReadonlySet<string>> => {
  try {
    const fields = await withPdfjs(bytes, (reader) => reader.fields());
    return new Set(fields?.keys());
  } catch (error) {
    if (error instanceof PdfjsFailed) return new Set();
    throw error;
  }
};
