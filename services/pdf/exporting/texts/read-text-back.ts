import { unzipSync } from 'fflate';
import { SaxesParser } from 'saxes';
import type { FlowItem } from './flow.js';
import { listMarkOf } from './list-marks.js';

/** Letters and digits alone: spaces and signs of lists are the reader's business. */
const lettersIn = (text: string): string => text.normalize('NFC').replace(/[^\p{L}\p{N}]/gu, '');

/** Whether a reader of XML finds all letters of the text, in its order, in the body of pages of HTML. */
export const holdsLetters = (pages: readonly string[], items: readonly FlowItem[]): boolean => {
  const said = items.flatMap((item) => ('block' in item ? [saidBy(item.block)] : []));
  return lettersIn(pages.map(bodyText).join('')) === lettersIn(said.join(''));
};

type Block = Extract<FlowItem, { block: unknown }>['block'];

/** The marker of an item is said where no program counts so. */
const saidBy = ({ rows, text, kind, marker = '' }: Block): string => {
  if (rows) return rows.map((cells) => cells.map((cell) => cell.text).join(' ')).join(' ');
  const mark = kind === 'list-item' ? listMarkOf(marker) : undefined;
  return mark?.kind === 'other' ? `${marker} ${text}` : text;
};

/** The chapters of an e-book, in their order. */
export const chaptersIn = (bytes: Uint8Array): readonly string[] => {
  const files = Object.entries(unzipSync(bytes));
  return files.flatMap(([name, file]) => (/chapter-\d+\.xhtml$/.test(name) ? [new TextDecoder().decode(file)] : []));
};

/** @throws Error for what is not well-formed. */
const bodyText = (page: string): string => {
  let text = '';
  let isInBody = false;
  const parser = new SaxesParser({ xmlns: false });
  parser.on('error', (error) => {
    throw error;
  });
  parser.on('opentag', ({ name }) => {
    isInBody ||= name === 'body';
  });
  parser.on('text', (said) => {
    if (isInBody) text += said;
  });
  parser.write(page).close();
  return text;
};
