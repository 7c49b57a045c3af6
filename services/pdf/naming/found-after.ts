import type { ReadLine, ReadPage } from '../reading/lines/document-model.js';

/** A space so many times the size of its letters parts two columns. */
const COLUMN_GAP = 2;
const BETWEEN = /^[\s:#.№°=–—-]+/u;

/** The pieces of each line of a document, parted where there is much room between words. */
export const piecesIn = (pages: readonly ReadPage[]): readonly (readonly string[])[] =>
  pages.flatMap(({ blocks }) =>
    blocks.flatMap(({ rows, lines }) =>
      rows ? rows.map((cells) => cells.map(({ text }) => text.replaceAll('\n', ' '))) : lines.map(piecesOf),
    ),
  );

const piecesOf = ({ words }: ReadLine): readonly string[] => {
  const pieces: string[][] = [];
  for (const [at, word] of words.entries()) {
    const before = words[at - 1];
    const last = pieces.at(-1);
    if (before && last && gapBetween(before.box, word.box) <= COLUMN_GAP * word.style.size) last.push(word.text);
    else pieces.push([word.text]);
  }
  return pieces.map((piece) => piece.join(' '));
};

type Extent = Pick<ReadLine['box'], 'x' | 'width'>;

const gapBetween = (one: Extent, other: Extent): number =>
  Math.max(one.x, other.x) - Math.min(one.x + one.width, other.x + other.width);

/**
 * Finds the text after some words, in capitals or not: the rest of their piece of the line, else the next piece, else the
 * piece beneath.
 */
export const foundAfter = (lines: readonly (readonly string[])[], words: string): string | undefined => {
  const wanted = words.trim().replace(/\s+/g, ' ').toLowerCase();
  if (wanted === '') return undefined;
  for (const [line, pieces] of lines.entries()) {
    for (const [at, piece] of pieces.entries()) {
      const from = piece.toLowerCase().indexOf(wanted);
      if (from < 0) continue;
      const places = [piece.slice(from + wanted.length), pieces[at + 1], lines[line + 1]?.[0]];
      const match = places.map((text = '') => text.replace(BETWEEN, '').trim()).find((text) => text !== '');
      if (match !== undefined) return match;
    }
  }
  return undefined;
};
