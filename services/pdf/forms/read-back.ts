import { Refusal } from '../../../contracts/errors.js';
import { PdfjsFailed, withPdfjs } from '../engines/pdfjs-text.js';
import { loadPdf } from '../opening/load.js';
import type { SourceFile, Work } from '../operation.js';

/**
 * Reads a filled form with pdf.js, which has not written it.
 *
 * @param stored  of each field, what was written into it: texts, or the names of states.
 * @throws Refusal `form.not-filled`, naming the first field that does not hold its value.
 */
export const refuseUnlessHeld = async (
  file: SourceFile,
  stored: ReadonlyMap<string, readonly string[]>,
  work: Pick<Work, 'qpdf'>,
): Promise<void> => {
  const { bytes } = await loadPdf(file, work);
  const held = await fieldsIn(bytes);
  for (const [field, texts] of stored) {
    if (!held || !isHeld(held.get(field) ?? [], texts))
      throw new Refusal('form.not-filled', { name: file.name, field });
  }
};

const fieldsIn = async (bytes: Uint8Array): Promise<ReadonlyMap<string, readonly unknown[]> | undefined> => {
  try {
    return await withPdfjs(bytes, ({ fields }) => fields());
  } catch (error) {
    if (error instanceof PdfjsFailed) return undefined;
    throw error;
  }
};

/** Out of the choices of a list pdf.js tells the first. */
const isHeld = (values: readonly unknown[], [first]: readonly string[]): boolean =>
  first === undefined || values.some((one) => asText(one) === asText(first));

/** A return ends a line in a form, whatever it was written with. */
const asText = (value: unknown): string => (typeof value === 'string' ? value.replace(/\r\n?/g, '\n') : '');
