import { PDFHexString, PDFInvalidObject, type PDFRef } from '@cantoo/pdf-lib';
import { signDetached } from './cms-writer.js';
import type { Identity } from '../../operation.js';
import { pdfDate } from '../../content/pdf-date.js';
import type { Revision } from '../revision/revision.js';
import { addSignatureField, type SignatureWidget } from './signature-field.js';

/** What a signature dictionary says about the signature. */
export interface Statement {
  readonly name?: string;
  readonly reason?: string;
  readonly location?: string;
  readonly contact?: string;
  readonly at: Date;
}

/** Room for the value, in bytes: a chain of certificates is part of it. */
const VALUE_BYTES = 16 * 1024;
const NUMBER = '*'.repeat(10);
const RANGE = `[0 /${NUMBER} /${NUMBER} /${NUMBER}]`;
const HEAD = '<</Type/Sig/Filter/Adobe.PPKLite/SubFilter/ETSI.CAdES.detached/ByteRange ';
const BEFORE_VALUE = '/Contents ';

/**
 * Writes a revision whose last word is a signature over all of the file but the signature's own value.
 *
 * @param widgets  the places where the signature shows; at least one.
 * @see ISO 32000-1, 12.8 "Digital signatures", and ETSI EN 319 142-1, level B-B
 */
export const seal = async (
  revision: Revision,
  { widgets, statement }: { readonly widgets: readonly SignatureWidget[]; readonly statement: Statement },
  identity: Identity,
): Promise<Uint8Array> => {
  const { context } = revision.document;
  // Bytes as they stand: an object like any other could end up compressed, and its value could never be filled in.
  const value = context.register(PDFInvalidObject.of(Buffer.from(dictionaryOf(statement), 'latin1')));
  addSignatureField(revision, { value, widgets });
  const bytes = Buffer.from(await revision.save());
  return fillIn(bytes, value, (parts) => signDetached(parts, identity));
};

const dictionaryOf = ({ name, reason, location, contact, at }: Statement): string => {
  const texts = { Name: name, Reason: reason, Location: location, ContactInfo: contact };
  const entries = Object.entries(texts).map(([key, text]) =>
    text ? `/${key}${PDFHexString.fromText(text).toString()}` : '',
  );
  const value = '0'.repeat(2 * VALUE_BYTES);
  return `${HEAD}${RANGE}${BEFORE_VALUE}<${value}>/M(${pdfDate(at)})${entries.join('')}>>`;
};

/** In place. The dictionary has the highest number of all objects with a text, so it is the last of its look. */
const fillIn = async (
  bytes: Buffer,
  { objectNumber }: PDFRef,
  sign: (parts: readonly Uint8Array[]) => Promise<Uint8Array>,
): Promise<Uint8Array> => {
  const head = `\n${objectNumber} 0 obj\n${HEAD}`;
  const rangeStart = bytes.lastIndexOf(head, undefined, 'latin1') + head.length;
  const gapStart = rangeStart + RANGE.length + BEFORE_VALUE.length;
  const gapEnd = gapStart + 2 * VALUE_BYTES + '<>'.length;
  const range = `[0 ${gapStart} ${gapEnd} ${bytes.length - gapEnd}]`;
  bytes.write(range.padEnd(RANGE.length), rangeStart, 'latin1');
  const value = await sign([bytes.subarray(0, gapStart), bytes.subarray(gapEnd)]);
  if (value.length > VALUE_BYTES) throw new Error(`a signature of ${value.length} bytes has no room`);
  bytes.write(Buffer.from(value).toString('hex'), gapStart + 1, 'latin1');
  return bytes;
};
