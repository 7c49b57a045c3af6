import type { ReadBlock, ReadDocument } from '../../pdf/reading/lines/document-model.js';

/** Characters of the longest text that is put to a model in one piece. */
const SEGMENT_MAX = 1500;
const SENTENCES = new Intl.Segmenter('en', { granularity: 'sentence' });
/** Scripts that put no space between sentences. */
const DENSE_END = /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}。！？」]$/u;

/** The texts of a block that are translated: each of its cells, or its text. */
export const textsOf = ({ text, rows }: ReadBlock): readonly string[] =>
  rows ? rows.flatMap((row) => row.map((cell) => cell.text)) : [text];

/** The texts of a document that say something in its language, each once, cut where they are long. */
export const segmentsOf = ({ pages }: ReadDocument): readonly string[] => {
  const texts = pages.flatMap(({ blocks }) => blocks.flatMap(textsOf));
  return [...new Set(texts.flatMap(piecesOf))].filter(isWorded);
};

/** The document with other texts in its old places. */
export const withTexts = ({ pages }: ReadDocument, translated: ReadonlyMap<string, string>): ReadDocument => {
  const put = (text: string): string => {
    const pieces = piecesOf(text).map((piece) => translated.get(piece) ?? piece);
    return pieces.reduce((whole, piece) => (DENSE_END.test(whole) ? whole + piece : `${whole} ${piece}`), '').trim();
  };
  const blockWith = (block: ReadBlock): ReadBlock => ({
    ...block,
    text: put(block.text),
    ...(block.rows && { rows: block.rows.map((row) => row.map((cell) => ({ ...cell, text: put(cell.text) }))) }),
  });
  return { pages: pages.map((page) => ({ ...page, blocks: page.blocks.map(blockWith) })) };
};

/** Numbers, addresses and codes are the same in every language. */
const SAME_EVERYWHERE = /^(?:https?:\/\/|www\.)\S+$|^\S+@\S+\.\S+$|^[A-Z]*\d[\d\p{Lu}.,:/%-]*$/u;

const isWorded = (text: string): boolean => /\p{L}{2}|[\p{Script=Han}]/u.test(text) && !SAME_EVERYWHERE.test(text);

/** A text as it is, or if it is long, as runs of whole sentences. */
const piecesOf = (text: string): readonly string[] => {
  const whole = text.trim();
  if (whole.length <= SEGMENT_MAX) return [whole];
  const pieces: string[] = [];
  let open = '';
  for (const { segment } of SENTENCES.segment(whole)) {
    if (open !== '' && open.length + segment.length > SEGMENT_MAX) {
      pieces.push(open.trim());
      open = '';
    }
    open += segment;
  }
  return [...pieces, open.trim()].filter((piece) => piece !== '');
};
