import { serveJobs } from '../platform/jobs/serve.js';
import { startPdfium } from './engines/pdfium.js';
import { runJob } from './run-job.js';

/** Entry of a job process. */
await serveJobs(runJob, async () => {
  await startPdfium();
});
