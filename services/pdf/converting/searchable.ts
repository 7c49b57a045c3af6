import type { PDFPage } from 'pdf-lib';
import type { Note } from '../../../contracts/events/conversion.js';
import { greyPicture, type PagePicture } from '../engines/pdfium/page-picture.js';
import { withDocument } from '../engines/pdfium/pdfium-document.js';
import { eachWithin } from '../engines/pdfium/pdfium-limits.js';
import { readPlacedWords, type PlacedWord } from '../engines/pdfium/pdfium-words.js';
import { saysNothing } from '../reading/lines/meaningless-letters.js';
import { readerOf, type RecognisedPicture } from '../reading/recognition/recognise.js';
import { recogniseInTurn, turnOf } from '../reading/recognition/recognise-in-turn.js';
import { frameOf, type PageFrame } from '../content/page-frame.js';
import { addInvisibleText, type InvisibleWord } from '../stamping/invisible-text.js';
import { editPdf, saveDense } from '../opening/editable.js';
import { loadPdf } from '../opening/load.js';
import type { SourceFile, Work } from '../operation.js';

const POINTS_PER_INCH = 72;
const DENSITY = 300;
/** Pixels: A4 at that density; larger pages have larger letters. */
const SIDE_MAX = 3600;
/** From 0 to 100: what is less is a speck or a line of a drawing. */
const SURE = 25;

interface Searchable {
  readonly bytes: Uint8Array;
  readonly notes: readonly Note[];
}

/**
 * Reads the pages that have no text from their pictures, and lays what it reads over them, not to be seen. All other
 * pages stay as they are.
 *
 * @throws Refusal as {@link loadPdf}; `recognition.too-slow`.
 */
export const searchable = async (
  file: Pick<SourceFile, 'name' | 'bytes'>,
  work: Pick<Work, 'qpdf' | 'recogniser' | 'report'>,
): Promise<Searchable> => {
  const source = await loadPdf(file, work);
  const indices = Array.from({ length: source.pageCount }, (_, index) => index);
  const without = await withDocument(source.bytes, (document) =>
    eachWithin(document.module, { items: indices }, (index) => isWithoutText(readPlacedWords(document, index))),
  );
  const empty = indices.filter((index) => without[index]);
  if (empty.length === 0) return { bytes: file.bytes, notes: [] };
  const document = await editPdf(source, work);
  const pages = document.getPages();
  const read = readerOf(work.recogniser);
  const found = new Map<number, readonly InvisibleWord[]>();
  const recognise = async (index: number): Promise<void> => {
    const page = pages[index];
    const frame = page && frameOf(page.node);
    const picture = frame && (await greyPicture(source.bytes, index, boxOf(frame)));
    if (!picture) return;
    const density = (picture.width / frame.width) * POINTS_PER_INCH;
    found.set(index, wordsOn(frame, picture, await read({ image: picture.image, density })));
  };
  const of = (index: number): string => `recognising page ${index + 1} of ${pages.length}`;
  const report: Work['report'] = (progress) => work.report(progress);
  await recogniseInTurn(empty, { of, recognise }, { ...turnOf(work.recogniser), name: file.name, report });
  const words = wordsByPage(pages, found);
  if (words.size === 0) return { bytes: file.bytes, notes: [] };
  addInvisibleText(document, words);
  return { bytes: await saveDense(document), notes: [noteOf(words.size)] };
};

/** Letters that mean nothing to programs cannot be searched either. */
const isWithoutText = (words: readonly PlacedWord[]): boolean => words.length === 0 || saysNothing(words);

/** In the order of the pages, whichever was read first. */
const wordsByPage = (pages: readonly PDFPage[], found: ReadonlyMap<number, readonly InvisibleWord[]>) =>
  new Map(
    pages.flatMap((page, index): [PDFPage, readonly InvisibleWord[]][] => {
      const words = found.get(index) ?? [];
      return words.length > 0 ? [[page, words]] : [];
    }),
  );

const noteOf = (count: number): Note => ({
  code: 'text.recognised',
  text:
    count === 1
      ? 'One page without text was recognised automatically (OCR) to make it searchable; some of the text may be wrong.'
      : `${count} pages without text were recognised automatically (OCR) to make them searchable; some of the text may be wrong.`,
});

const boxOf = ({ width, height }: PageFrame) => ({
  width: Math.min(SIDE_MAX, (width * DENSITY) / POINTS_PER_INCH),
  height: Math.min(SIDE_MAX, (height * DENSITY) / POINTS_PER_INCH),
});

const wordsOn = (frame: PageFrame, picture: PagePicture, { lines, turn }: RecognisedPicture): InvisibleWord[] => {
  const scale = frame.width / picture.width;
  return lines.flatMap(({ words }) => {
    const size = Math.max(1, ...words.map(({ top, bottom }) => bottom - top)) * scale;
    return words
      .filter(({ confidence, text, left, right }) => confidence >= SURE && text.trim() !== '' && right > left)
      .map(({ text, left, right, baseline }) => ({
        text,
        left: left * scale,
        width: (right - left) * scale,
        baseline: baseline * scale,
        size,
        turn,
      }));
  });
};
