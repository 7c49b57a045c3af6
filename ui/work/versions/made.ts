import type { OptionValues } from '../../tools/fields-of-options.js';
import type { PdfPages } from '../../pdf/pages/pdf-pages.js';
import type { SelectedFile } from '../files/selection.js';
import type { Result } from '../result/result-box.machine.js';

/** The id of the finished file among the files; selected ones count from 1. */
export const MADE_FILE_ID = 0;

/** The outcome of opening a PDF; absent while that is under way. */
export type Opened =
  | { readonly state: 'open'; readonly pdf: PdfPages }
  | { readonly state: 'locked' }
  | { readonly state: 'refused'; readonly message: string };

/** A finished file, and the tool that made it. */
export interface Made extends Result {
  /** The ID of the conversion. */
  readonly id: string;
  readonly tool: string;
  readonly options: OptionValues;
  /** The version that the tool ran on; null for the chosen files. */
  readonly from: string | null;
  /** The chosen files that it goes back to, by id; none where that is not known. */
  readonly of: readonly number[];
  /** When, in ISO-8601 UTC; null where that is not known. */
  readonly madeAt: string | null;
  /** The name it got here; null while it has the server's. */
  readonly chosenName: string | null;
}

/** A conversion from before a reload that is not finished yet. */
export interface Awaited {
  /** The ID of the conversion. */
  readonly id: string;
  readonly tool: string;
  /** As of {@link Made}. */
  readonly of: readonly number[];
}

/** Whether the files that a version goes back to are all still chosen. */
export const isOfFiles = ({ of }: Pick<Made, 'of'>, files: readonly SelectedFile[]): boolean =>
  of.every((id) => files.some((file) => file.id === id));

interface VersionsOfFiles {
  readonly versions: readonly Made[];
  readonly files: readonly SelectedFile[];
}

/** The versions of the files that are chosen now. */
export const versionsHere = ({ versions, files }: VersionsOfFiles): readonly Made[] =>
  versions.filter((version) => isOfFiles(version, files));
