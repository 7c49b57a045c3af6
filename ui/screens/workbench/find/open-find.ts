import type { LayoutActor } from '../machine/bench-layout.machine.js';
import { shownPdf } from '../machine/workbench.context.js';
import type { WorkbenchActor } from '../machine/workbench.machine.js';
import type { FindActor } from './find.machine.js';

interface Searched {
  readonly bench: WorkbenchActor;
  readonly layout: LayoutActor;
  readonly find: FindActor;
}

/** Opens the search in the text of the document on screen. */
export const openFind = ({ bench, layout, find }: Searched): boolean => {
  const pdf = shownPdf(bench.getSnapshot().context);
  if (!pdf) return false;
  layout.send({ type: 'view.chosen', view: 'page' });
  if (find.getSnapshot().matches('closed')) find.send({ type: 'find.opened', pdf });
  else document.querySelector<HTMLElement>('[data-find] input')?.focus();
  return true;
};
