import { PDFDict, PDFHexString, PDFString, type PDFDocument } from 'pdf-lib';
import type { OptionsOf } from '../../../../contracts/tools/catalogue.js';
import { decodedBytes, dictAt, isText, streamAt } from '../../content/objects.js';
import { pdfDate } from '../../content/pdf-date.js';
import { pdfName } from '../../content/pdf-name.js';
import { withProperties, type Properties } from './xmp.js';

const infoKeys = { title: 'Title', author: 'Author', subject: 'Subject', keywords: 'Keywords' } as const;

/** Sets what a document says of itself in both places where readers look, so that these agree. */
export const setProperties = (document: PDFDocument, options: OptionsOf<'pdf-properties'>, now: Date): void => {
  const { catalog, context } = document;
  const info = infoOf(document);
  const decided = (text: string, before: string | undefined): string | undefined =>
    text !== '' ? text : options.removeEmpty ? undefined : before;
  const properties: Properties = {
    title: decided(options.title, textAt(info, infoKeys.title)),
    author: decided(options.author, textAt(info, infoKeys.author)),
    subject: decided(options.subject, textAt(info, infoKeys.subject)),
    keywords: decided(options.keywords, textAt(info, infoKeys.keywords)),
    language: decided(options.language, textAt(catalog, 'Lang')),
  };
  for (const [key, name] of Object.entries(infoKeys)) set(info, name, properties[key as keyof typeof infoKeys]);
  set(catalog, 'Lang', properties.language);
  info.set(pdfName('ModDate'), PDFString.of(pdfDate(now)));
  if (options.title !== '') showTitle(catalog);
  const stream = streamAt(catalog, 'Metadata');
  const bytes = stream && decodedBytes(stream);
  const xmp = withProperties(bytes && new TextDecoder().decode(bytes), properties, now.toISOString());
  const written = context.stream(new TextEncoder().encode(xmp), { Type: 'Metadata', Subtype: 'XML' });
  catalog.set(pdfName('Metadata'), context.register(written));
};

const infoOf = ({ context }: PDFDocument): PDFDict => {
  const infoObject = context.lookup(context.trailerInfo.Info);
  if (infoObject instanceof PDFDict) return infoObject;
  const info = context.obj({});
  context.trailerInfo.Info = context.register(info);
  return info;
};

const textAt = (dict: PDFDict, key: string): string | undefined => {
  const value = dict.lookup(pdfName(key));
  return isText(value) && value.decodeText() !== '' ? value.decodeText() : undefined;
};

const set = (dict: PDFDict, key: string, text: string | undefined): void => {
  if (text === undefined) dict.delete(pdfName(key));
  else dict.set(pdfName(key), PDFHexString.fromText(text));
};

/** In the title bar of readers, in place of the name of the file. */
const showTitle = (catalog: PDFDict): void => {
  const preferences = dictAt(catalog, 'ViewerPreferences') ?? catalog.context.obj({});
  preferences.set(pdfName('DisplayDocTitle'), catalog.context.obj(true));
  catalog.set(pdfName('ViewerPreferences'), preferences);
};
