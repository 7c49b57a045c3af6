import type { LanguageCode } from '../../../contracts/languages.js';
import { typesetChecked, type Typeset } from '../engines/typst.js';
import { sansFamilies } from '../text/font-families.js';
import { regionFor, isRightToLeft, runsFromRight, typesetterLanguage } from './fonts.js';
import { REFLOW_MARKUP } from './reflow-markup.js';

export interface WrittenCell {
  readonly text: string;
  readonly columns: number;
  readonly rows: number;
}

/** A piece of a document to be set. */
export type WrittenBlock =
  | { readonly kind: 'heading'; readonly level: number; readonly text: string }
  | { readonly kind: 'paragraph' | 'caption'; readonly text: string }
  | { readonly kind: 'list-item'; readonly level: number; readonly marker: string; readonly text: string }
  | { readonly kind: 'table'; readonly columns: number; readonly cells: readonly WrittenCell[] };

export interface Writing {
  readonly title: string;
  readonly language: LanguageCode;
  readonly blocks: readonly WrittenBlock[];
}

/**
 * Sets a document anew on A4 pages: headings, paragraphs, lists and tables, in any script, from the right where it is
 * read so. Nothing in its texts is markup.
 */
export const writeReflowed = ({ title, language, blocks }: Writing): Promise<Typeset> => {
  const text = JSON.stringify(blocks.map((block) => directed(block, language)));
  const region = regionFor(language, text);
  const inputs = {
    title,
    language: typesetterLanguage(language),
    rtl: String(isRightToLeft(language)),
    fonts: JSON.stringify(sansFamilies(region)),
    blocks: text,
  };
  return typesetChecked(REFLOW_MARKUP, inputs, { text, region });
};

const directed = (block: WrittenBlock, language: LanguageCode): object => {
  if (block.kind !== 'table') return { ...block, rtl: runsFromRight(block.text, language) };
  const cells = block.cells.map((cell) => ({ ...cell, rtl: runsFromRight(cell.text, language) }));
  return { ...block, rtl: isRightToLeft(language), cells };
};
