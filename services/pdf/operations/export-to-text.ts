import { Refusal } from '../../../contracts/errors.js';
import type { Note } from '../../../contracts/events/conversion.js';
import { isMostlyFromRight } from '../../../contracts/logical-order.js';
import type { OptionsOf } from '../../../contracts/tools/catalogue.js';
import { chosenPart } from '../exporting/chosen-part.js';
import { languageOf } from '../exporting/document-language.js';
import { readForExport } from '../exporting/read-for-export.js';
import { boxesOf } from '../exporting/texts/boxes-json.js';
import { epubOf } from '../exporting/texts/epub.js';
import { flowOf, type FlowItem } from '../exporting/texts/flow.js';
import { htmlPageOf, type AboutText } from '../exporting/texts/html-page.js';
import { markdownOf } from '../exporting/texts/markdown.js';
import { plainTextOf } from '../exporting/texts/plain-text.js';
import { chaptersIn, holdsLetters } from '../exporting/texts/read-text-back.js';
import { json, type Operation, type Produced } from '../operation.js';
import { stemOf } from '../splitting/archive.js';

type Format = OptionsOf<'export-text'>['format'];

/**
 * The text of a PDF in its reading order: paragraphs that flow, headings, lists, tables and links. Pages without text
 * are recognised, and a note says so.
 *
 * @param files    exactly one PDF.
 * @param options  `format`; `pageRanges`, all pages when empty.
 * @returns a file of that format; HTML and e-books have the pictures, and a note counts those that others leave out.
 * @throws Refusal as {@link chosenPart} and {@link readForExport}; `text.not-held`.
 */
export const exportText: Operation<'export-text'> = async ([file], { format, pageRanges }, work) => {
  const part = await chosenPart(file, pageRanges, work);
  const { document, flowing, pictures, notes } = await readForExport(part.file, work);
  const items = flowOf(flowing, pictures);
  const text = plainTextOf(items);
  const language = await languageOf(text, part.language);
  const about = { title: stemOf(file.name), language, rtl: isMostlyFromRight(text) };
  const allNotes = [...part.notes, ...notes, ...leftOutNotes(file.name, items, format)];
  if (format === 'json') return { ...json(boxesOf(document.pages, part.numbers, language)), notes: allNotes };
  return { ...madeOf(items, { format, about, now: work.now, name: file.name, text }), notes: allNotes };
};

interface Making {
  readonly format: Exclude<Format, 'json'>;
  readonly about: AboutText;
  readonly now: Date;
  readonly name: string;
  readonly text: string;
}

const madeOf = (items: readonly FlowItem[], { format, about, now, name, text }: Making): Omit<Produced, 'notes'> => {
  const encoded = (written: string): Uint8Array => new TextEncoder().encode(written);
  if (format === 'txt') return { bytes: encoded(text), mime: 'text/plain', extension: '.txt' };
  if (format === 'md') return { bytes: encoded(markdownOf(items)), mime: 'text/markdown', extension: '.md' };
  const page = format === 'html' ? htmlPageOf(items, about) : '';
  const bytes = format === 'html' ? encoded(page) : epubOf(items, about, now);
  if (!holdsLetters(format === 'html' ? [page] : chaptersIn(bytes), items))
    throw new Refusal('text.not-held', { name });
  return format === 'html'
    ? { bytes, mime: 'text/html', extension: '.html' }
    : { bytes, mime: 'application/epub+zip', extension: '.epub' };
};

const leftOutNotes = (name: string, items: readonly FlowItem[], format: Format): readonly Note[] => {
  const count = items.filter((item) => 'picture' in item).length;
  if (count === 0 || format === 'html' || format === 'epub') return [];
  const text = `Pictures of ${name} that were left out: ${count}. HTML and EPUB have them.`;
  return [{ code: 'text.pictures-left-out', text }];
};
