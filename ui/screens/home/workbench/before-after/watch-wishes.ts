import { fromCallback } from 'xstate';
import { findTool } from '../../../../../contracts/tools/catalogue.js';
import { meantOptions } from '../../../../tools/fields-of-options.js';
import { optionsOf } from '../../machine/home.context.js';
import { shownFile, shownPdf, type WorkbenchContext } from '../machine/workbench.context.js';
import type { PreviewInput, WantedPreview } from './preview.context.js';

interface Watched extends PreviewInput {
  readonly tool: string;
}

type Reached = Pick<WorkbenchContext, 'pages' | 'current'>;

/** The page on screen; at first, where others are chosen, the first of those. */
const pageToShow = ({ pages, current }: Reached, first: number): number =>
  current !== first || pages.includes(current) ? current : (pages[0] ?? current);

const wantedNow = ({ home, bench, tool: id }: Watched, first: number): WantedPreview | null => {
  const { context } = bench.getSnapshot();
  const file = shownFile(context)?.file;
  const pdf = shownPdf(context);
  const tool = findTool(id);
  if (!file || !pdf || !tool || !home.getSnapshot().matches({ work: 'choosing' })) return null;
  const options = meantOptions(tool, optionsOf(home.getSnapshot().context, tool));
  return { file, pdf, page: pageToShow(context, first), tool: id, toolOptions: JSON.stringify(options) };
};

const isSame = (one: WantedPreview, other: WantedPreview): boolean =>
  one.pdf === other.pdf && one.page === other.page && one.toolOptions === other.toolOptions;

/** Tells what is to be seen before and after, and that there is nothing to be seen any more. */
export const watchWishes = fromCallback<{ readonly type: 'never' }, Watched>(({ input, sendBack }) => {
  const first = input.bench.getSnapshot().context.current;
  let known: WantedPreview | null = null;
  const look = (): void => {
    const wanted = wantedNow(input, first);
    if (!wanted) {
      sendBack({ type: 'preview.closed' });
      return;
    }
    if (known && isSame(known, wanted)) return;
    known = wanted;
    sendBack({ type: 'wish.changed', wanted });
  };
  look();
  const watching = [input.home.subscribe(look), input.bench.subscribe(look)];
  return () => {
    for (const one of watching) one.unsubscribe();
  };
});
