import { Refusal } from '../../../contracts/errors.js';
import type { Invoice } from './invoice.js';
import { readCii } from './read-cii.js';
import { readUbl } from './read-ubl.js';
import { readXml, type XmlElement } from './read-xml.js';

/** Names under which a PDF carries its invoice, in small letters; the first is that of Factur-X and ZUGFeRD 2.1. */
export const INVOICE_NAMES: readonly string[] = ['factur-x.xml', 'zugferd-invoice.xml', 'xrechnung.xml'];

const CII = 'urn:un:unece:uncefact:data:standard:CrossIndustryInvoice:100';
const UBL = /^urn:oasis:names:specification:ubl:schema:xsd:(?:Invoice|CreditNote)-2$/;

/**
 * Reads an electronic invoice: CII or UBL.
 *
 * @throws Refusal as {@link readXml}; `invoice.unknown` for other XML.
 */
export const readInvoice = (bytes: Uint8Array, name: string): Invoice => {
  const root = readXml(bytes, name);
  const namespace = namespaceOf(root);
  if (root.name === 'CrossIndustryInvoice' && namespace === CII) return readCii(root);
  if ((root.name === 'Invoice' || root.name === 'CreditNote') && UBL.test(namespace)) return readUbl(root);
  throw new Refusal('invoice.unknown', { name });
};

/** Prefixes are left out of names, so it is one of those that the root declares. */
const namespaceOf = ({ attributes, name }: XmlElement): string => {
  const declared = Object.entries(attributes).filter(([key]) => key === 'xmlns' || key.startsWith('xmlns:'));
  const fitting = declared.map(([, uri]) => uri).find((uri) => uri === CII || UBL.test(uri));
  return fitting?.includes(name) === true ? fitting : '';
};
