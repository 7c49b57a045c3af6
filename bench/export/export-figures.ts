import { spawnSync } from 'node:child_process';
import { readFile } from 'node:fs/promises';
import { withDocument } from '../../services/pdf/engines/pdfium/pdfium-document.js';
import { findProgram } from '../peers/peer-program.js';
import { docxParagraphs } from './docx-text.js';
import { flowingWords, lineEndsIn, shareInSequence } from './flowing-words.js';
import { lookAlike } from './page-look.js';
import { cutsIn, shareKept, wordsIn } from './same-words.js';

const TEXT_MAX_BYTES = 50 * 1024 * 1024;

/** Figures about how much of a PDF survives in the Word file made of it; shares from 0 to 1. */
export interface ExportFigures {
  /** As LibreOffice lays it out. */
  readonly pages: number;
  /** Words that a reader of the Word file does not see. */
  readonly lost: number;
  /** Words that stand in their order. */
  readonly inOrder: number;
  /** Words that stand in their order in paragraphs of several lines that are in no text box. */
  readonly flowing: number;
  /** How alike the pages look. */
  readonly look: number;
  /** Paragraphs that end within a sentence. */
  readonly cuts: number;
}

/** A PDF and its words in reading order by programs that have no part in either file. */
export interface PrintedWords {
  readonly pages: number;
  readonly bytes: Uint8Array;
  readonly shown: readonly string[];
  readonly lineEnds: ReadonlySet<string>;
  /** The orders in which each program reads a page: where they differ, no order is the only one. */
  readonly orders: readonly (readonly string[])[];
}

/** Programs that tell the words of a PDF, and how they print them. mutool ends with an error where it had to mend a file. */
const readers: Readonly<Record<string, (pdf: string) => readonly string[]>> = {
  pdftotext: (pdf) => ['-q', '-enc', 'UTF-8', pdf, '-'],
  mutool: (pdf) => ['draw', '-q', '-F', 'txt', pdf],
};

/** @throws Error where pdftotext is not installed. */
export const wordsOfPdf = async (path: string): Promise<PrintedWords> => {
  const texts = Object.entries(readers).flatMap(([name, args]) => {
    const program = findProgram(name);
    if (program === undefined) return [];
    const { stdout } = spawnSync(program, args(path), {
      maxBuffer: TEXT_MAX_BYTES,
      stdio: ['ignore', 'pipe', 'ignore'],
    });
    return [stdout.toString()];
  });
  const orders = texts.map(wordsIn);
  const [shown] = orders;
  if (!shown) throw new Error('this needs pdftotext, of poppler-utils');
  const bytes = new Uint8Array(await readFile(path));
  const pages = await withDocument(bytes, ({ pageCount }) => pageCount);
  return { pages, bytes, shown, orders, lineEnds: lineEndsIn(texts.join('\n')) };
};

/** @param laidOut  the PDF that LibreOffice makes of the Word file. */
export const figuresOf = async (
  docx: Uint8Array,
  original: PrintedWords,
  laidOut: PrintedWords,
): Promise<ExportFigures> => {
  const paragraphs = docxParagraphs(docx).filter(({ text }) => text !== '');
  const words = paragraphs.flatMap(({ text }) => wordsIn(text));
  const flowing = flowingWords(paragraphs, original.lineEnds);
  const inSequence = (wordsRead: readonly string[]): number =>
    Math.max(...original.orders.map((order) => shareInSequence(order, wordsRead)));
  return {
    pages: laidOut.pages,
    lost: 1 - shareKept(original.shown, laidOut.shown),
    inOrder: inSequence(words),
    flowing: inSequence(flowing),
    look: await lookAlike(original.bytes, laidOut.bytes),
    cuts: cutsIn(paragraphs.filter(({ stands }) => stands !== 'in a table').map(({ text }) => text)),
  };
};
