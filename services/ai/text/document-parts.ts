import { estimateTokens } from '../model/count-tokens.js';
import type { Passage } from './passage.js';
import { sentencesOf } from './sentences.js';

/** Some passages that go to a model together. */
export interface Part {
  readonly passages: readonly Pick<Passage, 'text' | 'page'>[];
  /** As it is put to a model: each page behind its mark. */
  readonly text: string;
  readonly tokens: number;
}

type Piece = Pick<Passage, 'text' | 'page'> & { readonly heading: string };

/** A document in parts of at most so many tokens, whole paragraphs each; a longer paragraph is cut between sentences. */
export const partsOf = (
  passages: readonly (Pick<Passage, 'text' | 'page'> & Partial<Passage>)[],
  tokensMax: number,
): Part[] => {
  const groups: Piece[][] = [];
  let room = 0;
  let section = '';
  for (const { text, page, section: heading = '' } of passages) {
    for (const piece of piecesOf(text, tokensMax)) {
      const tokens = tokensOf(piece);
      if (tokens > room) {
        groups.push([]);
        room = tokensMax;
      }
      room -= tokens;
      groups.at(-1)?.push({ text: piece, page, heading: heading === section ? '' : heading });
      section = heading;
    }
  }
  return groups.map((group) => {
    const text = marked(group);
    return { passages: group, text, tokens: estimateTokens(text) };
  });
};

/** Tokens that the mark of a page, and now and then a heading, takes. */
const MARK_TOKENS = 6;

const tokensOf = (text: string): number => estimateTokens(text) + MARK_TOKENS;

const piecesOf = (text: string, tokensMax: number): string[] => {
  if (tokensOf(text) <= tokensMax) return [text];
  const charsMax = tokensMax; // a character has three bytes at most, or it is a pair
  const pieces: string[] = [];
  for (const sentence of sentencesOf(text)) {
    for (let from = 0; from < sentence.length; from += charsMax) {
      const piece = sentence.slice(from, from + charsMax);
      const joined = `${pieces.at(-1) ?? ''} ${piece}`;
      if (pieces.length > 0 && tokensOf(joined) <= tokensMax) pieces[pieces.length - 1] = joined;
      else pieces.push(piece);
    }
  }
  return pieces;
};

const marked = (pieces: readonly Piece[]): string => {
  let page = 0;
  return pieces
    .map((piece) => {
      const mark = piece.page === page ? '' : `[p. ${piece.page}]\n`;
      ({ page } = piece);
      return `${mark}${piece.heading === '' ? '' : `${piece.heading}\n`}${piece.text}`;
    })
    .join('\n\n');
};

/** So many of a list, evenly spread over it. */
export const spread = <Item>(items: readonly Item[], count: number): Item[] =>
  items.length <= count
    ? [...items]
    : Array.from({ length: count }, (_, index) => items[Math.floor(((index + 0.5) * items.length) / count)]).filter(
        (item) => item !== undefined,
      );
