import { fromPromise } from 'xstate';
import { askForSensitive } from '../../../calls/editor.calls.js';
import type { PdfDocument } from '../../../pdf/pdf-document.js';
import { placeFindings, type Findings, type SizeOf } from './findings.js';

export interface ScanRequest {
  readonly file: File;
  /** Null if it is not open. */
  readonly pdf: PdfDocument | null;
}

/** A page that can't be opened has no size here; matches on it are marked by their text. */
const sizesIn =
  (pdf: PdfDocument | null): SizeOf =>
  async (page) =>
    pdf?.size(page - 1).catch(() => null) ?? null;

/** Scans a file and maps the findings to its pages. */
export const detectSensitive = fromPromise<Findings, ScanRequest>(async ({ input: { file, pdf }, signal }) =>
  placeFindings(await askForSensitive(file, signal), sizesIn(pdf)),
);
