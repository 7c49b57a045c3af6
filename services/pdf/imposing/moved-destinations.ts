import {
  PDFArray,
  PDFDict,
  PDFName,
  PDFNull,
  PDFNumber,
  PDFRef,
  PDFStream,
  type PDFDocument,
  type PDFObject,
} from 'pdf-lib';
import { boundsOf, quadOf, transformed, transformedQuad, type Point, type Rect } from '../content/geometry.js';
import type { Matrix } from '../content/matrix.js';
import { itemsOf } from '../content/objects.js';

/** Where a page, or a part of it, stands in the result. */
export interface NewPlace {
  readonly sheet: PDFRef;
  /** From the content of the page to the sheet. */
  readonly matrix: Matrix;
  /** The place of the page on the sheet, in the space of the sheet. */
  readonly place: Rect;
}

/** The places of a page, in their order; by its reference and by its number from 0. */
export interface NewPlaces {
  readonly of: (page: PDFRef) => readonly NewPlace[] | undefined;
  readonly at: (index: number) => readonly NewPlace[] | undefined;
}

/** @see ISO 32000-1, table 151 */
const VIEWS: ReadonlySet<string> = new Set(['XYZ', 'Fit', 'FitH', 'FitV', 'FitR', 'FitB', 'FitBH', 'FitBV']);

const DEPTH_MAX = 60;

/** Leads links, bookmarks and names of places to where their pages went; what led elsewhere stays as it is. */
export const moveDestinations = ({ context }: PDFDocument, places: NewPlaces): void => {
  for (const [, object] of context.enumerateIndirectObjects()) moveIn(object, places, 0);
};

const moveIn = (object: PDFObject | undefined, places: NewPlaces, depth: number): void => {
  if (depth > DEPTH_MAX) return;
  if (object instanceof PDFStream) moveIn(object.dict, places, depth + 1);
  else if (object instanceof PDFDict) {
    moveNumbered(object, places);
    for (const value of object.values()) moveIn(value, places, depth + 1);
  } else if (object instanceof PDFArray) {
    const [page] = object.asArray();
    if (page instanceof PDFRef) moveOne(object, places.of(page));
    for (const item of object.asArray()) moveIn(item, places, depth + 1);
  }
};

/** Some writers put the number of a page where its reference belongs. */
const moveNumbered = (dict: PDFDict, places: NewPlaces): void => {
  const isGoTo = dict.get(PDFName.of('S')) === PDFName.of('GoTo');
  const target = dict.lookup(PDFName.of(isGoTo ? 'D' : 'Dest'));
  const page = target instanceof PDFArray ? target.get(0) : undefined;
  if (target instanceof PDFArray && page instanceof PDFNumber) moveOne(target, places.at(page.asNumber()));
  if (isGoTo) dict.delete(PDFName.of('SD'));
};

const moveOne = (destination: PDFArray, places: readonly NewPlace[] | undefined): void => {
  const [, view, ...rest] = itemsOf(destination);
  if (!places || !(view instanceof PDFName) || !VIEWS.has(view.decodeText())) return;
  const moved = movedView({ view: view.decodeText(), rest, numbers: rest.map(numberOr) }, places);
  if (!moved) return;
  while (destination.size() > 0) destination.remove(destination.size() - 1);
  for (const item of moved) destination.push(typeof item === 'number' ? PDFNumber.of(item) : asObject(item));
};

const numberOr = (item: PDFObject | undefined): number => (item instanceof PDFNumber ? item.asNumber() : NaN);

interface View {
  readonly view: string;
  readonly rest: readonly (PDFObject | undefined)[];
  /** NaN for what is none. */
  readonly numbers: readonly number[];
}

type Item = string | number | PDFObject;

/** A point stays one; anything else shows all that the sheet has of the page. */
const movedView = ({ view, rest, numbers }: View, places: readonly NewPlace[]): Item[] | undefined => {
  const [x = NaN, y = NaN] = numbers;
  const isPoint = view === 'XYZ' && Number.isFinite(x + y);
  const place = placeFor(places, isPoint ? { x, y } : undefined);
  if (!place) return undefined;
  if (isPoint) return [place.sheet, ...pointIn(place, { x, y }, rest[2])];
  return [place.sheet, 'FitR', ...cornersOf(view === 'FitR' ? areaShown(place, numbers) : place.place)];
};

const asObject = (item: string | PDFObject): PDFObject => (typeof item === 'string' ? PDFName.of(item) : item);

/** The one that shows the point, else the first. */
const placeFor = (places: readonly NewPlace[], point: Point | undefined): NewPlace | undefined =>
  (point && places.find(({ matrix, place }) => isWithin(transformed(matrix, point), place))) ?? places[0];

/** A point that one of the places does not show, such as one at the very edge, counts as near. */
const isWithin = ({ x, y }: Point, { left, right, bottom, top }: Rect): boolean =>
  !(x < left - 1 || x > right + 1 || y < bottom - 1 || y > top + 1);

const pointIn = ({ matrix }: NewPlace, point: Point, zoom: PDFObject | undefined): Item[] => {
  const { x, y } = transformed(matrix, point);
  return ['XYZ', hundredths(x), hundredths(y), zoom ?? PDFNull];
};

const areaShown = ({ matrix, place }: NewPlace, numbers: readonly number[]): Rect => {
  const [left = NaN, bottom = NaN, right = NaN, top = NaN] = numbers;
  const shown = boundsOf(transformedQuad(matrix, quadOf({ left, bottom, right, top })));
  return Number.isFinite(left + bottom + right + top) ? shown : place;
};

const cornersOf = ({ left, bottom, right, top }: Rect): number[] => [left, bottom, right, top].map(hundredths);

const hundredths = (length: number): number => Math.round(length * 100) / 100;
