import sharp from 'sharp';
import type { LanguageCode } from '../../../../contracts/languages.js';
import { boundsOf, inverse, quadOf, transformedQuad, type Rect } from '../../content/geometry.js';
import type { Glyph } from '../../content/glyph.js';
import type { Matrix } from '../../content/matrix.js';
import type { PageFrame } from '../../content/page-frame.js';
import type { Picture } from '../../engines/pdfium/render.js';
import type { RecognisedLine, RecognisedWord, Recogniser } from '../../engines/tesseract/recogniser.js';
import { POINTS_PER_INCH } from '../../text/units.js';
import { lettersOf } from '../find/fold-text.js';
import { matchesIn, type SearchTerm } from '../find/find-items.js';
import { boxesByPage, type Box } from '../pages/box.js';
import { picturesOf } from '../pages/page-pictures.js';
import { toPixels } from '../pages/page-pixels.js';
import { RASTER_DPI, RASTER_LONGEST } from '../remove/rasterise.js';
import type { RasterReason } from '../remove/rebuild-pages.js';
import { resultOf, type Failure, type GateResult } from './gate-report.js';

export interface PicturesQuestion {
  readonly searchTerms: readonly SearchTerm[];
  readonly boxes: readonly Box[];
  readonly frames: readonly PageFrame[];
  /** Pages that have become pictures, and why. */
  readonly rasterised: ReadonlyMap<number, RasterReason>;
  /** Whether a page is the same as one that was read before, in which nothing was found. */
  readonly isSettled: (page: number) => boolean;
  /** Told before each page, with how many there are. */
  readonly onPage: (index: number, total: number) => void;
}

/** In a picture, shorter texts are seen where there are none. */
const LETTERS_MIN = 3;
/** How far around the boxes a picture is read, in heights of a box. */
const SURROUNDING_HEIGHTS = 4;
/** Around a word, in pixels. */
const MARGIN_PIXELS = 3;

/**
 * Reads the pages that have become pictures: none of the searches may find anything in what is to be seen there. A page
 * that became one because a check had failed is read as a whole, since nobody knows where the rest stands; another one
 * around its boxes.
 */
export const picturesGate = async (
  bytes: Uint8Array,
  question: PicturesQuestion,
  recogniser: Recogniser,
): Promise<GateResult | undefined> => {
  const { rasterised, searchTerms, isSettled, onPage } = question;
  const isSearched = (page: number) => termsFor(searchTerms, page).length > 0;
  const pages = [...rasterised.keys()].filter((page) => isSearched(page) && !isSettled(page)).sort((a, b) => a - b);
  if (![...rasterised.keys()].some(isSearched)) return undefined;
  const failures: Failure[] = [];
  for (const page of pages) {
    onPage(page, pages.length);
    const failure = await failureOn(bytes, { page, question }, recogniser);
    if (failure) failures.push(failure);
  }
  return resultOf('pictures', rasterised.size === 1 ? '1 picture' : `${rasterised.size} pictures`, failures);
};

const termsFor = (searchTerms: readonly SearchTerm[], page: number): readonly SearchTerm[] =>
  searchTerms.filter((searchTerm) => searchTerm.page === 'all' || searchTerm.page === page + 1);

/** Finds text that can still be read on a page. */
const failureOn = async (
  bytes: Uint8Array,
  { page, question }: { readonly page: number; readonly question: PicturesQuestion },
  recogniser: Recogniser,
): Promise<Failure | undefined> => {
  const drawn = await drawnPage(bytes, page, question.frames[page]);
  if (!drawn) return { gate: 'pictures', page, reason: 'the page cannot be drawn', uncovered: [] };
  const { picture, density, toPicture, toUser } = drawn;
  const searchTerms = termsFor(question.searchTerms, page);
  const boxes = boxesByPage(question.boxes).get(page) ?? [];
  const places = boxes.map(({ quad }) => boundsOf(transformedQuad(toPicture, quad)));
  const part = question.rasterised.get(page) === 'gate' ? wholeOf(picture) : partAround(places, picture);
  if (!part) return undefined;
  const image = await pictureOfPart(picture, part);
  const lines = await recogniser.recognise({ image, density, languages: languagesFor(searchTerms, recogniser) });
  const uncovered = placesIn(lines, searchTerms).map((place) => transformedQuad(toUser, quadOf(shifted(place, part))));
  if (uncovered.length === 0) return undefined;
  return { gate: 'pictures', page, reason: 'it can still be read in the picture of the page', uncovered };
};

interface DrawnPage {
  readonly picture: Picture;
  /** Pixels per inch. */
  readonly density: number;
  readonly toPicture: Matrix;
  readonly toUser: Matrix;
}

