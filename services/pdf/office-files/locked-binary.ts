import { readTables, STREAM, type Tables } from './compound.js';
import { readStream, writeStream } from './compound-streams.js';
import { saysEncrypted } from './encryption.js';
import { KNOWN_TO_ALL, type Unlocked } from './locked-package.js';
import { openedSlides } from './locked-slides.js';
import { blocksOpened, keysFor, type Opened, type Streams } from './rc4-keys.js';

/**
 * The document in a protected one of Word, Excel or PowerPoint before 2007, whose streams were encrypted where they
 * stand.
 *
 * @returns undefined for anything else, and without a password for what is encrypted in another way: some of that has
 *   one that everybody knows.
 * @see [MS-DOC] 2.2.6, [MS-XLS] 2.2.10, [MS-PPT] 2.3.7
 */
export const unlockedBinary = (bytes: Uint8Array, password: string): Unlocked | undefined => {
  const copy = new Uint8Array(bytes); // a Buffer would cut out a view of itself
  const tables = readTables(copy);
  const open = tables && openerOf(tables);
  if (!open || !saysEncrypted(bytes)) return undefined;
  const streams = Object.fromEntries(
    tables.entries
      .filter(({ type, name }) => type === STREAM && OPENED.has(name))
      .map((entry) => [entry.name, readStream(tables, entry)]),
  );
  const opened = open(streams, password);
  if (opened === 'unknown' && password === '') return undefined;
  if (typeof opened === 'string') return opened;
  for (const [name, content] of Object.entries(opened)) {
    const entry = tables.entries.find((one) => one.type === STREAM && one.name === name);
    if (entry) writeStream(tables, entry, content);
  }
  return { bytes: copy };
};

const WORD = 'WordDocument';
const EXCEL = 'Workbook';
/** The stream of Excel 5, which knew nothing that keeps anybody out. */
const EXCEL_5 = 'Book';
const SLIDES = 'PowerPoint Document';
const CURRENT_USER = 'Current User';
const OPENED: ReadonlySet<string> = new Set([
  ...[WORD, '0Table', '1Table', 'Data'],
  ...[EXCEL, EXCEL_5],
  ...[SLIDES, CURRENT_USER, 'Pictures'],
]);

type Opener = (streams: Streams, password: string) => Opened;

const openerOf = ({ entries }: Tables): Opener | undefined => {
  const has = (name: string): boolean => entries.some((entry) => entry.type === STREAM && entry.name === name);
  if (has(WORD)) return openedText;
  if (has(EXCEL)) return openedSheets;
  if (has(SLIDES) && has(CURRENT_USER)) return openedSlides;
  return has(EXCEL_5) ? () => 'unknown' : undefined;
};

/** The beginning of Word's own stream is never encrypted. */
const WORD_HEAD_BYTES = 68;
const WORD_FLAGS_AT = 0x0a;
const WORD_ENCRYPTED = 0x0100;
const WORD_SECOND_TABLE = 0x0200;
const WORD_OBFUSCATED = 0x8000;
/** How long the EncryptionInfo at the start of the table is. */
const WORD_KEY_AT = 0x0e;
const WORD_BLOCK_BYTES = 512;

const openedText: Opener = (streams, password) => {
  const { [WORD]: text = Buffer.alloc(0) } = streams;
  const flags = text.length < WORD_HEAD_BYTES ? 0 : text.readUInt16LE(WORD_FLAGS_AT);
  const name = (flags & WORD_SECOND_TABLE) === 0 ? '0Table' : '1Table';
  const table = streams[name];
  if ((flags & WORD_ENCRYPTED) === 0 || (flags & WORD_OBFUSCATED) !== 0 || !table) return 'unknown';
  const keys = keysFor(table.subarray(0, text.readUInt32LE(WORD_KEY_AT)), password);
  if (typeof keys === 'string') return keys;
  const { Data: data } = streams;
  const opened = (stream: Buffer): Buffer => blocksOpened(stream, keys, WORD_BLOCK_BYTES);
  const openedStream = Buffer.concat([text.subarray(0, WORD_HEAD_BYTES), opened(text).subarray(WORD_HEAD_BYTES)]);
  openedStream.writeUInt16LE(flags & ~WORD_ENCRYPTED, WORD_FLAGS_AT);
  openedStream.writeUInt32LE(0, WORD_KEY_AT);
  return { [WORD]: openedStream, [name]: opened(table), ...(data && { Data: opened(data) }) };
};

const EXCEL_BLOCK_BYTES = 1024;
const FILE_PASS = 0x2f;
const FILE_PASS_RC4 = 1;
/** Sheets by name: where each begins is never encrypted. */
const BOUND_SHEET = 0x85;
const SHEET_PLACE_BYTES = 4;
/** BOF, FilePass, UsrExcl, FileLock, InterfaceHdr, RRDInfo and RRDHead are never encrypted. */
const PLAIN_RECORDS: ReadonlySet<number> = new Set([0x809, FILE_PASS, 0x194, 0x195, 0xe1, 0x196, 0x138]);
const RECORD_HEAD_BYTES = 4;

interface BookRecord {
  readonly type: number;
  readonly at: number;
  readonly end: number;
}

const recordsIn = (book: Buffer): readonly BookRecord[] => {
  const records: BookRecord[] = [];
  for (let at = 0; at + RECORD_HEAD_BYTES <= book.length;) {
    const end = Math.min(book.length, at + RECORD_HEAD_BYTES + book.readUInt16LE(at + 2));
    records.push({ type: book.readUInt16LE(at), at, end });
    at = end;
  }
  return records;
};

const plainBytesOf = ({ type, at, end }: BookRecord): number => {
  if (PLAIN_RECORDS.has(type)) return end - at;
  return Math.min(end - at, RECORD_HEAD_BYTES + (type === BOUND_SHEET ? SHEET_PLACE_BYTES : 0));
};

const openedSheets: Opener = (streams, password) => {
  const { [EXCEL]: book = Buffer.alloc(0) } = streams;
  const records = recordsIn(book);
  const pass = records.find(({ type }) => type === FILE_PASS);
  if (!pass || pass.end - pass.at < RECORD_HEAD_BYTES + 2) return 'unknown';
  const info = book.subarray(pass.at + RECORD_HEAD_BYTES, pass.end);
  if (info.readUInt16LE(0) !== FILE_PASS_RC4) return 'unknown';
  const keys = keysFor(info.subarray(2), password === '' ? KNOWN_TO_ALL : password);
  if (typeof keys === 'string') return keys;
  const openedBook = blocksOpened(book, keys, EXCEL_BLOCK_BYTES);
  for (const record of records) book.copy(openedBook, record.at, record.at, record.at + plainBytesOf(record));
  openedBook.writeUInt16LE(0, pass.at); // a record that says nothing
  openedBook.fill(0, pass.at + RECORD_HEAD_BYTES, pass.end);
  return { [EXCEL]: openedBook };
};
