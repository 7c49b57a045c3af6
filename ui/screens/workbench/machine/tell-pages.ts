import { catalogue } from '../../../../contracts/tools/catalogue.js';
import type { Tool } from '../../../../contracts/tools/tool.js';
import { fieldsOf } from '../../../tools/fields-of-options.js';
import { rangesOf } from './page-choice.js';
import type { BenchViewContext } from './bench-view-data.js';

/** The option that takes a choice of pages, by its name in every tool that has one. */
export const PAGES = 'pageRanges';

/** Whether a tool works on a choice of pages. */
export const takesPages = ({ options }: Tool): boolean => PAGES in options.shape;

/** The tools that work on a choice of pages, each with the option's value where nothing is chosen. */
const pageTools = (): readonly (readonly [tool: string, initial: string])[] =>
  (catalogue as readonly Tool[]).flatMap((tool) =>
    takesPages(tool)
      ? [[tool.id, String(fieldsOf(tool).find(({ name }) => name === PAGES)?.initial ?? '')] as const]
      : [],
  );

/** Writes the chosen pages into the options of every tool about pages, but the one where they are being written. */
export const tellPages = ({ work, pages, pagesBy }: Pick<BenchViewContext, 'work' | 'pages' | 'pagesBy'>): void => {
  for (const [tool, initial] of pageTools()) {
    if (tool === pagesBy) continue;
    work.send({ type: 'option.changed', tool, field: PAGES, value: rangesOf(pages) || initial });
  }
};
