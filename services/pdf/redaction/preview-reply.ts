import type { RedactionPreviewReply } from '../../../contracts/api/redaction-preview.js';
import type { RedactionItem } from '../../../contracts/tools/redaction-items.js';
import { multiply, type Matrix } from '../content/matrix.js';
import { openPdf } from '../opening/editable.js';
import type { PageFrame } from '../content/page-frame.js';
import { boundsOf, inverse, quadOf, transformedQuad, type Quad } from '../content/geometry.js';
import type { BoxedPlace } from './find/locate.js';
import { quadsByPage } from './pages/box.js';
import { pagesToRasterise } from './remove/pages-to-rasterise.js';
import { scrub } from './scrub/scrub.js';
import type { Survey } from './survey/survey.js';

type Item = RedactionPreviewReply['items'][number];
type Piece = Item['places'][number]['pieces'][number];

const EXCERPT_MAX = 80;
const DECIMALS = 5;

const rounded = (value: number): number => Number(value.toFixed(DECIMALS));

/** Foretells a redaction, as far as that is possible without doing it. */
export const previewOf = async (surveyed: Survey, items: readonly RedactionItem[]): Promise<RedactionPreviewReply> => {
  const document = await openPdf(surveyed.bytes);
  const boxes = surveyed.plans.flatMap((plan) => plan.boxes);
  const { annotations, counts } = scrub(document, { ...surveyed, boxes: quadsByPage(boxes) });
  const listed = items.map((item) => itemOf(item, surveyed));
  return {
    pageCount: surveyed.frames.length,
    items: listed,
    coveredShare: coveredShareOf(surveyed),
    missing: listed.flatMap(({ id, places }) =>
      places.length === 0 && !surveyed.placesInAnnotations.has(id) ? [id] : [],
    ),
    annotations: annotations.map(({ page, rect }) => ({
      page: page + 1,
      box: pieceOf(quadOf(rect), toShares(surveyed.frames[page])).box,
    })),
    beside: { ...counts, annotations: counts.annotations + surveyed.flattened.answers },
    rasterised: pagesToRasterise(document, boxes).map(({ page, reason }) => ({ page: page + 1, reason })),
    notSearched: surveyed.withoutText.map((page) => page + 1),
    picturesNotSearched: surveyed.withPictures.map((page) => page + 1),
    unknownLetters: surveyed.withUnknown.map((page) => page + 1),
  };
};

const coveredShareOf = ({ plans }: Survey): number => {
  const all = plans.reduce((sum, { letters }) => sum + letters.all, 0);
  const removed = plans.reduce((sum, { letters }) => sum + letters.removed, 0);
  return all === 0 ? 0 : rounded(removed / all);
};

const itemOf = ({ id, type }: RedactionItem, { plans, frames }: Survey): Item => ({
  id,
  type,
  places: plans.flatMap(({ page, places }) => {
    const own = places.filter(({ items }) => items.includes(id));
    if (own.length === 0) return [];
    const matrix = toShares(frames[page]);
    return own.map(({ text, boxes }) => ({
      page: page + 1,
      excerpt: excerptOf(text),
      pieces: boxes.map(({ quad }) => pieceOf(quad, matrix)),
    }));
  }),
});

const excerptOf = (text: BoxedPlace['text']): string => {
  const characters = Array.from(text.replace(/\s+/g, ' ').trim());
  return characters.length > EXCERPT_MAX ? `${characters.slice(0, EXCERPT_MAX - 1).join('')}…` : characters.join('');
};

/** From the user space of a page to shares of it as displayed, from its top left. */
const toShares = (frame: PageFrame | undefined): Matrix => {
  const toDisplay = frame && inverse(frame.toContent);
  if (!toDisplay) throw new Error('a page has no size');
  return multiply(toDisplay, [1 / frame.width, 0, 0, -1 / frame.height, 0, 1]);
};

const pieceOf = (quad: Quad, matrix: Matrix): Piece => {
  const corners = transformedQuad(matrix, quad);
  const { left, right, bottom: top, top: below } = boundsOf(corners);
  return {
    quad: corners.map(({ x, y }) => ({ x: rounded(x), y: rounded(y) })) as Piece['quad'],
    box: { x: rounded(left), y: rounded(top), width: rounded(right - left), height: rounded(below - top) },
  };
};
