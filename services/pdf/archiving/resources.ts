import type { PDFName } from 'pdf-lib';
import { PDFDict, PDFRawStream, type PDFDocument } from 'pdf-lib';
import { decodedBytes, dictAt, filtersOf, itemsOf, nameAt, resourcesOf, arrayAt } from '../content/objects.js';
import { pdfName } from '../content/pdf-name.js';

/** Everything that is drawn says itself with what, rather than leaving it to what it is drawn on. @see ISO 19005-2, 6.2.2 */
export const ownResources = (document: PDFDocument): void => {
  const done = new Set<PDFDict>();
  for (const { node } of document.getPages()) {
    const resources = resourcesOf(node) ?? node.context.obj({});
    node.set(pdfName('Resources'), resources);
    give(resources, resources, done);
    for (const annotation of itemsOf(arrayAt(node, 'Annots'))) {
      if (annotation instanceof PDFDict) giveLooks(annotation, resources, done);
    }
  }
};

const giveLooks = (annotation: PDFDict, resources: PDFDict, done: Set<PDFDict>): void => {
  const look = dictAt(annotation, 'AP')?.lookup(pdfName('N'));
  const looks = look instanceof PDFDict ? look.values().map((value) => look.context.lookup(value)) : [look];
  for (const one of looks) if (one instanceof PDFRawStream) giveForm(one, resources, done);
};

const giveForm = ({ dict }: PDFRawStream, around: PDFDict, done: Set<PDFDict>): void => {
  if (done.has(dict)) return;
  done.add(dict);
  const own = dictAt(dict, 'Resources');
  if (!own) dict.set(pdfName('Resources'), around);
  else give(own, own, done);
};

const give = (resources: PDFDict, around: PDFDict, done: Set<PDFDict>): void => {
  if (done.has(resources)) return;
  done.add(resources);
  for (const font of valuesAt(resources, 'Font')) {
    if (font instanceof PDFDict && nameAt(font, 'Subtype') === 'Type3') giveDrawings(font, around, done);
  }
  for (const drawn of [...valuesAt(resources, 'XObject'), ...valuesAt(resources, 'Pattern')]) {
    const isForm = drawn instanceof PDFRawStream && nameAt(drawn.dict, 'Subtype') !== 'Image';
    if (isForm) giveForm(drawn, around, done);
  }
};

const valuesAt = (dict: PDFDict, key: string): readonly unknown[] => {
  const named = dictAt(dict, key);
  return named ? named.values().map((value) => named.context.lookup(value)) : [];
};

/** A font whose glyphs are drawings. */
const giveDrawings = (font: PDFDict, around: PDFDict, done: Set<PDFDict>): void => {
  if (done.has(font)) return;
  done.add(font);
  const own = dictAt(font, 'Resources');
  if (own) give(own, own, done);
  else font.set(pdfName('Resources'), around);
};

/** Streams that are packed in a way that the archive does not know are packed in another. @see ISO 19005-2, 6.1.7.2 */
export const repackStreams = ({ context }: PDFDocument): void => {
  for (const [ref, object] of context.enumerateIndirectObjects()) {
    if (!(object instanceof PDFRawStream) || !filtersOf(object).includes('LZWDecode')) continue;
    const bytes = decodedBytes(object);
    if (!bytes) continue;
    const packed = context.flateStream(bytes);
    for (const [key, value] of object.dict.entries()) if (!OWN.has(key)) packed.dict.set(key, value);
    context.assign(ref, packed);
  }
};

const OWN: ReadonlySet<PDFName> = new Set(['Filter', 'DecodeParms', 'Length'].map(pdfName));
