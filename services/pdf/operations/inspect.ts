import type { InspectReply } from '../../../contracts/api/inspection.js';
import { withDocument } from '../engines/pdfium/pdfium-document.js';
import { lookForPictures } from '../engines/pdfium/unread/look-for-pictures.js';
import { eachWithin } from '../engines/pdfium/pdfium-limits.js';
import { inspectContents } from '../inspecting/inspect-contents.js';
import { inspectDocument } from '../inspecting/inspect-document.js';
import { inspectProtection } from '../inspecting/inspect-protection.js';
import { inspectSignatures } from '../inspecting/inspect-signatures.js';
import { readWords } from '../inspecting/inspect-words.js';
import { activeContentOf } from '../opening/active-content-of.js';
import { loadPdf } from '../opening/load.js';
import { json, type Operation } from '../operation.js';
import { pagesToRead } from '../opening/pages-to-read.js';
import { orUnreadable } from '../opening/unreadable.js';

const UNPROTECTED = { state: 'none', permissions: null } as const;

/**
 * Tells what a PDF consists of, and on demand the words of some pages with their places, and whether pictures there show
 * letters that are not among them.
 *
 * @param files    exactly one PDF.
 * @param options  `text`: the pages, as in {@link pagesToRead}; each is told once.
 * @returns JSON: an {@link InspectReply}.
 * @throws Refusal as {@link loadPdf} and {@link pagesToRead}.
 */
export const inspect: Operation<'pdf-inspect'> = async ([file], { text }, work) => {
  const { bytes, pageCount, repaired } = await loadPdf(file, work);
  const wanted = [...new Set(pagesToRead(text, pageCount))];
  const read = await orUnreadable(file.name, () =>
    withDocument(bytes, (document) => ({
      ...inspectDocument(document),
      text: eachWithin(document.module, { items: wanted }, (index, done) => {
        work.report({ done, total: wanted.length, step: `page ${index + 1} of ${pageCount}` });
        return { page: index + 1, words: readWords(document, index) };
      }),
    })),
  );
  const { unread, tooComplex } = await orUnreadable(file.name, () => lookForPictures(bytes, wanted));
  const answer: InspectReply = {
    ...read,
    text: read.text.map((pageText) => ({
      ...pageText,
      hasUnreadPictures: unread.has(pageText.page - 1) || tooComplex.includes(pageText.page - 1),
    })),
    encryption: bytes === file.bytes ? UNPROTECTED : await inspectProtection(file.bytes, file.password),
    signatures: await inspectSignatures(file, work),
    activeContent: (await activeContentOf({ bytes }, work.qpdf)) ?? null,
    contents: inspectContents(bytes),
    isRepaired: repaired,
  };
  return json(answer);
};
