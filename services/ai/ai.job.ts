import { officeOfParent } from '../pdf/engines/libreoffice/office-calls.js';
import { startPdfium } from '../pdf/engines/pdfium/pdfium.js';
import { spareSpawning } from '../pdf/engines/programs/process.js';
import { capOfThisProcess } from '../platform/jobs/resource-limits.js';
import { serveJobs } from '../platform/jobs/serve.js';
import { openModelsOfParent } from './model/model-calls.js';
import { modelFactsIn } from './model/provider.js';
import { runTask } from './run-task.js';
import { openTranslators } from './translation/translators.js';

const { beside: translatorsBeside } = openTranslators();
const modelForJob = openModelsOfParent(modelFactsIn(process.env));

spareSpawning(capOfThisProcess(process.env));

/** Entry of a job process. */
void serveJobs(
  (job, report) => runTask(job, report, { model: modelForJob(), office: officeOfParent, translatorsBeside }),
  async () => {
    await startPdfium();
  },
);
