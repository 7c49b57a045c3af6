import type { PDFPage } from 'pdf-lib';
import type { Note } from '../../../contracts/events/conversion.js';
import { PdfjsFailed, withPdfjs } from '../engines/pdfjs-text.js';
import { withDocument } from '../engines/pdfium/pdfium-document.js';
import { eachWithin } from '../engines/pdfium/pdfium-limits.js';
import { readPlacedWords } from '../engines/pdfium/pdfium-words.js';
import type { PlacedWord } from '../engines/pdfium/placed-word.js';
import { saysNothing } from '../reading/lines/meaningless-letters.js';
import { lookForPictures, type LookedAt } from '../engines/pdfium/unread/look-for-pictures.js';
import type { UnreadPictures } from '../engines/pdfium/unread/unread-pictures.js';
import { unreadLines } from '../reading/recognition/page-with-pictures.js';
import { unreadPart, wholePage } from '../reading/recognition/pictures-to-read.js';
import { picturesNotReadNotes } from '../reading/recognition/recognition-notes.js';
import { readerOf } from '../reading/recognition/recognise.js';
import { recogniseInTurn, turnOf } from '../reading/recognition/recognise-in-turn.js';
import { frameOf, type PageFrame } from '../content/page-frame.js';
import { addInvisibleText, type InvisibleWord } from '../stamping/invisible-text.js';
import { editPdf, saveDense } from '../opening/editable.js';
import { loadPdf, type LoadedPdf } from '../opening/load.js';
import type { SourceFile, Work } from '../operation.js';

/** A word with less confidence (0 to 100) is a speck or a line of a drawing. */
const WORD_CONFIDENCE_MIN = 25;

interface Searchable {
  readonly bytes: Uint8Array;
  readonly notes: readonly Note[];
}

/**
 * Reads the pages that have no text, and the pictures of others that may hold text and have none over them, and lays what
 * it reads over them, not to be seen. All other pages stay as they are.
 *
 * @throws Refusal as {@link loadPdf}; `recognition.too-slow`.
 */
export const searchable = async (
  file: Pick<SourceFile, 'name' | 'bytes'>,
  work: Pick<Work, 'qpdf' | 'recogniser' | 'report'>,
): Promise<Searchable> => {
  const source = await loadPdf(file, work);
  const { empty, unread, tooComplex } = await pagesToRead(source);
  const notRead = picturesNotReadNotes(
    file.name,
    tooComplex.map((index) => index + 1),
  );
  if (empty.size + unread.size === 0) return { bytes: file.bytes, notes: notRead };
  const document = await editPdf(source, work);
  const pages = document.getPages();
  const frames = pages.map(({ node }) => frameOf(node));
  const read = readerOf(work.recogniser);
  const recognisedByPage = new Map<number, readonly InvisibleWord[]>();
  const recognise = async (index: number): Promise<void> => {
    const frame = frames[index];
    if (frame)
      recognisedByPage.set(index, await wordsOn(source.bytes, { index, frame, unread: unread.get(index), read }));
  };
  const of = (index: number): string => `recognising page ${index + 1} of ${pages.length}`;
  const report: Work['report'] = (progress) => work.report(progress);
  const toRead = [...pages.keys()].filter((index) => empty.has(index) || unread.has(index));
  await recogniseInTurn(toRead, { of, recognise }, { ...turnOf(work.recogniser), name: file.name, report });
  const words = wordsByPage(pages, recognisedByPage);
  if (words.size === 0) return { bytes: file.bytes, notes: notRead };
  const doubtful = addInvisibleText(document, words);
  const recognised = toRead.filter((index) => (recognisedByPage.get(index) ?? []).length > 0);
  const whole = recognised.filter((index) => empty.has(index)).length;
  const bytes = await saveDense(document);
  const looked = doubtful.map((page) => pages.indexOf(page));
  const lost = await pagesWithoutWords(bytes, { looked, found: recognisedByPage });
  const notes = [...recognisedNotes(whole, recognised.length - whole), ...notRead, ...notFoundNotes(file.name, lost)];
  return { bytes, notes };
};

interface Laid {
  /** Pages, from 0, at which to look. */
  readonly looked: readonly number[];
  /** The words that were laid over each page. */
  readonly found: ReadonlyMap<number, readonly InvisibleWord[]>;
}

/** Two programs differ a little in how they tell letters apart. */
const FOUND_SHARE = 0.5;

