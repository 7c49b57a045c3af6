import { PDFArray, PDFNumber, type PDFPageLeaf } from 'pdf-lib';
import type { Matrix } from './matrix.js';
import { inheritedAt, numberAt, numbersIn } from './objects.js';

/** A page as it is displayed: origin at its bottom left, in user space units. */
export interface PageFrame {
  readonly width: number;
  readonly height: number;
  /** Points in one unit, usually 1. */
  readonly pointsPerUnit: number;
  /** From displayed coordinates to those of the page's content. */
  readonly toContent: Matrix;
}

/** The entries of a page that say what of it is shown; corners in any order, empty where it has no such box. */
export interface PageShape {
  readonly media: readonly number[];
  readonly crop: readonly number[];
  /** Degrees clockwise. */
  readonly rotation: number;
  readonly pointsPerUnit: number;
}

/** Left, bottom, right, top. */
type Box = readonly [number, number, number, number];

const LETTER: Box = [0, 0, 612, 792];

/**
 * The part of a page that a viewer shows: its CropBox within its MediaBox, turned clockwise by Rotate.
 *
 * @see ISO 32000-1, 7.7.3.3 "Page objects" and 14.11.2 "Page boundaries"
 */
export const frameOf = (page: PDFPageLeaf): PageFrame =>
  frameOfShape({
    media: cornersAt(page, 'MediaBox'),
    crop: cornersAt(page, 'CropBox'),
    rotation: rotationOf(page),
    pointsPerUnit: numberAt(page, 'UserUnit') ?? 1,
  });

/** {@link frameOf} for a page read by something else. */
export const frameOfShape = (page: PageShape): PageFrame => {
  const media = boxWith(page.media) ?? LETTER;
  const [left, bottom, right, top] = within(boxWith(page.crop) ?? media, media);
  const pointsPerUnit = page.pointsPerUnit > 0 ? page.pointsPerUnit : 1;
  const across = right - left;
  const up = top - bottom;
  switch (((page.rotation % 360) + 360) % 360) {
    case 90:
      return { width: up, height: across, pointsPerUnit, toContent: [0, 1, -1, 0, right, bottom] };
    case 180:
      return { width: across, height: up, pointsPerUnit, toContent: [-1, 0, 0, -1, right, top] };
    case 270:
      return { width: up, height: across, pointsPerUnit, toContent: [0, -1, 1, 0, left, top] };
    default:
      return { width: across, height: up, pointsPerUnit, toContent: [1, 0, 0, 1, left, bottom] };
  }
};

const cornersAt = (page: PDFPageLeaf, key: string): number[] => {
  const value = inheritedAt(page, key);
  return numbersIn(value instanceof PDFArray ? value : undefined);
};

const boxWith = (corners: readonly number[]): Box | undefined => {
  if (corners.length < 4 || !corners.every(Number.isFinite)) return undefined;
  const [x1 = 0, y1 = 0, x2 = 0, y2 = 0] = corners;
  const box: Box = [Math.min(x1, x2), Math.min(y1, y2), Math.max(x1, x2), Math.max(y1, y2)];
  return isEmpty(box) ? undefined : box;
};

const within = (inner: Box, outer: Box): Box => {
  const common: Box = [
    Math.max(inner[0], outer[0]),
    Math.max(inner[1], outer[1]),
    Math.min(inner[2], outer[2]),
    Math.min(inner[3], outer[3]),
  ];
  return isEmpty(common) ? outer : common;
};

const isEmpty = ([left, bottom, right, top]: Box): boolean => right <= left || top <= bottom;

const rotationOf = (page: PDFPageLeaf): number => {
  const value = inheritedAt(page, 'Rotate');
  return value instanceof PDFNumber ? value.asNumber() : 0;
};
