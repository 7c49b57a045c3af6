import type { RunJob } from '../platform/jobs/job.js';
import { serveJobs } from '../platform/jobs/serve.js';
import { capOfThisProcess } from '../platform/jobs/memory-cap.js';
import { openWarmLibreOffice } from './engines/libreoffice/libreoffice-warm.js';
import { startPdfium } from './engines/pdfium/pdfium.js';
import { spareSpawning } from './engines/programs/process.js';
import { KEPT_FOLDER } from './kept-folder.js';
import { runOperation } from './run-operation.js';
import { takeIdentity } from './signing/identity/identity-file.js';

const GB = 1024 ** 3;
/** Memory of a job from which a LibreOffice (250 MB) is kept open; and from which it stays open during other jobs. */
const WARM_OFFICE_FROM = GB;
const OPEN_DURING_OTHERS_FROM = 2 * GB;

const identity = takeIdentity(process.env);
const kept = process.env[KEPT_FOLDER];
const cap = capOfThisProcess(process.env) ?? Infinity;
const warmOffice = kept !== undefined && cap >= WARM_OFFICE_FROM ? openWarmLibreOffice(kept) : undefined;

spareSpawning(capOfThisProcess(process.env));

const run: RunJob = (job, report) => {
  if (cap < OPEN_DURING_OTHERS_FROM && !job.files.some(({ kind }) => kind === 'office')) warmOffice?.rest();
  return runOperation(job, report, { identity, warmOffice, ...(kept !== undefined && { kept }) });
};

/** Entry of a job process. */
await serveJobs(run, async () => {
  await startPdfium();
});
