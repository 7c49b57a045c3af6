import { findTool } from '../../contracts/tools/catalogue.js';
import { runTool } from '../platform/jobs/run-tool.js';
import type { Job, JobResult, RunJob } from '../platform/jobs/job.js';
import { isDrawable } from './engines/pdfium/first-page/is-drawable.js';
import { noOffice } from './engines/libreoffice/office.js';
import { noBrowser } from './engines/chromium/print-page.js';
import { judgeByVerapdf } from './engines/verapdf/verapdf.js';
import { usualPicture } from './engines/pictures/usual-picture.js';
import { findQpdf } from './engines/qpdf/find-qpdf.js';
import { recogniserFor } from './reading/recognition/recogniser-for.js';
import { tesseract } from './engines/tesseract/tesseract.js';
import { findOperation } from './operations/index.js';
import type { SourceFile, Work } from './operation.js';
import { activeContentKept } from './active-content-kept.js';
import { keepProtection } from './keep-protection.js';
import { refuseForbidden } from './opening/refuse-forbidden.js';
import { brokenSignatures } from './broken-signatures.js';
import { noIdentity } from './signing/identity/identity-calls.js';

/** Kept from job to job; it holds nothing until it is used. */
const recogniser = tesseract();

/** Everything that a job process was handed by those who started it. */
interface Surroundings {
  readonly identity?: Work['identity'];
  /** Turns Office documents into PDF; the folder is for its files. */
  readonly office?: (directory: string) => Work['office'];
  /** Left out where nothing keeps a browser apart from the machine. */
  readonly printPage?: Work['printPage'];
}

/** The job of a tool of lane `pdf`: runs its operation. @throws Refusal */
export const runOperation = (
  job: Job,
  report: Parameters<RunJob>[1],
  { identity = noIdentity, office = noOffice, printPage = noBrowser }: Surroundings = {},
): Promise<JobResult> => {
  const { tool, directory } = job;
  const operation = findOperation(tool);
  return runTool(job, {
    lane: 'pdf',
    isDrawable,
    make:
      operation &&
      (async (sources, options) => {
        const files = await withUsualPictures(tool, sources);
        const qpdf = await findQpdf(directory);
        const work = {
          report,
          qpdf,
          office: office(directory),
          recogniser: recogniserFor(options as object, recogniser),
          judgeArchive: judgeByVerapdf,
          printPage,
          identity,
          now: new Date(),
        };
        const worked = workedOn(tool, files);
        await refuseForbidden(tool, worked, qpdf);
        const result = await operation(files, options, work);
        const active = await activeContentKept(worked, result, qpdf);
        const broken = await brokenSignatures(tool, worked, result);
        const produced = await keepProtection(tool, { files: worked, produced: result }, qpdf);
        return { ...produced, notes: [...produced.notes, ...active, ...broken] };
      }),
  });
};

/** Files that only go with the one that is worked on, or into an archive, stay as they are. */
const withUsualPictures = async (tool: string, files: readonly SourceFile[]): Promise<readonly SourceFile[]> => {
  const definition = findTool(tool);
  if (definition?.accepts.first ?? definition?.isInternal) return files;
  const usual: SourceFile[] = [];
  for (const file of files) usual.push(await usualPicture(file)); // one at a time: each takes much memory
  return usual;
};

/** Without files that only go with the one that is worked on, such as those attached to it. */
const workedOn = <File>(tool: string, files: readonly File[]): readonly File[] =>
  findTool(tool)?.accepts.first ? files.slice(0, 1) : files;
