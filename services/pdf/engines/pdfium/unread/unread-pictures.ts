import { createHash } from 'node:crypto';
import { letterMarks, letterRows, type GreyPixels, type PixelBox } from '../../../../../contracts/letter-rows.js';
import { isUnreadScan, LOOKED_AT_PIXELS, SCAN_SHARE } from '../../../../../contracts/unread-scans.js';
import { displayOf } from '../display.js';
import { loadedWithAnnotations } from '../pdfium-annotations.js';
import { RENDER_MS } from '../drawing-time.js';
import type { PdfiumDocument } from '../pdfium-document.js';
import { greyPixels, maskOf, type OpenPage } from './drawn-pixels.js';
import { boxAround, type PageBox, type PageSize } from './page-box.js';
import { partsOf, type PageParts, type PlacedText } from './page-parts.js';

/** The pictures of a page that may hold text which the page does not have as text. */
export interface UnreadPictures {
  /** Where they lie on the page; none of them touch. */
  readonly boxes: readonly PageBox[];
  /** Invisible text, with a margin: what the pictures show there is read. */
  readonly covered: readonly PageBox[];
  /** Texts of the page whose glyphs are pictures: what they are said to mean is not what they show. */
  readonly glyphs: readonly PageBox[];
  /** The fineness of the finest of them: pixels for each point; 0 for drawings. */
  readonly pixelsPerPoint: number;
  /** They are most of the page. */
  readonly isScan: boolean;
  /** The same for pages of one size that look the same there. */
  readonly likeness: string;
}

/** Pixels for each point: fewer show no letters. */
const SCALE_MIN = 1.2;
const PIXELS_MAX = 12_000_000;
/** Around invisible text, of its height: it seldom lies just where the picture shows it. */
const MARGIN_OF_HEIGHT = 0.5;
/** The least share of letters in pictures without text over them: fewer are specks, or were not recognised. */
const UNREAD_SHARE = 0.2;

/**
 * Where a page (from 0) shows letters in pictures and has no text for them: a scan with no more than a stamp on it, a
 * scan beside typed text, a picture with words. What stands invisibly over a picture, or behind it, is taken for what the
 * picture says; what is printed on it is not. A picture of the whole page may hold text although no letters can be told.
 *
 * @returns undefined for nowhere.
 * @throws Refusal `pdf.too-complex` when the page takes too long to draw.
 */
export const unreadPictures = (document: PdfiumDocument, index: number): UnreadPictures | undefined =>
  withLoadedPage(document, index, (open, parts) => {
    if (parts.pictures.length + parts.drawings.length === 0 || isAllRead(parts)) return undefined;
    const look = lookAt(open, parts.texts);
    const boxes = [...unreadBoxes(parts, look, open.size), ...unreadDrawings(parts, look)];
    if (boxes.length === 0) return undefined;
    const densities = parts.pictures.flatMap(({ box, pixelsPerPoint }) =>
      boxes.includes(box) ? [pixelsPerPoint] : [],
    );
    return {
      boxes,
      glyphs: parts.glyphs,
      covered: look.hidden.map(({ box }) => withMargin(box)),
      pixelsPerPoint: Math.max(0, ...densities),
      isScan: coverOf(boxes, open.size) > SCAN_SHARE,
      likeness: likenessOf(look, boxes),
    };
  });

/** Draws these boxes of a page without its text, on white; `scale`: pixels for each point. */
export const drawUnread = (
  document: PdfiumDocument,
  index: number,
  { boxes, scale }: { readonly boxes: readonly PageBox[]; readonly scale: number },
): GreyPixels | undefined =>
  withLoadedPage(document, index, (open, { texts }) => {
    for (const { handle } of texts) open.module.FPDFPageObj_SetIsActive(handle, false);
    const pixels = greyPixels(open, scale, RENDER_MS);
    const mask = maskOf(boxes, pixels, scale);
    return { ...pixels, data: pixels.data.map((grey, at) => (mask[at] === 1 ? grey : WHITE)) };
  });

/** The finest picture of a page (from 0): pixels for each point; 0 where it has none. */
export const finestPicture = (document: PdfiumDocument, index: number): number =>
  withLoadedPage(document, index, (_, { pictures }) =>
    pictures.reduce((most, { pixelsPerPoint }) => Math.max(most, pixelsPerPoint), 0),
  ) ?? 0;

const WHITE = 255;

const withLoadedPage = <T>(
  { module, handle }: PdfiumDocument,
  index: number,
  use: (open: OpenPage, parts: PageParts) => T,
): T | undefined => {
  const page = loadedWithAnnotations(module, handle, index);
  if (page === 0) return undefined;
  try {
    const size = { width: module.FPDF_GetPageWidthF(page), height: module.FPDF_GetPageHeightF(page) };
    return use({ module, page, size }, partsOf(module, page, { size, display: displayOf(module, page) }));
  } finally {
    module.FPDF_ClosePage(page);
  }
};

/** Invisible texts that are spread over so much of a picture are all that it says. */
const WHOLE_TEXTS_MIN = 30;
const WHOLE_SPREAD = 0.6;

