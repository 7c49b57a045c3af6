import { useCallback } from 'react';
import type { PdfDocument } from '../../../../pdf/pdf-document.js';
import { keepDrawn, whenSeen } from './keep-rendered.js';

interface PagePictureProps {
  readonly pdf: PdfDocument;
  /** From 0. */
  readonly page: number;
  /** It is one of many: painted only when it comes near the screen. */
  readonly oneOfMany?: boolean;
  readonly className?: string;
}

/** Browsers give up on canvases beyond this many pixels a side. */
const LARGEST_SIDE = 8192;

const sharp = (width: number): number => Math.min(LARGEST_SIDE, Math.round(width * window.devicePixelRatio));

/** A picture of a page, as sharp as the screen is. */
export const PagePicture = ({ pdf, page, oneOfMany = false, className = '' }: PagePictureProps) => {
  const paint = useCallback(
    (canvas: HTMLCanvasElement | null) => {
      if (!canvas) return undefined;
      const begin = () => keepDrawn(canvas, (width) => pdf.paint(page, canvas, sharp(width)));
      return oneOfMany ? whenSeen(canvas, begin) : begin();
    },
    [pdf, page, oneOfMany],
  );
  return (
    <canvas ref={paint} width={210} height={297} aria-hidden="true" className={`block h-auto w-full ${className}`} />
  );
};
