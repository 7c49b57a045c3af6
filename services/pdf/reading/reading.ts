import type { FileKind } from '../../../contracts/files.js';
import type { ChosenEncoding } from '../../../contracts/tools/text-encoding-option.js';
import type { JobProgress } from '../../platform/jobs/job.js';
import type { Qpdf } from '../engines/qpdf/qpdf.js';
import type { Recogniser } from '../engines/tesseract/recogniser.js';

/** A file to read, whole in memory. */
export interface ReadableFile {
  readonly name: string;
  readonly kind: FileKind;
  readonly mime: string;
  readonly bytes: Uint8Array;
  /** Opens it, where it is locked. */
  readonly password?: string;
}

/** Everything that reading may use. */
export interface Reading {
  /** Told before each page. */
  readonly report: (progress: JobProgress) => void;
  /** Reads pictures of text; without it, pages that are nothing else stay empty. */
  readonly recognise?: Recogniser;
  /** Repairs damaged files; the built-in one unless given. */
  readonly qpdf?: Qpdf;
  /** Leaves out what stands beside the pages, where no one sees it. */
  readonly onlyShown?: boolean;
  /** Reads the few words of illustrations too, which stay to be seen where a document is made anew. */
  readonly illustrations?: boolean;
  /** The encoding of texts; found out unless given. */
  readonly textEncoding?: ChosenEncoding | undefined;
  /** Milliseconds, to tell how fast recognition goes; the clock of this process unless given. */
  readonly clock?: () => number;
}