const drawnPage = async (
  bytes: Uint8Array,
  page: number,
  frame: PageFrame | undefined,
): Promise<DrawnPage | undefined> => {
  if (!frame) return undefined;
  const { width, height, pointsPerUnit } = frame;
  const request = { page, dpi: RASTER_DPI * pointsPerUnit, longest: RASTER_LONGEST, width, height };
  const [picture] = await picturesOf(bytes, [request]);
  const toPicture = picture && toPixels(frame, picture);
  const toUser = toPicture && inverse(toPicture);
  if (!toUser) return undefined;
  const inches = (width * pointsPerUnit) / POINTS_PER_INCH;
  return { picture, density: Math.max(1, Math.round(picture.width / inches)), toPicture, toUser };
};

interface Part {
  readonly left: number;
  readonly top: number;
  readonly width: number;
  readonly height: number;
}

const wholeOf = ({ width, height }: Picture): Part => ({ left: 0, top: 0, width, height });

/** Lines from one side of the page to the other: letters may stand beside the place that they are said to stand at. */
const partAround = (places: readonly Rect[], { width, height }: Picture): Part | undefined => {
  if (places.length === 0) return undefined;
  const reach = SURROUNDING_HEIGHTS * Math.max(...places.map(({ bottom, top }) => top - bottom));
  const first = Math.max(0, Math.floor(Math.min(...places.map(({ bottom }) => bottom)) - reach));
  const last = Math.min(height, Math.ceil(Math.max(...places.map(({ top }) => top)) + reach));
  return last > first ? { left: 0, top: first, width, height: last - first } : undefined;
};

const pictureOfPart = ({ rgba, width, height }: Picture, part: Part): Promise<Buffer> =>
  sharp(rgba, { raw: { width, height, channels: 4 } })
    .extract(part)
    .removeAlpha()
    .toColourspace('b-w')
    .png({ compressionLevel: 3 })
    .toBuffer();

const shifted = ({ left, bottom, right, top }: Rect, part: Part): Rect => ({
  left: left + part.left - MARGIN_PIXELS,
  right: right + part.left + MARGIN_PIXELS,
  bottom: bottom + part.top - MARGIN_PIXELS,
  top: top + part.top + MARGIN_PIXELS,
});

/** Rectangles, in pixels, of the words in which anything is found. */
const placesIn = (lines: readonly RecognisedLine[], searchTerms: readonly SearchTerm[]): readonly Rect[] => {
  const words = lines.flatMap((line) => line.words.map((word, at) => ({ word, startsLine: at === 0 })));
  const glyphs = words.flatMap(({ word, startsLine }, piece) => glyphsOf(word, { startsLine, piece }));
  const matches = matchesIn(glyphs, searchTerms).filter(({ text }) => lettersOf(text).length >= LETTERS_MIN);
  const pieces = new Set(matches.flatMap((match) => match.glyphs.flatMap((glyph) => glyphs[glyph]?.piece ?? [])));
  return [...pieces].flatMap((piece): Rect[] => {
    const word = words[piece]?.word;
    return word ? [{ left: word.left, right: word.right, bottom: word.top, top: word.bottom }] : [];
  });
};

/** The letters of a word, its length shared out evenly among them. */
const glyphsOf = (
  { text, left, right, top, bottom }: RecognisedWord,
  { startsLine, piece }: { readonly startsLine: boolean; readonly piece: number },
): Glyph[] => {
  const letters = Array.from(text);
  const advance = (right - left) / Math.max(1, letters.length);
  return letters.map((letter, at) => ({
    text: letter,
    gap: at > 0 ? 'none' : startsLine ? 'break' : 'space',
    origin: { x: left + at * advance, y: -bottom },
    along: { x: 1, y: 0 },
    up: { x: 0, y: 1 },
    advance,
    size: bottom - top,
    ink: undefined,
    piece,
  }));
};

const SCRIPTS: readonly (readonly [RegExp, LanguageCode])[] = [
  [/\p{Script=Cyrillic}/u, 'ru'],
  [/\p{Script=Greek}/u, 'el'],
  [/\p{Script=Arabic}/u, 'ar'],
  [/\p{Script=Hebrew}/u, 'he'],
  [/\p{Script=Devanagari}/u, 'hi'],
  [/[\p{Script=Hiragana}\p{Script=Katakana}]/u, 'ja'],
  [/\p{Script=Hangul}/u, 'ko'],
  [/\p{Script=Han}/u, 'zh'],
];

/** Those in whose letters the searches are written. */
const languagesFor = (searchTerms: readonly SearchTerm[], recogniser: Recogniser): readonly LanguageCode[] => {
  const wanted = searchTerms.map(({ text }) => text ?? '').join(' ');
  const others = SCRIPTS.flatMap(([script, language]) => (script.test(wanted) ? [language] : []));
  const installed = recogniser.languages();
  return [...others.filter((language) => installed.includes(language)), 'en'];
};
