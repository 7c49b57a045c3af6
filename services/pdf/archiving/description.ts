import { PDFDict, PDFHexString, PDFString, type PDFDocument } from 'pdf-lib';
import { isText } from '../content/objects.js';
import { pdfDate } from '../content/pdf-date.js';
import { pdfName } from '../content/pdf-name.js';
import { withProperties } from '../editing/outline/xmp.js';

/** The standard that a document says it complies with: part and conformance of PDF/A, or PDF/UA; undefined for none. */
export type Conformance =
  { readonly part: 2 | 3; readonly conformance: 'A' | 'B' | 'U' } | { readonly part: 'ua-1' } | undefined;

interface Saying {
  readonly now: Date;
  /** Further descriptions, as they stand in XMP. */
  readonly extra?: string;
}

/** Describes the document anew, with what is known of it, and says what it complies with. @see ISO 19005-2, 6.6 */
export const describe = (document: PDFDocument, standard: Conformance, { now, extra = '' }: Saying): void => {
  const { catalog, context } = document;
  const info = context.lookup(context.trailerInfo.Info);
  const textOf = (key: string): string | undefined => {
    const value = info instanceof PDFDict ? info.lookup(pdfName(key)) : undefined;
    const text = isText(value) ? legible(value.decodeText()) : '';
    return text === '' ? undefined : text;
  };
  const language = catalog.lookup(pdfName('Lang'));
  const properties = {
    title: textOf('Title'),
    author: textOf('Author'),
    subject: textOf('Subject'),
    keywords: textOf('Keywords'),
    language: isText(language) && language.decodeText() !== '' ? language.decodeText() : undefined,
  };
  const xmp = withProperties(undefined, properties, now.toISOString());
  const end = xmp.lastIndexOf('</rdf:RDF>');
  const whole = new TextEncoder().encode(xmp.slice(0, end) + claimOf(standard) + extra + xmp.slice(end));
  catalog.set(pdfName('Metadata'), context.register(context.stream(whole, { Type: 'Metadata', Subtype: 'XML' })));
  const { title, author, subject, keywords } = properties;
  const texts = { Title: title, Author: author, Subject: subject, Keywords: keywords };
  const fresh = context.obj({});
  for (const [key, text] of Object.entries(texts)) {
    if (text !== undefined) fresh.set(pdfName(key), PDFHexString.fromText(text));
  }
  fresh.set(pdfName('ModDate'), PDFString.of(pdfDate(now)));
  context.trailerInfo.Info = context.register(fresh);
};

/** @see ISO 19005-2, 6.6.4, and ISO 14289-1, 5 "Version identification" */
const claimOf = (standard: Conformance): string => {
  if (!standard) return '';
  if (standard.part === 'ua-1') {
    return (
      '<rdf:Description rdf:about="" xmlns:pdfuaid="http://www.aiim.org/pdfua/ns/id/">' +
      '<pdfuaid:part>1</pdfuaid:part></rdf:Description>'
    );
  }
  const { part, conformance } = standard;
  return (
    '<rdf:Description rdf:about="" xmlns:pdfaid="http://www.aiim.org/pdfa/ns/id/">' +
    `<pdfaid:part>${part}</pdfaid:part><pdfaid:conformance>${conformance}</pdfaid:conformance></rdf:Description>`
  );
};

// eslint-disable-next-line no-control-regex -- XML has no way to write these
const legible = (text: string): string => text.replaceAll(/[\u0000-\u001f\ufffe\uffff]|\p{Surrogate}/gu, ' ').trim();
