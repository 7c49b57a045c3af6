import type { PDFDict } from 'pdf-lib';
import { PDFHexString, PDFName, PDFRawStream, PDFString, type PDFDocument, type PDFObject } from 'pdf-lib';
import { everyDictionary } from '../compression/fonts/every-dictionary.js';
import { arrayAt, dictAt, isText, itemsOf, nameAt } from '../content/objects.js';
import { pdfDate } from '../content/pdf-date.js';

const at = (key: string): PDFName => PDFName.of(key);

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
  if (all.length > 0) catalog.set(at('AF'), context.obj(all));
};

const mendSpecification = (specification: PDFDict, files: PDFDict, now: Date): void => {
  const names = ['UF', 'F'].map((key) => specification.lookup(at(key)));
  const name = PDFHexString.fromText(names.find(isText)?.decodeText() ?? 'file');
  for (const [index, key] of ['UF', 'F'].entries()) if (!isText(names[index])) specification.set(at(key), name);
  specification.set(at('Type'), at('Filespec'));
  if (!specification.has(at('AFRelationship'))) specification.set(at('AFRelationship'), at('Unspecified'));
  const stream = files.lookup(at('UF')) ?? files.lookup(at('F'));
  if (stream instanceof PDFRawStream) mendStream(stream, now);
};

const mendStream = ({ dict }: PDFRawStream, now: Date): void => {
  const isKind = /^[\w.+-]+\/[\w.+-]+$/.test(nameAt(dict, 'Subtype') ?? '');
  if (!isKind) dict.set(at('Subtype'), at('application/octet-stream'));
  const parameters = dictAt(dict, 'Params') ?? dict.context.obj({});
  if (!isText(parameters.lookup(at('ModDate')))) parameters.set(at('ModDate'), PDFString.of(pdfDate(now)));
  dict.set(at('Params'), parameters);
};
