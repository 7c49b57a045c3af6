import {
  ParseSpeeds,
  PDFArray,
  PDFDocument,
  PDFHexString,
  PDFString,
  type PDFObject,
  type PDFRef,
} from '@cantoo/pdf-lib';
import { createHash } from 'node:crypto';
import type { FileCipher } from '../../protection/file-cipher.js';
import { openEncrypted } from '../encryption/deciphering-parser.js';
import { writtenWithTable } from './table-writer.js';
import { knowTree } from './untyped-tree.js';
import { encipherNew, sealedText } from './write-encrypted.js';

/** A PDF that gets one more revision: its bytes stay, what is new or touched is written after them. */
export interface Revision {
  readonly document: PDFDocument;
  /** The bytes that stay. */
  readonly bytes: Uint8Array;
  /** An object that was there before has changed. */
  touch(ref: PDFRef): void;
  /** A text as it stands in this object, which is written by hand: encrypted where the file is. */
  textIn(ref: PDFRef, text: PDFHexString): PDFHexString;
  /** The bytes, and after them the revision. */
  save(): Promise<Uint8Array>;
}

/**
 * Opens a PDF for one more revision.
 *
 * The library would look for changes by itself: with each one it searches all objects, in all their depth, and those that
 * lie inside of others it does not find. So it is told of none, neither while they are made nor while they are written,
 * which changes streams too.
 *
 * @param stamp   anything that makes this revision another than the next; goes into the file's identifier.
 * @param cipher  of an encrypted file; what is new is encrypted like the rest.
 * @throws what the parser throws.
 */
export const openRevision = async (bytes: Uint8Array, stamp: string, cipher?: FileCipher): Promise<Revision> => {
  const document = await (cipher ? openEncrypted(bytes, cipher) : openPlain(bytes));
  const { context } = document;
  document.takeSnapshot();
  const { snapshot } = context;
  if (!snapshot) throw new Error('the document was not opened for a revision');
  delete context.snapshot;
  context.registerObjectChange = () => undefined;
  knowTree(document);
  const originalObjects = new Set(context.enumerateIndirectObjects().map(([, object]) => object));
  return {
    document,
    bytes,
    touch: (ref) => snapshot.markRefForSave(ref),
    textIn: (ref, text) => (cipher ? sealedText(text, ref, cipher) : text),
    save: async () => {
      renewIdentifier(document, bytes, stamp);
      if (cipher) await encipherNew(document, { snapshot, given: originalObjects, cipher });
      context.snapshot = snapshot;
      if (hasTable(bytes, snapshot.prevStartXRef)) return writtenWithTable(document, bytes, snapshot);
      return document.save({ useObjectStreams: true, updateFieldAppearances: false });
    },
  };
};

const openPlain = (bytes: Uint8Array): Promise<PDFDocument> =>
  PDFDocument.load(bytes, { forIncrementalUpdate: true, updateMetadata: false, parseSpeed: ParseSpeeds.Fastest });

/** Whether the newest cross-reference section is a table; a revision goes on in the way the file began. */
const hasTable = (bytes: Uint8Array, offset: number): boolean =>
  Buffer.from(bytes.subarray(offset, offset + 'xref'.length)).toString('latin1') === 'xref';

const ID_BYTES = 16;

/**
 * The first half stays, the second is another in each revision. An encrypted file may have a key that depends on the
 * first half, so one that has none gets none.
 *
 * @see ISO 32000-1, 14.4 "File identifiers"
 */
const renewIdentifier = ({ context, isEncrypted }: PDFDocument, bytes: Uint8Array, stamp: string): void => {
  const digest = createHash('sha256').update(bytes).update(stamp).digest().subarray(0, ID_BYTES);
  const fresh = PDFHexString.fromBytes(digest);
  const identifier = isEncrypted ? context.trailerInfo.ID : context.lookup(context.trailerInfo.ID);
  const first = identifier instanceof PDFArray ? identifier.get(0) : undefined;
  if (isEncrypted && !isText(first)) return;
  context.trailerInfo.ID = context.obj([isText(first) ? first : fresh, fresh]);
};

const isText = (object: PDFObject | undefined): object is PDFString | PDFHexString =>
  object instanceof PDFString || object instanceof PDFHexString;
