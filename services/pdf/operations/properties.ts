import { Refusal } from '../../../contracts/errors.js';
import { setProperties } from '../editing/outline/set-properties.js';
import { dropOrphans } from '../content/drop-orphans.js';
import { editPdf, saveDense } from '../opening/editable.js';
import { loadPdf } from '../opening/load.js';
import { pdf, type Operation } from '../operation.js';

/**
 * Says of a document what it is: title, author, subject, keywords and language.
 *
 * @param files    exactly one PDF.
 * @param options  the properties; an empty one stays as it is, or goes with `removeEmpty`.
 * @returns the same pages; what both lists of properties say is the same.
 * @throws Refusal as {@link loadPdf}; `tool.option-invalid` where nothing is given.
 */
export const properties: Operation<'pdf-properties'> = async ([file], options, work) => {
  const { removeEmpty, ...given } = options;
  if (!removeEmpty && Object.values(given).every((text) => text === '')) {
    throw new Refusal('tool.option-invalid', { field: 'title', problem: 'or another property must be given' });
  }
  const source = await loadPdf(file, work);
  const document = await editPdf(source, work);
  setProperties(document, options, work.now);
  dropOrphans(document);
  return pdf(await saveDense(document), source.notes);
};
