import { PDFRawStream, type PDFContext, type PDFRef } from 'pdf-lib';
import { readJpegFrame, type JpegFrame } from './jpeg.js';
import { readPng, type PngFile } from './png.js';

/** PDF's JPEG filter knows baseline, extended and progressive coding, 8 bits deep. */
const CODING_MAX = 2;
const deviceSpaces: Readonly<Record<number, string>> = { 1: 'DeviceGray', 3: 'DeviceRGB', 4: 'DeviceCMYK' };
/** At offset 16 of an ICC profile. */
const profileSpaces: Readonly<Record<number, string>> = { 1: 'GRAY', 3: 'RGB ', 4: 'CMYK' };
const CMYK_INVERTED = [1, 0, 1, 0, 1, 0, 1, 0];

/** ICC profile. */
type Profile = Uint8Array | undefined;

/** A JPEG file as it is; undefined for one that PDF can't carry. */
export const jpegObject = (context: PDFContext, bytes: Uint8Array, profile: Profile): PDFRef | undefined => {
  const frame = readJpegFrame(bytes);
  if (!frame || !canCarry(frame)) return undefined;
  const { width, height, components, adobe } = frame;
  const dict = {
    ...imageEntries(width, height, 8),
    ColorSpace: colourSpace(context, components, profile),
    Filter: 'DCTDecode',
    ...(components === 4 && adobe ? { Decode: CMYK_INVERTED } : {}),
  };
  return context.register(PDFRawStream.of(context.obj(dict), bytes));
};

const canCarry = ({ coding, precision, components, width, height }: JpegFrame): boolean =>
  coding <= CODING_MAX && precision === 8 && components in deviceSpaces && width > 0 && height > 0;

/** The pixels of a PNG file as they are; undefined for one that PDF can't carry: interlaced or see-through. */
export const pngObject = (
  context: PDFContext,
  bytes: Uint8Array,
  { profile, mask }: { profile: Profile; mask?: PDFRef },
): PDFRef | undefined => {
  const png = readPng(bytes);
  if (!png || png.interlaced || png.transparency || png.colour === 'with-alpha') return undefined;
  const colours = png.colour === 'rgb' ? 3 : 1;
  const dict = {
    ...imageEntries(png.width, png.height, png.depth),
    ColorSpace: png.colour === 'palette' ? indexedSpace(context, png) : colourSpace(context, colours, profile),
    Filter: 'FlateDecode',
    DecodeParms: { Predictor: 15, Colors: colours, BitsPerComponent: png.depth, Columns: png.width },
    ...(mask ? { SMask: mask } : {}),
  };
  return context.register(PDFRawStream.of(context.obj(dict), png.idat));
};

const imageEntries = (width: number, height: number, bits: number) => ({
  Type: 'XObject',
  Subtype: 'Image',
  Width: width,
  Height: height,
  BitsPerComponent: bits,
});

const colourSpace = (context: PDFContext, components: number, profile: Profile) => {
  const device = deviceSpaces[components] ?? 'DeviceRGB';
  if (!profile || !matches(profile, components)) return device;
  return ['ICCBased', context.register(context.flateStream(profile, { N: components, Alternate: device }))];
};

const matches = (profile: Uint8Array, components: number): boolean =>
  new TextDecoder('latin1').decode(profile.subarray(16, 20)) === profileSpaces[components];

const indexedSpace = (context: PDFContext, { palette = new Uint8Array() }: PngFile) => {
  const last = Math.max(0, Math.floor(palette.length / 3) - 1);
  return ['Indexed', 'DeviceRGB', last, context.register(context.flateStream(palette))];
};
