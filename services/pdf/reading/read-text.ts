import { Refusal } from '../../../contracts/errors.js';
import { decodeText } from '../text/decode-text.js';
import { encodingNotes } from '../text/encoding-notes.js';
import type { ReadBlock, ReadDocument, ReadPage } from './lines/document-model.js';
import type { ReadableFile, Reading } from './reading.js';
import { textBlocks } from './text-blocks.js';

/** A text has no pages but those that form feeds end; this much is taken for one. */
const PAGE_CHARACTERS = 3000;
const PAGE_SIZE = { width: 595, height: 842 };
/** Types of files whose lines are never those of prose. */
const LINE_BY_LINE: ReadonlySet<string> = new Set(['text/csv', 'text/html']);

/**
 * A plain text as paragraphs, parted by blank lines; code and columns keep their lines. A note says which encoding was
 * found out.
 *
 * @throws Refusal `text.unreadable`, `document.no-text`.
 */
export const readPlainText = async (
  { name, mime, bytes }: Pick<ReadableFile, 'name' | 'mime' | 'bytes'>,
  { textEncoding }: Pick<Reading, 'textEncoding'> = {},
): Promise<ReadDocument> => {
  const decoded = await decodeText(bytes, textEncoding);
  if (!decoded) throw new Refusal('text.unreadable', { name, reason: 'it contains binary data' });
  const written = decoded.text
    .split('\f')
    .map((page) => textBlocks(page, LINE_BY_LINE.has(mime)))
    .filter(({ length }) => length > 0);
  if (written.length === 0) throw new Refusal('document.no-text', { name });
  const pages = written.flatMap((blocks) => pagesOf(blocks).map((of, at) => ({ blocks: of, runsOn: at > 0 })));
  return {
    pages: pages.map((page, index): ReadPage => ({ number: index + 1, ...PAGE_SIZE, source: 'text', ...page })),
    notes: encodingNotes(name, decoded),
  };
};

const pagesOf = (blocks: readonly ReadBlock[]): ReadBlock[][] => {
  const pages: ReadBlock[][] = [[]];
  let characters = 0;
  for (const block of blocks) {
    if (characters > 0 && characters + block.text.length > PAGE_CHARACTERS) {
      pages.push([]);
      characters = 0;
    }
    pages.at(-1)?.push(block);
    characters += block.text.length;
  }
  return pages;
};
