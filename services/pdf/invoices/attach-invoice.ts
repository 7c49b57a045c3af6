import type { PDFDocument } from 'pdf-lib';
import { finishArchive } from '../archiving/archive-document.js';
import { attach } from '../attachments/attach.js';
import { takeOff } from '../attachments/take-off.js';
import { INVOICE_NAMES } from './read-invoice.js';

/** The profiles of Factur-X, by the end of the identifier that the invoice has; the first that fits. */
const PROFILES: readonly (readonly [identifier: RegExp, profile: string])[] = [
  [/xrechnung/i, 'XRECHNUNG'],
  [/:minimum$/i, 'MINIMUM'],
  [/:basicwl$/i, 'BASIC WL'],
  [/:basic$/i, 'BASIC'],
  [/:extended$/i, 'EXTENDED'],
];

interface Attaching {
  readonly xml: Uint8Array;
  /** The identifier of the rules that the invoice says it follows. */
  readonly profile: string;
  readonly now: Date;
}

/**
 * Attaches an invoice to a PDF/A-3 as Factur-X and ZUGFeRD want it: under a fixed name, as the same in another form, and
 * named in the metadata. One that was there before goes.
 *
 * @returns the name of the attached file
 */
export const attachInvoice = async (document: PDFDocument, { xml, profile, now }: Attaching): Promise<string> => {
  takeOff(document, (name) => INVOICE_NAMES.includes(name.toLowerCase()));
  const level = PROFILES.find(([identifier]) => identifier.test(profile))?.[1] ?? 'EN 16931';
  const name = level === 'XRECHNUNG' ? 'xrechnung.xml' : 'factur-x.xml';
  const file = { name, mime: 'text/xml', bytes: xml };
  attach(document, [file], { relationship: 'Alternative', description: 'Factur-X', now });
  await finishArchive(document, { level: '3b', now, extra: described(name, level) });
  return name;
};

const PROPERTIES = [
  ['DocumentFileName', 'The name of the embedded XML document'],
  ['DocumentType', 'The type of the hybrid document in capital letters'],
  ['Version', 'The actual version of the standard applying to the embedded XML document'],
  ['ConformanceLevel', 'The conformance level of the embedded XML document'],
] as const;

/** @see Factur-X 1.0, 6.3 "XMP metadata", and ISO 19005-3, 6.6.2.3 */
const described = (name: string, level: string): string =>
  '<rdf:Description rdf:about="" xmlns:fx="urn:factur-x:pdfa:CrossIndustryDocument:invoice:1p0#">' +
  `<fx:DocumentType>INVOICE</fx:DocumentType><fx:DocumentFileName>${name}</fx:DocumentFileName>` +
  `<fx:Version>1.0</fx:Version><fx:ConformanceLevel>${level}</fx:ConformanceLevel></rdf:Description>` +
  '<rdf:Description rdf:about="" xmlns:pdfaExtension="http://www.aiim.org/pdfa/ns/extension/"' +
  ' xmlns:pdfaSchema="http://www.aiim.org/pdfa/ns/schema#" xmlns:pdfaProperty="http://www.aiim.org/pdfa/ns/property#">' +
  '<pdfaExtension:schemas><rdf:Bag><rdf:li rdf:parseType="Resource">' +
  '<pdfaSchema:schema>Factur-X PDFA Extension Schema</pdfaSchema:schema>' +
  '<pdfaSchema:namespaceURI>urn:factur-x:pdfa:CrossIndustryDocument:invoice:1p0#</pdfaSchema:namespaceURI>' +
  `<pdfaSchema:prefix>fx</pdfaSchema:prefix><pdfaSchema:property><rdf:Seq>${PROPERTIES.map(property).join('')}` +
  '</rdf:Seq></pdfaSchema:property></rdf:li></rdf:Bag></pdfaExtension:schemas></rdf:Description>';

const property = ([name, description]: (typeof PROPERTIES)[number]): string =>
  '<rdf:li rdf:parseType="Resource">' +
  `<pdfaProperty:name>${name}</pdfaProperty:name><pdfaProperty:valueType>Text</pdfaProperty:valueType>` +
  `<pdfaProperty:category>external</pdfaProperty:category><pdfaProperty:description>${description}</pdfaProperty:description>` +
  '</rdf:li>';
