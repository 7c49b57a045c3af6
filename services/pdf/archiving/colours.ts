import { PDFArray, PDFDict, PDFName, PDFString, type PDFDocument, type PDFObject, type PDFRef } from 'pdf-lib';
import { smallSrgb } from '../compression/colours/srgb.js';
import { bytesOfContent, contentsOf } from '../content/content-streams.js';
import { everyDictionary } from '../content/every-dictionary.js';
import { dictAt } from '../content/objects.js';
import { pdfName } from '../content/pdf-name.js';
import { fourInkProfile } from './four-ink-profile.js';

/** Says what colours mean: those of a screen in the document, four inks wherever something is drawn. @see ISO 19005-2, 6.2.3 */
export const sayColours = async (document: PDFDocument): Promise<void> => {
  const { catalog, context } = document;
  const profile = context.register(context.flateStream(smallSrgb(), { N: 3 }));
  const intent = context.obj({ Type: 'OutputIntent', S: 'GTS_PDFA1', DestOutputProfile: profile });
  intent.set(pdfName('OutputConditionIdentifier'), PDFString.of('sRGB'));
  intent.set(pdfName('Info'), PDFString.of('sRGB IEC61966-2.1'));
  catalog.set(pdfName('OutputIntents'), context.obj([context.register(intent)]));
  if (!usesInks(document)) return;
  const inks = context.register(context.flateStream(await fourInkProfile(), { N: 4 }));
  const space = context.register(context.obj(['ICCBased', inks]));
  for (const { dict } of everyDictionary(document)) {
    sayInks(dict, space);
    if (dict.has(pdfName('Components')) && dict.lookup(pdfName('ColorSpace')) === pdfName('DeviceCMYK')) {
      dict.set(pdfName('ColorSpace'), space); // the inks that are mixed with others
    }
    dropOverprint(dict);
  }
};

/** With four inks that have a profile, one ink must not leave the others as they are. @see ISO 19005-2, 6.2.4.2 */
const dropOverprint = (dict: PDFDict): void => {
  if (dict.has(pdfName('OPM'))) dict.set(pdfName('OPM'), dict.context.obj(0));
};

const sayInks = (dict: PDFDict, space: PDFRef): void => {
  const resources = dictAt(dict, 'Resources');
  if (!resources) return;
  const spaces = dictAt(resources, 'ColorSpace') ?? dict.context.obj({});
  if (!spaces.has(pdfName('DefaultCMYK'))) spaces.set(pdfName('DefaultCMYK'), space);
  resources.set(pdfName('ColorSpace'), spaces);
};

const INKS = /(^|[\s\]])[kK](\s|$)|\/(Device)?CMYK\b/;

const usesInks = (document: PDFDocument): boolean =>
  document.context.enumerateIndirectObjects().some(([, object]) => namesInks(object, 0)) ||
  contentsOf(document).some((content) =>
    INKS.test(Buffer.from(bytesOfContent(content) ?? new Uint8Array()).toString('latin1')),
  );

const DEPTH_MAX = 100;

const namesInks = (object: PDFObject, depth: number): boolean => {
  if (depth > DEPTH_MAX) return false;
  if (object instanceof PDFName) return object === pdfName('DeviceCMYK');
  if (object instanceof PDFArray) return object.asArray().some((item) => namesInks(item, depth + 1));
  const dict = object instanceof PDFDict ? object : 'dict' in object ? (object.dict as PDFDict) : undefined;
  return dict?.values().some((value) => namesInks(value, depth + 1)) ?? false;
};
