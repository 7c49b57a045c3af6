import { Refusal } from '../../../../contracts/errors.js';
import { lookForPictures } from '../../engines/pdfium/unread/look-for-pictures.js';
import type { UnreadPictures } from '../../engines/pdfium/unread/unread-pictures.js';
import type { PlainPage } from '../lines/plain-page.js';
import type { ReadableFile, Reading } from '../reading.js';
import { withoutGarbled } from './garbled-words.js';
import { pageWithPictures } from './page-with-pictures.js';
import { unreadPart, wholePage, type PictureToRead } from './pictures-to-read.js';
import { readerOf, type RecognisedPicture } from './recognise.js';
import { recogniseInTurn, turnOf } from './recognise-in-turn.js';
import { positionedLines } from './recognised-words.js';
import { isOnSide } from './turned-picture.js';

/** Pages that are read although they have text, because of pictures that are less than a scan of them. */
const ILLUSTRATED_MAX = 60;

/** Pages as they are read; those whose pictures were not (from 1), for lack of time. */
export interface RecognisedPages {
  readonly pages: readonly PlainPage[];
  readonly picturesNotRead: readonly number[];
}

/**
 * Reads the pages without text, those whose letters have no meaning, and the pictures of other pages that may hold text
 * and have none over them; as many at once as the engine takes. Where only some fonts have no meaning, their words alone
 * are read.
 *
 * @throws Refusal `recognition.too-slow`, but not for the sake of illustrations.
 */
export const recognisePages = async (
  file: Pick<ReadableFile, 'name' | 'bytes'>,
  pages: readonly PlainPage[],
  work: Reading,
): Promise<RecognisedPages> => {
  const { recognise: engine } = work;
  if (!engine) return { pages, picturesNotRead: [] };
  const typed = pages.filter((page) => !isToRead(page));
  const looked = await lookForPictures(
    file.bytes,
    typed.map(({ number }) => number - 1),
  );
  const unreadOf = ({ number }: PlainPage): UnreadPictures | undefined => looked.unread.get(number - 1);
  const needed = pages.filter((page) => isToRead(page) || unreadOf(page)?.isScan === true);
  const illustrated = oneOfEach(
    typed.filter((page) => unreadOf(page)?.isScan === false),
    unreadOf,
  );
  const readings = await readInTurn(
    { file, work, unreadOf, total: pages.length },
    needed,
    illustrated.slice(0, ILLUSTRATED_MAX),
  );
  const alike = new Map(
    [...readings].flatMap(([page, reading]) => {
      const likeness = unreadOf(page)?.likeness;
      return likeness === undefined ? [] : [[likeness, reading] as const];
    }),
  );
  const readingOf = (page: PlainPage) => readings.get(page) ?? alike.get(unreadOf(page)?.likeness ?? '');
  const left = typed.filter((page) => unreadOf(page) && !readingOf(page)).map(({ number }) => number);
  return {
    pages: pages.map((page) => withReading(page, { unread: unreadOf(page), reading: readingOf(page), work })),
    picturesNotRead: [...left, ...looked.tooComplex.map((index) => index + 1)].toSorted((one, other) => one - other),
  };
};

const isToRead = ({ source, unreadable, garbled }: PlainPage): boolean =>
  source === 'empty' || unreadable === true || garbled !== undefined;

type UnreadOf = (page: PlainPage) => UnreadPictures | undefined;

/** The first of all pages that look the same, such as those with one logo. */
const oneOfEach = (pages: readonly PlainPage[], unreadOf: UnreadOf): readonly PlainPage[] =>
  [...new Map(pages.toReversed().map((page) => [unreadOf(page)?.likeness, page])).values()].toReversed();

/** The words of a page, and how large its points were drawn. */
interface PageReading {
  readonly read: RecognisedPicture;
  readonly scale: number;
}

interface Job {
  readonly file: Pick<ReadableFile, 'name' | 'bytes'>;
  readonly work: Reading;
  readonly unreadOf: UnreadOf;
  readonly total: number;
}

/** The illustrated pages come last, and are left where there is no time for them. */
const readInTurn = async (
  { file, work, unreadOf, total }: Job,
  needed: readonly PlainPage[],
  illustrated: readonly PlainPage[],
): Promise<ReadonlyMap<PlainPage, PageReading>> => {
  const { recognise: engine, report, clock } = work;
  const done = new Map<PlainPage, PageReading>();
  if (!engine || needed.length + illustrated.length === 0) return done;
  const read = readerOf(engine);
  const recognise = async (page: PlainPage): Promise<void> => {
    const picture = await pictureOf(file.bytes, page, unreadOf(page));
    if (picture) done.set(page, { read: await read(picture), scale: picture.scale });
  };
  const of = ({ number }: PlainPage): string => `recognising page ${number} of ${total}`;
  const turn = { ...turnOf(engine), name: file.name, report, clock };
  try {
    await recogniseInTurn([...needed, ...illustrated], { of, recognise }, turn);
  } catch (error) {
    const isTooSlow = error instanceof Refusal && error.code === 'recognition.too-slow';
    if (!isTooSlow || illustrated.length === 0) throw error;
    await recogniseInTurn(
      needed.filter((page) => !done.has(page)),
      { of, recognise },
      turn,
    );
  }
  return done;
};

const pictureOf = (
  bytes: Uint8Array,
  { number, width, height }: PlainPage,
  unread: UnreadPictures | undefined,
): Promise<PictureToRead | undefined> => {
  const page = { index: number - 1, width, height };
  return unread ? unreadPart(bytes, page, unread) : wholePage(bytes, page);
};

interface Known {
  readonly unread: UnreadPictures | undefined;
  readonly reading: PageReading | undefined;
  readonly work: Reading;
}

const withReading = (page: PlainPage, { unread, reading, work }: Known): PlainPage => {
  if (!reading) return page;
  if (unread) return pageWithPictures(page, { unread, ...reading }, work.illustrations === true);
  return recognised(page, reading.read, 1 / reading.scale);
};

/** As it is read: a page that was scanned on its side is as high as it was wide. `scale`: points of a pixel. */
export const recognised = (page: PlainPage, { lines, turn }: RecognisedPicture, scale: number): PlainPage => {
  const words = positionedLines(lines, scale).flat();
  if (words.length === 0) return page;
  if (page.garbled && turn === 0) return { ...page, source: 'recognised', words: withoutGarbled(page, words) };
  if (page.garbled) return page;
  const upright = isOnSide(turn) ? { width: page.height, height: page.width } : {};
  return { ...page, ...upright, source: 'recognised', words };
};
