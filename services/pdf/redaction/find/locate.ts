import type { AreaItem, RedactionItem } from '../../../../contracts/tools/redaction-items.js';
import { multiply } from '../../content/matrix.js';
import type { PageFrame } from '../../content/page-frame.js';
import { linesAround, type Box, type Extent } from '../pages/box.js';
import { matchesIn, type Match, type SearchTerm } from './find-items.js';
import { folded } from './fold-text.js';
import type { Point, Rect } from '../../content/geometry.js';
import {
  areaOf,
  boundsOf,
  common,
  contains,
  isDegenerate,
  middleOf,
  quadOf,
  transformedQuad,
} from '../../content/geometry.js';
import { isBlank, middleOfGlyph, type Glyph } from '../../content/glyph.js';
import { onlyHere, placesOf, type Place } from './found-places.js';
import type { ReadPage } from '../pages/read-pages.js';
import { contentOrder, orderFromRight, visualOrder, type WrittenStep } from '../pages/reading-order.js';

/** The plan for one page. */
export interface PagePlan {
  /** From 0. */
  readonly page: number;
  readonly places: readonly BoxedPlace[];
  /** The boxes of all places. */
  readonly boxes: readonly Box[];
  /** Small rectangles, one inside each glyph that is to go. */
  readonly targets: readonly Rect[];
  /** The painted parts of those glyphs, which may reach out of the boxes. */
  readonly paint: readonly Rect[];
  readonly letters: { readonly all: number; readonly removed: number };
  /** The text under areas, line by line, folded. */
  readonly phrases: readonly string[];
  /** The texts that items of text and patterns were found as. */
  readonly found: readonly Pick<Match, 'id' | 'text' | 'folding'>[];
}

/** Something that an item asks for, where it stands. */
export interface BoxedPlace {
  /** Ids of the items that ask for it. */
  readonly items: readonly string[];
  /** The text there, as the document has it. */
  readonly text: string;
  /** At least one. */
  readonly boxes: readonly Box[];
}

export interface PageSource {
  readonly page: number;
  readonly text: ReadPage;
  readonly frame: PageFrame;
}

export interface Request {
  readonly items: readonly RedactionItem[];
  readonly searchTerms: readonly SearchTerm[];
  readonly extent: Extent;
}

/** A glyph of which an area covers less stays: most of it can be seen anyway. */
const COVERED_SHARE = 0.3;
/** Around the middle of a glyph, as a share of its paint: neighbours seldom reach so far. */
const CORE_SHARE = 0.15;
/** Around the origin of a glyph without paint, in sizes. */
const CORE_SIZE_SHARE = 0.05;

/** Everything on a page that the items ask for, as either engine sees it. */
export const planPage = (source: PageSource, { items, searchTerms, extent }: Request): PagePlan => {
  const { page, text, frame } = source;
  const isHere = (item: Pick<RedactionItem, 'page'>) => item.page === 'all' || item.page === page + 1;
  const wanted = searchTerms.filter(isHere);
  const second = text.pdfjs ?? [];
  const matches = matchesIn(text.pdfium, wanted);
  const secondMatches = matchesIn(second, wanted);
  const places = placesOf(matches, text.pdfium);
  const others = onlyHere(placesOf(secondMatches, second), places, second);
  const areas = items.filter((item): item is AreaItem => item.type === 'area' && isHere(item));
  const drawn = areas.map((area) => areaBox(area, frame, page));
  const missed = others.flatMap((place) => boxesAround(place, page, extent));
  const hit = new Set(places.flatMap(({ glyphs }) => glyphs));
  const covering = [...missed, ...drawn];
  const around = places.flatMap((place) => boxesAround(place, page, extent));
  for (const glyph of text.pdfium) {
    const boxes = isSilent(glyph) ? [...covering, ...around] : covering;
    if (boxes.some((box) => isUnder(glyph, box))) hit.add(glyph);
  }
  const lines = drawn.map((box) => linesUnder(text.pdfium, box));
  const boxed = [
    ...[...places, ...others].map((place) => boxedText(place, page, extent)),
    ...drawn.map((box, index) => ({ items: [box.item], text: (lines[index] ?? []).join(' '), boxes: [box] })),
  ].flatMap(withoutDegenerate);
  return {
    page,
    places: boxed,
    boxes: boxed.flatMap(({ boxes }) => boxes),
    targets: [...hit].flatMap(targetsIn),
    paint: [...hit].flatMap(({ ink }) => ink ?? []),
    letters: { all: countOf(text.pdfium), removed: countOf([...hit]) },
    phrases: lines.flat().map(folded),
    found: [...matches, ...secondMatches].map(({ id, text, folding }) => ({ id, text, folding })),
  };
};

