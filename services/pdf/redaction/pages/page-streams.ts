import { PDFArray, PDFDict, PDFRawStream, PDFRef, type PDFDocument, type PDFObject, type PDFPage } from 'pdf-lib';
import { inheritedAt, nameAt } from '../../content/objects.js';
import { pdfName } from '../../content/pdf-name.js';
import { drawingsIn } from './form-pages.js';
import { listsParts } from './named-parts.js';

export type StreamKind = 'content' | 'font' | 'other';

/** Entries whose streams hold the shapes, codes and colours of fonts and devices: words in them are their makers'. */
const FONT_KEYS = ['FontFile', 'FontFile2', 'FontFile3', 'ToUnicode', 'CIDToGIDMap', 'Encoding', 'DestOutputProfile'];
const PROFILE = pdfName('ICCBased');
/** Entries that lead from a page to what it does not draw. */
const BEYOND = ['Parent', 'P', 'Pg', 'StructParent', 'Dest', 'A', 'B', 'Popup', 'IRT'].map(pdfName);

/** The kind of each stream of a document. */
export const streamKinds = (document: PDFDocument): ReadonlyMap<PDFRef, StreamKind> => {
  const kinds = new Map<PDFRef, StreamKind>();
  for (const [ref, object] of document.context.enumerateIndirectObjects()) {
    if (object instanceof PDFRawStream) kinds.set(ref, 'other');
  }
  const mark = (object: PDFObject | undefined, kind: StreamKind): void => {
    if (object instanceof PDFRef && kinds.has(object)) kinds.set(object, kind);
    if (object instanceof PDFArray) for (const item of object.asArray()) mark(item, kind);
  };
  for (const ref of drawingsIn(document)) mark(ref, 'content');
  for (const { node } of document.getPages()) {
    mark(node.get(pdfName('Contents')), 'content');
    mark(node.lookup(pdfName('Contents')), 'content');
  }
  for (const [, object] of document.context.enumerateIndirectObjects()) {
    for (const part of partsOf(object)) markPart(part, mark);
  }
  return kinds;
};

const markPart = (part: PDFDict | PDFArray, mark: (object: PDFObject | undefined, kind: StreamKind) => void): void => {
  if (part instanceof PDFArray) {
    if (part.size() > 1 && part.get(0) === PROFILE) mark(part.get(1), 'font');
    return;
  }
  for (const key of FONT_KEYS) mark(part.get(pdfName(key)), 'font');
  const glyphs = part.lookup(pdfName('CharProcs'));
  if (glyphs instanceof PDFDict) for (const glyph of glyphs.values()) mark(glyph, 'content');
  if (nameAt(part, 'Type') === 'Pattern') mark(part.get(pdfName('Shading')), 'font');
};

/** An object and the dictionaries and lists that are part of it. */
const partsOf = (object: PDFObject): (PDFDict | PDFArray)[] => {
  if (object instanceof PDFRawStream) return partsOf(object.dict);
  if (object instanceof PDFArray) return [object, ...object.asArray().flatMap(partsOf)];
  return object instanceof PDFDict ? [object, ...object.values().flatMap(partsOf)] : [];
};

/** Everything that a page is made of. */
export const reachedFrom = ({ node }: PDFPage): ReadonlySet<PDFRef> =>
  reachedThrough(node.context, [node, inheritedAt(node, 'Resources')]);

/** Everything that these objects lead to, but for pages and what those consist of. */
export const reachedThrough = (
  context: PDFDict['context'],
  roots: readonly (PDFObject | undefined)[],
): ReadonlySet<PDFRef> => {
  const reached = new Set<PDFRef>();
  const visitDict = (dict: PDFDict, isList = false): void => {
    if (nameAt(dict, 'Type') === 'Page' && !roots.includes(dict)) return;
    for (const [key, value] of dict.entries()) {
      if (isList) visit(value);
      else if (!BEYOND.includes(key)) visit(value, listsParts(key));
    }
  };
  const visit = (object: PDFObject | undefined, isList = false): void => {
    if (object instanceof PDFRef) {
      if (reached.has(object)) return;
      reached.add(object);
      visit(context.lookup(object), isList);
    } else if (object instanceof PDFRawStream) visitDict(object.dict);
    else if (object instanceof PDFArray) for (const item of object.asArray()) visit(item);
    else if (object instanceof PDFDict) visitDict(object, isList);
  };
  for (const root of roots) visit(root);
  return reached;
};
