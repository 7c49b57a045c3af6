import type { Note } from '../../../contracts/events/conversion.js';
import { loadPdf } from '../opening/load.js';
import { pdf, type Operation } from '../operation.js';

/**
 * Takes the password off a PDF, and with it what was forbidden. Nothing else changes.
 *
 * @param files  exactly one PDF, with its password where it needs one; one that is not protected comes back as it is.
 * @throws Refusal as {@link loadPdf}: without the password, or with a wrong one, too.
 */
export const unlock: Operation<'pdf-unlock'> = async ([file], _options, work) => {
  const source = await loadPdf(file, work);
  return pdf(source.bytes, [...source.notes, ...(source.bytes === file.bytes ? [unprotected(file.name)] : [])]);
};

const unprotected = (name: string): Note => ({
  code: 'pdf.not-protected',
  text: `${name} had no password, so it was left unchanged.`,
});
