import { Footer, Header, Paragraph } from 'docx';
import type { ReadBlock, ReadPage } from '../../../reading/lines/document-model.js';
import { bottomOf } from '../../../reading/lines/text-boxes.js';
import type { PicturesOf } from '../../page-picture-files.js';
import type { WordFonts } from '../fonts/word-fonts.js';
import { numbersAhead } from '../page-numbering.js';
import { anchored, pictureOnPage } from '../pictures/word-images.js';
import { THIN } from '../spacing.js';
import type { Frame } from '../word-page-frame.js';
import { runningRows } from './running-rows.js';

/** Points from the edge of the page, where nothing tells more, and at the least. */
const USUAL_DISTANCE_POINTS = 36;
const DISTANCE_POINTS_MIN = 10;

interface Setting {
  readonly frame: Frame;
  readonly fonts: WordFonts;
  /** Those that come again at the head or foot. */
  readonly pictures: PicturesOf;
}

/** The head and foot of these pages, once, with the number of the page as a field. */
export const runningParts = (pages: readonly ReadPage[], setting: Setting) => {
  const headers = sides(pages, 'page-header', setting);
  const footers = sides(pages, 'page-footer', setting);
  const isTitle = headers?.isTitle === true || footers?.isTitle === true;
  return {
    ...(isTitle && { properties: { titlePage: true } }),
    ...(headers && { headers: asHeaders(headers, isTitle) }),
    ...(footers && { footers: asFooters(footers, isTitle) }),
  };
};

/** Points: what a line of Word takes above its letters. */
const ROOM_ABOVE = 3;

/** How far what stands at the head and foot is from the edges of the page, in points. */
export const runningDistances = (pages: readonly ReadPage[], { height, top, bottom }: Frame) => {
  const boxes = (kind: Edge) => pages.flatMap(({ blocks }) => blocks.filter(isOf(kind)).map(({ box }) => box));
  const least = (distances: readonly number[], room: number): number =>
    distances.length === 0
      ? Math.min(USUAL_DISTANCE_POINTS, room / 2)
      : Math.max(DISTANCE_POINTS_MIN, Math.min(...distances));
  return {
    header: least(
      boxes('page-header').map(({ y }) => y - ROOM_ABOVE),
      top,
    ),
    footer: least(
      boxes('page-footer').map((box) => height - bottomOf(box)),
      bottom,
    ),
  };
};

type Edge = 'page-header' | 'page-footer';

const isOf =
  (kind: Edge) =>
  (block: ReadBlock): boolean =>
    block.kind === kind;

interface Sides {
  readonly usual: Paragraph[];
  /** The paragraphs of the first page. */
  readonly first: Paragraph[];
  /** The first page has nothing there, such as a title page. */
  readonly isTitle: boolean;
}

/** The page in the middle is the most like the others: it is neither a title page nor the end. */
const sides = (pages: readonly ReadPage[], kind: Edge, setting: Setting): Sides | undefined => {
  const has = (page: ReadPage): boolean => page.blocks.some(isOf(kind)) || picturesAt(page, kind, setting).length > 0;
  const having = pages.filter(has);
  const page = having[Math.floor(having.length / 2)];
  const [title] = pages;
  if (!page || !title) return undefined;
  const paragraphs = (of: ReadPage) => contentOf(of, kind, { ...setting, pages });
  return { usual: paragraphs(page), first: paragraphs(title), isTitle: !has(title) };
};

const contentOf = (
  page: ReadPage,
  kind: Edge,
  { pages, ...setting }: Setting & { readonly pages: readonly ReadPage[] },
): Paragraph[] => {
  const number = page.number + numbersAhead(pages);
  return [
    ...picturesAt(page, kind, setting).map((picture) =>
      anchored([pictureOnPage(picture, setting.fonts, 'above')], false),
    ),
    ...runningRows(page.blocks.filter(isOf(kind)), {
      ...setting,
      page: number,
      pages: pages.length,
      ...(kind === 'page-header' && { top: runningDistances(pages, setting.frame).header }),
    }),
  ];
};

const picturesAt = ({ number, height }: ReadPage, kind: Edge, { pictures }: Setting) =>
  pictures(number).filter(({ box }) => box.y + box.height / 2 < height / 2 === (kind === 'page-header'));

/** Word wants a paragraph, which takes next to no room: it would push the text down. */
const orNothing = (paragraphs: Paragraph[]): Paragraph[] =>
  paragraphs.length > 0 ? paragraphs : [new Paragraph({ spacing: THIN })];

const asHeaders = ({ usual, first }: Sides, isTitle: boolean) => ({
  default: new Header({ children: usual }),
  ...(isTitle && { first: new Header({ children: orNothing(first) }) }),
});

const asFooters = ({ usual, first }: Sides, isTitle: boolean) => ({
  default: new Footer({ children: usual }),
  ...(isTitle && { first: new Footer({ children: orNothing(first) }) }),
});
