import type { Note } from '../../../../contracts/events/conversion.js';

const LISTED_MAX = 8;

/** Says which pages (from 1) have drawings that take too long to draw. */
export const leftOutDrawings = (name: string, pages: readonly number[]): readonly Note[] => {
  if (pages.length === 0) return [];
  const listed = `${pages.slice(0, LISTED_MAX).join(', ')}${pages.length > LISTED_MAX ? ', …' : ''}`;
  const where = pages.length === 1 ? `page ${listed}` : `pages ${listed}`;
  return [
    { code: 'drawings.left-out', text: `Drawings on ${where} of ${name} were left out: drawing them takes too long.` },
  ];
};
