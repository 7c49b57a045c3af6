import { Refusal } from '../../../contracts/errors.js';
import type { Note } from '../../../contracts/events/conversion.js';
import { PAGES_MAX } from '../../../contracts/limits.js';
import { textEncodings, type TextEncoding } from '../../../contracts/text-encodings.js';
import { refuseUnlessReadable } from '../engines/font-coverage.js';
import { typeset } from '../engines/typst.js';
import { decodeText, type DecodedText } from '../text/decode-text.js';
import { textMarkup } from '../text/markup.js';
import { fewestPages, sheetsOf } from '../text/sheets.js';
import { concatenate } from '../opening/join.js';
import type { SourceFile, Work } from '../operation.js';

/** A text as a PDF, and what is to be said about it. */
export interface TextPdf {
  readonly bytes: Uint8Array;
  readonly notes: readonly Note[];
}

/**
 * Sets plain text on A4 pages, in a fixed-width font where the script has one: line breaks, tabs and form feeds as
 * they stand, long lines wrapped, right-to-left lines from the right. Nothing in the text is markup.
 *
 * @param encoding  what the text is read in; `auto` finds out, and a note says which it took.
 * @throws Refusal `text.unreadable`, `pdf.too-many-pages`, `fonts.missing`.
 */
export const textToPdf = async (
  { name, bytes }: Pick<SourceFile, 'name' | 'bytes'>,
  work: Pick<Work, 'report' | 'qpdf'>,
  encoding: TextEncoding | 'auto' = 'auto',
): Promise<TextPdf> => {
  const decoded = await decodeText(bytes, encoding);
  if (!decoded) throw new Refusal('text.unreadable', { name, reason: 'it holds binary data' });
  const { text } = decoded;
  refuseOver(name, fewestPages(text));
  const sheets = sheetsOf(text);
  refuseOver(
    name,
    sheets.reduce((sum, { pages }) => sum + pages, 0),
  );
  const hasBoxes = await refuseUnlessReadable(text, name);
  const parts: Uint8Array[] = [];
  for (const [index, { passages }] of sheets.entries()) {
    work.report({ done: index, total: sheets.length, step: 'setting text' });
    parts.push(await typeset(textMarkup(text), { title: name, passages: JSON.stringify(passages) }));
  }
  return {
    bytes: await concatenate(parts, work),
    notes: [...encodingNotes(name, decoded), ...(hasBoxes ? [boxesNote(name)] : [])],
  };
};

const encodingNotes = (name: string, { encoding, guessed }: DecodedText): readonly Note[] =>
  guessed
    ? [
        {
          code: 'text.encoding-guessed',
          text:
            `${name} does not say how its letters are encoded, and was read as ${textEncodings[encoding]}. ` +
            'If letters are wrong, convert it again with another text encoding.',
        },
      ]
    : [];

const boxesNote = (name: string): Note => ({
  code: 'text.signs-missing',
  text: `Some signs of ${name}, such as emoji, have no font here and are shown as boxes.`,
});

const refuseOver = (name: string, count: number): void => {
  if (count > PAGES_MAX) throw new Refusal('pdf.too-many-pages', { name, count, limit: PAGES_MAX });
};
