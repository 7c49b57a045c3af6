import { THUMBNAIL_JOB } from '../../contracts/drawable-results.js';
import { capOfThisProcess } from '../platform/jobs/resource-limits.js';
import { serveJobs } from '../platform/jobs/serve.js';
import { officeOfParent } from './engines/libreoffice/office-calls.js';
import { printByChromium } from './engines/chromium/print-page.js';
import { startPdfium } from './engines/pdfium/pdfium.js';
import { spareSpawning } from './engines/programs/process.js';
import { runOperation } from './run-operation.js';
import { identityOfParent } from './signing/identity/identity-calls.js';
import { isRequestJob } from '../../contracts/request-jobs.js';
import { runRequestJob } from './requests/request-job.js';
import { drawThumbnail } from './thumbnails/thumbnail-job.js';

spareSpawning(capOfThisProcess(process.env));

/** The browser runs without a sandbox of its own: a job process that looks after its parent itself is in none. */
const browser = process.argv[2] === undefined ? { printPage: printByChromium } : {};

/** Entry of a job process. */
void serveJobs(
  (job, report) => {
    if (job.tool === THUMBNAIL_JOB) return drawThumbnail(job);
    return isRequestJob(job.tool)
      ? runRequestJob(job, identityOfParent)
      : runOperation(job, report, { identity: identityOfParent, office: officeOfParent, ...browser });
  },
  startPdfium,
  async () => (await import('./rehearse.js')).rehearse(),
);
