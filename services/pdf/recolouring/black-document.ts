import { PDFHexString, PDFRawStream, PDFString, type PDFDict, type PDFDocument, type PDFRef } from 'pdf-lib';
import { rewritableContents, type RewritableContent } from '../compression/fonts/rewritable-contents.js';
import { everyDictionary } from '../content/every-dictionary.js';
import { dictAt, isText, nameAt, resourcesOf, streamAt } from '../content/objects.js';
import { pdfName } from '../content/pdf-name.js';
import { blackContent, type BlackWriting } from './black-content.js';
import { keyOf, type UsedColour } from './colours-used.js';
import { greyContent } from './grey-content.js';
import { inlineKept } from './inline-images.js';
import { lookAtColours } from './look-at-colours.js';

export interface Blackening {
  /** Letters that are no lighter than this become black. */
  readonly to: number;
  /** Lines, too. */
  readonly withLines: boolean;
  /** Pages (from 0) that keep all their colours, with the forms that they draw. */
  readonly but: readonly number[];
}

/**
 * Makes the letters of a document black, and its lines if wanted; all else keeps its colours. Letters that a pattern fills,
 * or that get their colour from whoever draws them, stay as they are.
 *
 * @returns whether anything changed.
 */
export const blackenDocument = async (document: PDFDocument, { to, withLines, but }: Blackening): Promise<boolean> => {
  const drawn = rewritableContents(document);
  const seen = await lookAtColours(document.context, coloursIn(document, drawn));
  const writing = { seenAs: (colour: UsedColour) => seen.get(keyOf(colour)), to };
  const left = leftAlone(document, but);
  let isChanged = false;
  for (const { ref, bytes, resources, write } of drawn) {
    if (left.has(ref)) continue;
    const after = blackContent(bytes, { ...writing, resources, everywhere: withLines ? ['stroke'] : [] });
    if (after.length === bytes.length && Buffer.compare(after, bytes) === 0) continue;
    write(after);
    isChanged = true;
  }
  for (const { dict } of everyDictionary(document)) {
    blackenStyle(dict, { ...writing, resources: undefined, everywhere: ['fill'] });
    if (isChanged && nameAt(dict, 'Type') === 'Page') dict.delete(pdfName('Thumb'));
  }
  return isChanged;
};

const coloursIn = (document: PDFDocument, drawn: readonly RewritableContent[]): ReadonlyMap<string, UsedColour> => {
  const used = new Map<string, UsedColour>();
  const note = (colour: UsedColour): undefined => {
    used.set(keyOf(colour), colour);
    return undefined;
  };
  const look = (bytes: Uint8Array, resources: PDFDict | undefined): unknown =>
    greyContent(bytes, { resources, seenAs: note, inline: inlineKept, blackTo: undefined });
  for (const { bytes, resources } of drawn) look(bytes, resources);
  for (const { dict } of everyDictionary(document)) {
    const style = dict.lookup(pdfName('DA'));
    if (isText(style)) look(style.asBytes(), undefined);
  }
  return used;
};

const FORM_DEPTH_MAX = 12;

/** Pages that keep their colours, and soft masks, which say by their colours how much is seen of something else. */
const leftAlone = (document: PDFDocument, but: readonly number[]): ReadonlySet<PDFRef> => {
  const left = new Set<PDFRef>();
  const add = (stream: PDFRawStream | undefined): void => {
    const ref = stream && document.context.getObjectRef(stream);
    if (ref) left.add(ref);
  };
  for (const { dict } of everyDictionary(document)) {
    if (dict.has(pdfName('G')) && dict.has(pdfName('S'))) add(streamAt(dict, 'G'));
  }
  const addForms = (resources: PDFDict | undefined, depth: number): void => {
    const objects = dictAt(resources, 'XObject');
    for (const key of depth < FORM_DEPTH_MAX ? (objects?.keys() ?? []) : []) {
      const form = objects?.lookup(key);
      if (!(form instanceof PDFRawStream) || nameAt(form.dict, 'Subtype') !== 'Form') continue;
      add(form);
      addForms(dictAt(form.dict, 'Resources'), depth + 1);
    }
  };
  for (const index of but) {
    const page = document.getPage(index);
    left.add(page.ref);
    addForms(resourcesOf(page.node), 0);
  }
  return left;
};

/** How the text of a field is written, when a program draws it anew. */
const blackenStyle = (dict: PDFDict, writing: BlackWriting): void => {
  const style = dict.lookup(pdfName('DA'));
  if (!isText(style)) return;
  const before = Buffer.from(style.asBytes());
  const after = Buffer.from(blackContent(before, writing));
  if (after.equals(before)) return;
  const isHex = style instanceof PDFHexString;
  dict.set(pdfName('DA'), isHex ? PDFHexString.of(after.toString('hex')) : PDFString.of(after.toString('latin1')));
};
