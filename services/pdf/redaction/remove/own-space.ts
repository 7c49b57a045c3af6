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
import { arrayAt, decodedBytes, isText, numberAt, numbersIn } from '../../content/objects.js';
import type { Samples } from '../../engines/pdfium/pdfium-image.js';

const at = (key: string): PDFName => PDFName.of(key);

/** What the samples of an image mean, kept as it is because every engine makes other colours of it. */
export interface OwnSpace {
  readonly channels: 1 | 3;
  /** The samples are numbers of colours, so one next to another is not like it. */
  readonly isPalette: boolean;
  /** What stands for white, or for no ink, in each channel. */
  readonly white: readonly number[];
  /** Entries of the image that tell it, with all that they refer to, apart from the document, which may lose it meanwhile. */
  readonly entries: PDFDict;
}

const apart = ({ context }: PDFDict, entries: Readonly<Record<string, PDFObject>>): PDFDict => {
  const dict = PDFDict.withContext(context);
  for (const [key, value] of Object.entries(entries)) dict.set(at(key), value);
  return PDFObjectCopier.for(context, PDFContext.create()).copy(dict);
};

/** Tells of an image, in the document that it is in, what its samples mean. */
export const tellSpace = (image: PDFDict, entries: PDFDict): void => {
  const copied = PDFObjectCopier.for(entries.context, image.context).copy(entries);
  for (const [key, value] of copied.entries()) image.set(key, value);
};

const FULL = 255;
/** Lightness, and the middle of both other axes. */
const LAB_WHITE = [FULL, 128, 128];

/** Of an image in a palette, in one or three named inks or in Lab; undefined for any other. */
export const ownSpaceOf = (dict: PDFDict): OwnSpace | undefined => {
  const space = dict.lookup(at('ColorSpace'));
  if (!(space instanceof PDFArray)) return undefined;
  const family = space.lookup(0);
  const name = family instanceof PDFName ? family.decodeText() : '';
  if (name === 'Indexed') return paletteOf(dict, space);
  const channels = channelsOf(name, space);
  if (channels === undefined) return undefined;
  const decode = arrayAt(dict, 'Decode');
  const ranges = numbersIn(decode);
  const noInk = Array.from({ length: channels }, (_, channel) =>
    (ranges[channel * 2] ?? 0) > (ranges[channel * 2 + 1] ?? 1) ? FULL : 0,
  );
  const white = name === 'Lab' ? LAB_WHITE : noInk;
  return {
    channels,
    isPalette: false,
    white,
    entries: apart(dict, { ColorSpace: space, ...(decode && { Decode: decode }) }),
  };
};

const channelsOf = (name: string, space: PDFArray): 1 | 3 | undefined => {
  if (name === 'Separation') return 1;
  if (name === 'Lab') return 3;
  const inks = name === 'DeviceN' ? space.lookup(1) : undefined;
  const count = inks instanceof PDFArray ? inks.size() : undefined;
  return count === 1 || count === 3 ? count : undefined;
};

/** Its Decode is applied to the samples, as their depth changes. */
const paletteOf = (dict: PDFDict, space: PDFArray): OwnSpace => ({
  channels: 1,
  isPalette: true,
  white: [lightestIn(space)],
  entries: apart(dict, { ColorSpace: space }),
});

const INKS = 4;

const lightestIn = (space: PDFArray): number => {
  const last = space.lookup(2);
  const count = last instanceof PDFNumber ? last.asNumber() + 1 : 1;
  const table = space.lookup(3);
  const bytes = isText(table) ? table.asBytes() : table instanceof PDFRawStream ? (decodedBytes(table) ?? []) : [];
  const size = Math.floor(bytes.length / count);
  const sums = Array.from({ length: count }, (_, entry) =>
    Array.from(bytes.slice(entry * size, (entry + 1) * size)).reduce((sum, value) => sum + value, 0),
  );
  return sums.indexOf(size === INKS ? Math.min(...sums) : Math.max(...sums));
};

/** The same image with its bare samples for colours. */
export const withBareSamples = ({ dict, contents }: PDFRawStream, { channels }: OwnSpace): PDFRawStream => {
  const bare = dict.clone();
  bare.set(at('ColorSpace'), at(channels === 1 ? 'DeviceGray' : 'DeviceRGB'));
  bare.delete(at('Decode'));
  return PDFRawStream.of(bare, contents);
};

/** Numbers of colours from samples that were stretched to eight bits. */
export const asColourNumbers = (samples: Samples, { dict }: PDFRawStream): Samples => {
  const most = 2 ** Math.min(8, numberAt(dict, 'BitsPerComponent') ?? 8) - 1;
  const [from = 0, to = most] = numbersIn(arrayAt(dict, 'Decode'));
  const table = Uint8Array.from({ length: 256 }, (_, value) => {
    const stored = Math.round((value / FULL) * most);
    return Math.min(FULL, Math.max(0, Math.round(from + (stored * (to - from)) / most)));
  });
  return { ...samples, data: samples.data.map((value) => table[value] ?? 0) };
};
