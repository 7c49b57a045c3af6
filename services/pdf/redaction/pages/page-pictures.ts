import { withDocument, type PdfiumDocument } from '../../engines/pdfium/pdfium-document.js';
import { renderPage, type Picture, type PicturePart } from '../../engines/pdfium/render.js';
import { POINTS_PER_INCH } from '../../text/units.js';
import type { Size } from './page-pixels.js';

export interface PictureRequest {
  /** From 0. */
  readonly page: number;
  /** Pixels per inch of user space. */
  readonly dpi: number;
  /** Pixels of the longer side at most. */
  readonly longest: number;
  /** The width of the displayed page, in user space units. */
  readonly width: number;
  readonly height: number;
  /** All that is needed, in a picture of that size; else everything. */
  readonly parts?: (picture: Size) => readonly PicturePart[];
}

/** Pictures of pages, one after the other; undefined where a page can't be drawn in time. */
export const picturesOf = (
  bytes: Uint8Array,
  requests: readonly PictureRequest[],
): Promise<readonly (Picture | undefined)[]> =>
  withDocument(bytes, (document) => requests.map((request) => pictureOf(document, request)));

/** `into` as {@link renderPage} takes it. */
export const pictureOf = (document: PdfiumDocument, request: PictureRequest, into?: Uint8Array): Picture | undefined =>
  renderPage(document, request.page, { ...drawnAs(request), into });

const drawnAs = ({ dpi, longest, width, height, parts }: PictureRequest): Size & Pick<PictureRequest, 'parts'> => {
  const scale = Math.min(dpi / POINTS_PER_INCH, longest / Math.max(width, height));
  const size = { width: Math.max(1, Math.round(width * scale)), height: Math.max(1, Math.round(height * scale)) };
  return { ...size, ...(parts && { parts }) };
};
