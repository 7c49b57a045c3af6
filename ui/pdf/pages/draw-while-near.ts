import type { PageSize } from '../pdf-document.js';
import { settledDrawing } from '../settled-drawing.js';
import type { NearViewportObserver } from './near-viewport.js';
import type { PdfPages } from './pdf-pages.js';

interface Drawing {
  readonly canvas: HTMLCanvasElement;
  readonly pdf: PdfPages;
  /** From 1. */
  readonly page: number;
  readonly nearViewport: NearViewportObserver;
  readonly onSize: (size: PageSize) => void;
}

/** Pixels of the longer side, beyond which a browser may refuse a canvas. */
const SIDE_MAX = 4096;

/** Draws a page while it is near the viewport, as wide as it is shown; away from it, its pixels are given back. @returns ends it */
export const drawWhileNear = ({ canvas, pdf, page, nearViewport, onSize }: Drawing): (() => void) => {
  let drawnWidth = 0;
  const { move, stop } = settledDrawing({
    canvas,
    size: () => pdf.size(page),
    render: ({ width, height }) => {
      drawnWidth = canvas.clientWidth;
      const scale = (drawnWidth * devicePixelRatio) / width;
      return pdf.render(page, canvas, Math.min(SIDE_MAX, Math.max(width, height) * scale));
    },
    onSize,
  });
  const resized = new ResizeObserver(() => {
    if (drawnWidth > 0 && canvas.clientWidth !== drawnWidth) move(true);
  });
  const unobserve = nearViewport.observe(canvas, (isNear) => {
    drawnWidth = 0;
    if (isNear) resized.observe(canvas);
    else resized.unobserve(canvas);
    move(isNear);
  });
  return () => {
    resized.disconnect();
    unobserve();
    stop();
  };
};
