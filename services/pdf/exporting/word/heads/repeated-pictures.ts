import type { ReadPage } from '../../../reading/lines/document-model.js';
import { bottomOf } from '../../../reading/lines/text-boxes.js';
import type { PagePicture, PicturesOf } from '../../page-picture-files.js';

const PAGES_MIN = 2;
const PAGES_SHARE = 0.5;

/** Pictures of pages, those told apart that come again in one place above or below the text, such as a logo. */
export interface SortedPictures {
  readonly repeated: PicturesOf;
  readonly others: PicturesOf;
}

export const withoutRepeated = (pages: readonly ReadPage[], pictures: PicturesOf): SortedPictures => {
  const counted = new Map<string, number>();
  for (const page of pages) {
    const keys = new Set(
      pictures(page.number)
        .filter((picture) => isOutside(picture, page))
        .map(keyOf),
    );
    for (const key of keys) counted.set(key, (counted.get(key) ?? 0) + 1);
  }
  const enough = Math.max(PAGES_MIN, PAGES_SHARE * pages.length);
  const comesAgain = (picture: PagePicture): boolean => (counted.get(keyOf(picture)) ?? 0) >= enough;
  const outside = new Map(
    pages.map((page) => [
      page.number,
      pictures(page.number).filter((picture) => isOutside(picture, page) && comesAgain(picture)),
    ]),
  );
  const repeated: PicturesOf = (page) => outside.get(page) ?? [];
  return { repeated, others: (page) => pictures(page).filter((picture) => !repeated(page).includes(picture)) };
};

const keyOf = ({ box, bytes }: PagePicture): string =>
  [box.x, box.y, box.width, box.height].map(Math.round).concat(bytes.length).join('/');

/** Above or below all text but that at the head and foot. */
const isOutside = ({ box }: PagePicture, { blocks }: ReadPage): boolean => {
  const text = blocks.filter(({ kind }) => kind !== 'page-header' && kind !== 'page-footer').map((block) => block.box);
  return text.every(({ y }) => y >= bottomOf(box)) || text.every((own) => bottomOf(own) <= box.y);
};
