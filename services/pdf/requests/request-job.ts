import type { FilledField, SetAuditPageQuestion, SigningManner } from '../../../contracts/api/signature-requests.js';
import type { RequestField } from '../../../contracts/events/signature-request.js';
import { requestJobs } from '../../../contracts/request-jobs.js';
import { leaveResult, readSources, type SourceFile } from '../../platform/jobs/job-files.js';
import type { Job, JobResult } from '../../platform/jobs/job.js';
import { findQpdf } from '../engines/qpdf/find-qpdf.js';
import { refuseForbidden } from '../opening/refuse-forbidden.js';
import type { Work } from '../operation.js';
import { drawPage } from './draw-page.js';
import { placeFields } from './place-fields.js';
import { sealRecipient } from './seal-recipient.js';
import { setAuditPage } from './set-audit-page.js';

/** The options of such a job; each has its part of them. */
export interface RequestJobOptions {
  readonly fields?: readonly RequestField[];
  readonly filled?: readonly FilledField[];
  readonly signing?: SigningManner;
  readonly signer?: string;
  readonly page?: number;
  readonly audit?: Pick<SetAuditPageQuestion, 'page' | 'proof'>;
}

/** The tool whose rights a protected document has to give: whoever may sign it may be asked to. */
const AS_SIGNING = 'pdf-sign';

/** The job of one step of a signature request, on its one document; an audit page needs none. @throws Refusal as the step. */
export const runRequestJob = async (job: Job, identity: Work['identity']): Promise<JobResult> => {
  if (job.tool === requestJobs.audit) return audited(job);
  const [file] = await readSources(job);
  if (!file) throw new Error('there is no document');
  const work = { qpdf: await findQpdf(job.directory), now: new Date(), identity };
  const options = job.options as RequestJobOptions;
  if (job.tool === requestJobs.place) return placed(job, { file, options, work });
  if (job.tool === requestJobs.seal) return sealed(job, { file, options, work });
  const bytes = await drawPage(file, options.page ?? 1, work);
  return leaveResult(job.directory, { bytes, mime: 'image/webp', extension: '.webp', notes: [] });
};

interface Step {
  readonly file: SourceFile;
  readonly options: RequestJobOptions;
  readonly work: Pick<Work, 'qpdf' | 'now' | 'identity'>;
}

const placed = async ({ directory }: Job, { file, options, work }: Step): Promise<JobResult> => {
  await refuseForbidden(AS_SIGNING, [file], work.qpdf);
  const { bytes, ...receipt } = await placeFields(file, options.fields ?? [], work);
  return leaveResult(directory, { bytes, mime: 'application/pdf', extension: '.pdf', notes: [], receipt });
};

const sealed = async ({ directory }: Job, { file, options, work }: Step): Promise<JobResult> => {
  const { filled: fields = [], signing, signer = '' } = options;
  if (!signing) throw new Error('nobody has said how they sign');
  const { bytes, notes } = await sealRecipient(file, { fields, signing, signer }, work);
  return leaveResult(directory, { bytes, mime: 'application/pdf', extension: '.pdf', notes });
};

const audited = async ({ directory, options }: Job): Promise<JobResult> => {
  const { audit } = options as RequestJobOptions;
  if (!audit) throw new Error('nobody has said what the page says');
  const bytes = await setAuditPage(audit.page, audit.proof, new Date());
  return leaveResult(directory, { bytes, mime: 'application/pdf', extension: '.pdf', notes: [] });
};
