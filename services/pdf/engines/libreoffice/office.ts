import type { ChangesAs, NotesPages } from '../../../../contracts/tools/to-pdf.js';

/** Facts about a document that was printed. */
export interface PrintedOffice {
  /** It prints words that are marked as deleted; undefined where nobody looked. */
  readonly holdsDeleted: boolean | undefined;
  /** Slides of a presentation that have notes; undefined where nobody looked, and for any other document. */
  readonly slidesWithNotes?: number | undefined;
}

/** Wishes to the engine for one document. */
export interface OfficeWishes {
  /** The name of the file as it was uploaded, which the document may print. */
  readonly name?: string;
  /** TrueType fonts that it may use beside those of this machine. */
  readonly fonts?: readonly Uint8Array[];
  /** Sheets become as wide as a page, and columns as wide as the numbers in them. */
  readonly fitsSheets?: boolean;
  /** Comments become notes on the pages. */
  readonly keepsComments?: boolean;
  /** Pages of a presentation that show a slide with its notes. */
  readonly notesPages?: NotesPages;
  /** The PDF says what is a heading, a list or a table, and has all that its pages need. */
  readonly isTagged?: boolean;
  /** The treatment of its tracked changes, which the engine is to find, and tell about. */
  readonly changes?: ChangesAs | undefined;
  readonly onPrinted?: (printed: PrintedOffice) => void;
}

/** Turns Office documents into PDF, whichever way. */
export interface Office {
  /**
   * @param bytes      a document that has passed the structure checks.
   * @param extension  with the dot, such as `.docx`; decides which program reads it.
   * @throws OfficeMissing when there is no engine.
   * @throws OfficeFailed when it made no PDF.
   */
  toPdf(bytes: Uint8Array, extension: string, wishes?: OfficeWishes): Promise<Uint8Array>;
  /**
   * The same text as a Word file (.docx), with its tracked changes as they are. Left out where the engine can't.
   *
   * @throws OfficeMissing, OfficeFailed.
   */
  toWord?(bytes: Uint8Array, extension: string): Promise<Uint8Array>;
}

/** The command by which an administrator gets the engine. */
export const OFFICE_INSTALL =
  'apt-get install -y --no-install-recommends libreoffice-writer-nogui libreoffice-calc-nogui libreoffice-impress-nogui';

export class OfficeMissing extends Error {
  override readonly name = 'OfficeMissing';
}

/** The message is a reason that a person can read. */
export class OfficeFailed extends Error {
  override readonly name = 'OfficeFailed';
}

/** Where there is none. */
export const noOffice = (): Office => ({ toPdf: () => Promise.reject(new OfficeMissing()) });
