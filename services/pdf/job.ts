import { serveJobs } from '../platform/jobs/serve.js';
import { startPdfium } from './engines/pdfium.js';
import { runJob } from './run-job.js';
import { takeIdentity } from './signing/identity/identity-file.js';

const identity = takeIdentity(process.env);

/** Entry of a job process. */
await serveJobs(
  (job, report) => runJob(job, report, identity),
  async () => {
    await startPdfium();
  },
);
