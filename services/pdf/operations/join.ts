import { readOutline } from '../engines/pdfium-outline.js';
import { extractPages, withDocument, type PdfiumDocument } from '../engines/pdfium-document.js';
import { QpdfFailed } from '../engines/qpdf.js';
import { addOutline } from '../merging/add-outline.js';
import type { OutlinePart } from '../merging/outline-objects.js';
import type { PageLink } from '../merging/page-links.js';
import { linksOf, withLinks } from './links.js';
import type { LoadedPdf } from './load.js';
import type { Work } from './operation.js';
import { orUnreadable } from './unreadable.js';

type Engines = Pick<Work, 'qpdf'>;

/**
 * Joins PDFs in the given order.
 *
 * Kept: pages with their rotation and boxes, annotations and links (also to named destinations), form fields (qpdf
 * renames those that clash), attachments, and the outlines, each under a node with its file's name.
 * Not kept: page labels, document properties, structure tags, layers' default state, open actions and scripts.
 */
export const joinPdfs = async (parts: readonly LoadedPdf[], work: Engines): Promise<Uint8Array> => {
  const [only] = parts;
  if (only && parts.length === 1) return only.bytes;
  const links: PageLink[] = [];
  const outline: OutlinePart[] = [];
  let firstPage = 0;
  for (const part of parts) {
    links.push(...shifted(await linksOf(part, work), firstPage));
    outline.push({
      title: part.name,
      firstPage,
      bookmarks: await orUnreadable(part.name, () => withDocument(part.bytes, readOutline)),
    });
    firstPage += part.pageCount;
  }
  const joined = await joinPages(parts, work);
  return addOutline(await withLinks({ bytes: joined, pageCount: firstPage }, links, work), outline, work.qpdf);
};

const shifted = (links: readonly PageLink[], by: number): PageLink[] =>
  links.map((link) => ({ ...link, page: link.page + by, target: link.target + by }));

/** The pages of typeset chunks, one after the other, in the first one with its title and all. */
export const concatenate = async (parts: readonly Uint8Array[], { qpdf }: Engines): Promise<Uint8Array> => {
  const [only] = parts;
  if (only && parts.length === 1) return only;
  const names = parts.map((_, index) => nameOf(index));
  const args = ['--object-streams=generate', nameOf(0), '--pages', ...allPagesOf(names), '--'];
  return qpdf.write({ args, files: filesOf(parts) });
};

/** Where qpdf can't read a part, PDFium, which has opened them all, first copies the pages of each to a new document. */
const joinPages = async (parts: readonly LoadedPdf[], { qpdf }: Engines): Promise<Uint8Array> => {
  try {
    return await qpdf.write({ args: joinArgs(parts.length), files: filesOf(parts.map(({ bytes }) => bytes)) });
  } catch (error) {
    if (!(error instanceof QpdfFailed)) throw error;
    const anew: Uint8Array[] = [];
    for (const { name, bytes } of parts) anew.push(await orUnreadable(name, () => withDocument(bytes, allPages)));
    return qpdf.write({ args: joinArgs(anew.length), files: filesOf(anew) });
  }
};

const allPages = (document: PdfiumDocument): Uint8Array =>
  extractPages(
    document,
    Array.from({ length: document.pageCount }, (_, index) => index),
  );

const joinArgs = (count: number): string[] => {
  const names = Array.from({ length: count }, (_, index) => nameOf(index));
  const attachments = names.flatMap((name, index) => ['--copy-attachments-from', name, `--prefix=${index + 1}-`, '--']);
  return ['--empty', '--pages', ...allPagesOf(names), '--', ...attachments];
};

/** With a range, because the built-in qpdf would take a second name for one. */
const allPagesOf = (names: readonly string[]): string[] => names.flatMap((name) => [name, '1-z']);

const filesOf = (parts: readonly Uint8Array[]): Record<string, Uint8Array> =>
  Object.fromEntries(parts.map((bytes, index) => [nameOf(index), bytes]));

const nameOf = (index: number): string => `in-${index}.pdf`;
