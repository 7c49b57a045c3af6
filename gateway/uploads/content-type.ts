import { fileTypeFromBuffer } from 'file-type';
import { Refusal } from '../../contracts/errors.js';
import { fileTypes, MSG, typeOfName, type FileKind, type FileType } from '../../contracts/files.js';
import { isSvg } from './svg-root.js';
import { openTextCheck } from './text-check.js';

/** Bytes of a file that are examined. An Office file names its type in a part that comes within them or not at all (then its name decides). */
export const HEAD_BYTES = 64 * 1024;
/** ISO 32000-1, Annex H, note 13: readers accept the header anywhere within the first 1024 bytes. */
const PDF_HEADER_WITHIN_BYTES = 1024;
const PDF_HEADER = '%PDF-';
const PDF_OBJECT = /(?:^|[\r\n])\d{1,10} \d{1,5} obj\b/;
const PDF_END_MARKS = ['startxref', '%%EOF'];
const OFFICE_PARTS = ['[Content_Types].xml', '_rels/', 'docProps/', 'word/', 'xl/', 'ppt/', 'META-INF/manifest.xml'];
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
const office = fileTypes.filter(({ kind }) => kind === 'office');
const zippedOffice = office.filter(({ mime }) => /openxmlformats|opendocument/.test(mime));
/** Word and others call it .doc as well. */
const rtf = [...ofMime('application/rtf'), ...ofMime('application/msword')];

/** What the first bytes of a file may be, likeliest first; empty for what Docket does not take. */
const candidatesOf = async (head: Buffer, whole: boolean): Promise<readonly FileType[]> => {
  const { mime: found } = (await fileTypeFromBuffer(head)) ?? { mime: '' };
  const mime = OTHER_NAMES[found] ?? found;
  switch (mime) {
    case 'application/x-cfb': // a protected .docx is one too
      return [...office, ...ofMime(MSG)];
    case 'application/zip':
      return whole || !namesOfficeParts(head) ? [] : zippedOffice;
    case 'application/rtf':
      return rtf;
    case 'application/pdf':
      return pdfOrText(head, whole, mime);
    default:
      return knownOr(ofMime(mime), () => pdfOrText(head, whole, mime));
  }
};

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

const namesOfficeParts = (head: Buffer): boolean => OFFICE_PARTS.some((part) => head.includes(part));

/** What Docket takes, or one call of it, as the answer to anything else. */
export const unsupported = (name: string, kinds?: readonly FileKind[]): Refusal => {
  const taken = fileTypes.filter(({ kind }) => kinds?.includes(kind) ?? true);
  const types = [...new Set(taken.map(({ label }) => label))].join(', ');
  return new Refusal('file.type-unsupported', { name, types });
};

/**
 * The type of a file by its content. The name decides only between types that the content leaves open.
 *
 * @param head   first HEAD_BYTES of the file, or all of it.
 * @param whole  whether `head` is all of it.
 * @throws Refusal `file.type-unsupported`, `file.type-mismatch`.
 */
export const typeOfContent = async (head: Buffer, whole: boolean, name: string): Promise<FileType> => {
  const candidates = await candidatesOf(head, whole);
  const claimed = typeOfName(name);
  if (claimed && candidates.includes(claimed)) return claimed;
  const [found] = candidates;
  if (!found || (!claimed && found.kind === 'office' && candidates.length > 1)) throw unsupported(name);
  if (claimed && claimed.kind !== found.kind) {
    throw new Refusal('file.type-mismatch', { name, claimed: claimed.label, found: found.label });
  }
  return found;
};
