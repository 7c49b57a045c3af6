import type { Note } from '../../../../contracts/events/conversion.js';
import type { ReadPage } from '../lines/document-model.js';

export const recognisedNotes = (name: string, pages: readonly ReadPage[]): readonly Note[] => {
  const count = pages.filter(({ source, readPictures }) => source === 'recognised' || readPictures).length;
  if (count === 0) return [];
  const text =
    count === pages.length
      ? `The text of ${name} was recognised in a picture (OCR); please check it.`
      : `The text of ${count} of ${pages.length} pages of ${name} was recognised in a picture (OCR); please check it.`;
  return [{ code: 'text.recognised', text }];
};

const LISTED_MAX = 12;

/** Pages, from 1, with pictures that may hold text. */
export const picturesNotReadNotes = (name: string, pages: readonly number[]): readonly Note[] => {
  if (pages.length === 0) return [];
  const listed = pages.slice(0, LISTED_MAX).join(', ');
  const more = pages.length - LISTED_MAX;
  const text =
    pages.length === 1
      ? `Pictures on page ${listed} of ${name} may hold text that was not read: that would have taken too long.`
      : `Pictures on pages ${more > 0 ? `${listed} and ${more} more` : listed} of ${name} may hold text that was not read: that would have taken too long.`;
  return [{ code: 'text.pictures-not-read', text }];
};
