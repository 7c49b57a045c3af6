import { Refusal } from '../../../contracts/errors.js';
import { PAGES_MAX } from '../../../contracts/limits.js';
import { typeset } from '../engines/typst.js';
import { decodeText } from '../text/decode-text.js';
import { textMarkup } from '../text/markup.js';
import { fewestPages, sheetsOf } from '../text/sheets.js';
import { concatenate } from '../opening/join.js';
import type { SourceFile, Work } from '../operation.js';

/**
 * Sets plain text on A4 pages, in a fixed-width font where the script has one: line breaks, tabs and form feeds as
 * they stand, long lines wrapped, right-to-left lines from the right. Nothing in the text is markup.
 *
 * @throws Refusal `text.unreadable`, `pdf.too-many-pages`.
 */
export const textToPdf = async (
  { name, bytes }: Pick<SourceFile, 'name' | 'bytes'>,
  work: Pick<Work, 'report' | 'qpdf'>,
): Promise<Uint8Array> => {
  const text = decodeText(bytes);
  if (text === undefined) throw new Refusal('text.unreadable', { name, reason: 'it holds binary data' });
  refuseOver(name, fewestPages(text));
  const sheets = sheetsOf(text);
  refuseOver(
    name,
    sheets.reduce((sum, { pages }) => sum + pages, 0),
  );
  const parts: Uint8Array[] = [];
  for (const [index, { passages }] of sheets.entries()) {
    work.report({ done: index, total: sheets.length, step: 'setting text' });
    parts.push(await typeset(textMarkup(text), { title: name, passages: JSON.stringify(passages) }));
  }
  return concatenate(parts, work);
};

const refuseOver = (name: string, count: number): void => {
  if (count > PAGES_MAX) throw new Refusal('pdf.too-many-pages', { name, count, limit: PAGES_MAX });
};
