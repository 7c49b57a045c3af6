import type { PDFPage } from 'pdf-lib';
import type { Box } from '../pages/box.js';
import { walkPage } from '../pages/content-walk.js';
import { boundsOf, contains, type Rect } from '../../content/geometry.js';

/** Corners of paths in one box: rules, frames and backgrounds have fewer, letters drawn as paths have more. */
const POINTS_MAX = 24;

/**
 * Whether a page has paths under its boxes that could be letters or figures, which a box would cover but not remove.
 * Rules and backgrounds that only cross a box stay; in an area, no path may lie wholly inside.
 */
export const hasDrawingsUnder = (page: PDFPage, boxes: readonly Box[]): boolean => {
  const counts = boxes.map(() => 0);
  const places = boxes.map(({ quad, source }) => ({ quad, source, bounds: boundsOf(quad) }));
  let enclosed = false;
  const complete = walkPage(page, (drawn) => {
    if (drawn.kind !== 'path') return;
    const extent = boundsOf(drawn.points);
    for (const [index, { quad, source, bounds }] of places.entries()) {
      if (!meet(extent, bounds)) continue;
      const inside = drawn.points.filter((point) => contains(quad, point)).length;
      counts[index] = (counts[index] ?? 0) + (inside === drawn.points.length && !drawn.inForm ? 0 : inside);
      enclosed ||= source === 'area' && drawn.inForm && inside === drawn.points.length;
    }
  });
  return !complete || enclosed || counts.some((count) => count > POINTS_MAX);
};

/** Also where one of them has no area, as a line has none. */
const meet = (a: Rect, b: Rect): boolean =>
  a.left <= b.right && b.left <= a.right && a.bottom <= b.top && b.bottom <= a.top;
