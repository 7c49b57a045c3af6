import type { Note } from '../../../contracts/events/conversion.js';
import type { FileKind } from '../../../contracts/files.js';
import type { FilesOf, OptionsOf, ToolIdOf } from '../../../contracts/tools/catalogue.js';
import type { JobProgress } from '../../platform/jobs/job.js';
import type { Office } from '../engines/office.js';
import type { Qpdf } from '../engines/qpdf.js';
import type { Identity } from '../signing/identity/identity.js';

export type PdfToolId = ToolIdOf<'pdf'>;

/** One input, whole in memory. `name` is the visitor's, for messages and labels only; never a path. */
export interface SourceFile {
  readonly name: string;
  readonly kind: FileKind;
  readonly mime: string;
  readonly bytes: Uint8Array;
  /** Opens it, where it is locked. */
  readonly password?: string;
}

/** A finished file. `extension` carries its dot. */
export interface Produced {
  readonly bytes: Uint8Array;
  readonly mime: 'application/pdf' | 'application/zip' | 'application/json' | 'image/webp' | 'image/png';
  readonly extension: '.pdf' | '.zip' | '.json' | '.webp' | '.png';
  readonly notes: readonly Note[];
  /** Plain JSON in which the operation proves what it did; kept beside the result. */
  readonly receipt?: object;
}

/** What an operation may use beyond its arguments. The engines arrive here so that another one can stand in. */
export interface Work {
  /** Steps done so far, such as pages or files. */
  report(progress: JobProgress): void;
  readonly qpdf: Qpdf;
  readonly office: Office;
  /** Who seals: the certificate of this installation. */
  identity(): Promise<Identity>;
  /** When the work began. */
  readonly now: Date;
}

/** Whole files in, one whole file out. No disk, network or clock of its own: those are the engines' business. */
export type Operation<Id extends PdfToolId> = (
  files: FilesOf<Id, SourceFile>,
  options: OptionsOf<Id>,
  work: Work,
) => Promise<Produced>;

/** An answer for a program instead of a file for a person. */
export const json = (answer: object): Produced => ({
  bytes: new TextEncoder().encode(JSON.stringify(answer)),
  mime: 'application/json',
  extension: '.json',
  notes: [],
});

export const pdf = (bytes: Uint8Array, notes: readonly Note[] = []): Produced => ({
  bytes,
  mime: 'application/pdf',
  extension: '.pdf',
  notes,
});
