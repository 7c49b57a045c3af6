import { PDFArray, PDFName, type PDFObject } from 'pdf-lib';
import { brightness } from '../content/brightness.js';

/** A colour as a document says it. */
export interface UsedColour {
  /** With its parts found, not a reference to it. */
  readonly space: PDFObject;
  readonly values: readonly number[];
}

/** A colour as it is seen, from 0 to 1. */
export interface SeenColour {
  readonly grey: number;
  readonly isColoured: boolean;
}

/** How something was made grey: it had colours, was grey in the words of colours, or could not be changed. */
export type Fate = 'coloured' | 'grey' | 'kept';

/** The family that a colour space belongs to; '' for none. */
export const familyOf = (space: PDFObject | undefined): string => {
  const family = space instanceof PDFArray ? space.lookup(0) : space;
  return family instanceof PDFName ? family.decodeText() : '';
};

/** Parts of a colour that differ by less are one grey, of 1. */
const GREY_TOLERANCE = 0.012;

/** Red, green and blue as they are seen, each from 0 to 1. */
export const seenOf = (red: number, green: number, blue: number): SeenColour => ({
  grey: brightness(red, green, blue),
  isColoured: Math.max(red, green, blue) - Math.min(red, green, blue) > GREY_TOLERANCE,
});

const within = (value: number | undefined, initial: number): number => Math.min(1, Math.max(0, value ?? initial));

/** A colour that needs nobody to look at it: greys, screens, and black ink alone. */
export const plainlySeen = ({ space, values }: UsedColour): SeenColour | undefined => {
  const [one, two, three, four] = values;
  const grey = (level: number): SeenColour => ({ grey: level, isColoured: false });
  switch (familyOf(space)) {
    case 'DeviceGray':
      return grey(within(one, 0));
    case 'DeviceRGB':
      return seenOf(within(one, 0), within(two, 0), within(three, 0));
    case 'DeviceCMYK':
      return one === 0 && two === 0 && three === 0 ? grey(1 - within(four, 1)) : undefined;
    case 'Separation':
      return isBlackInk(space) ? grey(1 - within(one, 1)) : undefined;
    default:
      return undefined;
  }
};

const isBlackInk = (space: PDFObject): boolean => {
  const ink = space instanceof PDFArray ? space.lookup(1) : undefined;
  return ink === PDFName.of('Black') || ink === PDFName.of('All');
};

/** How a colour is looked up. */
export const keyOf = ({ space, values }: UsedColour): string => `${space.toString()} ${values.join(' ')}`;
