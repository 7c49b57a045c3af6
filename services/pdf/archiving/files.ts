import type { PDFDict } from 'pdf-lib';
import { PDFHexString, PDFRawStream, PDFString, type PDFDocument, type PDFObject } from 'pdf-lib';
import { everyDictionary } from '../content/every-dictionary.js';
import { arrayAt, dictAt, isText, itemsOf, nameAt } from '../content/objects.js';
import { pdfDate } from '../content/pdf-date.js';
import { pdfName } from '../content/pdf-name.js';

/** Says of each attached file what the third part of the standard asks for. @see ISO 19005-3, 6.8 */
export const mendFiles = (document: PDFDocument, now: Date): void => {
  const { catalog, context } = document;
  const listed = arrayAt(catalog, 'AF');
  const known = new Set<unknown>(itemsOf(listed));
  const all: PDFObject[] = listed ? listed.asArray() : [];
  for (const { dict } of everyDictionary(document)) {
    const files = dictAt(dict, 'EF');
    if (!files) continue;
    mendSpecification(dict, files, now);
    if (!known.has(dict)) all.push(context.getObjectRef(dict) ?? dict);
  }
  if (all.length > 0) catalog.set(pdfName('AF'), context.obj(all));
};

const mendSpecification = (specification: PDFDict, files: PDFDict, now: Date): void => {
  const names = ['UF', 'F'].map((key) => specification.lookup(pdfName(key)));
  const name = PDFHexString.fromText(names.find(isText)?.decodeText() ?? 'file');
  for (const [index, key] of ['UF', 'F'].entries()) if (!isText(names[index])) specification.set(pdfName(key), name);
  specification.set(pdfName('Type'), pdfName('Filespec'));
  if (!specification.has(pdfName('AFRelationship')))
    specification.set(pdfName('AFRelationship'), pdfName('Unspecified'));
  const stream = files.lookup(pdfName('UF')) ?? files.lookup(pdfName('F'));
  if (stream instanceof PDFRawStream) mendStream(stream, now);
};

const mendStream = ({ dict }: PDFRawStream, now: Date): void => {
  const isKind = /^[\w.+-]+\/[\w.+-]+$/.test(nameAt(dict, 'Subtype') ?? '');
  if (!isKind) dict.set(pdfName('Subtype'), pdfName('application/octet-stream'));
  const parameters = dictAt(dict, 'Params') ?? dict.context.obj({});
  if (!isText(parameters.lookup(pdfName('ModDate')))) parameters.set(pdfName('ModDate'), PDFString.of(pdfDate(now)));
  dict.set(pdfName('Params'), parameters);
};
