import { enableDragging } from '../arrange/view/drag-tiles.js';
import type { WorkActor } from '../../../work/machine/work.machine.js';

/** Moves a chosen file to a place, counted from 0 before it moves: where it is dropped, it stands before what is there. */
const moveFile = (work: WorkActor, id: number, place: number): void => {
  const from = work.getSnapshot().context.files.findIndex((file) => file.id === id);
  const to = place > from ? place - 1 : place;
  const by = to > from ? 1 : -1;
  for (let at = from; at !== to; at += by) work.send({ type: 'file.moved', id, by });
};

/** Files are put in order by dragging their tiles or rows. */
export const dragFiles = (work: WorkActor) => (list: HTMLElement | null) =>
  list ? enableDragging(list, (id, place) => moveFile(work, id, place)) : undefined;