/** Those on which PDFium or pdf.js reads far fewer letters than were laid over them. */
const pagesWithoutWords = async (bytes: Uint8Array, { looked, found }: Laid): Promise<readonly number[]> => {
  if (looked.length === 0) return [];
  const laidOn = (page: number): number => lettersIn((found.get(page) ?? []).map(({ text }) => text));
  const byPdfium = await withDocument(bytes, (document) =>
    looked.map((page) => lettersIn(readPlacedWords(document, page).map(({ text }) => text))),
  );
  const byPdfjs = await withPdfjs(bytes, async ({ beginText }) => {
    const letters: (number | undefined)[] = [];
    for (const page of looked)
      letters.push((await beginText(page)())()?.filter(({ text }) => text.trim() !== '').length);
    return letters;
  }).catch((error: unknown) => {
    if (error instanceof PdfjsFailed) return [];
    throw error;
  });
  return looked.filter((page, at) => Math.min(byPdfium[at] ?? 0, byPdfjs[at] ?? Infinity) < laidOn(page) * FOUND_SHARE);
};

const lettersIn = (texts: readonly string[]): number => Array.from(texts.join('').replace(/\s+/gu, '')).length;

const notFoundNotes = (name: string, pages: readonly number[]): readonly Note[] =>
  pages.map((page) => ({
    code: 'text.not-laid',
    text: `The text recognised on page ${page + 1} of ${name} may not be found by every program, because the content of the page is damaged.`,
  }));

interface PagesToRead extends LookedAt {
  readonly empty: ReadonlySet<number>;
}

const pagesToRead = async ({ bytes, pageCount }: Pick<LoadedPdf, 'bytes' | 'pageCount'>): Promise<PagesToRead> => {
  const indices = [...Array(pageCount).keys()];
  const without = await withDocument(bytes, (document) =>
    eachWithin(document.module, { items: indices }, (index) => isWithoutText(readPlacedWords(document, index))),
  );
  const empty = new Set(indices.filter((index) => without[index]));
  const looked = await lookForPictures(
    bytes,
    indices.filter((index) => !empty.has(index)),
  );
  return { empty, ...looked };
};

/** Letters that mean nothing to programs cannot be searched either. */
const isWithoutText = (words: readonly PlacedWord[]): boolean => words.length === 0 || saysNothing(words);

/** In the order of the pages, whichever was read first. */
const wordsByPage = (pages: readonly PDFPage[], recognised: ReadonlyMap<number, readonly InvisibleWord[]>) =>
  new Map(
    pages.flatMap((page, index): [PDFPage, readonly InvisibleWord[]][] => {
      const words = recognised.get(index) ?? [];
      return words.length > 0 ? [[page, words]] : [];
    }),
  );

const recognisedNotes = (whole: number, inPart: number): readonly Note[] => [
  ...(whole > 0 ? [recognisedNote(wholeText(whole))] : []),
  ...(inPart > 0 ? [recognisedNote(inPartText(inPart))] : []),
];

const recognisedNote = (text: string): Note => ({ code: 'text.recognised', text });

const wholeText = (count: number): string =>
  count === 1
    ? 'One page without text was recognised automatically (OCR) to make it searchable; some of the text may be wrong.'
    : `${count} pages without text were recognised automatically (OCR) to make them searchable; some of the text may be wrong.`;

const inPartText = (count: number): string =>
  count === 1
    ? 'Pictures on one page that has other text were recognised automatically (OCR) to make them searchable; some of the text may be wrong.'
    : `Pictures on ${count} pages that have other text were recognised automatically (OCR) to make them searchable; some of the text may be wrong.`;

interface ToRead {
  readonly index: number;
  readonly frame: PageFrame;
  readonly unread: UnreadPictures | undefined;
  readonly read: ReturnType<typeof readerOf>;
}

/** In user space units; where one is not a point, pictures are drawn as if it were. */
const wordsOn = async (
  bytes: Uint8Array,
  { index, frame, unread, read }: ToRead,
): Promise<readonly InvisibleWord[]> => {
  const page = { index, width: frame.width, height: frame.height };
  const picture = unread ? await unreadPart(bytes, page, unread) : await wholePage(bytes, page);
  if (!picture) return [];
  const { scale } = picture;
  const recognised = await read(picture);
  const lines = unread ? unreadLines({ unread, read: recognised, scale }, page) : recognised.lines;
  return lines.flatMap(({ words }) => {
    const size = Math.max(1, ...words.map(({ top, bottom }) => bottom - top)) / scale;
    return words
      .filter(
        ({ confidence, text, left, right }) => confidence >= WORD_CONFIDENCE_MIN && text.trim() !== '' && right > left,
      )
      .map(({ text, left, right, baseline }) => ({
        text,
        left: left / scale,
        width: (right - left) / scale,
        baseline: baseline / scale,
        size,
        turn: recognised.turn,
      }));
  });
};
