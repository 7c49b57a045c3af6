import { arrange } from '../merging/arrange.js';
import { planOf } from '../merging/plan.js';
import { openSources } from '../merging/open-sources.js';
import { withOwnAppearances } from '../merging/own-appearances.js';
import { pdf, type Operation } from '../operation.js';

/**
 * Joins PDFs into one, in the order given or as planned; see {@link arrange} for what is kept.
 *
 * @param files    two or more PDFs.
 * @param options  `pages`, in their order and turned; empty for all pages of all files as they are, in `order`: a page of
 *   each file in turn, if wanted with all files but the first one from their last page on.
 * @returns one PDF.
 * @throws Refusal as {@link openSources}, naming the file; as {@link planOf}.
 */
export const merge: Operation<'pdf-merge'> = async (files, options, work) => {
  const total = files.length + 1;
  const opened = await openSources(files, work, (done) => {
    work.report({ done, total, step: `reading ${files[done]?.name ?? ''}` });
  });
  const sources = await withOwnAppearances(opened, work);
  const pages = planOf(options.pages, sources, options.order);
  work.report({ done: files.length, total, step: `joining ${files.length} files` });
  return pdf(
    await arrange({ sources, pages }),
    sources.flatMap(({ notes }) => notes),
  );
};
