import { PDFArray, PDFBool, PDFDict, PDFName, PDFNumber, type PDFDocument, type PDFObject } from 'pdf-lib';
import { nameAt, numberAt, numbersIn, streamAt } from '../../content/objects.js';
import { everyDictionary } from '../../content/every-dictionary.js';

type IsDefault = (value: PDFObject | undefined) => boolean;

const always: IsDefault = () => true;
const no: IsDefault = (value) => value === PDFBool.False;
const number =
  (wanted: number): IsDefault =>
  (value) =>
    value instanceof PDFNumber && value.asNumber() === wanted;
const numbers =
  (wanted: string): IsDefault =>
  (value) =>
    value instanceof PDFArray && numbersIn(value).join(' ') === wanted;

type Defaults = Readonly<Record<string, IsDefault>>;

/** Names of XObjects are obsolete, and their types optional. @see ISO 32000-1, tables 89 and 95 */
const FORM: Defaults = { Type: always, Name: always, FormType: number(1), Matrix: numbers('1 0 0 1 0 0') };
const GREYS: Defaults = { Name: always, Interpolate: no, ImageMask: no };
const IMAGE: Defaults = { ...GREYS, Type: always };
/** @see ISO 32000-1, tables 8 and 11 */
const PARAMETERS: Defaults = {
  EndOfLine: no,
  EncodedByteAlign: no,
  BlackIs1: no,
  Predictor: number(1),
};

/** Takes out entries that say what readers take for granted without them, and the obsolete `ProcSet`. */
export const dropDefaults = (document: PDFDocument): void => {
  const inPlaceOfStencils = greysInPlaceOfStencils(document);
  for (const { dict, stream } of everyDictionary(document)) {
    dict.delete(PDFName.of('ProcSet'));
    const subtype = stream && nameAt(dict, 'Subtype');
    if (subtype === 'Form') drop(dict, FORM);
    if (subtype === 'Image') {
      drop(dict, inPlaceOfStencils.has(dict) ? GREYS : IMAGE);
      dropParameters(dict);
    }
  }
};

/** Pictures of greys that stand where the stencil of an image belongs: by their type, Poppler takes them for soft masks. */
const greysInPlaceOfStencils = (document: PDFDocument): ReadonlySet<PDFDict> => {
  const greys = new Set<PDFDict>();
  for (const { dict } of everyDictionary(document)) {
    const mask = streamAt(dict, 'Mask')?.dict;
    if (mask && mask.lookup(PDFName.of('ImageMask')) !== PDFBool.True) greys.add(mask);
  }
  return greys;
};

const drop = (dict: PDFDict, defaults: Defaults): void => {
  for (const [key, isDefault] of Object.entries(defaults)) {
    const name = PDFName.of(key);
    if (dict.has(name) && isDefault(dict.lookup(name))) dict.delete(name);
  }
};

const DECODE_PARAMETERS = PDFName.of('DecodeParms');

const dropParameters = (image: PDFDict): void => {
  const parameters = image.lookup(DECODE_PARAMETERS);
  if (!(parameters instanceof PDFDict)) return;
  drop(parameters, PARAMETERS);
  const isAsTall = numberAt(parameters, 'Rows') === numberAt(image, 'Height');
  if (isAsTall && !parameters.has(PDFName.of('EndOfBlock'))) parameters.delete(PDFName.of('Rows'));
  if (parameters.keys().length === 0) image.delete(DECODE_PARAMETERS);
};
