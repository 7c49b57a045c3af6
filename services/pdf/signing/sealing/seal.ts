import { PDFHexString, PDFInvalidObject, type PDFRef } from '@cantoo/pdf-lib';
import type { Note } from '../../../../contracts/events/conversion.js';
import { certify, transformEntries, type CertificationLevel } from './certify.js';
import { signDetached, valueOf, written } from './cms-writer.js';
import { NO_ROOM, timestampFor } from './timestamp-token.js';
import type { Identity } from '../../operation.js';
import { pdfDate } from '../../content/pdf-date.js';
import type { Revision } from '../revision/revision.js';
import { dictAt } from '../fields/dictionary-entries.js';
import { lockIn, type FieldLock } from '../fields/field-locks.js';
import { drawFields } from './draw-fields.js';
import { putInFields, type SignatureWidget } from './signature-field.js';

/** The statement of a signature dictionary about the signature. */
export interface Statement {
  readonly name?: string;
  readonly reason?: string;
  readonly location?: string;
  readonly contact?: string;
  readonly at: Date;
  /** The signer certifies the document: level of DocMDP. */
  readonly level?: CertificationLevel | undefined;
}

export interface Sealed {
  readonly bytes: Uint8Array;
  readonly notes: readonly Note[];
}

/** Room for the value, in bytes: a chain of certificates is part of it, and a time stamp with another chain. */
const VALUE_BYTES = 16 * 1024;
const STAMP_BYTES = 16 * 1024;
const NUMBER = '*'.repeat(10);
const RANGE = `[0 /${NUMBER} /${NUMBER} /${NUMBER}]`;
const HEAD = '<</Type/Sig/Filter/Adobe.PPKLite/SubFilter/ETSI.CAdES.detached/ByteRange ';
const BEFORE_VALUE = '/Contents ';

/**
 * Writes a revision whose last word is a signature over all of the file but the signature's own value.
 *
 * @param widgets  the places where the signature shows; at least one.
 * @returns the file, and a note when the time stamp that it should have is missing.
 * @see ISO 32000-1, 12.8 "Digital signatures", and ETSI EN 319 142-1, levels B-B and, with a time stamp, B-T
 */
export const seal = async (
  revision: Revision,
  { widgets, statement }: { readonly widgets: readonly SignatureWidget[]; readonly statement: Statement },
  identity: Identity,
): Promise<Sealed> => {
  drawFields(revision);
  const { context } = revision.document;
  const room = VALUE_BYTES + (identity.timestamp ? STAMP_BYTES : 0);
  // Bytes as they stand: an object like any other could end up compressed, and its value could never be filled in.
  const value = context.nextRef();
  const textIn = (text: PDFHexString) => revision.textIn(value, text).toString();
  const locks = widgets.flatMap(({ prepared }) => {
    const lock = prepared && dictAt(prepared.field, 'Lock');
    return lock ? lockIn(lock) : [];
  });
  const dictionary = dictionaryOf({ ...statement, locks }, room, textIn);
  context.assign(value, PDFInvalidObject.of(Buffer.from(dictionary, 'latin1')));
  putInFields(revision, { value, widgets });
  if (statement.level !== undefined) certify(revision, value);
  const bytes = Buffer.from(await revision.save());
  return fillIn(bytes, { value, room }, identity);
};

const dictionaryOf = (
  { name, reason, location, contact, at, level, locks }: Statement & { readonly locks: readonly FieldLock[] },
  room: number,
  textIn: (text: PDFHexString) => string,
): string => {
  const texts = { Name: name, Reason: reason, Location: location, ContactInfo: contact };
  const entries = Object.entries(texts).map(([key, text]) =>
    text ? `/${key}${textIn(PDFHexString.fromText(text))}` : '',
  );
  const value = '0'.repeat(2 * room);
  const transforms = transformEntries(level, locks, textIn);
  const time = textIn(PDFHexString.fromBytes(Buffer.from(pdfDate(at), 'latin1')));
  return `${HEAD}${RANGE}${BEFORE_VALUE}<${value}>/M${time}${entries.join('')}${transforms}>>`;
};

interface Gap {
  readonly value: PDFRef;
  /** In bytes. */
  readonly room: number;
}

/** In place. The dictionary has the highest number of all objects with a text, so it is the last of its look. */
const fillIn = async (bytes: Buffer, { value: { objectNumber }, room }: Gap, identity: Identity): Promise<Sealed> => {
  const head = `\n${objectNumber} 0 obj\n${HEAD}`;
  const rangeStart = bytes.lastIndexOf(head, undefined, 'latin1') + head.length;
  const gapStart = rangeStart + RANGE.length + BEFORE_VALUE.length;
  const gapEnd = gapStart + 2 * room + '<>'.length;
  const range = `[0 ${gapStart} ${gapEnd} ${bytes.length - gapEnd}]`;
  bytes.write(range.padEnd(RANGE.length), rangeStart, 'latin1');
  const { value, notes } = await signatureOf([bytes.subarray(0, gapStart), bytes.subarray(gapEnd)], room, identity);
  bytes.write(Buffer.from(value).toString('hex'), gapStart + 1, 'latin1');
  return { bytes, notes };
};

const signatureOf = async (parts: readonly Uint8Array[], room: number, identity: Identity) => {
  const unstamped = await signDetached(parts, identity);
  const plain = written(unstamped);
  if (plain.length > room) throw new Error(`a signature of ${plain.length} bytes has no room`);
  const stamping = await timestampFor(valueOf(unstamped), identity);
  if (!('token' in stamping)) return { value: plain, notes: 'note' in stamping ? [stamping.note] : [] };
  const stamped = written(unstamped, stamping.token);
  return stamped.length > room ? { value: plain, notes: [NO_ROOM] } : { value: stamped, notes: [] };
};
