import type { LayoutActor } from '../machine/bench-layout.machine.js';
import { shownPdf } from '../../../work/versions/versions-context.js';
import type { WorkActor } from '../../../work/machine/work.machine.js';
import type { FindActor } from './find.machine.js';

interface Searched {
  readonly work: WorkActor;
  readonly layout: LayoutActor;
  readonly find: FindActor;
}

/** Opens the search in the text of the document on screen. */
export const openFind = ({ work, layout, find }: Searched): boolean => {
  const pdf = shownPdf(work.getSnapshot().context);
  if (!pdf) return false;
  layout.send({ type: 'view.chosen', view: 'page' });
  if (find.getSnapshot().matches('closed')) find.send({ type: 'find.opened', pdf });
  else document.querySelector<HTMLElement>('[data-find] input')?.focus();
  return true;
};
