import { runTool } from '../platform/conversions/run-tool.js';
import type { Job, JobResult, RunJob } from '../platform/jobs/job.js';
import { coldLibreOffice } from './engines/libreoffice/libreoffice.js';
import type { WarmLibreOffice } from './engines/libreoffice/libreoffice-warm.js';
import { findQpdf } from './engines/qpdf/find-qpdf.js';
import { tesseract } from './engines/tesseract/tesseract.js';
import { thumbnailOf } from './engines/pdfium/thumbnail.js';
import { findOperation } from './operations/index.js';
import type { Work } from './operation.js';
import { brokenSignatures } from './broken-signatures.js';
import { noIdentity } from './signing/identity/identity-file.js';

/** Kept from job to job; it holds nothing until it is used. */
const recogniser = tesseract();

/** What a job process was given by those who started it. */
interface Surroundings {
  readonly identity?: Work['identity'];
  /** Folder of this installation for what can be made again. */
  readonly kept?: string;
  readonly warmOffice?: WarmLibreOffice | undefined;
}

/** The job of a tool of lane `pdf`: runs its operation. @throws Refusal */
export const runOperation = (
  job: Job,
  report: Parameters<RunJob>[1],
  { identity = noIdentity, kept, warmOffice }: Surroundings = {},
): Promise<JobResult> => {
  const { tool, directory } = job;
  const operation = findOperation(tool);
  return runTool(job, {
    lane: 'pdf',
    thumbnailOf,
    make:
      operation &&
      (async (files, options) => {
        const cold = coldLibreOffice(directory, kept);
        const engines = { qpdf: await findQpdf(directory), office: warmOffice?.office(cold, directory) ?? cold };
        const work = { report, ...engines, recogniser, identity, now: new Date() };
        const produced = await operation(files, options, work);
        return { ...produced, notes: [...produced.notes, ...brokenSignatures(tool, files, produced)] };
      }),
  });
};
