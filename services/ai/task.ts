import type { FilesOf, OptionsOf, ToolIdOf } from '../../contracts/tools/catalogue.js';
import type { OutsideText } from '../pdf/reading/outside-pages/read-outside-pages.js';
import type { Reading } from '../pdf/reading/reading.js';
import type { ReadDocument } from '../pdf/reading/lines/document-model.js';
import type { OutputFile, SourceFile } from '../platform/jobs/job-files.js';
import type { JobProgress } from '../platform/jobs/job.js';
import type { Model } from './model/model.js';
import type { Translators } from './translation/translator.js';
import type { EntityModel } from './sensitive/entities/entity-model.js';

export type AiToolId = ToolIdOf<'ai'>;

/** A finished file: an answer for a program, or a file for a person. */
export interface Made extends OutputFile {
  readonly mime: 'application/json' | 'text/plain' | 'application/pdf';
  readonly extension: '.json' | '.txt' | '.pdf';
}

/** Everything that a task may use beyond its arguments. */
export interface Work {
  /** Steps done so far, such as parts of the document; reading it is told by `read` itself. */
  readonly report: (progress: JobProgress) => void;
  /** A file as what a reader sees in it, recognised where it has pictures of text. @throws Refusal as `readDocument`. */
  readonly read: (file: SourceFile, how?: Pick<Reading, 'illustrations'>) => Promise<ReadDocument>;
  /** Text of a PDF beside the content of its pages; none for other files. @throws Refusal as `readOutsidePages`. */
  readonly readOutsidePages: (file: SourceFile) => Promise<readonly OutsideText[]>;
  readonly model: Model;
  /** Who translates here, and between which languages. */
  readonly translators: Translators;
  /** Recognises names and addresses; it comes with Docket. */
  readonly entities: EntityModel;
  /** When the work began. */
  readonly now: Date;
  /** Milliseconds since then. */
  readonly elapsed: () => number;
}

/** Whole files in, one whole file out. */
export type Task<Id extends AiToolId> = (
  files: FilesOf<Id, SourceFile>,
  options: OptionsOf<Id>,
  work: Work,
) => Promise<Made>;

/** An answer for a program instead of a file for a person. */
export const json = (answer: object): Made => ({
  bytes: new TextEncoder().encode(JSON.stringify(answer)),
  mime: 'application/json',
  extension: '.json',
  notes: [],
});
