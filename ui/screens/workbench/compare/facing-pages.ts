import type { Change, Place } from '../../../../contracts/comparison/changes.js';

/** The same place on both sides. */
export interface Facing {
  readonly before: Place;
  readonly after: Place;
}

const TOP = 0;

/**
 * The pages that belong together: between two changes both sides go on alike, so the last change before the page says
 * how far they are apart.
 *
 * @param page  of the second side, from 1
 * @param pageCount  of the first side
 */
export const facingPages = (changes: readonly Change[], page: number, pageCount: number): Facing => {
  const last = changes.findLast(({ after }) => after.page <= page);
  const apart = last ? last.before.page - last.after.page : 0;
  const facing = Math.min(Math.max(1, page + apart), pageCount);
  return { before: { page: facing, y: TOP }, after: { page, y: TOP } };
};

/** A page of the second side, and the changes on it. */
export interface ChangedPage {
  /** From 1. */
  readonly page: number;
  readonly changes: readonly Change[];
}

/** Every page of the second side, with the changes that stand on it. */
export const changedPages = (changes: readonly Change[], pageCount: number): readonly ChangedPage[] =>
  Array.from({ length: pageCount }, (_, at) => ({
    page: at + 1,
    changes: changes.filter(({ after }) => after.page === at + 1),
  }));
