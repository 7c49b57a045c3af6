import { Refusal } from '../../../contracts/errors.js';
import type { Note } from '../../../contracts/events/conversion.js';
import type { ChosenEncoding } from '../../../contracts/tools/text-encoding-option.js';
import { withDocument } from '../engines/pdfium/pdfium-document.js';
import { readText } from '../engines/pdfium/pdfium-text.js';
import type { Print } from '../engines/chromium/print-page.js';
import type { SourceFile, Work } from '../operation.js';
import { decodeText } from '../text/decode-text.js';
import { encodingNotes } from '../text/encoding-notes.js';
import { htmlBlocks } from '../text/html-blocks.js';
import type { MarkdownBlock } from '../text/markdown-blocks.js';
import { partsElsewhere } from './conversion-notes.js';
import { setBlocks, type SetBlocks } from './set-blocks.js';

/** A page that has none of these looks the same however it is set. */
const STYLED = /<style|<link\b[^>]*stylesheet|\sstyle\s*=|\b(bgcolor|width|height|align)\s*=/i;
/** A page without words may still show one of these. */
const DRAWN = /<(svg|img)\b/i;
/** Some letters and digits of a page are hidden by its styles, or written as others. */
const READ_BACK_SHARE = 0.5;
/** Pages of the result that are read back. */
const READ_BACK_PAGES = 50;

/**
 * Prints an HTML page with its own styles where a browser is installed; elsewhere, and where the browser cannot, what it
 * says is set on A4 pages: headings, lists, tables, links and the pictures that are in the file, as a note tells. Nothing
 * in it runs, and nothing outside of it is read.
 *
 * @throws Refusal `text.unreadable`; as {@link setBlocks}.
 */
export const htmlToPdf = async (
  { name, bytes }: Pick<SourceFile, 'name' | 'bytes'>,
  work: Pick<Work, 'qpdf' | 'report' | 'printPage'>,
  encoding: ChosenEncoding = 'auto',
): Promise<SetBlocks> => {
  const decoded = await decodeText(bytes, encoding);
  if (!decoded) throw new Refusal('text.unreadable', { name, reason: 'it contains binary data' });
  const html = decoded.text;
  const blocks = htmlBlocks(html);
  if (blocks.length === 0 && !DRAWN.test(html))
    throw new Refusal('text.unreadable', { name, reason: 'its page says nothing' });
  const print = await work.printPage(html);
  const read = encodingNotes(name, decoded);
  if (print.state === 'printed' && (await says(print.bytes, wordsOf(blocks)))) return printed(print, { name, read });
  if (blocks.length === 0) throw new Refusal('text.unreadable', { name, reason: 'its page says nothing' });
  const set = await setBlocks({ name, blocks, text: JSON.stringify(blocks) }, work);
  return { ...set, notes: [...read, ...set.notes, ...stylesNotes(name, html)] };
};

const printed = (
  { bytes, refused }: Extract<Print, { state: 'printed' }>,
  { name, read }: { readonly name: string; readonly read: readonly Note[] },
): SetBlocks => ({ bytes, notes: [...read, ...partsElsewhere(name, refused)] });

const stylesNotes = (name: string, html: string): readonly Note[] =>
  STYLED.test(html) ? [{ code: 'html.styles-not-followed', text: `${name} is set without its own styles.` }] : [];

/** The texts of blocks, without those that stand for their pictures. */
const wordsOf = (blocks: readonly MarkdownBlock[]): string => {
  const texts: string[] = [];
  JSON.stringify(blocks, (_, part: unknown) => {
    const { text, picture = '' } = (part ?? {}) as { readonly text?: unknown; readonly picture?: unknown };
    if (typeof text === 'string' && picture === '') texts.push(text);
    return part;
  });
  return texts.join(' ');
};

const lettersIn = (text: string): Set<string> =>
  new Set(
    text
      .normalize('NFKC')
      .toLowerCase()
      .match(/[\p{L}\p{N}]/gu),
  );

/** Whether PDFium reads the letters of a page in what was printed: a font may lack them, or a style hide them all. */
const says = async (bytes: Uint8Array, words: string): Promise<boolean> => {
  const wanted = lettersIn(words);
  const found = lettersIn(await textOf(bytes));
  return [...wanted].filter((letter) => found.has(letter)).length >= READ_BACK_SHARE * wanted.size;
};

const textOf = (bytes: Uint8Array): Promise<string> =>
  withDocument(bytes, (document) =>
    Array.from({ length: Math.min(READ_BACK_PAGES, document.pageCount) }, (_, index) =>
      readText(document, index)
        .glyphs.map(({ text }) => text)
        .join(''),
    ).join(''),
  );
