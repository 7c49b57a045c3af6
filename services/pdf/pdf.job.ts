import { capOfThisProcess } from '../platform/jobs/memory-cap.js';
import { serveJobs } from '../platform/jobs/serve.js';
import { officeOfParent } from './engines/libreoffice/office-calls.js';
import { startPdfium } from './engines/pdfium/pdfium.js';
import { spareSpawning } from './engines/programs/process.js';
import { runOperation } from './run-operation.js';
import { identityOfParent } from './signing/identity/identity-calls.js';

spareSpawning(capOfThisProcess(process.env));

/** Entry of a job process. */
void serveJobs(
  (job, report) => runOperation(job, report, { identity: identityOfParent, office: officeOfParent }),
  startPdfium,
  async () => (await import('./rehearse.js')).rehearse(),
);
