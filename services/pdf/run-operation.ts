import { findTool } from '../../contracts/tools/catalogue.js';
import { leaveResult, readSources } from '../platform/jobs/job-files.js';
import type { Job, JobResult, RunJob } from '../platform/jobs/job.js';
import { noOffice } from './engines/libreoffice/office.js';
import { findQpdf } from './engines/qpdf/find-qpdf.js';
import { tesseract } from './engines/tesseract/tesseract.js';
import { thumbnailOf } from './engines/pdfium/thumbnail.js';
import { findOperation } from './operations/index.js';
import type { Work } from './operation.js';
import { brokenSignatures } from './broken-signatures.js';
import { noIdentity } from './signing/identity/identity-calls.js';

/** Kept from job to job; it holds nothing until it is used. */
const recogniser = tesseract();

/** What a job process was given by those who started it. */
interface Surroundings {
  readonly identity?: Work['identity'];
  /** Turns Office documents into PDF; the folder is for its files. */
  readonly office?: (directory: string) => Work['office'];
}

/** Reads the inputs, runs the operation, leaves result and thumbnail in the job's folder. @throws Refusal */
export const runJob = async (
  job: Job,
  report: Parameters<RunJob>[1],
  { identity = noIdentity, office = noOffice }: Surroundings = {},
): Promise<JobResult> => {
  const { tool, options, directory, secrets } = job;
  const operation = findOperation(tool);
  const definition = findTool(tool);
  if (!operation || !definition) throw new Error(`"${tool}" is no tool of the pdf lane`);
  const engines = { qpdf: await findQpdf(directory), office: office(directory) };
  const work = { report, ...engines, recogniser, identity, now: new Date() };
  const sources = await readSources(job);
  const produced = await operation(sources, definition.options.parse({ ...options, ...secrets?.options }), work);
  const notes = [...produced.notes, ...brokenSignatures(tool, sources, produced)];
  return leaveResult(directory, { ...produced, notes }, await thumbnailOf(produced));
};
