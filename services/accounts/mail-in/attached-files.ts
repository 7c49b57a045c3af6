import { MB } from '../../../contracts/byte-sizes.js';
import type { RefusalCode, RefusalFacts } from '../../../contracts/errors.js';
import { fileTypes, typeOfName } from '../../../contracts/files.js';
import { cleanFileName } from '../../platform/text/file-name.js';

/** A part of a mail as mail servers describe it. */
export interface MailPart {
  /** Its number, such as `2.1`. */
  readonly part?: string | undefined;
  readonly type: string;
  readonly parameters?: Readonly<Record<string, string>> | undefined;
  readonly id?: string | undefined;
  /** Bytes as they are encoded. */
  readonly size?: number | undefined;
  readonly disposition?: string | undefined;
  readonly dispositionParameters?: Readonly<Record<string, string>> | undefined;
  readonly childNodes?: readonly MailPart[] | undefined;
}

/** A file that is attached to a mail. */
export interface AttachedFile {
  /** Number of its part in the mail. */
  readonly part: string;
  readonly name: string;
  /** Bytes as they are encoded. */
  readonly size: number;
  /** Why it is not even read; null where it is. */
  readonly obstacle: { readonly code: RefusalCode; readonly facts: RefusalFacts } | null;
}

/** Files of one mail. */
export const MAIL_FILES_MAX = 20;
/** Bytes of all files of one mail, as they are encoded. */
export const MAIL_BYTES_MAX = 100 * MB;
/** Parts that are looked at, those within others included. */
const PARTS_MAX = 1000;

const ENCRYPTED: readonly string[] = [
  'multipart/encrypted',
  'application/pgp-encrypted',
  'application/pkcs7-mime',
  'application/x-pkcs7-mime',
];
const SIGNATURES: readonly string[] = [
  'application/pgp-signature',
  'application/pkcs7-signature',
  'application/x-pkcs7-signature',
];
const OUTLOOK: readonly string[] = ['application/ms-tnef', 'application/vnd.ms-tnef'];

const typeOf = ({ type }: MailPart): string => type.toLowerCase();
const givenName = ({ dispositionParameters, parameters }: MailPart): string =>
  dispositionParameters?.['filename'] ?? parameters?.['name'] ?? '';

/** The text of a mail, and pictures within it, are no files. */
const isFile = (part: MailPart): boolean => {
  const type = typeOf(part);
  const isAttachment = part.disposition?.toLowerCase() === 'attachment';
  if (type.startsWith('multipart/') || SIGNATURES.includes(type)) return false;
  if (type.startsWith('text/')) return isAttachment || givenName(part) !== '';
  if (type.startsWith('image/')) return isAttachment || (part.disposition === undefined && part.id === undefined);
  return true;
};

/** Parts from the top, without those of mails within the mail, which are files themselves. */
const leavesOf = (root: MailPart): readonly MailPart[] => {
  const leaves: MailPart[] = [];
  let left: readonly MailPart[] = [root];
  for (let count = 0; left.length > 0 && count < PARTS_MAX; count += 1) {
    const [part = root, ...others] = left;
    left = others;
    const type = typeOf(part);
    if (type.startsWith('multipart/') && type !== 'multipart/encrypted') left = [...(part.childNodes ?? []), ...left];
    else leaves.push(part);
  }
  return leaves;
};

/** A name with the ending of its type, where the mail gives none that is known. */
const nameOf = (part: MailPart): string => {
  const statedName = givenName(part);
  const type = typeOf(part);
  const ending = fileTypes.find(({ mime }) => mime === type)?.extensions[0] ?? '';
  if (statedName === '') return ENCRYPTED.includes(type) ? 'smime.p7m' : `file${ending}`;
  const name = cleanFileName(statedName);
  return typeOfName(name) || ending === '' ? name : cleanFileName(`${name}${ending}`);
};

const obstacleOf = (part: MailPart, name: string): AttachedFile['obstacle'] => {
  const type = typeOf(part);
  if (ENCRYPTED.includes(type) && parameterOf(part, 'smime-type') !== 'signed-data')
    return { code: 'mail-in.encrypted', facts: { name } };
  if (OUTLOOK.includes(type) || name.toLowerCase() === 'winmail.dat')
    return { code: 'mail-in.outlook-wrapper', facts: { name } };
  return part.size === 0 ? { code: 'file.empty', facts: { name } } : null;
};

const parameterOf = ({ parameters }: MailPart, name: string): string => (parameters?.[name] ?? '').toLowerCase();

/** The files that are attached to a mail, in their order, each with what keeps it from being read. */
export const attachedFiles = (root: MailPart): readonly AttachedFile[] => {
  let bytes = 0;
  const parts = leavesOf(root).filter((part) => isFile(part) || typeOf(part) === 'multipart/encrypted');
  return parts.slice(0, MAIL_FILES_MAX + 1).map((part, at) => {
    const name = nameOf(part);
    const size = part.size ?? 0;
    bytes += size;
    const file = { part: part.part ?? '1', name, size };
    if (at >= MAIL_FILES_MAX)
      return { ...file, obstacle: { code: 'mail-in.too-many-files', facts: { name, limit: MAIL_FILES_MAX } } };
    if (bytes > MAIL_BYTES_MAX)
      return { ...file, obstacle: { code: 'mail-in.too-large', facts: { name, limit: MAIL_BYTES_MAX / MB } } };
    return { ...file, obstacle: obstacleOf(part, name) };
  });
};
