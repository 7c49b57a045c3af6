import { startPdfium } from '../pdf/engines/pdfium/pdfium.js';
import { spareSpawning } from '../pdf/engines/programs/process.js';
import { capOfThisProcess } from '../platform/jobs/memory-cap.js';
import { serveJobs } from '../platform/jobs/serve.js';
import { openModels } from './model/open-models.js';
import { takeProvider } from './model/provider.js';
import { runTask } from './run-task.js';

const modelForJob = openModels(takeProvider(process.env));

spareSpawning(capOfThisProcess(process.env));

/** Entry of a job process. */
await serveJobs(
  (job, report) => runTask(job, report, modelForJob()),
  async () => {
    await startPdfium();
  },
);
