import type { X509Certificate } from 'node:crypto';
import type { Note } from '../../contracts/events/conversion.js';
import type { FilesOf, OptionsOf, ToolIdOf } from '../../contracts/tools/catalogue.js';
import type { OutputFile, SourceFile } from '../platform/jobs/job-files.js';
import type { JobProgress } from '../platform/jobs/job.js';
import type { JudgeArchive } from './engines/verapdf/verapdf.js';
import type { PrintPage } from './engines/chromium/print-page.js';
import type { Office } from './engines/libreoffice/office.js';
import type { Qpdf } from './engines/qpdf/qpdf.js';
import type { Recogniser } from './engines/tesseract/recogniser.js';

export type { SourceFile };
export type PdfToolId = ToolIdOf<'pdf'>;

/** The answer of a time stamp server, byte by byte, and the number that it has to repeat. */
export interface TimestampAnswer {
  readonly response: Uint8Array;
  readonly nonce: Uint8Array;
}

interface TimeSource {
  /**
   * Asks the time stamp server of this installation about bytes with this SHA-256. What it answers is not checked.
   *
   * @throws Error when it does not answer.
   */
  readonly timestamp: (digest: Uint8Array) => Promise<TimestampAnswer>;
}

/** Who seals: what a private key does, wherever it is kept, and the certificate that goes with it. */
export interface Identity extends Partial<TimeSource> {
  readonly keyKind: 'rsa' | 'ec';
  /** Signs the SHA-256 of these bytes. */
  readonly sign: (bytes: Uint8Array) => Promise<Uint8Array>;
  readonly certificate: X509Certificate;
  /** Certificates that lead up from it, as they came. */
  readonly chain: readonly X509Certificate[];
}

/** A finished file. `extension` carries its dot. */
export interface Produced extends OutputFile {
  readonly mime:
    | 'application/pdf'
    | 'application/zip'
    | 'application/json'
    | 'text/csv'
    | 'text/plain'
    | 'text/markdown'
    | 'text/html'
    | 'application/epub+zip'
    | 'application/vnd.fdf'
    | 'application/vnd.adobe.xfdf'
    | 'image/webp'
    | 'image/png'
    | 'image/jpeg'
    | 'application/vnd.openxmlformats-officedocument.wordprocessingml.document'
    | 'application/vnd.openxmlformats-officedocument.presentationml.presentation'
    | 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet';
  readonly extension:
    | '.pdf'
    | '.zip'
    | '.json'
    | '.csv'
    | '.fdf'
    | '.xfdf'
    | '.webp'
    | '.png'
    | '.jpg'
    | '.docx'
    | '.pptx'
    | '.xlsx'
    | '.txt'
    | '.md'
    | '.html'
    | '.epub';
}

/**
 * Everything that an operation may use beyond its arguments. The engines arrive here so that another one can stand in.
 */
export interface Work {
  /** Steps done so far, such as pages or files. */
  report(progress: JobProgress): void;
  readonly qpdf: Qpdf;
  readonly office: Office;
  readonly recogniser: Recogniser;
  readonly judgeArchive: JudgeArchive;
  /** Prints an HTML page by a browser, where one is installed. */
  readonly printPage: PrintPage;
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
