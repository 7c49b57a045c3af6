import { NOWHERE, type PageLink } from '../merging/page-links.js';
import { archiveOf } from '../splitting/archive.js';
import { cutPages, type Part } from '../splitting/cut-pages.js';
import { loadPdf } from './load.js';
import { linksOf, withLinks } from './links.js';
import { pdf, type Operation } from './operation.js';
import { labelOf, readRanges, type PageRange } from './pages.js';
import { orUnreadable } from './unreadable.js';

/**
 * Cuts a PDF into one file per range of pages.
 *
 * Kept: page rotation and boxes, annotations, links (between pages of the same part), and form fields; beyond 60
 * ranges fields become plain annotations, for the sake of time.
 *
 * @param files    exactly one PDF.
 * @param options  `pageRanges` as in {@link readRanges}.
 * @returns one PDF for one range; else a ZIP with one PDF per range, in the order given, named after its pages.
 * @throws Refusal as {@link loadPdf} and {@link readRanges}; `result.too-large`.
 */
export const split: Operation<'pdf-split'> = async ([file], { pageRanges }, work) => {
  const source = await loadPdf(file, work);
  const ranges = readRanges(pageRanges, source.pageCount);
  const links = await linksOf(source, work);
  const onStart = (index: number) => {
    const range = ranges[index];
    if (range) work.report({ done: index, total: ranges.length, step: `pages ${labelOf(range)}` });
  };
  const parts: Part[] = [];
  const cut = await orUnreadable(file.name, () => cutPages({ bytes: source.bytes, ranges, onStart }, work.qpdf));
  for (const { range, bytes } of cut) {
    const pageCount = range.last - range.first + 1;
    parts.push({ range, bytes: await withLinks({ bytes, pageCount }, within(links, range), work) });
  }
  const [first] = parts;
  if (first && parts.length === 1) return pdf(first.bytes, source.notes);
  return { bytes: archiveOf(file.name, parts), mime: 'application/zip', extension: '.zip', notes: source.notes };
};

/** The links that start in a range, with its pages counted from 0; those that lead out of it lead nowhere. */
const within = (links: readonly PageLink[], { first, last }: PageRange): PageLink[] => {
  const isInside = (page: number) => page >= first - 1 && page < last;
  return links
    .filter(({ page }) => isInside(page))
    .map((link) => ({
      ...link,
      page: link.page - first + 1,
      target: isInside(link.target) ? link.target - first + 1 : NOWHERE,
    }));
};
