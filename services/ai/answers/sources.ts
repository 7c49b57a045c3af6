import type { ReadBlock, ReadDocument } from '../../pdf/reading/lines/document-model.js';
import { oneLine } from '../text/block-text.js';
import { GAP, pageAt, type Passage } from '../text/passage.js';
import { passagesOf } from '../text/passages.js';
import { sentencesOf } from '../text/sentences.js';
import { termsOf } from '../text/terms.js';

/** Words of a document that an answer can cite: a sentence, a point, a row of a table, a line of a header. */
export interface Source {
  readonly text: string;
  /** From 1. */
  readonly page: number;
  /** Which of the files it is from, from 0. */
  readonly file: number;
  /** Heading that it stands under; '' before the first. */
  readonly section: string;
}

/** Blocks that are no running text; each of their rows or lines says something by itself. */
const APART: ReadonlySet<ReadBlock['kind']> = new Set(['table', 'caption', 'page-header', 'page-footer']);

/** All that a document says, in the order of its pages; a running head once. */
export const sourcesOf = (document: ReadDocument, file: number, language: string): Source[] => {
  const inText = passagesOf(document).flatMap((passage) => sourcesIn(passage, file, language));
  const beside = document.pages.flatMap(({ number, blocks }) =>
    blocks
      .filter(({ kind }) => APART.has(kind))
      .flatMap(linesOf)
      .map((text) => ({ text, page: number, file, section: '' })),
  );
  const seen = new Set<string>();
  return [...inText, ...beside]
    .filter(({ text }) => termsOf(text).length > 0 && !seen.has(text) && seen.add(text))
    .toSorted((one, other) => one.page - other.page);
};

const linesOf = ({ kind, text }: ReadBlock): string[] =>
  kind === 'table' ? text.split('\n').map((row) => oneLine(row.replaceAll('\t', ' · '))) : [oneLine(text)];

const sourcesIn = (passage: Passage, file: number, language: string): Source[] => {
  let at = 0;
  return sentencesOf(passage.text, language).map((sentence) => {
    at = Math.max(at, passage.text.indexOf(sentence, at));
    const page = pageAt(passage, at);
    at += sentence.length;
    return { text: oneLine(sentence.replaceAll(GAP, ' ')), page, file, section: passage.section };
  });
};
