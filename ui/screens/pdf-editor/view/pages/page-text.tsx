import { useCallback } from 'react';
import type { PdfDocument } from '../../../../pdf/pdf-document.js';
import './text-layer.css';

interface PageTextProps {
  readonly pdf: PdfDocument;
  /** From 0. */
  readonly page: number;
  /** The width of the page, in points. */
  readonly width: number;
}

/** The page's text, invisible and selectable over the rendered page. */
export const PageText = ({ pdf, page, width }: PageTextProps) => {
  const render = useCallback(
    (layer: HTMLElement | null) => {
      if (!layer?.parentElement) return undefined;
      const scale = new ResizeObserver(([frame]) => {
        layer.style.setProperty('--total-scale-factor', String((frame?.contentRect.width ?? 0) / width));
      });
      scale.observe(layer.parentElement);
      const text = pdf.renderText(page, layer);
      return () => {
        scale.disconnect();
        text.cancel();
      };
    },
    [pdf, page, width],
  );
  return <div ref={render} data-text-layer className="text-layer" />;
};
