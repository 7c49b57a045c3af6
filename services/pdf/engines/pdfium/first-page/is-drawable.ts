import { mayBeDrawn } from '../../../../../contracts/drawable-results.js';
import type { OutputFile } from '../../../../platform/jobs/job-files.js';
import { PdfiumRefused, withDocument } from '../pdfium-document.js';
import { PdfiumTrapped } from '../pdfium.js';
import { firstPdf } from './first-pdf.js';

/**
 * The entry that tells that a file is encrypted stands near its end, or at its beginning where it is made for reading
 * online.
 */
const ENDS = { first: 64 * 1024, last: 1024 * 1024 } as const;

/** Whether a result can have a thumbnail: it is a PDF, or an archive of them, that opens without a password. */
export const isDrawable = async (output: Pick<OutputFile, 'bytes' | 'mime'>): Promise<boolean> => {
  if (!mayBeDrawn(output.mime)) return false;
  const pdf = firstPdf(output);
  if (!pdf) return false;
  return !mayBeEncrypted(pdf) || opens(pdf);
};

const mayBeEncrypted = (bytes: Uint8Array): boolean =>
  [bytes.subarray(0, ENDS.first), bytes.subarray(-ENDS.last)].some(({ buffer, byteOffset, byteLength }) =>
    Buffer.from(buffer, byteOffset, byteLength).includes('/Encrypt', 0, 'latin1'),
  );

const opens = async (bytes: Uint8Array): Promise<boolean> => {
  try {
    return await withDocument(bytes, () => true);
  } catch (error) {
    if (error instanceof PdfiumRefused || error instanceof PdfiumTrapped) return false;
    throw error;
  }
};
