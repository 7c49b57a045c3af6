import { rewritten, withDocument } from '../engines/pdfium/pdfium-document.js';
import { QpdfFailed, type Qpdf } from '../engines/qpdf/qpdf.js';

export interface Protection {
  /** Opens the file, with what is allowed. */
  readonly userPassword: string;
  /** Opens the file, with everything allowed. */
  readonly ownerPassword: string;
  readonly print: boolean;
  readonly copy: boolean;
  readonly modify: boolean;
}

/**
 * A PDF encrypted by AES-256. The passwords go by a file, because anyone may read the arguments of a running program,
 * and as JSON, because an argument that begins with a dash would be taken for an option.
 *
 * @throws QpdfFailed when qpdf can't read it, as it is or as PDFium writes it.
 * @see ISO 32000-2, 7.6.4 "Standard security handler"
 */
export const encrypted = async (bytes: Uint8Array, protection: Protection, qpdf: Qpdf): Promise<Uint8Array> => {
  const job = new TextEncoder().encode(JSON.stringify(jobOf(protection)));
  const write = (file: Uint8Array) =>
    qpdf.write({ args: ['--job-json-file=job.json', 'in.pdf'], files: { 'job.json': job, 'in.pdf': file } });
  try {
    return await write(bytes);
  } catch (error) {
    if (!(error instanceof QpdfFailed)) throw error;
    return write(await withDocument(bytes, rewritten));
  }
};

/** @see https://qpdf.readthedocs.io/en/stable/qpdf-job.html */
const jobOf = ({ userPassword, ownerPassword, print, copy, modify }: Protection): object => ({
  encrypt: {
    userPassword,
    ownerPassword,
    '256bit': { print: print ? 'full' : 'none', extract: copy ? 'y' : 'n', modify: modify ? 'all' : 'none' },
  },
});
