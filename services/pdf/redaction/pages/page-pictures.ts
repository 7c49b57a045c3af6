import { withDocument } from '../../engines/pdfium/pdfium-document.js';
import { renderPage, type Picture } from '../../engines/pdfium/render.js';

const POINTS_PER_INCH = 72;

export interface PictureRequest {
  /** From 0. */
  readonly page: number;
  /** Pixels per inch of user space. */
  readonly dpi: number;
  /** Pixels of the longer side at most. */
  readonly longest: number;
  /** Of the displayed page, in user space units. */
  readonly width: number;
  readonly height: number;
}

/** Pictures of pages, one after the other; undefined where a page can't be drawn in time. */
export const picturesOf = (
  bytes: Uint8Array,
  requests: readonly PictureRequest[],
): Promise<readonly (Picture | undefined)[]> =>
  withDocument(bytes, (document) => requests.map((request) => renderPage(document, request.page, sizeOf(request))));

const sizeOf = ({
  dpi,
  longest,
  width,
  height,
}: PictureRequest): { readonly width: number; readonly height: number } => {
  const scale = Math.min(dpi / POINTS_PER_INCH, longest / Math.max(width, height));
  return { width: Math.max(1, Math.round(width * scale)), height: Math.max(1, Math.round(height * scale)) };
};
