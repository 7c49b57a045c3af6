import { makePdf } from '../samples/pdf.js';
import { photo } from '../samples/sample-pictures.js';
import { keep, sampleOf, type Sample } from '../samples/sample.js';

const PICTURE = { width: 900, height: 675 };
const PICTURE_EVERY = 50;

/** One document of so many pages, and the same amount as two files, for merging. */
export interface GrowthDocument {
  readonly whole: Sample;
  readonly halves: Sample;
}

export const documentOf = async (folder: string, pages: number): Promise<GrowthDocument> => {
  const pictures = [await photo(PICTURE, 1), await photo(PICTURE, 2)];
  const make = (count: number, seed: number) =>
    makePdf({ pages: count, seed, pictures, pictureEvery: PICTURE_EVERY, links: true });
  const paths = await keep(folder, {
    [`${pages}.pdf`]: await make(pages, 1),
    [`${pages}-a.pdf`]: await make(pages / 2, 2),
    [`${pages}-b.pdf`]: await make(pages / 2, 3),
  });
  return {
    whole: await sampleOf(`${pages} pages`, paths.slice(0, 1), pages),
    halves: await sampleOf(`${pages} pages`, paths.slice(1), pages),
  };
};
