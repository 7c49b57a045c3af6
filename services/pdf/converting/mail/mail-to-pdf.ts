import { Refusal } from '../../../../contracts/errors.js';
import { MSG } from '../../../../contracts/files.js';
import { attach } from '../../attachments/attach.js';
import { safeName } from '../../attachments/safe-names.js';
import { editPdf, saveDense } from '../../opening/editable.js';
import { loadPdf } from '../../opening/load.js';
import type { SourceFile, Work } from '../../operation.js';
import { runsFromTheRight } from '../../text/direction.js';
import { htmlBlocks } from '../../text/html-blocks.js';
import type { MarkdownBlock, MarkdownRun } from '../../text/markdown-blocks.js';
import { pictureInAddress } from '../data-pictures.js';
import { setBlocks, type SetBlocks } from '../set-blocks.js';
import type { Mail, MailFile } from './mail.js';
import { readEml } from './read-eml.js';
import { readMsg } from './read-msg.js';

/**
 * Sets a mail on pages: who wrote what to whom and when, its text, its pictures and the names of the files attached to
 * it. Nothing outside of it is read, and nothing in it runs.
 *
 * @param keepsFiles  whether the attached files come along in the PDF.
 * @throws Refusal `mail.unreadable`; as {@link setBlocks}.
 */
export const mailToPdf = async (
  { name, bytes, mime }: Pick<SourceFile, 'name' | 'bytes' | 'mime'>,
  work: Pick<Work, 'qpdf' | 'report' | 'now'>,
  keepsFiles: boolean,
): Promise<SetBlocks> => {
  const mail = await read(name, mime === MSG ? () => readMsg(bytes) : () => readEml(bytes));
  const blocks = blocksOf(mail);
  const set = await setBlocks({ name, blocks, text: JSON.stringify(blocks), pictureOf: picturesOf(mail) }, work);
  if (!keepsFiles || mail.files.length === 0) return set;
  const source = await loadPdf({ name, bytes: set.bytes }, work);
  const document = await editPdf(source, work);
  const files = mail.files.map((file, at) => ({ ...file, name: safeName(nameOf(file, at), 'file') }));
  attach(document, files, { relationship: 'Supplement', description: '', now: work.now });
  return { ...set, bytes: await saveDense(document) };
};

const read = async (name: string, parse: () => Mail | Promise<Mail>): Promise<Mail> => {
  try {
    const mail = await parse();
    if (isEmpty(mail)) throw new Error('nothing was found in it');
    return mail;
  } catch (error) {
    throw new Refusal('mail.unreadable', { name, reason: 'it is damaged' }, { cause: error });
  }
};

const isEmpty = ({ subject, from, to, html, text, files }: Mail): boolean =>
  [subject, from, to, html, text].every((said) => said === '') && files.length === 0;

/** Pictures of the mail itself, which its page names by their ids. */
const picturesOf = ({ files }: Mail) => {
  const byId = new Map(files.map(({ contentId, bytes }) => [contentId, bytes]));
  return (address: string): Uint8Array | undefined =>
    address.startsWith('cid:') ? byId.get(address.slice('cid:'.length)) : pictureInAddress(address);
};

const PLAIN: Omit<MarkdownRun, 'text'> = {
  bold: false,
  italic: false,
  struck: false,
  code: false,
  link: '',
  picture: '',
};

const lineOf = (...runs: readonly MarkdownRun[]) => ({
  runs,
  rtl: runsFromTheRight(runs.map(({ text }) => text).join('')),
});

const plainRun = (text: string): MarkdownRun => ({ ...PLAIN, text });

const paragraph = (text: string): MarkdownBlock => ({ kind: 'paragraph', ...lineOf(plainRun(text)) });

const blocksOf = (mail: Mail): readonly MarkdownBlock[] => [
  ...(mail.subject === '' ? [] : [heading(1, mail.subject)]),
  { kind: 'paragraph', runs: headersOf(mail), rtl: false },
  { kind: 'rule' },
  ...bodyOf(mail),
  ...(mail.files.length === 0 ? [] : listOf(mail.files)),
];

const heading = (level: number, text: string): MarkdownBlock => ({ kind: 'heading', level, ...lineOf(plainRun(text)) });

const headersOf = ({ from, to, copies, date }: Mail): readonly MarkdownRun[] =>
  [
    ['From', from],
    ['To', to],
    ['Cc', copies],
    ['Date', date],
  ].flatMap(([label = '', value = '']) =>
    value === '' ? [] : [{ ...plainRun(`${label}: `), bold: true }, plainRun(`${value}\n`)],
  );

/** The page where there is one; text that is plain keeps its lines. */
const bodyOf = ({ html, text }: Mail): readonly MarkdownBlock[] => {
  const page = html === '' ? [] : htmlBlocks(html);
  if (page.length > 0) return page;
  return text
    .replaceAll('\r\n', '\n')
    .split(/\n{2,}/)
    .filter((part) => part.trim() !== '')
    .map(paragraph);
};

const listOf = (files: readonly MailFile[]): readonly MarkdownBlock[] => [
  { kind: 'rule' },
  heading(3, 'Attachments'),
  {
    kind: 'list',
    ordered: false,
    start: 1,
    rtl: false,
    items: files.map((file, at) => ({
      done: undefined,
      blocks: [paragraph(`${nameOf(file, at)} (${Math.ceil(file.bytes.length / 1024)} KB)`)],
    })),
  },
];

const nameOf = ({ name, mime }: MailFile, at: number): string =>
  name === '' ? `${mime.startsWith('image/') ? 'picture' : 'file'}-${at + 1}` : name;
