import type { PDFDocument, PDFRef } from '@cantoo/pdf-lib';
import { boundsOf, quadOf, transformedQuad, type Rect } from '../content/geometry.js';
import { tidy, type PageSpace } from '../forms/page-space.js';

/** The look of a mark, drawn in points as displayed, up from the bottom left of its page. */
export interface Look {
  readonly content: string;
  /** All that is drawn, with the width of its lines. */
  readonly bounds: Rect;
  readonly forms?: Readonly<Record<string, PDFRef>>;
}

interface Paint {
  readonly opacity: number;
  /** The page beneath shows through, as through a highlighter. */
  readonly multiplies: boolean;
}

const PAINT = 'Paint';

/**
 * A look as a form XObject: its matrix takes it to the page, so that it is upright however the page is turned.
 *
 * @see ISO 32000-1, 12.5.5 "Appearance streams", and 11.6.6: a group is painted as a whole
 */
export const appearanceOf = (
  { context }: PDFDocument,
  { content, bounds, forms = {} }: Look,
  { space, opacity, multiplies }: Paint & { readonly space: PageSpace },
): PDFRef => {
  const place = { Type: 'XObject', Subtype: 'Form', BBox: [bounds.left, bounds.bottom, bounds.right, bounds.top] };
  if (opacity === 1 && !multiplies) {
    return context.register(
      context.flateStream(content, { ...place, Matrix: [...space.toUser], Resources: { XObject: forms } }),
    );
  }
  const whole = context.register(
    context.flateStream(content, {
      ...place,
      Group: { Type: 'Group', S: 'Transparency' },
      Resources: { XObject: forms },
    }),
  );
  const state = { Type: 'ExtGState', ca: opacity, CA: opacity, ...(multiplies && { BM: 'Multiply' }) };
  return context.register(
    context.flateStream(`/${PAINT} gs /Whole Do`, {
      ...place,
      Matrix: [...space.toUser],
      Resources: { XObject: { Whole: whole }, ExtGState: { [PAINT]: state } },
    }),
  );
};

/** Left, bottom, right and top in the user space of the page. */
export const rectOnPage = ({ toUser }: PageSpace, bounds: Rect): readonly number[] => {
  const { left, bottom, right, top } = boundsOf(transformedQuad(toUser, quadOf(bounds)));
  return [left, bottom, right, top].map(tidy);
};

/** Three shares from 0 to 1. */
export const sharesOf = (colour: string): readonly number[] =>
  [1, 3, 5].map((at) => tidy(Number.parseInt(colour.slice(at, at + 2), 16) / 255));

export const filling = (colour: string): string => `${sharesOf(colour).join(' ')} rg`;
export const stroking = (colour: string): string => `${sharesOf(colour).join(' ')} RG`;

/** Numbers as operands. */
export const operands = (...numbers: readonly number[]): string => numbers.map(tidy).join(' ');

export const grown = ({ left, bottom, right, top }: Rect, by: number): Rect => ({
  left: left - by,
  bottom: bottom - by,
  right: right + by,
  top: top + by,
});
