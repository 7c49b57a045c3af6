import type { PageViewport } from 'pdfjs-dist';
import type { TextItem } from 'pdfjs-dist/types/src/display/api.js';
import type { Box, TextRun } from './pdf-document.js';

/** Part of a font's height that hangs below the base line; fonts differ, and a hint need not be exact. */
const DESCENT_OF_HEIGHT = 0.22;

type Corner = readonly [x: number, y: number];

const boxAround = (corners: readonly Corner[], { width, height }: PageViewport): Box => {
  const xs = corners.map(([x]) => x / width);
  const ys = corners.map(([, y]) => y / height);
  const x = Math.min(...xs);
  const y = Math.min(...ys);
  return { x, y, width: Math.max(...xs) - x, height: Math.max(...ys) - y };
};

/** The position of a run on the page, for any text direction and page rotation. */
const boxOf = ({ transform, width, height }: TextItem, viewport: PageViewport): Box => {
  const [a = 0, b = 0, c = 0, d = 0, e = 0, f = 0] = transform as number[];
  const along = Math.hypot(a, b) || 1;
  const up = Math.hypot(c, d) || 1;
  const corner = (right: number, above: number): Corner => {
    const x = e + (a / along) * right + (c / up) * above;
    const y = f + (b / along) * right + (d / up) * above;
    return viewport.convertToViewportPoint(x, y) as unknown as Corner;
  };
  const low = -DESCENT_OF_HEIGHT * height;
  const high = (1 - DESCENT_OF_HEIGHT) * height;
  return boxAround([corner(0, low), corner(width, low), corner(0, high), corner(width, high)], viewport);
};

/** The text of a page with its places. `viewport` at scale 1. */
export const textRuns = (items: readonly object[], viewport: PageViewport): readonly TextRun[] =>
  items
    .filter((item): item is TextItem => 'str' in item)
    .map((item) => ({
      text: item.str,
      box: boxOf(item, viewport),
      endsLine: item.hasEOL,
      ...(item.dir === 'rtl' && { fromRight: true }),
    }));
