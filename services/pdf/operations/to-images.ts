import type { Operation } from '../operation.js';
import { picturesOf } from './page-images.js';

/**
 * Pages as pictures to keep.
 *
 * @param files    exactly one PDF.
 * @param options  `pageRanges`, all pages when empty; `width` in pixels; `format`.
 * @returns as {@link picturesOf}, which also says what is refused.
 */
export const toImages: Operation<'pdf-to-images'> = ([file], { pageRanges, width, format }, work) =>
  picturesOf(file, { pages: pageRanges, width, format }, work);
