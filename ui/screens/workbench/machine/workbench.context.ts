import type { AnyActorRef } from 'xstate';
import type { HomeActor } from '../../../work/machine/home.machine.js';
import type { ResultBoxActor } from '../../../work/result/result-box.machine.js';
import type { PdfPages } from '../../../pdf/pages/pdf-pages.js';
import type { BatchOrder } from '../../../work/batch/batchable.js';
import type { SelectedFile } from '../../../work/files/selection.js';
import type { BatchRow } from '../../../work/batch/batch-row.js';
import type { NextTool } from '../../../work/batch/batch.context.js';
import { isOfFiles, MADE, type Awaited, type Made, type Opened } from '../../../work/versions/made.js';

export interface WorkbenchInput {
  /** The home page's machine, which has the files and runs the tools. */
  readonly home: HomeActor;
  readonly resultBox: ResultBoxActor;
  /** The lists of what was made before. */
  readonly lists: readonly AnyActorRef[];
}

export interface WorkbenchContext extends WorkbenchInput {
  readonly files: readonly SelectedFile[];
  readonly opened: Readonly<Record<number, Opened>>;
  /** Id of the file on screen. */
  readonly shown: number;
  readonly made: Made | null;
  /** Every result, oldest first. */
  readonly versions: readonly Made[];
  /** The conversion that runs now; null for none. */
  readonly running: string | null;
  /** What a page before this one has asked for and is still awaited. */
  readonly awaited: Awaited | null;
  /** The files of the versions, as far as they are here, by conversion id. */
  readonly versionFiles: Readonly<Record<string, SelectedFile>>;
  /** Versions that were undone and can be had again, the next one last. */
  readonly undone: readonly string[];
  /** The version that stands for a chosen file, by the id of that: the one of it that was on screen last. */
  readonly heads: Readonly<Record<number, string>>;
  /** What was made before is still being looked for. */
  readonly isRestoring: boolean;
  /** The finished file itself, once it is here. */
  readonly madeFile: SelectedFile | null;
  /** The new name of the result while it is edited; null otherwise. */
  readonly draft: string | null;
  /** The batch that was asked for last. */
  readonly order: BatchOrder | null;
  /** Its rows from before a reload; none for a batch that began on this page. */
  readonly rows: readonly BatchRow[];
  /** Whether any of its files waits or is worked on. */
  readonly isBatchBusy: boolean;
  /** Whether one of its files is looked at in the meantime. */
  readonly isBatchAside: boolean;
}

export type WorkbenchEvent =
  | { readonly type: 'files.changed'; readonly files: readonly SelectedFile[] }
  | { readonly type: 'locks.changed' }
  | { readonly type: 'result.arrived'; readonly made: Made }
  /** What was awaited will not come; empty where it is not known why. */
  | { readonly type: 'result.missed'; readonly reason: string }
  /** What is awaited is not wanted any more. */
  | { readonly type: 'awaited.cancelled' }
  | { readonly type: 'conversion.begun'; /** Of the conversion. */ readonly id: string }
  | { readonly type: 'pdf.opened'; readonly id: number; readonly pdf: PdfPages }
  | { readonly type: 'pdf.locked'; readonly id: number }
  | { readonly type: 'pdf.refused'; readonly id: number; readonly message: string }
  /** A chosen file, or the version that stands for it. */
  | { readonly type: 'file.shown'; readonly id: number }
  /** A chosen file as it was chosen. */
  | { readonly type: 'original.shown'; readonly id: number }
  | { readonly type: 'home.ready' }
  | { readonly type: 'version.shown'; readonly id: string }
  | { readonly type: 'version.fetched'; readonly id: string; readonly file: File }
  | { readonly type: 'version.undone' }
  | { readonly type: 'version.redone' }
  | { readonly type: 'options.tried' }
  | { readonly type: 'name.edited' }
  | { readonly type: 'name.changed'; readonly text: string }
  | { readonly type: 'name.saved' }
  | { readonly type: 'name.cancelled' }
  | { readonly type: 'batch.asked'; readonly order: BatchOrder }
  | { readonly type: 'batch.moved'; readonly isBusy: boolean }
  | { readonly type: 'batch.shown' }
  | { readonly type: 'batch.closed' }
  /** All results are here, to continue with. */
  | { readonly type: 'batch.taken'; readonly files: readonly File[]; readonly next: NextTool };

export const initialContext = (input: WorkbenchInput): WorkbenchContext => ({
  ...input,
  files: [],
  opened: {},
  shown: MADE,
  made: null,
  versions: [],
  running: null,
  awaited: null,
  versionFiles: {},
  undone: [],
  heads: {},
  isRestoring: true,
  madeFile: null,
  draft: null,
  order: null,
  rows: [],
  isBatchBusy: false,
  isBatchAside: false,
});

type Shown = Pick<WorkbenchContext, 'files' | 'madeFile' | 'shown'>;

/** The file on screen; undefined while there is none. */
export const shownFile = ({ files, madeFile, shown }: Shown): SelectedFile | undefined =>
  shown === MADE ? (madeFile ?? undefined) : files.find(({ id }) => id === shown);

/** The PDF on screen; null while it is not open, and for files of other kinds. */
export const shownPdf = ({ opened, shown }: WorkbenchContext): PdfPages | null => {
  const file = opened[shown];
  return file?.state === 'open' ? file.pdf : null;
};

export const pageCountOf = ({ opened }: WorkbenchContext, id: number): number | null => {
  const file = opened[id];
  return file?.state === 'open' ? file.pdf.pageCount : null;
};

/** Of the file on screen; null while they are not known. */
export const shownPageCount = ({ context }: { readonly context: WorkbenchContext }): number | null =>
  pageCountOf(context, context.shown);

const isThere = ({ files, shown, made }: Pick<WorkbenchContext, 'files' | 'shown' | 'made'>): boolean =>
  shown === MADE ? made !== null : files.some(({ id }) => id === shown);

/** The files as they are now. What was made of one that has gone goes with it; the first takes the place of what was on screen. */
export const withFiles = (context: WorkbenchContext, files: readonly SelectedFile[]): Partial<WorkbenchContext> => {
  const made = context.made && isOfFiles(context.made, files) ? context.made : null;
  const now = { files, made, ...(made === null && { madeFile: null }) };
  return isThere({ ...context, ...now }) ? now : { ...now, shown: files[0]?.id ?? MADE };
};

interface WorkbenchSeen {
  readonly context: Pick<WorkbenchContext, 'isBatchAside'>;
  readonly children: { readonly batch?: unknown };
}

/** Whether the table of a batch takes the place of the document. */
export const isBatchOnScreen = (state: WorkbenchSeen): boolean =>
  state.children.batch !== undefined && !state.context.isBatchAside;
