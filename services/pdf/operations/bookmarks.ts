import { Refusal } from '../../../contracts/errors.js';
import { BOOKMARK_TITLE_MAX, BOOKMARKS_MAX } from '../../../contracts/limits.js';
import { dropOrphans } from '../content/drop-orphans.js';
import { transformed } from '../content/geometry.js';
import { frameOf } from '../content/page-frame.js';
import { writeOutline, writePageLabels, type OutlineItem } from '../editing/outline/write-outline.js';
import { editPdf, saveDense } from '../opening/editable.js';
import { loadPdf, type LoadedPdf } from '../opening/load.js';
import { pdf, type Operation, type SourceFile, type Work } from '../operation.js';
import { readPages } from '../reading/read-document.js';

/**
 * Gives a document a table of contents that readers show beside the pages, in place of the one that it has, and says what
 * they call its pages.
 *
 * @param files    exactly one PDF.
 * @param options  `bookmarks` in the order of reading; where there are none, `fromHeadings` makes them from the headings of
 *   the text; `pageLabels`, each from a page on.
 * @throws Refusal as {@link loadPdf}; `pages.not-in-file`; `outline.no-headings`; `tool.option-invalid` where there is nothing to do.
 */
export const bookmarks: Operation<'pdf-bookmarks'> = async ([file], options, work) => {
  const { bookmarks: given, pageLabels, fromHeadings = pageLabels.length === 0 } = options;
  const source = await loadPdf(file, work);
  refuseBeyond(source, [...given, ...pageLabels]);
  const items = given.length > 0 || !fromHeadings ? given : await madeFrom(file, work, pageLabels.length > 0);
  if (items.length === 0 && pageLabels.length === 0) {
    throw new Refusal('tool.option-invalid', { field: 'bookmarks', problem: 'must name at least one bookmark' });
  }
  const document = await editPdf(source, work);
  if (items.length > 0) {
    const placed = items.map((item) => ({ ...item, ...topOf(frameOf(document.getPage(item.page - 1).node), item) }));
    writeOutline(document, placed);
  }
  if (pageLabels.length > 0) writePageLabels(document, pageLabels);
  dropOrphans(document);
  return pdf(await saveDense(document), source.notes);
};

const refuseBeyond = ({ name, pageCount: count }: LoadedPdf, places: readonly { readonly page: number }[]): void => {
  const beyond = places.find(({ page }) => page > count);
  if (beyond) throw new Refusal('pages.not-in-file', { name, page: beyond.page, count });
};

/** @param mayLack  there is something else to do where the text has no headings. */
const madeFrom = async (file: SourceFile, work: Work, mayLack: boolean): Promise<readonly Heading[]> => {
  const headings = await headingsOf(file, work);
  if (headings.length === 0 && !mayLack) throw new Refusal('outline.no-headings', { name: file.name });
  return headings;
};

interface Heading extends Omit<OutlineItem, 'top'> {
  /** Points from the top of the page as displayed. */
  readonly down?: number;
}

const headingsOf = async (file: SourceFile, work: Work): Promise<readonly Heading[]> => {
  const { pages } = await readPages(file, {
    report: (progress) => {
      work.report(progress);
    },
    qpdf: work.qpdf,
  });
  const headings = pages.flatMap(({ blocks }, index) =>
    blocks.flatMap((block): Heading[] => {
      if (block.kind !== 'heading' || block.text.trim() === '') return [];
      const title = block.text.trim().slice(0, BOOKMARK_TITLE_MAX);
      return [{ title, level: block.level ?? 1, page: index + 1, down: block.box.y }];
    }),
  );
  return asTree(headings.slice(0, BOOKMARKS_MAX));
};

/** A document may begin below its first level, and leave levels out. */
const asTree = (headings: readonly Heading[]): readonly Heading[] => {
  const open: number[] = [];
  return headings.map((heading) => {
    while ((open.at(-1) ?? 0) >= heading.level) open.pop();
    open.push(heading.level);
    return { ...heading, level: open.length };
  });
};

/** A little above what it leads to. */
const HEADROOM_POINTS = 8;

const topOf = (
  { toContent, height, pointsPerUnit: unit }: ReturnType<typeof frameOf>,
  { down }: Heading,
): { readonly top?: number } => {
  if (down === undefined) return {};
  const isUpright = toContent[0] === 1;
  return isUpright
    ? { top: transformed(toContent, { x: 0, y: Math.min(height, height - (down - HEADROOM_POINTS) / unit) }).y }
    : {};
};
