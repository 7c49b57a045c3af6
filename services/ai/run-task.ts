import type { Note } from '../../contracts/events/conversion.js';
import type { ChosenEncoding } from '../../contracts/tools/text-encoding-option.js';
import { tesseract } from '../pdf/engines/tesseract/tesseract.js';
import { isDrawable } from '../pdf/engines/pdfium/first-page/is-drawable.js';
import { withoutOffice } from '../pdf/writing/office-to-pdf.js';
import { noOffice, type Office } from '../pdf/engines/libreoffice/office.js';
import { usualPicture } from '../pdf/engines/pictures/usual-picture.js';
import { wasmQpdf } from '../pdf/engines/qpdf/qpdf-wasm.js';
import { readOutsidePages } from '../pdf/reading/outside-pages/read-outside-pages.js';
import { refuseForbidden, withheldFromModel } from '../pdf/opening/refuse-forbidden.js';
import type { ReadDocument } from '../pdf/reading/lines/document-model.js';
import type { Reading } from '../pdf/reading/reading.js';
import { readDocument } from '../pdf/reading/read-document.js';
import { runTool } from '../platform/jobs/run-tool.js';
import type { SourceFile } from '../platform/jobs/job-files.js';
import type { Job, JobProgress, JobResult, RunJob } from '../platform/jobs/job.js';
import { noteEngines } from './engines-used.js';
import { noModel, withheldModel } from './model/no-model.js';
import type { Model } from './model/model.js';
import { entityModel } from './sensitive/entities/entity-model.js';
import { findTask } from './tasks/index.js';
import type { Work } from './task.js';
import type { Translators } from './translation/translator.js';
import { translatorsOfModel } from './translation/translators.js';

/** Kept from job to job: its threads take a while to begin. */
const recogniser = tesseract();

/** Kept as well; it is read from the disk by the first job that needs it. */
const entities = entityModel();

/** Everything that a job process was handed by those who started it. */
interface Surroundings {
  readonly model?: Model;
  /** Who translates where there is a provider's model beside it, or none. */
  readonly translatorsBeside?: (model: Model) => Translators;
  /** Turns Office documents into PDF; the folder is for its files. */
  readonly office?: (directory: string) => Office;
}

/** Reading the document takes so many percent of a job's progress. */
const READING_PERCENT = 40;

/** The job of a tool of lane `ai`: does its task. @throws Refusal */
export const runTask = (
  job: Job,
  report: Parameters<RunJob>[1],
  { model = noModel, office = noOffice, translatorsBeside = translatorsOfModel }: Surroundings = {},
): Promise<JobResult> => {
  const task = findTask(job.tool);
  return runTool(job, {
    lane: 'ai',
    isDrawable,
    make:
      task &&
      (async (files, options) => {
        await refuseForbidden(job.tool, files, wasmQpdf());
        const withheld = await withheldFromModel(job.tool, files, wasmQpdf());
        const engines = noteEngines();
        const asked = engines.model(withheld ? withheldModel(model, withheld) : model);
        const reading = noteReading({ engines, office: office(job.directory), encoding: encodingIn(options) });
        const asking = { model: asked, translators: engines.translators(translatorsBeside(asked)) };
        const result = await task(files, options, workWith(reading.read, asking, report));
        return { ...result, notes: [...reading.notes(), ...result.notes], engines: engines.behind(result) };
      }),
  });
};

type Noting = ReturnType<typeof noteEngines>;

interface Readers {
  readonly engines: Noting;
  readonly office: Office;
  readonly encoding: ChosenEncoding | undefined;
}

type Report = (progress: JobProgress) => void;
type How = Pick<Reading, 'illustrations'>;
type Read = (file: SourceFile, report: Report, how?: How) => Promise<ReadDocument>;

/** The gateway has checked the options. */
const encodingIn = (options: unknown): ChosenEncoding | undefined =>
  (options as { readonly textEncoding?: ChosenEncoding }).textEncoding;

/** Reads documents, and keeps what is to be said about how: a file that is read twice is spoken of once. */
const noteReading = ({ engines, office, encoding }: Readers) => {
  const notes = new Map<string, Note>();
  const read: Read = async (source, report, how) => {
    const { file } = await withoutOffice(await usualPicture(source), { office, report, qpdf: wasmQpdf() });
    engines.reading(file);
    const recognise = engines.recogniser(recogniser);
    const document = await readDocument(file, { report, recognise, textEncoding: encoding, ...how });
    for (const note of document.notes ?? []) notes.set(note.text, note);
    return document;
  };
  return { read, notes: (): readonly Note[] => [...notes.values()] };
};

const workWith = (read: Read, asking: Pick<Work, 'model' | 'translators'>, report: Report): Work => {
  const began = performance.now();
  return {
    ...asking,
    entities,
    now: new Date(),
    elapsed: () => Math.round(performance.now() - began),
    report: onTheWay(report, READING_PERCENT, 100),
    read: (file, how) => read(file, onTheWay(report, 0, READING_PERCENT), how),
    readOutsidePages: (file) => readOutsidePages(file, {}),
  };
};

/** Steps of one part of the job as percents of the whole. */
const onTheWay =
  (report: Report, from: number, to: number) =>
  ({ done, total, ...rest }: JobProgress): void =>
    report({ ...rest, done: from + ((to - from) * done) / Math.max(1, total), total: 100 });
