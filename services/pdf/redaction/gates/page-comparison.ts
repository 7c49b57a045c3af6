import type { PDFPage } from 'pdf-lib';
import type { PageFrame } from '../../content/page-frame.js';
import type { Box } from '../pages/box.js';
import type { Quad } from '../../content/geometry.js';
import type { Change } from './collateral.js';

/** Facts for the gates that compare pictures of pages; pages count from 0. */
export interface PageComparison {
  readonly frames: readonly PageFrame[];
  readonly boxes: readonly Box[];
  /** Those boxes, by page. */
  readonly quads: ReadonlyMap<number, readonly Quad[]>;
  /** Places that look different on purpose, by page. */
  readonly masked: ReadonlyMap<number, readonly Quad[]>;
  /** Pages that have become pictures. */
  readonly rasterised: { readonly has: (page: number) => boolean };
  /** Pages that need not be looked at again, and the most that changed on those. */
  readonly proven: { readonly pages: ReadonlySet<number>; readonly worst: Change };
  /** The pages as they were, object by object. */
  readonly pages: readonly PDFPage[];
}

export const boxesOn = ({ quads }: PageComparison, page: number): readonly Quad[] => quads.get(page) ?? [];

/** Those that are to be looked at. */
export const unprovenPagesWithBoxes = (comparison: PageComparison): number[] =>
  pagesWithBoxes(comparison).filter((page) => !comparison.proven.pages.has(page));

export const pagesWithBoxes = ({ quads }: PageComparison): number[] => [...quads.keys()].sort((a, b) => a - b);
