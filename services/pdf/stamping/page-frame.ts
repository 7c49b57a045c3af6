import { PDFArray, PDFName, PDFNumber, type PDFPageLeaf } from 'pdf-lib';
import type { Matrix } from '../content/matrix.js';
import { numberAt, numbersIn } from '../content/objects.js';

/** A page as it is displayed: origin at its bottom left, in user space units. */
export interface PageFrame {
  readonly width: number;
  readonly height: number;
  /** Points in one unit, usually 1. */
  readonly pointsPerUnit: number;
  /** From displayed coordinates to those of the page's content. */
  readonly toContent: Matrix;
}

/** Left, bottom, right, top. */
type Box = readonly [number, number, number, number];

const LETTER: Box = [0, 0, 612, 792];

/**
 * What a viewer shows of a page: its CropBox within its MediaBox, turned clockwise by Rotate.
 *
 * @see ISO 32000-1, 7.7.3.3 "Page objects" and 14.11.2 "Page boundaries"
 */
export const frameOf = (page: PDFPageLeaf): PageFrame => {
  const media = boxOf(page, 'MediaBox') ?? LETTER;
  const [left, bottom, right, top] = within(boxOf(page, 'CropBox') ?? media, media);
  const pointsPerUnit = numberAt(page, 'UserUnit') ?? 1;
  const [across, up] = [right - left, top - bottom];
  switch (rotationOf(page)) {
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

const boxOf = (page: PDFPageLeaf, key: string): Box | undefined => {
  const value = inherited(page, key);
  const corners = numbersIn(value instanceof PDFArray ? value : undefined);
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
  const value = inherited(page, 'Rotate');
  const degrees = value instanceof PDFNumber ? value.asNumber() : 0;
  return ((degrees % 360) + 360) % 360;
};

const inherited = (page: PDFPageLeaf, key: string) =>
  page.context.lookup(page.getInheritableAttribute(PDFName.of(key)));
