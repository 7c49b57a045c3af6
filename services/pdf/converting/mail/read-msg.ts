import { createRequire } from 'node:module';
import type { FieldsData } from '@kenjiuno/msgreader/lib/MsgReader.js';
import type Reader from '@kenjiuno/msgreader/lib/MsgReader.js';
import type { Mail, MailFile } from './mail.js';

/** It is a module of the old kind, whose class is not its default for Node. */
const MsgReader = (createRequire(import.meta.url)('@kenjiuno/msgreader') as { readonly default: typeof Reader.default })
  .default;

const named = ({ name = '', email = '', smtpAddress }: FieldsData): string => {
  const address = smtpAddress ?? email;
  return name === '' || name === address ? address : `${name} <${address}>`;
};

/** The page of a mail is kept as text or as bytes in UTF-8 or an encoding that it names itself. */
const pageOf = ({ bodyHtml, html }: FieldsData): string => bodyHtml ?? (html ? new TextDecoder().decode(html) : '');

const senderOf = ({ senderName: name = '', senderEmail: email = '' }: FieldsData): string =>
  named({ dataType: 'recipient', name, email });

const sentAt = ({ messageDeliveryTime, clientSubmitTime }: FieldsData): string =>
  messageDeliveryTime ?? clientSubmitTime ?? '';

/** A mail of Outlook. @throws Error where it is damaged. */
export const readMsg = (bytes: Uint8Array): Mail => {
  const reader = new MsgReader(new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength));
  const data = reader.getFileData();
  if (data.error !== undefined || data.dataType !== 'msg') throw new Error(data.error ?? 'it is no mail');
  const list = (kind: 'to' | 'cc'): string =>
    (data.recipients ?? []).flatMap((one) => (one.recipType === kind ? [named(one)] : [])).join(', ');
  const files = (data.attachments ?? []).map((attachment): MailFile => {
    const { fileName, content } = reader.getAttachment(attachment);
    return {
      name: fileName,
      mime: 'application/octet-stream',
      bytes: content,
      contentId: attachment.pidContentId ?? '',
    };
  });
  const { subject = '', body: text = '' } = data;
  const from = senderOf(data);
  const date = sentAt(data);
  return { subject, from, to: list('to'), copies: list('cc'), date, html: pageOf(data), text, files };
};
