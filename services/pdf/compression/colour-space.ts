import { PDFArray, PDFName, PDFRawStream, type PDFDict, type PDFObject } from 'pdf-lib';
import { numberAt } from '../content/objects.js';

const families: Readonly<Record<string, 1 | 3>> = { DeviceGray: 1, CalGray: 1, DeviceRGB: 3, CalRGB: 3 };

/** Channels of an image whose colour space JPEG can carry unchanged; undefined for any other. */
export const channelsOf = (image: PDFDict): 1 | 3 | undefined => {
  const space = image.lookup(PDFName.of('ColorSpace'));
  const family = nameIn(space instanceof PDFArray ? space.lookup(0) : space);
  return family === 'ICCBased' && space instanceof PDFArray ? profileChannels(space.lookup(1)) : families[family];
};

const nameIn = (object: PDFObject | undefined): string => (object instanceof PDFName ? object.decodeText() : '');

const profileChannels = (profile: PDFObject | undefined): 1 | 3 | undefined => {
  const count = profile instanceof PDFRawStream ? numberAt(profile.dict, 'N') : undefined;
  return count === 1 || count === 3 ? count : undefined;
};
