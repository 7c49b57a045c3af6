import type { PageSize, PdfDocument } from '../../../pdf/pdf-document.js';
import { settledDrawing } from '../../../pdf/settled-drawing.js';

/** Pages this far outside of what is seen are drawn, too. */
const MARGIN = '600px';
/** Device pixels of a page's width beyond which a browser may refuse its canvas. */
const WIDTH_MAX = 4096;

interface Drawing {
  readonly canvas: HTMLCanvasElement;
  readonly pdf: PdfDocument;
  /** From 0. */
  readonly page: number;
  readonly onSize: (size: PageSize) => void;
  readonly onDrawn: () => void;
}

/** Draws a page while it is near what is seen; away from it, its pixels are given back. @returns ends it */
export const drawNear = ({ canvas, pdf, page, onSize, onDrawn }: Drawing): (() => void) => {
  const { move, stop } = settledDrawing({
    canvas,
    size: () => pdf.size(page),
    render: () => pdf.render(page, canvas, Math.min(WIDTH_MAX, canvas.clientWidth * devicePixelRatio)),
    onSize,
    onDrawn,
  });
  const observer = new IntersectionObserver((entries) => move(entries.at(-1)?.isIntersecting ?? false), {
    root: canvas.closest('[data-scroller]'),
    rootMargin: MARGIN,
  });
  observer.observe(canvas);
  return () => {
    observer.disconnect();
    stop();
  };
};
