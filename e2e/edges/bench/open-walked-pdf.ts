import { chosenFile, pdfWith } from '../../../ui/screens/workbench/machine/workbench.given.js';
import type { SentEvents } from '../page-walk.js';

const lease = chosenFile(1, 'lease.pdf');

const plan = chosenFile(2, 'plan.pdf');

/** Two PDFs that are open on the workbench, the first of them on screen. */
export const openPdfs: readonly SentEvents[] = [
  { running: 'home', events: [{ type: 'files.chosen', files: [lease.file, plan.file] }] },
  {
    running: 'workbench',
    events: [
      { type: 'files.changed', files: [lease, plan] },
      { type: 'pdf.opened', id: 1, pdf: pdfWith(14) },
      { type: 'pdf.opened', id: 2, pdf: pdfWith(3) },
    ],
  },
];

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
