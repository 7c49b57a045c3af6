import type { Note } from '../../../contracts/events/conversion.js';
import type { SourceFile } from '../../platform/jobs/job-files.js';
import { readSimpleExcel } from '../engines/simple/simple-excel.js';
import { readSimpleWord } from '../engines/simple/simple-word.js';
import { refuseUnlessReadable } from '../engines/font-coverage.js';
import { typeset } from '../engines/typst.js';
import { rtfText } from '../office-files/rtf-text.js';
import type { SimpleBlock } from '../office-files/simple-document.js';
import type { SimplifiedExtension } from '../office-files/simplified.js';
import { simpleMarkup } from '../text/simple-markup.js';
import { concatenate } from '../opening/join.js';
import { textToPdf } from './text-to-pdf.js';
import type { WritingWork } from './writing-work.js';

/** A part that is typeset at once takes memory in proportion. */
const CHARACTERS_AT_ONCE = 100_000;

type Simplify = (file: SourceFile, work: WritingWork) => Promise<Uint8Array>;

const setWith =
  (read: (bytes: Uint8Array) => Promise<readonly SimpleBlock[]>): Simplify =>
  async ({ name, bytes }, work) =>
    setBlocks(await read(bytes), name, work);

const simplifiers: Readonly<Record<SimplifiedExtension, Simplify>> = {
  '.docx': setWith(readSimpleWord),
  '.xlsx': setWith(readSimpleExcel),
  '.rtf': async (file, work) =>
    (await textToPdf({ ...file, bytes: new TextEncoder().encode(rtfText(file.bytes)) }, work, 'utf-8')).bytes,
};

/**
 * Sets what a document says, without the Office engine.
 *
 * @throws Refusal `pdf.too-many-pages`, `fonts.missing`; anything else is thrown where the document is damaged.
 */
export const simplifiedOffice = (file: SourceFile, extension: SimplifiedExtension, work: WritingWork) =>
  simplifiers[extension](file, work);

export const simplifiedNote = (name: string): Note => ({
  code: 'office.simplified',
  text: `${name} has a simplified layout, because the Office engine is not installed here: pictures, headers, footers and notes are left out.`,
});

const setBlocks = async (blocks: readonly SimpleBlock[], title: string, work: WritingWork): Promise<Uint8Array> => {
  const parts: Uint8Array[] = [];
  const chunks = chunksOf(withMarkers(blocks));
  for (const [index, chunk] of chunks.entries()) {
    await refuseUnlessReadable(chunk, title);
    work.report({ done: index, total: chunks.length, step: 'setting text' });
    parts.push(await typeset(simpleMarkup(chunk), { title, blocks: chunk }));
  }
  return concatenate(parts, work);
};

/** As JSON texts. */
const chunksOf = (blocks: readonly object[]): string[] => {
  const chunks: string[][] = [[]];
  let characters = 0;
  for (const block of blocks) {
    const text = JSON.stringify(block).replace(/\p{Cs}/gu, '\uFFFD');
    if (characters > 0 && characters + text.length > CHARACTERS_AT_ONCE) {
      chunks.push([]);
      characters = 0;
    }
    chunks.at(-1)?.push(text);
    characters += text.length;
  }
  return chunks.map((chunk) => `[${chunk.join(',')}]`);
};

/** Numbers begin anew after anything that is no item of the list. */
const withMarkers = (blocks: readonly SimpleBlock[]): object[] => {
  let counts: number[] = [];
  return blocks.map((block) => {
    if (block.kind !== 'item') {
      counts = [];
      return block;
    }
    const count = (counts[block.level] ?? 0) + 1;
    counts = [...counts.slice(0, block.level), count];
    return { ...block, marker: block.ordered ? `${count}.` : '•' };
  });
};
