import { serveJobs } from '../platform/jobs/serve.js';
import { capOfThisProcess } from '../platform/jobs/memory-cap.js';
import { startPdfium } from './engines/pdfium.js';
import { spareSpawning } from './engines/process.js';
import { KEPT_FOLDER } from './kept-folder.js';
import { runJob } from './run-job.js';
import { takeIdentity } from './signing/identity/identity-file.js';

const identity = takeIdentity(process.env);
const kept = process.env[KEPT_FOLDER];

spareSpawning(capOfThisProcess(process.env));

/** Entry of a job process. */
await serveJobs(
  (job, report) => runJob(job, report, { identity, ...(kept !== undefined && { kept }) }),
  async () => {
    await startPdfium();
  },
);
