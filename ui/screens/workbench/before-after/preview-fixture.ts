import { fileOf } from '../../../work/machine/work-fixture.js';
import { pdfWith } from '../../../work/files/open-pdf-fixture.js';
import type { PagePreview, WantedPreview } from './preview-context.js';

const whole = pdfWith(14);

export const wantedPreview = (page: number): WantedPreview => ({
  files: [fileOf('lease.pdf')],
  pdf: whole,
  page,
  tool: 'pdf-rotate',
  toolOptions: '{}',
});

export const pagePreview: PagePreview = {
  page: 2,
  tool: 'pdf-rotate',
  before: whole,
  after: pdfWith(1),
  sizes: [
    { width: 600, height: 800 },
    { width: 800, height: 600 },
  ],
  bytes: [2000, 1000],
};
