import { spawnSync } from 'node:child_process';
import { readFile } from 'node:fs/promises';
import { withDocument } from '../../services/pdf/engines/pdfium/pdfium-document.js';
import { findProgram } from '../peers/peer-program.js';
import { docxParagraphs } from './docx-text.js';
import { cutsIn, shareInOrder, shareKept, wordsIn } from './same-words.js';

const TEXT_MAX_BYTES = 50 * 1024 * 1024;

/** What a Word file keeps of the PDF that it was made of; shares from 0 to 1. */
export interface ExportFigures {
  /** As LibreOffice lays it out. */
  readonly pages: number;
  /** Words that a reader of the Word file sees. */
  readonly kept: number;
  /** Pairs of neighbouring words that are neighbours in the file, too: whoever copies it or has it read out gets these. */
  readonly inOrder: number;
  /** Words that stand in no text box. */
  readonly flowing: number;
  /** Paragraphs that end within a sentence. */
  readonly cuts: number;
}

/** The words of a PDF in reading order by programs that have no part in either file. */
export interface PrintedWords {
  readonly pages: number;
  readonly shown: readonly string[];
  /** By each program: where they differ, no order is the only one. */
  readonly orders: readonly (readonly string[])[];
}

/** Programs that tell the words of a PDF, and how they print them. mutool ends with an error where it had to mend a file. */
const readers: Readonly<Record<string, (pdf: string) => readonly string[]>> = {
  pdftotext: (pdf) => ['-q', '-enc', 'UTF-8', pdf, '-'],
  mutool: (pdf) => ['draw', '-q', '-F', 'txt', pdf],
};

/** @throws Error where pdftotext is not installed. */
export const wordsOfPdf = async (path: string): Promise<PrintedWords> => {
  const orders = Object.entries(readers).flatMap(([name, args]) => {
    const program = findProgram(name);
    if (program === undefined) return [];
    const { stdout } = spawnSync(program, args(path), {
      maxBuffer: TEXT_MAX_BYTES,
      stdio: ['ignore', 'pipe', 'ignore'],
    });
    return [wordsIn(stdout.toString())];
  });
  const [shown] = orders;
  if (!shown) throw new Error('this needs pdftotext, of poppler-utils');
  const pages = await withDocument(new Uint8Array(await readFile(path)), ({ pageCount }) => pageCount);
  return { pages, shown, orders };
};

/** @param laidOut  the PDF that LibreOffice makes of the Word file. */
export const figuresOf = (docx: Uint8Array, original: PrintedWords, laidOut: PrintedWords): ExportFigures => {
  const paragraphs = docxParagraphs(docx).filter(({ text }) => text !== '');
  const words = paragraphs.flatMap(({ text }) => wordsIn(text));
  const boxed = paragraphs.filter(({ stands }) => stands === 'in a box').flatMap(({ text }) => wordsIn(text));
  return {
    pages: laidOut.pages,
    kept: shareKept(original.shown, laidOut.shown),
    inOrder: Math.max(...original.orders.map((order) => shareInOrder(order, words))),
    flowing: words.length === 0 ? 0 : 1 - boxed.length / words.length,
    cuts: cutsIn(paragraphs.filter(({ stands }) => stands !== 'in a table').map(({ text }) => text)),
  };
};
