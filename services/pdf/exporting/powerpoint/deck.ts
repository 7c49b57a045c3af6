import type { ReadDocument, ReadPage } from '../../reading/lines/document-model.js';
import { POINTS_PER_INCH } from '../../text/units.js';
import type { PicturesOf } from '../page-picture-files.js';
import { scaleOf, type Fit } from './fit.js';
import { newDeck, type Slide } from './library.js';
import { inSchemaOrder } from './schema-order.js';
import { tableOnSlide } from './slide-table.js';
import { textBox } from './text-box.js';

/** The sizes that PowerPoint takes, in inches. */
const SIDE = { least: 1, most: 56 };

/** A document as slides, one for each page, with live text where it was printed. */
export const deckOf = async ({ pages }: ReadDocument, pictures: PicturesOf): Promise<Uint8Array> => {
  const deck = newDeck();
  const size = slideSize(pages[0]);
  deck.defineLayout({ name: 'PAGE', ...size });
  deck.layout = 'PAGE';
  for (const page of pages) addSlide(deck.addSlide(), page, { fit: scaleOf(page, size), pictures });
  return inSchemaOrder(new Uint8Array((await deck.write({ outputType: 'arraybuffer' })) as ArrayBuffer));
};

const slideSize = (page: ReadPage | undefined): { width: number; height: number } => {
  const { width = 720, height = 540 } = page ?? {};
  const scale = Math.min(1, (SIDE.most * POINTS_PER_INCH) / Math.max(width, height));
  const inches = (points: number): number => Math.max(SIDE.least, (points * scale) / POINTS_PER_INCH);
  return { width: inches(width), height: inches(height) };
};

const addSlide = (slide: Slide, page: ReadPage, { fit, pictures }: { fit: Fit; pictures: PicturesOf }): void => {
  for (const { box, imageBox = box, type, bytes } of pictures(page.number)) {
    const mime = type === 'png' ? 'image/png' : 'image/jpeg';
    slide.addImage({ data: `${mime};base64,${Buffer.from(bytes).toString('base64')}`, ...fit.place(imageBox) });
  }
  for (const block of page.blocks) {
    if (block.kind === 'table') tableOnSlide(slide, block, fit);
    else textBox(slide, block, fit);
  }
};
