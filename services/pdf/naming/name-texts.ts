import { dayOrderIn } from '../exporting/sheets/cell-values.js';
import { languageOf } from '../exporting/document-language.js';
import { readPdfDate } from '../content/pdf-date.js';
import { declaredLanguage } from '../engines/pdfium/document-language.js';
import { extractPages, withDocument, type PdfiumDocument } from '../engines/pdfium/pdfium-document.js';
import { readBuffer, utf16 } from '../engines/pdfium/pdfium.js';
import type { LoadedPdf } from '../opening/load.js';
import { orUnreadable } from '../opening/unreadable.js';
import type { SourceFile, Work } from '../operation.js';
import type { ReadPage } from '../reading/lines/document-model.js';
import { readPages } from '../reading/read-document.js';
import { firstDateIn } from './dates-in-text.js';
import { foundAfter, piecesIn } from './found-after.js';
import type { NameTexts } from './new-name.js';

/** A name follows from what stands on the first pages. */
const PAGES_READ = 2;

export interface Asked {
  readonly pattern: string;
  /** Words before what `{found}` stands for. */
  readonly foundAfter: string;
}

/** The texts that a pattern asks for, as a document has them; pages are read only for those that need it. */
export const nameTexts = async (
  { file, source }: { readonly file: SourceFile; readonly source: LoadedPdf },
  asked: Asked,
  work: Work,
): Promise<Omit<NameTexts, 'n'>> => {
  const said = await orUnreadable(file.name, () => withDocument(source.bytes, saysOfItself));
  const asks = (name: string): boolean => asked.pattern.includes(`{${name}}`);
  const needsPages = asks('heading') || asks('date') || asks('found') || (asks('title') && said.title === '');
  const pages = needsPages ? await firstPages(file, source, work) : [];
  const pieces = piecesIn(pages);
  const heading = headingOf(pages);
  return {
    title: said.title || heading,
    heading,
    date: asks('date') ? ((await dateIn(pieces, said.language)) ?? said.made) : '',
    author: said.author,
    found: foundAfter(pieces, asked.foundAfter) ?? '',
    file: file.name.replace(/(?<=.)\.pdf$/i, ''),
  };
};

const dateIn = async (pieces: readonly (readonly string[])[], declared: string | undefined) => {
  const lines = pieces.map((line) => line.join(' '));
  return firstDateIn(lines, dayOrderIn(await languageOf(lines.join('\n'), declared)));
};

/** Names that programs give by themselves. */
const BY_PROGRAM = /^Microsoft (?:Word|Excel|PowerPoint) - /;
const FILE_ENDING = /\.(?:docx?|xlsx?|pptx?|odt|ods|odp|rtf|pdf|indd|tex|dvi|qxd)$/i;
const NO_TITLE =
  /^(?:untitled|unbenannt|ohne titel|sans titre|sin título|no title|document|dokument|documento|presentation|folie|slide|book|mappe|title)?[\s_-]*\d*$/i;

const saysOfItself = (document: PdfiumDocument) => {
  const about = (key: string): string =>
    utf16(readBuffer(document.module, (at, size) => document.module.FPDF_GetMetaText(document.handle, key, at, size)));
  const title = about('Title').trim().replace(BY_PROGRAM, '').replace(FILE_ENDING, '');
  return {
    title: NO_TITLE.test(title) ? '' : title,
    author: about('Author').trim(),
    made: readPdfDate(about('CreationDate'))?.toISOString().slice(0, 10) ?? '',
    language: declaredLanguage(document),
  };
};

const firstPages = async (file: SourceFile, source: LoadedPdf, work: Work): Promise<readonly ReadPage[]> => {
  const bytes = await orUnreadable(file.name, () =>
    withDocument(source.bytes, (document) =>
      document.pageCount <= PAGES_READ ? source.bytes : extractPages(document, [...Array(PAGES_READ).keys()]),
    ),
  );
  const { name, kind, mime } = file;
  const quietly = { report: () => undefined, qpdf: work.qpdf, recognise: work.recogniser };
  return (await readPages({ name, kind, mime, bytes }, quietly)).pages;
};

/** The first heading; of a page without one, the first of its lines that is set largest. */
const headingOf = (pages: readonly ReadPage[]): string => {
  const blocks = pages.flatMap((page) => page.blocks);
  const heading = blocks.find(({ kind, text }) => kind === 'heading' && text.trim() !== '');
  if (heading) return heading.text.trim();
  const lines = blocks.filter(({ kind }) => kind === 'paragraph').flatMap((block) => block.lines);
  const sized = lines.map(({ text, words }) => ({ text: text.trim(), size: words[0]?.style.size ?? 0 }));
  const largest = Math.max(0, ...sized.map(({ size }) => size));
  return sized.find(({ text, size }) => text !== '' && size === largest)?.text ?? '';
};