/** Tells a scan that was recognised before without drawing it. */
const isAllRead = ({ pictures, texts }: PageParts): boolean => {
  const [only, ...others] = pictures;
  const over = texts.filter(({ isInvisible }) => isInvisible);
  if (!only || others.length > 0 || over.length < WHOLE_TEXTS_MIN) return false;
  const spread = boxAround(over.map(({ box }) => box));
  return spread.width > WHOLE_SPREAD * only.box.width && spread.height > WHOLE_SPREAD * only.box.height;
};

/** A page as it is drawn without its text, and which texts are not seen when it is drawn with them. */
interface Look {
  readonly scale: number;
  readonly bare: GreyPixels;
  readonly hidden: readonly PlacedText[];
  readonly seen: number;
}

const lookAt = (open: OpenPage, texts: readonly PlacedText[]): Look => {
  const scale = scaleFor(open.size);
  const printed = texts.filter(({ isInvisible }) => !isInvisible);
  const whole = printed.length > 0 ? greyPixels(open, scale, RENDER_MS) : undefined;
  for (const { handle } of texts) open.module.FPDFPageObj_SetIsActive(handle, false);
  const bare = greyPixels(open, scale, RENDER_MS);
  const seen = new Set(whole ? printed.filter(({ box }) => differ(whole, bare, { box, scale })) : []);
  return { scale, bare, hidden: texts.filter((text) => !seen.has(text)), seen: seen.size };
};

const scaleFor = ({ width, height }: PageSize): number =>
  Math.min(
    Math.max(SCALE_MIN, LOOKED_AT_PIXELS / Math.max(width, height)),
    Math.sqrt(PIXELS_MAX / Math.max(1, width * height)),
  );

/** A difference of more than this, of 255, is seen. */
const VISIBLE_DIFFERENCE = 8;

const differ = (
  one: GreyPixels,
  other: GreyPixels,
  { box, scale }: { readonly box: PageBox; readonly scale: number },
): boolean => {
  const right = Math.min(one.width, Math.ceil((box.x + box.width) * scale));
  const bottom = Math.min(one.height, Math.ceil((box.y + box.height) * scale));
  for (let y = Math.max(0, Math.floor(box.y * scale)); y < bottom; y += 1) {
    for (let at = y * one.width + Math.max(0, Math.floor(box.x * scale)); at < y * one.width + right; at += 1) {
      if (Math.abs((one.data[at] ?? 0) - (other.data[at] ?? 0)) > VISIBLE_DIFFERENCE) return true;
    }
  }
  return false;
};

const unreadBoxes = (
  { pictures }: PageParts,
  { scale, bare, hidden, seen }: Look,
  size: PageSize,
): readonly PageBox[] => {
  const boxes = pictures.map(({ box }) => box);
  const inPictures = maskOf(boxes, bare, scale);
  const inTexts = maskOf(
    hidden.map(({ box }) => withMargin(box)),
    bare,
    scale,
  );
  const marks = letterMarks(bare).filter((mark) => isIn(inPictures, mark, bare));
  const open = marks.filter((mark) => !isIn(inTexts, mark, bare));
  const drawn = { cover: coverOf(boxes, size), hiddenTexts: hidden.length, seenTexts: seen };
  if (isUnreadScan(drawn, () => marks.length)) return boxes;
  const letters = letterRows(open).flat();
  const covered = marks.length - open.length;
  if (letters.length <= UNREAD_SHARE * (letters.length + covered)) return [];
  return boxes.filter((box) => {
    const within = maskOf([box], bare, scale);
    return letters.some((letter) => isIn(within, letter, bare));
  });
};

/** A drawing without so many letters in rows is a chart, a map or a logo. */
const DRAWN_LETTERS_MIN = 8;

const unreadDrawings = ({ pictures, drawings }: PageParts, { scale, bare, hidden }: Look): readonly PageBox[] => {
  if (drawings.length === 0) return [];
  const known = [...pictures.map(({ box }) => box), ...hidden.map(({ box }) => withMargin(box))];
  const isKnown = maskOf(known, bare, scale);
  const marks = letterMarks(bare).filter((mark) => !isIn(isKnown, mark, bare));
  const letters = letterRows(marks).flat();
  return drawings.filter((box) => {
    const within = maskOf([box], bare, scale);
    return letters.filter((letter) => isIn(within, letter, bare)).length >= DRAWN_LETTERS_MIN;
  });
};

const withMargin = ({ x, y, width, height }: PageBox): PageBox => {
  const by = MARGIN_OF_HEIGHT * Math.min(width, height);
  return { x: x - by, y: y - by, width: width + 2 * by, height: height + 2 * by };
};

const isIn = (mask: Uint8Array, { left, top, right, bottom }: PixelBox, { width }: GreyPixels): boolean =>
  mask[((top + bottom) >> 1) * width + ((left + right) >> 1)] === 1;

const coverOf = (boxes: readonly PageBox[], { width, height }: PageSize): number =>
  boxes.reduce((sum, box) => sum + box.width * box.height, 0) / (width * height);

const likenessOf = ({ bare, scale }: Look, boxes: readonly PageBox[]): string => {
  const mask = maskOf(boxes, bare, scale);
  return createHash('sha256')
    .update(JSON.stringify([bare.width, bare.height, boxes]))
    .update(bare.data.map((grey, at) => (mask[at] === 1 ? grey : WHITE)))
    .digest('base64');
};
