import { Refusal } from '../../../contracts/errors.js';
import { PdfiumRefused } from '../engines/pdfium/pdfium-document.js';
import { PdfiumTrapped } from '../engines/pdfium/pdfium.js';
import { QpdfFailed } from '../engines/qpdf/qpdf.js';

/** An engine gave up on this file, as opposed to a defect of ours. */
export const isEngineFailure = (error: unknown): boolean =>
  error instanceof PdfiumRefused || error instanceof PdfiumTrapped || error instanceof QpdfFailed;

/** The same, or it was stopped. */
export const isBeyondEngines = (error: unknown): boolean =>
  isEngineFailure(error) || (error instanceof Refusal && error.code === 'pdf.too-complex');

/** Runs work on a file that has opened, but whose pages may still be beyond any engine. @throws Refusal `pdf.unreadable` */
export const orUnreadable = async <T>(name: string, run: () => Promise<T>): Promise<T> => {
  try {
    return await run();
  } catch (error) {
    if (!isEngineFailure(error)) throw error;
    throw new Refusal('pdf.unreadable', { name, reason: 'its pages are damaged beyond repair' }, { cause: error });
  }
};
