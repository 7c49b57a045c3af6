import type { Note } from '../../../contracts/events/conversion.js';

/** Notes about pictures that a file only names: nothing outside of it is read. */
export const picturesElsewhere = (name: string, count: number): readonly Note[] => {
  if (count === 0) return [];
  const text =
    count === 1
      ? `One picture of ${name} was not loaded, because it is not in the file.`
      : `${count} pictures of ${name} were not loaded, because they are not in the file.`;
  return [{ code: 'pictures.not-loaded', text }];
};

/** Notes about parts of a page, such as pictures and styles, that it asks for from elsewhere. */
export const partsElsewhere = (name: string, count: number): readonly Note[] => {
  if (count === 0) return [];
  const text =
    count === 1
      ? `One part of ${name} was not loaded, because it is not in the file.`
      : `${count} parts of ${name} were not loaded, because they are not in the file.`;
  return [{ code: 'parts.not-loaded', text }];
};

/** Notes about signs that no font here has, where the rest can be read. */
export const boxesNotes = (name: string, hasBoxes: boolean): readonly Note[] =>
  hasBoxes
    ? [
        {
          code: 'text.signs-missing',
          text: `Some characters in ${name}, such as emoji, have no font here and are shown as boxes.`,
        },
      ]
    : [];
