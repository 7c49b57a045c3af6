import {
  PDFArray,
  PDFDict,
  PDFName,
  PDFObjectParser,
  PDFRawStream,
  type PDFContext,
  type PDFObject,
  type PDFRef,
} from 'pdf-lib';
import { dictAt } from '../content/objects.js';
import { spaceNamed } from './space-named.js';

/** The text between BI and EI, and the text to be written in its place. */
export type InlineGreys = (written: Uint8Array, resources: PDFDict | undefined) => string;

/** @see ISO 32000-1, tables 93 and 94: short names within content */
const KEYS: Readonly<Record<string, string>> = {
  BPC: 'BitsPerComponent',
  CS: 'ColorSpace',
  D: 'Decode',
  DP: 'DecodeParms',
  F: 'Filter',
  H: 'Height',
  IM: 'ImageMask',
  I: 'Interpolate',
  W: 'Width',
};
const VALUES: Readonly<Record<string, string>> = {
  G: 'DeviceGray',
  RGB: 'DeviceRGB',
  CMYK: 'DeviceCMYK',
  I: 'Indexed',
  AHx: 'ASCIIHexDecode',
  A85: 'ASCII85Decode',
  LZW: 'LZWDecode',
  Fl: 'FlateDecode',
  RL: 'RunLengthDecode',
  CCF: 'CCITTFaxDecode',
  DCT: 'DCTDecode',
};

const latin1 = (bytes: Uint8Array): string => Buffer.from(bytes).toString('latin1');

/** Leaves pictures within content as they are. */
export const inlineKept: InlineGreys = (written) => `BI ${latin1(written)}`;

/**
 * Takes pictures with colours out of content: each becomes an image of the document, to be made grey with the others.
 */
export const inlineTakenOut = (context: PDFContext): InlineGreys => {
  let count = 0;
  return (written, resources) => {
    const image = resources && imageOf(context, written, resources);
    if (!image) return inlineKept(written, resources);
    count += 1;
    const name = nameFor(resources, count);
    const images = dictAt(resources, 'XObject') ?? context.obj({});
    images.set(PDFName.of(name), image);
    resources.set(PDFName.of('XObject'), images);
    return `/${name} Do`;
  };
};

const nameFor = (resources: PDFDict, count: number): string => {
  const taken = dictAt(resources, 'XObject');
  let name = `DocketGrey${count}`;
  while (taken?.has(PDFName.of(name))) name += 'x';
  return name;
};

/** Undefined for one that has no colours, or can't be read. */
const imageOf = (context: PDFContext, written: Uint8Array, resources: PDFDict): PDFRef | undefined => {
  const text = latin1(written);
  const start = /\bID\s/.exec(text);
  const end = /\s?EI$/.exec(text);
  if (!start || !end || end.index <= start.index) return undefined;
  const short = dictOf(context, text.slice(0, start.index));
  if (!short) return undefined;
  const dict: PDFDict = context.obj({ Type: 'XObject', Subtype: 'Image' });
  for (const [key, value] of short.entries()) dict.set(PDFName.of(longKey(key)), longValue(value));
  const space = dict.get(PDFName.of('ColorSpace'));
  const known = space instanceof PDFName ? spaceNamed(resources, space.decodeText()) : space;
  if (!known || known === PDFName.of('DeviceGray') || dict.has(PDFName.of('ImageMask'))) return undefined;
  dict.set(PDFName.of('ColorSpace'), known);
  return context.register(PDFRawStream.of(dict, written.subarray(start.index + start[0].length, end.index)));
};

const dictOf = (context: PDFContext, text: string): PDFDict | undefined => {
  try {
    const parsed = PDFObjectParser.forBytes(Buffer.from(`<<${text}>>`, 'latin1'), context).parseObject();
    return parsed instanceof PDFDict ? parsed : undefined;
  } catch {
    return undefined; // it stays as it is, and the page is looked at afterwards
  }
};

const longKey = (key: PDFName): string => KEYS[key.decodeText()] ?? key.decodeText();

const longValue = (value: PDFObject): PDFObject => {
  if (value instanceof PDFName) return PDFName.of(VALUES[value.decodeText()] ?? value.decodeText());
  if (!(value instanceof PDFArray)) return value;
  const copy = value.clone();
  for (const [at, item] of value.asArray().entries()) copy.set(at, longValue(item));
  return copy;
};
