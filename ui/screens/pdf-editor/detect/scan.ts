import { fromPromise } from 'xstate';
import { askForSensitive } from '../../../calls/editor.calls.js';
import type { PdfDocument } from '../../../pdf/pdf-document.js';
import { placeFindings, type Findings, type SizeOf } from './findings.js';

export interface ScanRequest {
  readonly file: File;
  /** Null where it is not open. */
  readonly pdf: PdfDocument | null;
}

/** A page that can't be opened has no size here; what was found on it is marked by its text. */
const sizesIn =
  (pdf: PdfDocument | null): SizeOf =>
  async (page) =>
    pdf?.size(page - 1).catch(() => null) ?? null;

/** Has a file scanned, and places what was found on its pages. */
export const detectSensitive = fromPromise<Findings, ScanRequest>(async ({ input: { file, pdf }, signal }) =>
  placeFindings(await askForSensitive(file, signal), sizesIn(pdf)),
);
