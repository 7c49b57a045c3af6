import type { PDFPage } from 'pdf-lib';
import type { PageFrame } from '../../content/page-frame.js';
import type { Box } from '../pages/box.js';
import type { Quad } from '../../content/geometry.js';

/** What the gates that compare pictures of pages need to know; pages count from 0. */
export interface PageComparison {
  readonly frames: readonly PageFrame[];
  readonly boxes: readonly Box[];
  /** Those boxes, by page. */
  readonly quads: ReadonlyMap<number, readonly Quad[]>;
  /** Places that look different on purpose, by page. */
  readonly masked: ReadonlyMap<number, readonly Quad[]>;
  /** Pages that have become pictures. */
  readonly rasterised: { readonly has: (page: number) => boolean };
  /** The pages as they were, object by object. */
  readonly pages: () => Promise<readonly PDFPage[]>;
}

export const boxesOn = ({ quads }: PageComparison, page: number): readonly Quad[] => quads.get(page) ?? [];

export const pagesWithBoxes = ({ quads }: PageComparison): number[] => [...quads.keys()].sort((a, b) => a - b);
