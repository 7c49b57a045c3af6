import type { Word } from '../../../contracts/comparison/word.js';
import { withDocument } from '../engines/pdfium/pdfium-document.js';
import { eachWithin } from '../engines/pdfium/pdfium-limits.js';
import type { LoadedPdf } from '../opening/load.js';
import { readPlainPage, type PlainPage } from '../reading/lines/plain-page.js';
import type { Reading } from '../reading/reading.js';
import { recognisePages } from '../reading/recognition/recognise-pages.js';

/** One side of a comparison. */
export interface ComparedDocument {
  readonly name: string;
  readonly bytes: Uint8Array;
  readonly pageCount: number;
  /** In the order of the pages and of what is drawn on each. */
  readonly words: readonly Word[];
  /** How many of its pages were read from their pictures. */
  readonly recognised: number;
}

type Loaded = Pick<LoadedPdf, 'bytes' | 'pageCount'>;

/** A document whose words are not wanted. */
export const withoutWords = (name: string, { bytes, pageCount }: Loaded): ComparedDocument => ({
  name,
  bytes,
  pageCount,
  words: [],
  recognised: 0,
});

/**
 * The words of a document where its pages show them; pages without text are recognised.
 *
 * @throws Refusal as {@link recognisePages}.
 */
export const withWords = async (name: string, loaded: Loaded, work: Reading): Promise<ComparedDocument> => {
  const { bytes, pageCount } = loaded;
  const plain = await withDocument(bytes, (document) =>
    eachWithin(document.module, { items: [...Array(pageCount).keys()] }, (index) => readPlainPage(document, index)),
  );
  const { pages } = await recognisePages({ name, bytes }, plain, work);
  const recognised = pages.filter(({ source }) => source === 'recognised').length;
  return { ...withoutWords(name, loaded), words: pages.flatMap(wordsOn), recognised };
};

/** Pieces that nothing parts, such as those before and after a change of font, are one word. */
const wordsOn = ({ number, width, height, words }: PlainPage): readonly Word[] => {
  const joined: Word[] = [];
  for (const { text, box, glued } of words) {
    const share = { x: box.x / width, y: box.y / height, width: box.width / width, height: box.height / height };
    const before = glued ? joined.pop() : undefined;
    joined.push({ text: (before?.text ?? '') + text, page: number, boxes: [...(before?.boxes ?? []), share] });
  }
  return joined;
};
