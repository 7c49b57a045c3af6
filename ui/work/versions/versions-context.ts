import type { PdfPages } from '../../pdf/pages/pdf-pages.js';
import type { SelectedFile } from '../files/selection.js';
import { isOfFiles, MADE_FILE_ID, type Awaited, type Made, type Opened } from './made.js';

/** The chosen files, what was made of them, and which of all that is on screen. */
export interface VersionsContext {
  readonly files: readonly SelectedFile[];
  readonly opened: Readonly<Record<number, Opened>>;
  /** Id of the file on screen. */
  readonly shown: number;
  readonly made: Made | null;
  /** Every result, oldest first. */
  readonly versions: readonly Made[];
  /** The result that a page before this one has asked for and is still awaited. */
  readonly awaited: Awaited | null;
  /** The files of the versions, as far as they are here, by conversion id. */
  readonly versionFiles: Readonly<Record<string, SelectedFile>>;
  /** The ids of versions whose files are gone for good. */
  readonly lost: readonly string[];
  /** Versions that were undone and can be had again, the next one last. */
  readonly undone: readonly string[];
  /** The version that stands for a chosen file, by the id of that: the one of it that was on screen last. */
  readonly heads: Readonly<Record<number, string>>;
  /** The results of before are still being looked for. */
  readonly isRestoring: boolean;
  /** The finished file itself, once it is here. */
  readonly madeFile: SelectedFile | null;
}

/** Nothing was made yet. */
export const noVersions = {
  opened: {},
  shown: MADE_FILE_ID,
  made: null,
  versions: [],
  awaited: null,
  versionFiles: {},
  lost: [],
  undone: [],
  heads: {},
  madeFile: null,
} as const satisfies Partial<VersionsContext>;

type Shown = Pick<VersionsContext, 'files' | 'madeFile' | 'shown'>;

/** The file on screen; undefined while there is none. */
export const shownFile = ({ files, madeFile, shown }: Shown): SelectedFile | undefined =>
  shown === MADE_FILE_ID ? (madeFile ?? undefined) : files.find(({ id }) => id === shown);

type OpenedFiles = Pick<VersionsContext, 'opened' | 'shown'>;

/** The PDF on screen; null while it is not open, and for files of other kinds. */
export const shownPdf = ({ opened, shown }: OpenedFiles): PdfPages | null => {
  const file = opened[shown];
  return file?.state === 'open' ? file.pdf : null;
};

export const pageCountOf = ({ opened }: Pick<VersionsContext, 'opened'>, id: number): number | null => {
  const file = opened[id];
  return file?.state === 'open' ? file.pdf.pageCount : null;
};

/** The pages of the file on screen; null while they are not known. */
export const shownPageCount = ({ context }: { readonly context: OpenedFiles }): number | null =>
  pageCountOf(context, context.shown);

const isThere = ({ files, shown, made }: Pick<VersionsContext, 'files' | 'shown' | 'made'>): boolean =>
  shown === MADE_FILE_ID ? made !== null : files.some(({ id }) => id === shown);

/** After a change of the files: what was made of one that has gone goes with it; the first takes the place of what was on screen. */
export const withFiles = (context: VersionsContext): Partial<VersionsContext> => {
  const { files } = context;
  const version = context.made && isOfFiles(context.made, files) ? context.made : null;
  const now = { made: version, ...(version === null && { madeFile: null }) };
  return isThere({ ...context, ...now }) ? now : { ...now, shown: files[0]?.id ?? MADE_FILE_ID };
};
