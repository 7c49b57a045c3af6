import { Refusal } from '../../../contracts/errors.js';
import { PAGES_MAX } from '../../../contracts/limits.js';
import { readPagePlan, type PlannedPage } from '../../../contracts/tools/page-plan.js';
import type { OptionsOf } from '../../../contracts/tools/catalogue.js';
import type { Source } from './source.js';

/** How files follow each other where no page is planned by itself. */
export type FileOrder = OptionsOf<'pdf-merge'>['order'];

type Counted = Pick<Source, 'name' | 'pageCount'>;

/**
 * The pages of a result in their order.
 *
 * @param text  as in `pagePlan`; empty for all pages of all files.
 * @param order  of the files, where the text is empty; those that are longer than the others go on alone.
 * @throws Refusal `pages.no-such-file`, `pages.not-in-file`, `pages.all-blank`, `pdf.too-many-pages`.
 */
export const planOf = (
  text: string,
  files: readonly Counted[],
  order: FileOrder = 'one-after-another',
): readonly PlannedPage[] => {
  const planned = readPagePlan(text, PAGES_MAX + 1);
  const pages = planned.length > 0 ? planned : allPages(files, order);
  for (const { file, page } of planned) {
    const source = files[file];
    if (!source) throw new Refusal('pages.no-such-file', { file: file + 1, count: files.length });
    const { name, pageCount } = source;
    if (page < 1 || page > pageCount) throw new Refusal('pages.not-in-file', { name, page, count: pageCount });
  }
  if (pages.every(({ isBlank }) => isBlank)) throw new Refusal('pages.all-blank');
  if (pages.length > PAGES_MAX) {
    throw new Refusal('pdf.too-many-pages', { name: 'The result', count: pages.length, limit: PAGES_MAX });
  }
  return pages;
};

const allPages = (files: readonly Counted[], order: FileOrder): PlannedPage[] => {
  const each = files.map(({ pageCount }, file) => {
    const pages = Array.from({ length: pageCount }, (_, index) => ({ file, page: index + 1, turn: 0 as const }));
    return order === 'alternate-reversed' && file > 0 ? pages.toReversed() : pages;
  });
  if (order === 'one-after-another') return each.flat();
  const longest = Math.max(...files.map(({ pageCount }) => pageCount));
  return Array.from({ length: longest }, (_, turn) => each.flatMap((pages) => pages[turn] ?? [])).flat();
};
