import { PDFArray, PDFDict, PDFName, type PDFDocument, type PDFObject } from 'pdf-lib';
import { arrayAt, itemsOf, nameAt, numberAt, streamAt } from '../../content/objects.js';
import { readOperators } from '../../content/operators.js';
import { bytesOfContent, contentsOf } from '../../content/content-streams.js';
import { everyDictionary } from '../../content/every-dictionary.js';

const INKS = PDFName.of('DeviceCMYK');
const REDEFINED = PDFName.of('DefaultCMYK');
const INK_OPERATORS: ReadonlySet<string> = new Set(['k', 'K']);
/** A picture within content says what its colours are in a word of its own. */
const INKS_IN_CONTENT = 'CMYK';
/** Claims that it is fit for a press, which it is not without its intent. */
const CLAIMS = ['GTS_PDFXVersion', 'GTS_PDFXConformance'].map((key) => PDFName.of(key));

/**
 * Lets go of what says how a press mixes inks (the output intent of a PDF/X and default profiles of inks, half a megabyte
 * each), where a document paints with none.
 */
export const dropInkIntents = (document: PDFDocument): void => {
  const intents = itemsOf(arrayAt(document.catalog, 'OutputIntents'));
  const areForPress = intents.every((intent) => intent instanceof PDFDict && isForPress(intent));
  const defaults = everyDictionary(document).filter(({ dict }) => dict.has(REDEFINED));
  if (!areForPress || intents.length + defaults.length === 0 || hasInks(document)) return;
  for (const { dict } of defaults) dict.delete(REDEFINED);
  document.catalog.delete(PDFName.of('OutputIntents'));
  const information = document.context.lookup(document.context.trailerInfo.Info);
  if (information instanceof PDFDict) for (const claim of CLAIMS) information.delete(claim);
};

const isForPress = (intent: PDFDict): boolean => {
  const profile = streamAt(intent, 'DestOutputProfile');
  return nameAt(intent, 'S') === 'GTS_PDFX' && profile !== undefined && numberAt(profile.dict, 'N') === 4;
};

const hasInks = (document: PDFDocument): boolean =>
  everyDictionary(document).some(({ dict }) => dict.values().some(areInks)) ||
  document.context.enumerateIndirectObjects().some(([, object]) => areInks(object)) ||
  contentsOf(document).some((content) => paintsInks(bytesOfContent(content)));

const areInks = (value: PDFObject): boolean =>
  value === INKS || (value instanceof PDFArray && value.asArray().some(areInks));

const paintsInks = (content: Uint8Array | undefined): boolean => {
  if (!content) return true;
  let namesInks = Buffer.from(content).includes(INKS_IN_CONTENT);
  readOperators(content, ({ operator }) => {
    namesInks ||= INK_OPERATORS.has(operator);
    return !namesInks;
  });
  return namesInks;
};
