import { fileTypeFromBuffer } from 'file-type';
import iconv from 'iconv-lite';
import { pipeline, Transform, type Readable } from 'node:stream';
import { MB } from '../../contracts/byte-sizes.js';
import { Refusal } from '../../contracts/errors.js';
import { fileTypes, MSG, typeOfName, type FileKind, type FileType, maxBytesOf } from '../../contracts/files.js';
import { wideTextOf } from '../../services/platform/text/unicode-form.js';
import { errorCodeOf } from '../ports/error-code.js';
import { isSvg } from './svg-root.js';

const TAB = 0x09;
const LINE_FEED = 0x0a;
const FORM_FEED = 0x0c;
const CARRIAGE_RETURN = 0x0d;
const DELETE = 0x7f;
const FIRST_PRINTABLE = 0x20;
const BLANK_BYTES: ReadonlySet<number> = new Set([TAB, LINE_FEED, FORM_FEED, CARRIAGE_RETURN]);
/** Decoding leaves these characters where the bytes mean nothing, or where no text has one. */
const NOT_IN_TEXT = /[\0\uFFFD]/;

/** Sequences that change the character set within ISO-2022-JP, and their possible beginnings. */
const ESCAPE = '\u001b';
const ISO_2022_SHIFTS = ['(B', '(J', '(I', '$@', '$B', '$(D'].map((shift) => ESCAPE + shift);
const ISO_2022_SHIFTS_BEGUN: readonly string[] = ['', '(', '$', '$('].map((shift) => ESCAPE + shift);

const isControl = (byte: number): boolean => byte === DELETE || (byte < FIRST_PRINTABLE && !BLANK_BYTES.has(byte));

/** Says of each next chunk of a file whether the file may still be text; the first chunk holds at least 2 bytes. */
export type TextCheck = (chunk: Buffer) => boolean;

/**
 * UTF-16 and UTF-32 must decode; anything else (UTF-8, the encodings of one and two bytes) must be free of control
 * characters, but for the shifts of ISO-2022-JP.
 */
export const openTextCheck = (head: Buffer): TextCheck => {
  const wide = wideTextOf(head);
  if (!wide) return openByteCheck();
  return wide.encoding.startsWith('utf-16') ? openUtf16Check(wide.encoding) : openUtf32Check(wide.encoding);
};

const openUtf16Check = (encoding: string): TextCheck => {
  const decoder = new TextDecoder(encoding, { fatal: true });
  return (chunk) => {
    try {
      return !decoder.decode(chunk, { stream: true }).includes('\0');
    } catch (error) {
      if (errorCodeOf(error) === 'ERR_ENCODING_INVALID_ENCODED_DATA') return false;
      throw error;
    }
  };
};

const openUtf32Check = (encoding: string): TextCheck => {
  const decoder = iconv.getDecoder(encoding);
  return (chunk) => !NOT_IN_TEXT.test(decoder.write(chunk));
};

const openByteCheck = (): TextCheck => {
  let begun = '';
  return (chunk) => {
    if (begun === '' && !chunk.includes(ESCAPE)) return !chunk.some(isControl);
    const text = begun + chunk.toString('latin1');
    begun = ISO_2022_SHIFTS_BEGUN.find((shift) => text.endsWith(shift)) ?? '';
    const whole = text.slice(0, text.length - begun.length);
    const rest = ISO_2022_SHIFTS.reduce((left, shift) => left.replaceAll(shift, ''), whole);
    return !Buffer.from(rest, 'latin1').some(isControl);
  };
};

/** Bytes of a file that are examined. An Office file names its type in a part that comes within them or not at all (then its name decides). */
export const HEAD_BYTES = 64 * 1024;
/** ISO 32000-1, Annex H, note 13: readers accept the header anywhere within the first 1024 bytes. */
const PDF_HEADER_WITHIN_BYTES = 1024;
const PDF_HEADER = '%PDF-';
const PDF_OBJECT = /(?:^|[\r\n])\d{1,10} \d{1,5} obj\b/;
const PDF_END_MARKS = ['startxref', '%%EOF'];
const OFFICE_PARTS = ['[Content_Types].xml', '_rels/', 'docProps/', 'word/', 'xl/', 'ppt/', 'META-INF/manifest.xml'];
/** The one part that every e-book has; those that do not begin with their type are told by it. */
const BOOK_PART = 'META-INF/container.xml';
/** Parts of documents of Pages, Numbers and Keynote, as they have been written since 2009. */
const IWORK_PARTS = [
  '.iwa',
  'Index.zip',
  'index.apxl',
  'buildVersionHistory.plist',
  'BuildVersionHistory.plist',
  '.iwph',
];
/** Pictures may stand before these parts and be longer than what is looked at; then the name has to say what it is. */
const IWORK_FOLDERS = ['Data/', 'QuickLook/'];
/** Plain characters, but the source of another kind of document: as text it would be gibberish. */
const MIME_TYPES_NOT_TEXT = ['application/postscript'];

