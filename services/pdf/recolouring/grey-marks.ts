import { PDFArray, PDFHexString, PDFString, type PDFDict, type PDFDocument } from 'pdf-lib';
import { everyDictionary } from '../content/every-dictionary.js';
import { arrayAt, dictAt, isText, nameAt, numbersIn, streamAt } from '../content/objects.js';
import { pdfName } from '../content/pdf-name.js';
import type { UsedColour } from './colours-used.js';
import { greyContent, type SeenAs } from './grey-content.js';
import { inlineKept } from './inline-images.js';

/** Colours of a mark, and of the border and ground of a field. */
const OF_MARKS = ['C', 'IC'];
const OF_FIELDS = ['BC', 'BG'];
/** @see ISO 32000-1, table 164: one number is grey, three are red, green and blue, four are inks */
const SPACES: Readonly<Record<number, string>> = { 1: 'DeviceGray', 3: 'DeviceRGB', 4: 'DeviceCMYK' };

interface Holder {
  readonly dict: PDFDict;
  readonly keys: readonly string[];
}

const holdersIn = (document: PDFDocument): readonly Holder[] =>
  everyDictionary(document).flatMap(({ dict }) => {
    const isMark = nameAt(dict, 'Type') === 'Annot' || (dict.has(pdfName('Rect')) && dict.has(pdfName('Subtype')));
    const field = dictAt(dict, 'MK');
    return [...(isMark ? [{ dict, keys: OF_MARKS }] : []), ...(field ? [{ dict: field, keys: OF_FIELDS }] : [])];
  });

const colourAt = (dict: PDFDict, key: string): UsedColour | undefined => {
  const values = numbersIn(arrayAt(dict, key));
  const space = SPACES[values.length];
  return space === undefined || values.length === 1 ? undefined : { space: pdfName(space), values };
};

/** Colours that marks and fields state beside their looks, from which programs draw them anew. */
export const coloursOfMarks = (document: PDFDocument): readonly UsedColour[] =>
  holdersIn(document).flatMap(({ dict, keys }) => keys.flatMap((key) => colourAt(dict, key) ?? []));

/** Makes these grey. */
export const greyMarks = (document: PDFDocument, seenAs: SeenAs): boolean => {
  let isColoured = false;
  for (const { dict, keys } of holdersIn(document)) {
    for (const key of keys) {
      const colour = colourAt(dict, key);
      const seen = colour && seenAs(colour);
      if (!seen) continue;
      isColoured ||= seen.isColoured;
      dict.set(pdfName(key), document.context.obj([Number(seen.grey.toFixed(4))]));
    }
  }
  for (const { dict } of everyDictionary(document)) greyStyle(dict, seenAs);
  return isColoured;
};

/** Tells of the colours that the text of fields is written in. */
export const noteStyles = (document: PDFDocument, note: SeenAs): void => {
  for (const { dict } of everyDictionary(document)) styleInGrey(dict, note);
};

/** How the text of a field is written, in the words of content. */
const styleInGrey = (dict: PDFDict, seenAs: SeenAs): Uint8Array | undefined => {
  const style = dict.lookup(pdfName('DA'));
  if (!isText(style)) return undefined;
  return greyContent(style.asBytes(), { resources: undefined, seenAs, inline: inlineKept, blackTo: undefined });
};

const greyStyle = (dict: PDFDict, seenAs: SeenAs): void => {
  const style = dict.lookup(pdfName('DA'));
  const grey = styleInGrey(dict, seenAs);
  if (!grey || !isText(style)) return;
  const written = Buffer.from(style.asBytes());
  if (Buffer.compare(grey, written) === 0) return;
  const isHex = style instanceof PDFHexString;
  dict.set(
    pdfName('DA'),
    isHex ? PDFHexString.of(Buffer.from(grey).toString('hex')) : PDFString.of(Buffer.from(grey).toString('latin1')),
  );
};

/** The backdrops of masks that let through by how bright they are, with the space that they are said in. */
const masksIn = (document: PDFDocument): readonly { readonly mask: PDFDict; readonly colour: UsedColour }[] =>
  everyDictionary(document).flatMap(({ dict }) => {
    const backdrop = arrayAt(dict, 'BC');
    const form = streamAt(dict, 'G');
    const group = form && dictAt(form.dict, 'Group');
    const space = group?.lookup(pdfName('CS'));
    if (!(backdrop instanceof PDFArray) || !space || !dict.has(pdfName('S'))) return [];
    return [{ mask: dict, colour: { space, values: numbersIn(backdrop) } }];
  });

export const coloursOfMasks = (document: PDFDocument): readonly UsedColour[] =>
  masksIn(document).map(({ colour }) => colour);

/** Groups are mixed in greys, and the backdrops of masks said so. */
export const greyGroups = (document: PDFDocument, seenAs: SeenAs): void => {
  for (const { mask, colour } of masksIn(document)) {
    const seen = seenAs(colour);
    if (seen) mask.set(pdfName('BC'), document.context.obj([Number(seen.grey.toFixed(4))]));
  }
  for (const { dict } of everyDictionary(document)) {
    if (nameAt(dict, 'S') === 'Transparency' && dict.has(pdfName('CS'))) dict.set(pdfName('CS'), pdfName('DeviceGray'));
  }
};

/** Colour spaces of resources that something else stands for: greys never do. */
const DEFAULTS = ['DefaultRGB', 'DefaultCMYK', 'DefaultGray'].map(pdfName);

/** Patterns without colours are painted in greys; small pictures of pages go. */
export const greyResources = (document: PDFDocument): void => {
  for (const { dict } of everyDictionary(document)) {
    for (const key of DEFAULTS) dict.delete(key);
    if (nameAt(dict, 'Type') === 'Page') dict.delete(pdfName('Thumb'));
    const spaces = dictAt(dict, 'ColorSpace');
    if (spaces) greyPatterns(spaces);
  }
};

const greyPatterns = (spaces: PDFDict): void => {
  for (const key of spaces.keys()) {
    const space = spaces.lookup(key);
    const isPainted = space instanceof PDFArray && space.size() === 2 && space.lookup(0) === pdfName('Pattern');
    if (isPainted) spaces.set(key, spaces.context.obj([pdfName('Pattern'), pdfName('DeviceGray')]));
  }
};
