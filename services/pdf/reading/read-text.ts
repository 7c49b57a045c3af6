import { Refusal } from '../../../contracts/errors.js';
import { decodeText } from '../text/decode-text.js';
import { encodingNotes } from '../text/encoding-notes.js';
import type { Box, ReadBlock, ReadDocument, ReadLine } from './lines/document-model.js';
import { joinLines } from './lines/join-lines.js';
import type { ReadableFile, Reading } from './reading.js';

/** A text has no pages; this much is taken for one. */
const PAGE_CHARACTERS = 3000;
const PAGE_SIZE = { width: 595, height: 842 };
const NOWHERE: Box = { x: 0, y: 0, width: 0, height: 0 };

/**
 * A plain text as paragraphs, parted by blank lines; a note says which encoding was found out.
 *
 * @throws Refusal `text.unreadable`, `document.no-text`.
 */
export const readPlainText = async (
  { name, bytes }: Pick<ReadableFile, 'name' | 'bytes'>,
  { textEncoding }: Pick<Reading, 'textEncoding'> = {},
): Promise<ReadDocument> => {
  const decoded = await decodeText(bytes, textEncoding);
  if (!decoded) throw new Refusal('text.unreadable', { name, reason: 'it contains binary data' });
  const blocks = decoded.text
    .split(/(?:\r\n?|\n)[\t ]*(?:\r\n?|\n)|\f/)
    .map(blockOf)
    .filter((block) => block.text !== '');
  if (blocks.length === 0) throw new Refusal('document.no-text', { name });
  return {
    pages: pagesOf(blocks).map((of, index) => ({ number: index + 1, ...PAGE_SIZE, source: 'text', blocks: of })),
    notes: encodingNotes(name, decoded),
  };
};

const blockOf = (passage: string): ReadBlock => {
  const lines = passage
    .split(/\r\n?|\n/)
    .map((line) => line.trim())
    .filter((line) => line !== '');
  return { kind: 'paragraph', text: joinLines(lines), box: NOWHERE, lines: lines.map(lineOf) };
};

const lineOf = (text: string): ReadLine => ({ text, box: NOWHERE, words: [] });

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