/** Names of types that are read as another one. */
const OTHER_NAMES: Readonly<Record<string, string>> = {
  'image/apng': 'image/png',
  'image/heif': 'image/heic',
  'image/heic-sequence': 'image/heic',
  'image/heif-sequence': 'image/heic',
};

const ofMime = (mime: string): FileType[] => fileTypes.filter((type) => type.mime === mime);
const pdf = ofMime('application/pdf');
const text = fileTypes.filter(({ kind }) => kind === 'text');
const svg = ofMime('image/svg+xml');
const mail = ofMime('message/rfc822');
const book = fileTypes.filter(({ kind }) => kind === 'book');
const office = fileTypes.filter(({ kind }) => kind === 'office');
const iWork = fileTypes.filter(({ kind }) => kind === 'iwork');
const zippedOffice = office.filter(({ mime }) => /openxmlformats|opendocument/.test(mime));
/** Word and others call it .doc as well. */
const rtf = [...ofMime('application/rtf'), ...ofMime('application/msword')];

/** The types that the first bytes of a file may be of, likeliest first; empty for a file that Docket does not take. */
const candidatesOf = async (
  head: Buffer,
  whole: boolean,
  claimed: FileType | undefined,
): Promise<readonly FileType[]> => {
  const { mime: found } = (await fileTypeFromBuffer(head)) ?? { mime: '' };
  const mime = OTHER_NAMES[found] ?? found;
  switch (mime) {
    case 'application/x-cfb': // a protected .docx is one too
      return [...office, ...ofMime(MSG)];
    case 'application/zip':
      return zipped(head, whole, claimed);
    case 'application/rtf':
      return rtf;
    case 'application/pdf':
      return pdfOrText(head, whole, mime);
    default:
      return knownOr(ofMime(mime), () => pdfOrText(head, whole, mime));
  }
};

/** A ZIP that does not begin with its type is told by the names of its parts. */
const zipped = (head: Buffer, whole: boolean, claimed: FileType | undefined): readonly FileType[] => [
  ...(whole || !namesAny(head, OFFICE_PARTS) ? [] : zippedOffice),
  ...(head.includes(BOOK_PART) ? book : []),
  ...(namesAny(head, [...IWORK_PARTS, ...(whole || claimed?.kind !== 'iwork' ? [] : IWORK_FOLDERS)]) ? iWork : []),
];

const knownOr = (known: readonly FileType[], others: () => readonly FileType[]): readonly FileType[] =>
  known.length > 0 ? known : others();

/** Neither has a signature that says all: a PDF may begin with something else, a text may speak of `%PDF-`. */
const pdfOrText = (head: Buffer, whole: boolean, mime: string): readonly FileType[] => {
  const plain = MIME_TYPES_NOT_TEXT.includes(mime) || !openTextCheck(head)(head) ? [] : writtenAsText(head);
  const hasPdfHeader = head.subarray(0, PDF_HEADER_WITHIN_BYTES + PDF_HEADER.length).includes(PDF_HEADER);
  const written = [...plain, ...(isMail(head) ? mail : [])];
  return hasPdfHeader || hasPdfObjects(head, whole) ? [...pdf, ...written] : written;
};

const writtenAsText = (head: Buffer): readonly FileType[] => [...(isSvg(head) ? svg : []), ...text];

const HEADER_LINE = /^(?:From |[!-9;-~]+:)/;
const MAIL_HEADERS = /^(?:From|Date|Subject|To|Received|Message-ID|MIME-Version|Return-Path|Delivered-To):/im;

/** Whether it begins with the headers of a mail. */
const isMail = (head: Buffer): boolean => {
  const [headers = ''] = head.toString('latin1').split(/\r?\n\r?\n/, 1);
  return HEADER_LINE.test(headers) && MAIL_HEADERS.test(headers);
};

/** A PDF that has lost its header, which readers open all the same. */
const hasPdfObjects = (head: Buffer, whole: boolean): boolean =>
  PDF_OBJECT.test(head.toString('latin1', 0, PDF_HEADER_WITHIN_BYTES)) &&
  head.includes('endobj') &&
  (!whole || PDF_END_MARKS.some((end) => head.includes(end)));

const namesAny = (head: Buffer, parts: readonly string[]): boolean => parts.some((part) => head.includes(part));

