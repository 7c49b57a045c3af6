import { IDENTITY, matrixOf, multiply, type Matrix } from '../content/matrix.js';
import type { ScannedPage } from '../engines/pdfium/first-page/thumbnail.js';
import { inflated } from '../raw/inflate.js';
import { openRaw, type RawFile } from '../raw/raw-file.js';
import { Irregular, isName, type RawDict, type RawValue } from '../raw/value.js';

/** The first page of a PDF, if it is a scan beyond any doubt; anything unusual counts as doubt. */
export const scannedFirstPage = (bytes: Uint8Array): ScannedPage | undefined => {
  try {
    const file = openRaw(bytes);
    const page = file.trailer.has('/Encrypt') ? undefined : firstPage(file);
    return page && scanOn(file, page);
  } catch (error) {
    if (error instanceof Irregular) return undefined;
    throw error;
  }
};

const DEPTH_MAX = 64;
const INHERITED = ['/Resources', '/MediaBox', '/CropBox', '/Rotate'];

/** With what it inherits. */
export const firstPage = (file: RawFile): RawDict | undefined => {
  const inherited = new Map<string, RawValue>();
  let node = file.dictAt(file.dictAt(file.trailer, '/Root'), '/Pages');
  for (let depth = 0; node && depth < DEPTH_MAX; depth += 1) {
    for (const key of INHERITED) {
      const value = node.get(key);
      if (value !== undefined) inherited.set(key, value);
    }
    if (!node.has('/Kids')) return new Map([...node, ...inherited]);
    const kid = file.resolve(file.arrayAt(node, '/Kids')?.[0]);
    node = kid instanceof Map ? kid : undefined;
  }
  return undefined;
};

const scanOn = (file: RawFile, page: RawDict): ScannedPage | undefined => {
  const box = boxOf(file, page);
  if (!box || isAnnotated(file, page) || page.has('/UserUnit')) return undefined;
  const drawn = onlyDrawn(contentOf(file, page));
  const resources = file.dictAt(page, '/Resources');
  if (!drawn || !covers(drawn.matrix, box) || !resources || resources.has('/ColorSpace')) return undefined;
  const picture = jpegOf(file, file.dictAt(resources, '/XObject')?.get(drawn.name));
  return picture && { ...picture, width: box.right - box.left, height: box.top - box.bottom };
};

const isAnnotated = (file: RawFile, page: RawDict): boolean =>
  page.has('/Annots') && file.arrayAt(page, '/Annots')?.length !== 0;

interface Box {
  readonly left: number;
  readonly bottom: number;
  readonly right: number;
  readonly top: number;
}

/** The box of a page that shows all of its medium and is not turned. */
const boxOf = (file: RawFile, page: RawDict): Box | undefined => {
  const media = numbersAt(file, page, '/MediaBox');
  const crop = page.has('/CropBox') ? numbersAt(file, page, '/CropBox') : media;
  const isUpright = !page.has('/Rotate') || file.resolve(page.get('/Rotate')) === '0';
  if (!isUpright || media.length !== 4 || media.join() !== crop.join()) return undefined;
  const [left, bottom, right, top] = media as unknown as readonly [number, number, number, number];
  return right > left && top > bottom ? { left, bottom, right, top } : undefined;
};

export const numbersAt = (file: RawFile, dict: RawDict, key: string): readonly number[] =>
  (file.arrayAt(dict, key) ?? []).map((value) => Number(file.resolve(value))).filter(Number.isFinite);

const CONTENT_MAX_CHARS = 2000;

const contentOf = (file: RawFile, page: RawDict): string => {
  const contents = page.get('/Contents');
  const list = file.resolve(contents);
  const only = Array.isArray(list) && list.length === 1 ? list[0] : contents;
  if (typeof only !== 'number') return '';
  const { value, data } = file.objectAt(only);
  if (!(value instanceof Map) || !data || data.length > CONTENT_MAX_CHARS) return '';
  return inflated(value, data).toString('latin1', 0, CONTENT_MAX_CHARS + 1);
};

interface Drawn {
  readonly name: string;
  readonly matrix: Matrix;
}

interface Drawing {
  matrix: Matrix;
  readonly kept: Matrix[];
  readonly drawn: Drawn[];
}

interface Operator {
  readonly operands: number;
  readonly apply: (drawing: Drawing, operands: readonly string[]) => void;
}

/** Covers nothing. */
const NOWHERE: Matrix = [NaN, NaN, NaN, NaN, NaN, NaN];

const operators: ReadonlyMap<string, Operator> = new Map<string, Operator>([
  ['q', { operands: 0, apply: ({ kept, matrix }) => kept.push(matrix) }],
  ['Q', { operands: 0, apply: (drawing) => (drawing.matrix = drawing.kept.pop() ?? IDENTITY) }],
  [
    'cm',
    {
      operands: 6,
      apply: (drawing, numbers) =>
        (drawing.matrix = multiply(matrixOf(numbers.map(Number)) ?? NOWHERE, drawing.matrix)),
    },
  ],
  ['Do', { operands: 1, apply: ({ drawn, matrix }, [name = '']) => drawn.push({ name, matrix }) }],
]);

/** The one picture that is drawn; undefined where there is anything else in the content. */
const onlyDrawn = (content: string): Drawn | undefined => {
  if (content.length > CONTENT_MAX_CHARS) return undefined;
  const drawing: Drawing = { matrix: IDENTITY, kept: [], drawn: [] };
  let operands: string[] = [];
  for (const token of content.trim().split(/[\0\t\n\f\r ]+/)) {
    const operator = operators.get(token);
    if (!operator) {
      operands.push(token);
      continue;
    }
    if (operands.length !== operator.operands) return undefined;
    operator.apply(drawing, operands);
    operands = [];
  }
  const [only, ...others] = drawing.drawn;
  return operands.length + others.length === 0 ? only : undefined;
};

/** Points by which a picture may miss an edge. */
const MISSED_MAX = 0.5;

const covers = ([a, b, c, d, e, f]: Matrix, { left, bottom, right, top }: Box): boolean =>
  [b, c, e - left, f - bottom, e + a - right, f + d - top].every((off) => Math.abs(off) <= MISSED_MAX);

/** Each may change what a picture looks like, or whether it is seen. */
export const UNUSUAL_ON_PICTURES = ['/SMask', '/Mask', '/Decode', '/DecodeParms', '/ImageMask', '/OC', '/SMaskInData'];
const channelsOf: Readonly<Record<string, 1 | 3>> = { '/DeviceGray': 1, '/DeviceRGB': 3 };

/** Whether it is a JPEG and nothing around it. */
export const isPlain = (file: RawFile, picture: RawDict): boolean => {
  const entry = (key: string): RawValue | undefined => file.resolve(picture.get(key));
  const filter = entry('/Filter');
  const only = Array.isArray(filter) && filter.length === 1 ? file.resolve(filter[0]) : filter;
  return entry('/Subtype') === '/Image' && only === '/DCTDecode' && entry('/BitsPerComponent') === '8';
};

const jpegOf = (file: RawFile, place: RawValue | undefined): Pick<ScannedPage, 'jpeg' | 'channels'> | undefined => {
  if (typeof place !== 'number') return undefined;
  const { value: picture, data } = file.objectAt(place);
  if (!(picture instanceof Map) || !data || UNUSUAL_ON_PICTURES.some((key) => picture.has(key))) return undefined;
  const colours = file.resolve(picture.get('/ColorSpace'));
  const channels = isName(colours) ? channelsOf[colours] : undefined;
  return channels !== undefined && isPlain(file, picture) ? { jpeg: data, channels } : undefined;
};
