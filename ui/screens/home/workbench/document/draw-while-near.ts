import type { PageSize } from '../../../../pdf/pdf-document.js';
import { settledDrawing } from '../../../../pdf/settled-drawing.js';
import type { NearViewportObserver } from '../../arrange/view/near-viewport.js';
import type { PdfPages } from '../../arrange/pdf/pdf-pages.js';

interface Drawing {
  readonly canvas: HTMLCanvasElement;
  readonly pdf: PdfPages;
  /** From 1. */
  readonly page: number;
  readonly zoom: number;
  readonly nearViewport: NearViewportObserver;
  readonly onSize: (size: PageSize) => void;
}

/** Pixels of the longer side, beyond which a browser may refuse a canvas. */
const SIDE_MAX = 4096;

/** Draws a page while it is near the viewport; away from it, its pixels are given back. @returns ends it */
export const drawWhileNear = ({ canvas, pdf, page, nearViewport, onSize }: Drawing): (() => void) => {
  const { move, stop } = settledDrawing({
    canvas,
    size: () => pdf.size(page),
    render: ({ width, height }) => {
      const scale = (canvas.clientWidth * devicePixelRatio) / width;
      return pdf.render(page, canvas, Math.min(SIDE_MAX, Math.max(width, height) * scale));
    },
    onSize,
  });
  const unobserve = nearViewport.observe(canvas, move);
  return () => {
    unobserve();
    stop();
  };
};
