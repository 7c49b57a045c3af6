import { type PDFContext, type PDFDict, type PDFDocument, type PDFObject } from 'pdf-lib';
import { everyDictionary } from '../content/every-dictionary.js';
import { arrayAt, numberAt, numbersIn } from '../content/objects.js';
import { pdfName } from '../content/pdf-name.js';
import { familyOf, type Fate, type SeenColour, type UsedColour } from './colours-used.js';
import type { SeenAs } from './grey-content.js';
import { pictureOf, rowSeen } from './look-at-colours.js';

/** @see ISO 32000-1, 8.7.4.5 "Shading types" */
const BY_PLACE = 1;
const AXIAL = 2;
const FIRST_MESH = 4;
/** Levels of a gradient, and of each side of one that depends on two numbers. */
const GRADIENT_LEVELS = 256;
const GRADIENT_SIDE_LEVELS = 128;

/** Makes gradients grey: each gets a function that says the greys of its colours. Meshes that name colours one by one stay. */
export const greyShadings = async (document: PDFDocument, seenAs: SeenAs): Promise<readonly Fate[]> => {
  const fates: Fate[] = [];
  for (const { dict } of everyDictionary(document)) {
    const type = numberAt(dict, 'ShadingType');
    const space = dict.lookup(pdfName('ColorSpace'));
    if (type === undefined || !space || familyOf(space) === 'DeviceGray') continue;
    const seen = dict.has(pdfName('Function')) ? await gradientSeen(document.context, dict, type) : undefined;
    if (!seen) {
      fates.push('kept');
      continue;
    }
    const backdrop = backdropOf(dict, space, seenAs);
    const isColoured = [...seen.levels, ...(backdrop ? [backdrop] : [])].some((level) => level.isColoured);
    fates.push(isColoured ? 'coloured' : 'grey');
    dict.set(pdfName('ColorSpace'), pdfName('DeviceGray'));
    dict.set(pdfName('Function'), document.context.register(greyFunction(document.context, seen)));
    if (backdrop) dict.set(pdfName('Background'), document.context.obj([Number(backdrop.grey.toFixed(4))]));
  }
  return fates;
};

/** The ground behind gradients, to be looked at before. */
export const backdropsOf = (document: PDFDocument): readonly UsedColour[] =>
  everyDictionary(document).flatMap(({ dict }) => {
    const space = dict.has(pdfName('ShadingType')) ? dict.lookup(pdfName('ColorSpace')) : undefined;
    const values = numbersIn(arrayAt(dict, 'Background'));
    return space && values.length > 0 ? [{ space, values }] : [];
  });

const backdropOf = (dict: PDFDict, space: PDFObject, seenAs: SeenAs): SeenColour | undefined => {
  const values = numbersIn(arrayAt(dict, 'Background'));
  return values.length > 0 ? seenAs({ space, values }) : undefined;
};

/** The colours of a gradient, row by row where it depends on two numbers. */
interface Gradient {
  readonly domain: readonly number[];
  readonly sizes: readonly number[];
  readonly levels: readonly SeenColour[];
}

const gradientSeen = (context: PDFContext, dict: PDFDict, type: number): Promise<Gradient | undefined> =>
  type === BY_PLACE ? fieldSeen(context, dict) : lineSeen(context, dict, type);

/** The numbers of places in a mesh stand before those of the domain. */
const domainOf = (dict: PDFDict, type: number): readonly number[] => {
  const domain =
    type >= FIRST_MESH ? numbersIn(arrayAt(dict, 'Decode')).slice(4, 6) : numbersIn(arrayAt(dict, 'Domain'));
  return domain.length >= 2 && domain.every(Number.isFinite) ? domain : [0, 1];
};

const partsOf = (dict: PDFDict): Readonly<Record<string, PDFObject>> => {
  const known = ['ColorSpace', 'Function'].map((key) => [key, dict.get(pdfName(key))] as const);
  return Object.fromEntries(known.flatMap(([key, value]) => (value ? [[key, value]] : [])));
};

const lineSeen = async (context: PDFContext, dict: PDFDict, type: number): Promise<Gradient | undefined> => {
  const domain = domainOf(dict, type).slice(0, 2);
  const along = { ShadingType: AXIAL, Coords: [0, 0, GRADIENT_LEVELS, 0], Domain: [...domain], Extend: [true, true] };
  const shading = context.obj({ ...along, ...partsOf(dict) });
  const size = { width: GRADIENT_LEVELS, height: 4 };
  const picture = await pictureOf({ context, resources: { Shading: { S: shading } }, content: '/S sh', size });
  return picture && { domain, sizes: [GRADIENT_LEVELS], levels: rowSeen(picture, 1) };
};

const fieldSeen = async (context: PDFContext, dict: PDFDict): Promise<Gradient | undefined> => {
  const domainNumbers = numbersIn(arrayAt(dict, 'Domain'));
  const domain = domainNumbers.length === 4 ? domainNumbers : [0, 1, 0, 1];
  const [left = 0, right = 1, bottom = 0, top = 1] = domain;
  const across = GRADIENT_SIDE_LEVELS / (right - left);
  const up = GRADIENT_SIDE_LEVELS / (top - bottom);
  const placed = { ShadingType: BY_PLACE, Domain: domain, Matrix: [across, 0, 0, up, -left * across, -bottom * up] };
  const shading = context.obj({ ...placed, ...partsOf(dict) });
  const size = { width: GRADIENT_SIDE_LEVELS, height: GRADIENT_SIDE_LEVELS };
  const picture = await pictureOf({ context, resources: { Shading: { S: shading } }, content: '/S sh', size });
  if (!picture) return undefined;
  const rows = Array.from({ length: GRADIENT_SIDE_LEVELS }, (_, row) =>
    rowSeen(picture, GRADIENT_SIDE_LEVELS - 1 - row),
  );
  return { domain, sizes: [GRADIENT_SIDE_LEVELS, GRADIENT_SIDE_LEVELS], levels: rows.flat() };
};

/** @see ISO 32000-1, 7.10.2 "Type 0 (sampled) functions" */
const greyFunction = (context: PDFContext, { domain, sizes, levels }: Gradient) =>
  context.flateStream(
    Uint8Array.from(levels, ({ grey }) => Math.round(255 * grey)),
    { FunctionType: 0, Domain: [...domain], Range: [0, 1], Size: [...sizes], BitsPerSample: 8 },
  );
