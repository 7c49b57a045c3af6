import sharp from 'sharp';
import { latin1Of } from '../../platform/text/latin1-text.js';
import type { Patch } from '../engines/pdfium/pdfium-document.js';
import { openRaw, type RawFile } from '../raw/raw-file.js';
import { intOf, type RawDict, type RawValue } from '../raw/value.js';
import { firstPage, isPlain, numbersAt, UNUSUAL_ON_PICTURES } from './scanned-page.js';

/** A JPEG that is decoded at one of these parts of its size costs a fraction of what all its pixels cost. */
const PARTS = [8, 4, 2] as const;
const JPEG_QUALITY = 90;
/** A picture need not have more than this share of the pixels shown. */
const PIXEL_SHARE_MIN = 0.85;
const HEAD_MAX_CHARS = 2000;

interface Sides {
  readonly width: number;
  readonly height: number;
}

/**
 * Makes the JPEG pictures of a PDF's first page smaller, if it is shown in a box of so many pixels. Each fits into the
 * place of the one before, so nothing else in the file moves.
 *
 * @throws Irregular where the file would have to be repaired first.
 */
export const lighterPictures = async (bytes: Uint8Array, box: Sides): Promise<readonly Patch[]> => {
  const file = openRaw(bytes);
  const page = file.trailer.has('/Encrypt') ? undefined : firstPage(file);
  const shown = page && shownIn(file, page, box);
  const pictures = file.dictAt(file.dictAt(page, '/Resources'), '/XObject');
  if (!shown || !pictures) return [];
  const replacements = await Promise.all(
    [...new Set(pictures.values())].map((ref) => lighter(ref, { file, bytes, shown })),
  );
  return replacements.flat();
};

/** The sides of the page's picture, the longer one first. */
type Shown = readonly [number, number];

const sorted = ({ width, height }: Sides): Shown => [Math.max(width, height), Math.min(width, height)];

/** Upright or turned, whichever shows more of it. */
const shownIn = (file: RawFile, page: RawDict, box: Sides): Shown | undefined => {
  const boxes = ['/MediaBox', '/CropBox'].filter((key) => page.has(key)).map((key) => numbersAt(file, page, key));
  const side = (at: 0 | 1): number =>
    Math.min(...boxes.map((edges) => Math.abs((edges[at + 2] ?? 0) - (edges[at] ?? 0))));
  const across = side(0);
  const down = side(1);
  if (!(across > 0 && down > 0 && across + down < Infinity) || page.has('/UserUnit')) return undefined;
  const upright = Math.min(box.width / across, box.height / down);
  const turned = Math.min(box.width / down, box.height / across);
  const scale = Math.max(upright, turned);
  return sorted({ width: across * scale, height: down * scale });
};

interface Looking {
  readonly file: RawFile;
  readonly bytes: Uint8Array;
  readonly shown: Shown;
}

const lighter = async (ref: RawValue, { file, bytes, shown }: Looking): Promise<readonly Patch[]> => {
  if (typeof ref !== 'number') return [];
  const { value, data } = file.objectAt(ref);
  if (!(value instanceof Map) || !data || !isUsual(file, value)) return [];
  const sides = { width: intOf(value.get('/Width')) ?? 0, height: intOf(value.get('/Height')) ?? 0 };
  const part = PARTS.find((one) => isEnough({ width: sides.width / one, height: sides.height / one }, shown));
  return part === undefined ? [] : patchesFor(bytes, { data, sides, part });
};

interface Picture {
  readonly data: Uint8Array;
  readonly sides: Sides;
  readonly part: number;
}

const patchesFor = async (bytes: Uint8Array, { data, sides, part }: Picture): Promise<readonly Patch[]> => {
  const start = data.byteOffset - bytes.byteOffset;
  const patched = patchedSides(latin1Of(bytes), start, part);
  const jpeg = patched && (await shrunk(data, sides, part));
  return jpeg && jpeg.length <= data.length ? [...patched, { at: start, bytes: jpeg }] : [];
};

const isUsual = (file: RawFile, picture: RawDict): boolean => {
  const colours = file.resolve(picture.get('/ColorSpace'));
  const kind = Array.isArray(colours) ? colours[0] : colours;
  const isKnown = kind === '/DeviceRGB' || kind === '/DeviceGray' || kind === '/ICCBased';
  return isKnown && isPlain(file, picture) && !UNUSUAL_ON_PICTURES.some((key) => picture.has(key));
};

const isEnough = (picture: Sides, [longer, shorter]: Shown): boolean => {
  const [long, short] = sorted(picture);
  return long >= longer * PIXEL_SHARE_MIN && short >= shorter * PIXEL_SHARE_MIN;
};

/** Undefined where the JPEG is another one than its dictionary says. */
const shrunk = async (jpeg: Uint8Array, { width, height }: Sides, part: number): Promise<Uint8Array | undefined> => {
  const picture = sharp(jpeg, { ignoreIcc: true });
  const { format, channels, ...sides } = await picture.metadata();
  if (format !== 'jpeg' || sides.width !== width || sides.height !== height) return undefined;
  if (channels !== 1 && channels !== 3) return undefined;
  const small = picture.resize({ width: partOf(width, part), height: partOf(height, part), fit: 'fill' });
  return (channels === 1 ? small.toColourspace('b-w') : small).jpeg({ quality: JPEG_QUALITY }).toBuffer();
};

const partOf = (side: number, part: number): number => Math.ceil(side / part);

/** The two numbers in the dictionary before the data, with as many digits; undefined where they stand elsewhere. */
const patchedSides = (text: string, start: number, part: number): readonly Patch[] | undefined => {
  const from = text.lastIndexOf(' obj', start);
  if (from < 0 || start - from > HEAD_MAX_CHARS) return undefined;
  const sides = [...text.slice(from, start).matchAll(/(\/(?:Width|Height)[ \r\n]+)(\d+)/g)];
  if (sides.length !== 2) return undefined;
  return sides.map(({ index, 1: key = '', 2: digits = '' }) => ({
    at: from + index + key.length,
    bytes: Buffer.from(String(partOf(Number(digits), part)).padStart(digits.length, '0')),
  }));
};
