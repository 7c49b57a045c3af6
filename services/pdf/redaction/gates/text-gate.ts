import { boxesByPage, linesAround, type Box, type Extent } from '../pages/box.js';
import { matchesIn, type SearchTerm } from '../find/find-items.js';
import type { Quad } from '../../content/geometry.js';
import { isBlank } from '../../content/glyph.js';
import { allPages, eachPage, type ReadPage } from '../pages/read-pages.js';
import { leftInDrawings, type OpenedFile } from './drawings-gate.js';
import type { LettersUnder } from './letters-under.js';
import { resultOf, type Failure, type GateResult } from './gate-report.js';

export interface TextQuestion {
  readonly searchTerms: readonly SearchTerm[];
  readonly boxes: readonly Box[];
  /** The letters of the same document without the boxes and what they say. */
  readonly letters: LettersUnder;
  /** The words on a box now. */
  readonly labelOf: (box: Box) => string;
  /** Whether a page is the same as one that was read before, in which nothing was found. */
  readonly isSettled: (page: number) => boolean;
  /** Told before each page. */
  readonly onPage: (index: number) => void;
}

const WHOLE: Extent = { exact: false };

/**
 * Reads the finished file with both engines, its pages unless they are settled and, one by one, every drawing that a page may or may not
 * show: none of the searches may find anything, and no letters may be left under a box but those of its label.
 */
export const textGate = async (file: OpenedFile, question: TextQuestion): Promise<GateResult> => {
  const { bytes } = file;
  const { searchTerms, boxes, letters: under, isSettled, labelOf, onPage } = question;
  const failures: Failure[] = [];
  const onPages = boxesByPage(boxes);
  const all = await allPages(bytes);
  const pages = all.filter((page) => !isSettled(page));
  const read = (page: ReadPage, index: number) => {
    onPage(index);
    failures.push(...leftOn(page, index, searchTerms));
    const letters = page.pdfium.filter((glyph) => !isBlank(glyph)).length;
    const own = onPages.get(index) ?? [];
    const said = own.reduce((sum, box) => sum + lettersIn(labelOf(box)), 0);
    const isMore = own.length > 0 && letters > (under.lettersOn.get(index) ?? 0) + said;
    if (isMore || under.pages.has(index)) failures.push(failure(index, 'letters are left under a box', []));
    if (under.strange.has(index)) failures.push(failure(index, 'letters beside a box have become others', []));
  };
  await eachPage(bytes, read, { pages });
  const { count, failures: inDrawings } = await leftInDrawings(file, searchTerms);
  const extent = `${pagesText(all.length)}, ${all.length - pages.length} of them unchanged, ${drawingsText(count)}`;
  return resultOf('text', extent, [...failures, ...inDrawings]);
};

const pagesText = (count: number): string => (count === 1 ? `${count} page` : `${count} pages`);
const drawingsText = (count: number): string => (count === 1 ? `${count} drawing` : `${count} drawings`);

const lettersIn = (text: string): number => text.replace(/\s+/g, '').length;

const failure = (page: number, reason: string, uncovered: readonly Quad[]): Failure => ({
  gate: 'text',
  page,
  reason,
  uncovered,
});

const leftOn = ({ pdfium, pdfjs }: ReadPage, page: number, searchTerms: readonly SearchTerm[]): Failure[] => {
  const wanted = searchTerms.filter((searchTerm) => searchTerm.page === 'all' || searchTerm.page === page + 1);
  if (wanted.length === 0) return [];
  if (!pdfjs) return [failure(page, 'the second engine cannot read the page', [])];
  return [pdfium, pdfjs].flatMap((glyphs, engine) => {
    const quads = matchesIn(glyphs, wanted).flatMap((match) =>
      linesAround(
        match.glyphs.flatMap((index) => glyphs[index] ?? []),
        WHOLE,
      ).map(({ quad }) => quad),
    );
    if (quads.length === 0) return [];
    return [failure(page, `text can still be extracted (${engine === 0 ? 'PDFium' : 'pdf.js'})`, quads)];
  });
};
