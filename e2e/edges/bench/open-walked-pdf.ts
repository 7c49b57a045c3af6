import { chosenFile } from '../../../ui/work/versions/versions-fixture.js';
import { pdfWith } from '../../../ui/work/files/open-pdf-fixture.js';
import type { SentEvents } from '../page-walk.js';

const lease = chosenFile(1, 'lease.pdf');

const plan = chosenFile(2, 'plan.pdf');

/** Two PDFs that are open on the workbench, the first of them on screen. */
export const openPdfs: SentEvents = {
  running: 'work',
  events: [
    { type: 'nothing.kept' },
    { type: 'files.chosen', files: [lease.file, plan.file] },
    { type: 'pdf.opened', id: 1, pdf: pdfWith(14) },
    { type: 'pdf.opened', id: 2, pdf: pdfWith(3) },
  ],
};

/** A PDF that is open on the workbench. */
export const openPdf: readonly SentEvents[] = [
  {
    running: 'work',
    events: [
      { type: 'nothing.kept' },
      { type: 'files.chosen', files: [lease.file] },
      { type: 'pdf.opened', id: 1, pdf: pdfWith(14) },
    ],
  },
];
