import type { Note } from '../../../../contracts/events/conversion.js';

/** As displayed, in points from the top left corner. */
export interface Box {
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
}

/** How a word is printed. */
export interface TextStyle {
  /** Points. */
  readonly size: number;
  readonly bold: boolean;
  readonly italic: boolean;
  /** Family name as the document gives it; empty where there is none. */
  readonly font: string;
  /** Six hexadecimal digits: red, green, blue. */
  readonly colour: string;
  /** Small letters above the line, such as the mark of a footnote, or below it; `size` is that of the letters beside. */
  readonly shift?: 'raised' | 'lowered';
  /** With a rule beneath it, or across it. */
  readonly underlined?: boolean;
  readonly struck?: boolean;
  /** An address that it leads to. */
  readonly link?: string;
  /** The colour that it is printed on, where that is no paper and not the ground of its whole block; as `colour`. */
  readonly ground?: string;
}

export interface ReadWord {
  readonly text: string;
  readonly box: Box;
  readonly style: TextStyle;
}

export interface ReadLine {
  readonly text: string;
  readonly box: Box;
  /** In reading order: from the right where the line is written so. */
  readonly words: readonly ReadWord[];
}

export type BlockKind = 'heading' | 'paragraph' | 'list-item' | 'table' | 'caption' | 'page-header' | 'page-footer';

export type Alignment = 'left' | 'centre' | 'right' | 'justified';

export interface ReadBlock {
  readonly kind: BlockKind;
  /** The level of a heading, or of a list item within lists; from 1. */
  readonly level?: number;
  /** Lines joined, hyphens at their ends resolved; a list item without its marker; a table's cells by tab, rows by line feed. */
  readonly text: string;
  readonly box: Box;
  /** Those of a list item are without its marker; those of a table are in its cells too. */
  readonly lines: readonly ReadLine[];
  readonly align?: Alignment;
  /** Written from right to left. */
  readonly rtl?: boolean;
  /** The marker of a list item, as printed: `•`, `1.`, `b)`. */
  readonly marker?: string;
  /** The same where it is printed. */
  readonly markerWord?: ReadWord;
  /** The rows of a table, from the top; all span the same number of columns. */
  readonly rows?: readonly (readonly ReadCell[])[];
  /** Lines are drawn between the cells of the table. */
  readonly ruled?: true;
  /** Where the last part of a table stands that goes on over the end of a page, and how many rows each part begins with. */
  readonly continued?: { readonly headRows: number; readonly box: Box };
  /** Where it is set in one of several columns. */
  readonly column?: ColumnPlace;
  /** Lines and spaces are kept as they stand, such as those of code; `text` has the line feeds. Of a plain text. */
  readonly preformatted?: boolean;
  /** The colour that all of it is printed on, where that is no paper: red, green, blue in six hexadecimal digits. */
  readonly ground?: string;
  /** A blank line stands above it. Of a plain text, which has no places. */
  readonly apart?: boolean;
}

/** The place of a block among columns of text that stand beside each other; the same object of edges for all of them. */
export interface ColumnPlace {
  /** From 0, in reading order. */
  readonly at: number;
  readonly edges: readonly ColumnEdges[];
}

/** Points from the left of the page. */
export interface ColumnEdges {
  readonly left: number;
  readonly right: number;
}

/** A cell of a table; it stands in the first of the rows and columns that it spans. */
export interface ReadCell {
  readonly text: string;
  readonly box: Box;
  readonly lines: readonly ReadLine[];
  readonly columns: number;
  readonly rows: number;
  /** The colour that fills it, as {@link ReadBlock.ground}. */
  readonly ground?: string;
}

export interface ReadPage {
  /** From 1. */
  readonly number: number;
  /** Points, as displayed. */
  readonly width: number;
  readonly height: number;
  /** Where its text comes from. `empty`: there is none. */
  readonly source: 'text' | 'recognised' | 'empty';
  /** Where pictures of text lie that its blocks say, beside those that are text already. */
  readonly readPictures?: readonly Box[];
  /** It goes on from the page before without an end of a page: a plain text has none but form feeds. */
  readonly runsOn?: boolean;
  /** In reading order. */
  readonly blocks: readonly ReadBlock[];
}

/** A document of any kind as what a reader sees in it. */
export interface ReadDocument {
  readonly pages: readonly ReadPage[];
  /** Notes on how it was read, for a result that is made of it. */
  readonly notes?: readonly Note[];
}
