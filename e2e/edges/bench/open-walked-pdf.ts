import { chosenFile, pdfWith } from '../../../ui/screens/workbench/machine/workbench.given.js';
import type { SentEvents } from '../page-walk.js';

const lease = chosenFile(1, 'lease.pdf');

/** A PDF that is open on the workbench. */
export const openPdf: readonly SentEvents[] = [
  { running: 'home', events: [{ type: 'files.chosen', files: [lease.file] }] },
  {
    running: 'workbench',
    events: [
      { type: 'files.changed', files: [lease] },
      { type: 'pdf.opened', id: 1, pdf: pdfWith(14) },
      { type: 'xstate.done.actor.kept', actorId: 'kept', output: null }, // nothing was kept: it is what tools take
    ],
  },
];
