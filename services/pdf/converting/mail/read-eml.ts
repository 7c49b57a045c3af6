import PostalMime, { type Address, type Attachment } from 'postal-mime';
import type { Mail, MailFile } from './mail.js';

const NESTING_MAX = 64;
const HEADERS_MAX_BYTES = 1024 * 1024;

const named = (address: Address | undefined): string => {
  if (!address) return '';
  if (address.group) return `${address.name}: ${address.group.map(named).join(', ')}`;
  return address.name === '' ? address.address : `${address.name} <${address.address}>`;
};

const bytesOf = (content: Attachment['content']): Uint8Array =>
  typeof content === 'string' ? Buffer.from(content) : new Uint8Array(content);

const fileOf = ({ filename, mimeType, content, contentId = '' }: Attachment): MailFile => ({
  name: filename ?? '',
  mime: mimeType,
  bytes: bytesOf(content),
  contentId: contentId.replace(/^<|>$/g, ''),
});

/** A mail as RFC 5322 has it. @throws Error where its parts are nested without end. */
export const readEml = async (bytes: Uint8Array): Promise<Mail> => {
  const mail = await PostalMime.parse(bytes, { maxNestingDepth: NESTING_MAX, maxHeadersSize: HEADERS_MAX_BYTES });
  const list = (addresses: readonly Address[] = []): string => addresses.map(named).join(', ');
  return {
    subject: mail.subject ?? '',
    from: named(mail.from),
    to: list(mail.to),
    copies: list(mail.cc),
    date: mail.date ?? '',
    html: mail.html ?? '',
    text: mail.text ?? '',
    files: mail.attachments.map(fileOf),
  };
};
