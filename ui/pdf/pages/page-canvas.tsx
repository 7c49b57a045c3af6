import { useCallback } from 'react';
import type { PdfDocument } from '../pdf-document.js';
import { keepRendered, whenNearViewport } from './keep-rendered.js';

interface PageCanvasProps {
  readonly pdf: PdfDocument;
  /** From 0. */
  readonly page: number;
  /** Rendered only when it comes near the viewport. */
  readonly lazy?: boolean;
  readonly className?: string;
}

/** Browsers give up on canvases beyond this many pixels a side. */
const LARGEST_SIDE = 8192;

const devicePixels = (width: number): number => Math.min(LARGEST_SIDE, Math.round(width * window.devicePixelRatio));

/** A page rendered at the resolution of the screen. */
export const PageCanvas = ({ pdf, page, lazy = false, className = '' }: PageCanvasProps) => {
  const render = useCallback(
    (canvas: HTMLCanvasElement | null) => {
      if (!canvas) return undefined;
      const start = () => keepRendered(canvas, (width) => pdf.render(page, canvas, devicePixels(width)));
      return lazy ? whenNearViewport(canvas, start) : start();
    },
    [pdf, page, lazy],
  );
  return (
    <canvas
      ref={render}
      dir="ltr"
      width={210}
      height={297}
      aria-hidden="true"
      className={`block h-auto w-full ${className}`}
    />
  );
};
