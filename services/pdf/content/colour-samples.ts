import { PDFArray, PDFName, PDFNumber, PDFRawStream, type PDFDict, type PDFObject } from 'pdf-lib';
import { decodedBytes, isText, numberAt } from './objects.js';

const counts: Readonly<Record<string, number>> = {
  DeviceGray: 1,
  CalGray: 1,
  Separation: 1,
  DeviceRGB: 3,
  CalRGB: 3,
  Lab: 3,
  DeviceCMYK: 4,
};

/**
 * Samples to a pixel in a colour space; undefined for one that is not known or contradicts itself, such as a profile of other colours than
 * it is said to have, of which every engine makes something else.
 */
export const samplesInSpace = (space: PDFObject | undefined): number | undefined => {
  const family = space instanceof PDFArray ? space.lookup(0) : space;
  const name = family instanceof PDFName ? family.decodeText() : '';
  if (!(space instanceof PDFArray)) return counts[name];
  if (name === 'ICCBased') return samplesInProfile(space.lookup(1));
  if (name === 'Indexed') return hasWholePalette(space) ? 1 : undefined;
  const inks = name === 'DeviceN' ? space.lookup(1) : undefined;
  return inks instanceof PDFArray ? inks.size() : counts[name];
};

/** The number of channels by the colour space of a profile. @see ICC.1:2010, 7.2.6 "Data colour space field" */
const profileSpaces: Readonly<Record<string, number>> = { GRAY: 1, 'RGB ': 3, 'Lab ': 3, CMYK: 4 };
const SPACE_AT = 16;

const samplesInProfile = (profile: PDFObject | undefined): number | undefined => {
  if (!(profile instanceof PDFRawStream)) return undefined;
  const channels = numberAt(profile.dict, 'N');
  const header = decodedBytes(profile)?.subarray(SPACE_AT, SPACE_AT + 4) ?? [];
  return profileSpaces[String.fromCharCode(...header)] === channels ? channels : undefined;
};

/**
 * Samples to a pixel as a document tells them: where a profile is of other colours, every engine still reads as many samples as are told, and only
 * makes other colours of them.
 */
export const samplesTold = (space: PDFObject | undefined): number | undefined => {
  const profile = space instanceof PDFArray && nameIn(space) === 'ICCBased' ? space.lookup(1) : undefined;
  const channels = profile instanceof PDFRawStream ? numberAt(profile.dict, 'N') : undefined;
  return channels ?? samplesInSpace(space);
};

const nameIn = (space: PDFArray): string => {
  const family = space.lookup(0);
  return family instanceof PDFName ? family.decodeText() : '';
};

const hasWholePalette = (space: PDFArray): boolean => {
  const perColour = samplesInSpace(space.lookup(1));
  const last = space.lookup(2);
  return (
    perColour !== undefined && last instanceof PDFNumber && paletteIn(space).length >= (last.asNumber() + 1) * perColour
  );
};

/** The colours of a palette, one after the other. */
export const paletteIn = (space: PDFArray): Uint8Array => {
  const table = space.lookup(3);
  if (isText(table)) return table.asBytes();
  return (table instanceof PDFRawStream ? decodedBytes(table) : undefined) ?? new Uint8Array();
};

/** Samples to a pixel of an image, as {@link samplesInSpace}. */
export const samplesPerPixel = (image: PDFDict): number | undefined =>
  samplesInSpace(image.lookup(PDFName.of('ColorSpace')));
