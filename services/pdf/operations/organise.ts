import { planOf } from '../merging/plan.js';
import { arrange } from '../merging/arrange.js';
import { openSources } from '../merging/open-sources.js';
import { pdf, type Operation } from '../operation.js';

/**
 * Puts the pages of a PDF into another order, turned as planned; pages left out are gone, pages named twice are there
 * twice. See {@link arrange} for what is kept.
 *
 * @param files    exactly one PDF.
 * @param options  `pages`, in their order; empty for all as they are.
 * @throws Refusal as {@link openSources} and {@link planOf}.
 */
export const organise: Operation<'pdf-organise'> = async ([file], options, work) => {
  const sources = await openSources([file], work);
  const pages = planOf(options.pages, sources);
  work.report({ done: 1, total: 2, step: `arranging ${pages.length} ${pages.length === 1 ? 'page' : 'pages'}` });
  return pdf(
    await arrange({ sources, pages }),
    sources.flatMap(({ notes }) => notes),
  );
};
