import type { Box } from '../../reading/lines/document-model.js';
import { POINTS_PER_INCH } from '../../text/units.js';

/** From a page to its slide. */
export interface Fit {
  readonly scale: number;
  /** In inches. */
  readonly place: (box: Box) => { x: number; y: number; w: number; h: number };
}

/** All slides have one size; a page of another is made to fit, in the middle. */
export const scaleOf = (
  page: { readonly width: number; readonly height: number },
  slide: { readonly width: number; readonly height: number },
): Fit => {
  const across = page.width / POINTS_PER_INCH;
  const down = page.height / POINTS_PER_INCH;
  const scale = Math.min(slide.width / across, slide.height / down);
  const left = (slide.width - across * scale) / 2;
  const top = (slide.height - down * scale) / 2;
  const inches = (points: number): number => (points / POINTS_PER_INCH) * scale;
  return {
    scale,
    place: ({ x, y, width, height }) => ({
      x: left + inches(x),
      y: top + inches(y),
      w: Math.max(0.01, inches(width)),
      h: Math.max(0.01, inches(height)),
    }),
  };
};