/** Names the types that Docket takes, or one call of it, as the answer to anything else. */
export const unsupported = (name: string, kinds?: readonly FileKind[]): Refusal => {
  const taken = fileTypes.filter(({ kind }) => kinds?.includes(kind) ?? true);
  const types = [...new Set(taken.map(({ label }) => label))].join(', ');
  return new Refusal('file.type-unsupported', { name, types });
};

/** Kinds of which a file says that it is one, but not always which. */
const TOLD_BY_NAME: readonly FileKind[] = ['office', 'iwork'];

/**
 * The type of a file by its content. The name decides only between types that the content leaves open.
 *
 * @param head   first HEAD_BYTES of the file, or all of it.
 * @param whole  whether `head` is all of it.
 * @throws Refusal `file.type-unsupported`, `file.type-mismatch`.
 */
export const typeOfContent = async (head: Buffer, whole: boolean, name: string): Promise<FileType> => {
  const claimed = typeOfName(name);
  const candidates = await candidatesOf(head, whole, claimed);
  if (claimed && candidates.includes(claimed)) return claimed;
  const [found] = candidates;
  if (!found || (!claimed && TOLD_BY_NAME.includes(found.kind) && candidates.length > 1)) throw unsupported(name);
  if (claimed && claimed.kind !== found.kind) {
    throw new Refusal('file.type-mismatch', { name, claimed: claimed.label, found: found.label });
  }
  return found;
};

interface Head {
  readonly bytes: Buffer;
  /** Whether nothing comes after this part. */
  readonly whole: boolean;
}

/** Leaves the rest in the stream. */
const readHead = async (source: Readable): Promise<Head> => {
  const chunks: Buffer[] = [];
  let length = 0;
  for await (const chunk of source.iterator({ destroyOnReturn: false }) as AsyncIterable<Buffer>) {
    chunks.push(chunk);
    length += chunk.length;
    if (length >= HEAD_BYTES) return { bytes: Buffer.concat(chunks), whole: false };
  }
  return { bytes: Buffer.concat(chunks), whole: true };
};

/** How many bytes a file of each kind may have. */
export type SizeLimits = (kind: FileKind) => number;

const limitedTo = (limit: number, label: string) => {
  let size = 0;
  return (chunk: Buffer): void => {
    size += chunk.length;
    if (size <= limit) return;
    throw new Refusal('file.too-large', { size: `over ${limit / MB}`, limit: limit / MB, type: label });
  };
};

const onlyText = (head: Buffer, name: string) => {
  const check = openTextCheck(head);
  return (chunk: Buffer): void => {
    if (!check(chunk)) throw unsupported(name);
  };
};

const isWrittenAsText = ({ kind }: FileType): boolean => kind === 'text' || kind === 'drawing';

type Check = (chunk: Buffer) => void;

/** Bytes that may wait for the disk, so that a chunk off the wire does not stop the stream. */
const WAITING_BYTES = MB;

const passing = (checks: readonly Check[]): Transform =>
  new Transform({
    highWaterMark: WAITING_BYTES,
    transform: (chunk: Buffer, _encoding, done) => {
      try {
        for (const check of checks) check(chunk);
        done(null, chunk);
      } catch (error) {
        done(error as Error);
      }
    },
  });

/** The head and what comes after it. */
const passed = (source: Readable, { bytes, whole }: Head, checks: readonly Check[]): Readable => {
  const gate = passing(checks);
  gate.on('error', () => undefined); // told to whoever reads it
  gate.write(bytes);
  if (whole) gate.end();
  else pipeline(source, gate, () => undefined);
  return gate;
};

export interface CheckedFile {
  readonly type: FileType;
  /** The same bytes; fails with a Refusal as soon as the file breaks a rule. */
  readonly bytes: Readable;
}

/**
 * Tells a file's type from its first bytes and watches the rest while it is read.
 *
 * @throws Refusal `file.empty`, `file.type-unsupported`, `file.type-mismatch`; from `bytes` also `file.too-large`.
 * @see Requirement.
 */
export const checkFile = async (
  source: Readable,
  name: string,
  limits: SizeLimits = maxBytesOf,
): Promise<CheckedFile> => {
  const head = await readHead(source);
  if (head.bytes.length === 0) throw new Refusal('file.empty', { name });
  const type = await typeOfContent(head.bytes, head.whole, name);
  const checks = [
    limitedTo(limits(type.kind), type.label),
    ...(isWrittenAsText(type) ? [onlyText(head.bytes, name)] : []),
  ];
  return { type, bytes: passed(source, head, checks) };
};
