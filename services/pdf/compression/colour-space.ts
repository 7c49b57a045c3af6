import { PDFArray, PDFName, PDFRawStream, type PDFDict, type PDFObject } from 'pdf-lib';
import { numberAt } from '../content/objects.js';

const families: Readonly<Record<string, 1 | 3>> = { DeviceGray: 1, CalGray: 1, Separation: 1, DeviceRGB: 3, CalRGB: 3 };
const INKS: ReadonlySet<string> = new Set(['DeviceCMYK', 'Separation', 'DeviceN']);

/** Channels of an image whose colour space JPEG can carry unchanged; undefined for any other. */
export const channelsOf = (image: PDFDict): 1 | 3 | undefined => {
  const space = spaceOf(image);
  const family = familyOf(space);
  const count = family === 'ICCBased' ? profileChannels(space) : families[family];
  return count === 1 || count === 3 ? count : undefined;
};

/** Whether its colours are amounts of ink, as printing houses use them. */
export const isInInks = (image: PDFDict): boolean => {
  const space = spaceOf(image);
  return areInks(familyOf(space) === 'Indexed' && space instanceof PDFArray ? space.lookup(1) : space);
};

/** Families that engines make nearly the same colours of. */
const ALIKE: ReadonlySet<string> = new Set(['', 'DeviceGray', 'DeviceRGB', 'ICCBased']);

/**
 * Whether all engines show nearly the same colours, so that those of one can stand for the image. Each mixes four inks in a way of its
 * own, and the Decode of a JPEG 2000 file is read in different ways.
 */
export const isShownAlike = (image: PDFDict, filter: string | undefined): boolean => {
  const space = spaceOf(image);
  const family = familyOf(space);
  const hasDecode = image.has(PDFName.of('Decode'));
  if (family === 'Indexed') return ALIKE.has(familyOf(space instanceof PDFArray ? space.lookup(1) : undefined));
  if (hasDecode && filter === 'JPXDecode') return false;
  return ALIKE.has(family) && !areInks(space);
};

/** Whether grey could be said more shortly, without a profile that says what its red, green and blue mean. */
export const isPlainRgb = (image: PDFDict): boolean => familyOf(spaceOf(image)) === 'DeviceRGB';

const counts: Readonly<Record<string, number>> = { ...families, Lab: 3, Indexed: 1, DeviceCMYK: 4 };

/** Samples per pixel; 1 where nobody knows. */
export const componentsOf = (image: PDFDict): number => {
  const space = spaceOf(image);
  if (familyOf(space) === 'ICCBased') return profileChannels(space) ?? 1;
  const names = familyOf(space) === 'DeviceN' && space instanceof PDFArray ? space.lookup(1) : undefined;
  return names instanceof PDFArray ? names.size() : (counts[familyOf(space)] ?? 1);
};

const spaceOf = (image: PDFDict): PDFObject | undefined => image.lookup(PDFName.of('ColorSpace'));

const familyOf = (space: PDFObject | undefined): string => {
  const name = space instanceof PDFArray ? space.lookup(0) : space;
  return name instanceof PDFName ? name.decodeText() : '';
};

const areInks = (space: PDFObject | undefined): boolean =>
  INKS.has(familyOf(space)) || (familyOf(space) === 'ICCBased' && profileChannels(space) === 4);

const profileChannels = (space: PDFObject | undefined): number | undefined => {
  const profile = space instanceof PDFArray ? space.lookup(1) : undefined;
  return profile instanceof PDFRawStream ? numberAt(profile.dict, 'N') : undefined;
};