/** Painted, but no letter by itself: a hyphen, an accent, a mark that is left out, or what the document calls a space. */
const isSilent = ({ text, ink }: Glyph): boolean => ink !== undefined && /^[\s\p{M}-]*$/u.test(folded(text));

const countOf = (glyphs: readonly Glyph[]): number => glyphs.filter((glyph) => !isBlank(glyph)).length;

const boxedText = (place: Place, page: number, extent: Extent): BoxedPlace => ({
  items: place.ids,
  text: linesAlong(place.glyphs, orderFromRight(place.glyphs) ?? contentOrder(place.glyphs)).join(' '),
  boxes: boxesAround(place, page, extent),
});

const withoutDegenerate = (place: BoxedPlace): BoxedPlace[] => {
  const boxes = place.boxes.filter(({ quad }) => !isDegenerate(quad));
  return boxes.length > 0 ? [{ ...place, boxes }] : [];
};

const boxesAround = ({ ids, glyphs }: Place, page: number, extent: Extent): Box[] =>
  linesAround(glyphs, extent).map(({ quad, size }, index) => ({
    item: ids[0] ?? '',
    page,
    quad,
    size,
    labelled: index === 0,
    source: 'text',
  }));

/** From shares of the displayed page, counted from its top left. */
const areaBox = ({ id, box }: AreaItem, frame: PageFrame, page: number): Box => {
  const toDisplay = multiply([frame.width, 0, 0, -frame.height, 0, frame.height], frame.toContent);
  const { x, y, width, height } = box;
  const quad = transformedQuad(toDisplay, quadOf({ left: x, right: x + width, bottom: y + height, top: y }));
  return { item: id, page, quad, size: undefined, labelled: true, source: 'area' };
};

const isUnder = (glyph: Glyph, { quad }: Box): boolean => {
  if (contains(quad, middleOfGlyph(glyph))) return true;
  const { ink } = glyph;
  return ink !== undefined && areaOf(common(ink, boundsOf(quad))) > COVERED_SHARE * areaOf(ink);
};

/** A glyph is removed when its paint is touched; one without paint has its origin only. */
const targetsIn = ({ ink, origin, size }: Glyph): Rect[] => {
  if (!ink) return [around(origin, size * CORE_SIZE_SHARE, size * CORE_SIZE_SHARE)];
  return [around(middleOf(ink), (ink.right - ink.left) * CORE_SHARE, (ink.top - ink.bottom) * CORE_SHARE)];
};

const around = ({ x, y }: Point, across: number, up: number): Rect => ({
  left: x - across,
  right: x + across,
  bottom: y - up,
  top: y + up,
});

const linesUnder = (glyphs: readonly Glyph[], box: Box): string[] => {
  const under = glyphs.filter((glyph) => !isBlank(glyph) && isUnder(glyph, box));
  return linesAlong(under, orderFromRight(under) ?? visualOrder(under));
};

const linesAlong = (glyphs: readonly Glyph[], steps: readonly WrittenStep[]): string[] => {
  const lines: string[] = [];
  for (const { glyph, gap, text = glyphs[glyph]?.text ?? '' } of steps) {
    if (gap === 'break' || lines.length === 0) lines.push(text);
    else lines.push(`${lines.pop() ?? ''}${gap === 'space' ? ' ' : ''}${text}`);
  }
  return lines;
};
