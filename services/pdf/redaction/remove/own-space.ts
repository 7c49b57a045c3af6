import {
  PDFArray,
  PDFContext,
  PDFDict,
  PDFName,
  PDFNumber,
  PDFObjectCopier,
  PDFRawStream,
  type PDFObject,
} from 'pdf-lib';
import { paletteIn, samplesTold } from '../../content/colour-samples.js';
import { arrayAt, decodedBytes, numberAt, numbersIn } from '../../content/objects.js';
import { pdfName } from '../../content/pdf-name.js';
import type { Samples } from '../../engines/pdfium/pdfium-image.js';

/** The meaning of the samples of an image, kept as it is because every engine makes other colours of it. */
export interface OwnSpace {
  readonly channels: number;
  /** The samples are numbers of colours, so one next to another is not like it. */
  readonly isPalette: boolean;
  /**
   * Whether it may be coded as JPEG, which mixes the samples of a pixel: of a palette a number next to another one is another colour, and not
   * everyone unmixes what are no colours.
   */
  readonly mayLose: boolean;
  /** The value for white, or for no ink, in each channel. */
  readonly white: readonly number[];
  /** Entries of the image that tell it, with all that they refer to, apart from the document, which may lose it meanwhile. */
  readonly entries: PDFDict;
}

const apart = ({ context }: PDFDict, entries: Readonly<Record<string, PDFObject>>): PDFDict => {
  const dict = PDFDict.withContext(context);
  for (const [key, value] of Object.entries(entries)) dict.set(pdfName(key), value);
  return PDFObjectCopier.for(context, PDFContext.create()).copy(dict);
};

/** Tells of an image, in the document that it is in, what its samples mean. */
export const tellSpace = (image: PDFDict, entries: PDFDict): void => {
  const copied = PDFObjectCopier.for(entries.context, image.context).copy(entries);
  for (const [key, value] of copied.entries()) image.set(key, value);
};

const SAMPLE_MAX = 255;
/** Lightness, and the middle of both other axes. */
const LAB_WHITE = [SAMPLE_MAX, 128, 128];

/** The colour space of an image whose samples are no plain greys, or red, green and blue; undefined for any other, and for one that contradicts itself. */
export const ownSpaceOf = (dict: PDFDict): OwnSpace | undefined => {
  const space = dict.lookup(pdfName('ColorSpace'));
  const channels = samplesTold(space);
  const decode = arrayAt(dict, 'Decode');
  if (!space || channels === undefined) return undefined;
  const name = nameOf(space);
  if (name === 'Indexed' && space instanceof PDFArray) return paletteOf(dict, space);
  if (PLAIN.has(name) && !decode) return undefined;
  const isInk = areInks(name, channels);
  const isLab = isInLab(space, channels);
  const lightest = lightestOf(channels, { isInk, ranges: numbersIn(decode) });
  return {
    channels,
    isPalette: false,
    mayLose: channels === 1 || ARE_COLOURS.has(name),
    white: isLab ? LAB_WHITE : lightest,
    entries: apart(dict, entriesOf(space, decode)),
  };
};

const entriesOf = (space: PDFObject, decode: PDFArray | undefined): Readonly<Record<string, PDFObject>> =>
  decode ? { ColorSpace: space, Decode: decode } : { ColorSpace: space };

const areInks = (name: string, channels: number): boolean => INKS.has(name) || channels > 3;
const ARE_COLOURS: ReadonlySet<string> = new Set(['DeviceRGB', 'CalRGB', 'ICCBased']);

/** For each channel, the end of its range at which there is most light, or least ink. */
const lightestOf = (
  channels: number,
  { isInk, ranges }: { readonly isInk: boolean; readonly ranges: readonly number[] },
): number[] =>
  Array.from({ length: channels }, (_, channel) => {
    const isTurned = (ranges[channel * 2] ?? 0) > (ranges[channel * 2 + 1] ?? 1);
    return isTurned === isInk ? SAMPLE_MAX : 0;
  });

const PLAIN: ReadonlySet<string> = new Set(['DeviceGray', 'DeviceRGB']);
const INKS: ReadonlySet<string> = new Set(['Separation', 'DeviceN', 'DeviceCMYK']);

const nameOf = (space: PDFObject): string => {
  const family = space instanceof PDFArray ? space.lookup(0) : space;
  return family instanceof PDFName ? family.decodeText() : '';
};

/** As itself or by a profile. */
const isInLab = (space: PDFObject, channels: number): boolean => {
  if (channels !== LAB_WHITE.length) return false;
  if (nameOf(space) === 'Lab') return true;
  const profile = space instanceof PDFArray && nameOf(space) === 'ICCBased' ? space.lookup(1) : undefined;
  const bytes = profile instanceof PDFRawStream ? decodedBytes(profile) : undefined;
  return Buffer.from(bytes?.subarray(16, 20) ?? []).toString('latin1') === 'Lab ';
};

/** Its Decode is applied to the samples, as their depth changes. */
const paletteOf = (dict: PDFDict, space: PDFArray): OwnSpace => ({
  channels: 1,
  isPalette: true,
  mayLose: false,
  white: [lightestIn(space)],
  entries: apart(dict, { ColorSpace: space }),
});

const FOUR_INKS = 4;

const lightestIn = (space: PDFArray): number => {
  const last = space.lookup(2);
  const count = last instanceof PDFNumber ? last.asNumber() + 1 : 1;
  const bytes = paletteIn(space);
  const size = Math.floor(bytes.length / count);
  const sums = Array.from({ length: count }, (_, entry) =>
    Array.from(bytes.slice(entry * size, (entry + 1) * size)).reduce((sum, value) => sum + value, 0),
  );
  return sums.indexOf(size === FOUR_INKS ? Math.min(...sums) : Math.max(...sums));
};

/** The same image with its bare samples for colours. */
export const withBareSamples = (
  { dict, contents }: PDFRawStream,
  { channels }: Pick<OwnSpace, 'channels'>,
): PDFRawStream => {
  const bare = dict.clone();
  bare.set(pdfName('ColorSpace'), pdfName(channels === 1 ? 'DeviceGray' : 'DeviceRGB'));
  bare.delete(pdfName('Decode'));
  return PDFRawStream.of(bare, contents);
};

/** Numbers of colours from samples that were stretched to eight bits. */
export const asColourNumbers = (samples: Samples, { dict }: PDFRawStream): Samples => {
  const most = 2 ** Math.min(8, numberAt(dict, 'BitsPerComponent') ?? 8) - 1;
  const [from = 0, to = most] = numbersIn(arrayAt(dict, 'Decode'));
  const table = Uint8Array.from({ length: 256 }, (_, value) => {
    const stored = Math.round((value / SAMPLE_MAX) * most);
    return Math.min(SAMPLE_MAX, Math.max(0, Math.round(from + (stored * (to - from)) / most)));
  });
  return { ...samples, data: samples.data.map((value) => table[value] ?? 0) };
};
