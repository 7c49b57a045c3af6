import { fromCallback } from 'xstate';
import { findTool } from '../../../../contracts/tools/catalogue.js';
import type { Tool } from '../../../../contracts/tools/tool.js';
import { meantOptions } from '../../../tools/fields-of-options.js';
import type { PdfPages } from '../../../pdf/pages/pdf-pages.js';
import { inHand, optionsOf } from '../../../work/machine/work-context.js';
import type { BenchViewContext } from '../machine/bench-view-data.js';
import { shownFile, shownPdf } from '../../../work/versions/versions-context.js';
import type { PreviewInput, WantedPreview } from './preview-context.js';

interface Watched extends PreviewInput {
  readonly tool: string;
}

type Reached = Pick<BenchViewContext, 'pages' | 'current'>;

/** The page on screen; at first, where others are chosen, the first of those. */
const pageToShow = ({ pages, current }: Reached, first: number): number =>
  current !== first || pages.includes(current) ? current : (pages[0] ?? current);

interface Sources {
  readonly files: readonly File[];
  readonly pdf: PdfPages;
}

/** The PDF on screen; for a tool that takes other files as well, that and those, whichever of them is on screen. */
const sourcesFor = ({ accepts: { each } }: Tool, { work }: Pick<PreviewInput, 'work'>): Sources | null => {
  const { context } = work.getSnapshot();
  if (!each) {
    const file = shownFile(context)?.file;
    const pdf = shownPdf(context);
    return file && pdf ? { files: [file], pdf } : null;
  }
  const { files } = inHand(work.getSnapshot().context);
  const opened = files.map(({ id }) => context.opened[id]).find((became) => became?.state === 'open');
  return opened?.state === 'open' ? { files: files.map(({ file }) => file), pdf: opened.pdf } : null;
};

const wantedNow = ({ work, view, tool: id }: Watched, first: number): WantedPreview | null => {
  const tool = findTool(id);
  const sources = tool && sourcesFor(tool, { work });
  if (!sources || !work.getSnapshot().matches({ act: 'choosing' })) return null;
  const options = meantOptions(tool, optionsOf(work.getSnapshot().context, tool));
  return {
    ...sources,
    page: pageToShow(view.getSnapshot().context, first),
    tool: id,
    toolOptions: JSON.stringify(options),
  };
};

const isSame = (one: WantedPreview, other: WantedPreview): boolean =>
  one.pdf === other.pdf &&
  one.files.length === other.files.length &&
  one.files.every((file, at) => file === other.files[at]) &&
  one.page === other.page &&
  one.toolOptions === other.toolOptions;

/** Tells what is to be seen before and after, and that there is nothing to be seen any more. */
export const watchWishes = fromCallback<{ readonly type: 'never' }, Watched>(({ input, sendBack }) => {
  const first = input.view.getSnapshot().context.current;
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
  const watching = [input.work.subscribe(look), input.view.subscribe(look)];
  return () => {
    for (const one of watching) one.unsubscribe();
  };
});
