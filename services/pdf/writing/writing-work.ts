import type { JobProgress } from '../../platform/jobs/job.js';
import type { Office } from '../engines/libreoffice/office.js';
import type { WithQpdf } from '../engines/qpdf/qpdf.js';

/** Everything that it takes to set a text as a PDF. */
export interface WritingWork extends WithQpdf {
  /** Steps done so far, such as pages. */
  report(progress: JobProgress): void;
}

/** Everything that it takes to lay out an Office document. */
export interface OfficeWork extends WritingWork {
  readonly office: Office;
}
