import type { AnyActorRef } from 'xstate';
import type { HomeActor } from '../../../work/machine/home.machine.js';
import type { ResultBoxActor } from '../../../work/result/result-box.machine.js';
import type { InspectReply } from '../../../../contracts/api/inspection.js';
import type { SignatureReport } from '../../../../contracts/api/signatures.js';
import type { PdfPages } from '../../../pdf/pages/pdf-pages.js';
import type { BatchOrder } from '../../../work/batch/batchable.js';
import type { SelectedFile } from '../../../work/files/selection.js';
import type { BatchRow } from '../../../work/batch/batch-row.js';
import type { NextTool } from '../../../work/batch/batch.context.js';
import { isOfFiles, MADE, type Awaited, type Made, type Opened } from '../../../work/versions/made.js';
import type { ReportKind } from './report-kind.js';
import { pagesIn, rangesOf, toggled } from './page-choice.js';

export type Report =
  | { readonly kind: 'verify'; readonly signatures: readonly SignatureReport[] }
  | { readonly kind: 'inspect'; readonly inspected: InspectReply };

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
  /** The chosen pages of that file, from 1, in order. */
  readonly pages: readonly number[];
  /** The same as the visitor writes them. */
  readonly pagesText: string;
  /** The tool in whose options they were written last; empty where they were chosen elsewhere. */
  readonly pagesBy: string;
  /** The page clicked last. */
  readonly anchor: number | null;
  /** Where the pages that are being dragged over begin, and what was chosen before; null otherwise. */
  readonly range: { readonly from: number; readonly before: readonly number[] } | null;
  /** The page at the top of the page view. */
  readonly current: number;
  /** 1 fits the width. */
  readonly zoom: number;
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
  readonly asked: ReportKind;
  readonly report: Report | null;
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
  | { readonly type: 'page.toggled'; readonly page: number; readonly upTo: boolean }
  | { readonly type: 'pages.typed'; readonly text: string; readonly by?: string }
  | { readonly type: 'range.begun'; readonly page: number }
  | { readonly type: 'range.reached'; readonly page: number }
  | { readonly type: 'range.ended' }
  | { readonly type: 'pages.none' }
  | { readonly type: 'page.reached'; readonly page: number }
  | { readonly type: 'zoom.changed'; readonly by: -1 | 0 | 1 }
  | { readonly type: 'home.ready' }
  | { readonly type: 'version.shown'; readonly id: string }
  | { readonly type: 'version.fetched'; readonly id: string; readonly file: File }
  | { readonly type: 'version.undone' }
  | { readonly type: 'version.redone' }
  | { readonly type: 'compare.opened' }
  | { readonly type: 'compare.closed' }
  | { readonly type: 'options.tried' }
  | { readonly type: 'name.edited' }
  | { readonly type: 'name.changed'; readonly text: string }
  | { readonly type: 'name.saved' }
  | { readonly type: 'name.cancelled' }
  | { readonly type: 'report.asked'; readonly kind: ReportKind }
  /** The same question about each of the chosen files. */
  | { readonly type: 'reports.asked'; readonly kind: ReportKind }
  | { readonly type: 'report.closed' }
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
  pages: [],
  pagesText: '',
  pagesBy: '',
  anchor: null,
  range: null,
  current: 1,
  zoom: 1,
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
  asked: 'inspect',
  report: null,
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

/** No page is chosen, and the view begins at the first. */
export const noPages = { pages: [], pagesText: '', pagesBy: '', anchor: null, current: 1 } as const;

const isThere = ({ files, shown, made }: Pick<WorkbenchContext, 'files' | 'shown' | 'made'>): boolean =>
  shown === MADE ? made !== null : files.some(({ id }) => id === shown);

/** The files as they are now. What was made of one that has gone goes with it; the first takes the place of what was on screen. */
export const withFiles = (context: WorkbenchContext, files: readonly SelectedFile[]): Partial<WorkbenchContext> => {
  const made = context.made && isOfFiles(context.made, files) ? context.made : null;
  const now = { files, made, ...(made === null && { madeFile: null }) };
  return isThere({ ...context, ...now }) ? now : { ...now, shown: files[0]?.id ?? MADE, ...noPages };
};

export const withToggled = (
  context: WorkbenchContext,
  { page, upTo }: Extract<WorkbenchEvent, { type: 'page.toggled' }>,
): Partial<WorkbenchContext> => {
  const pages = toggled(context.pages, page, upTo ? context.anchor : null);
  return { pages, pagesText: rangesOf(pages), pagesBy: '', anchor: page };
};

/** What was chosen before, and every page up to the one that is reached. */
export const withRange = ({ range }: WorkbenchContext, page: number): Partial<WorkbenchContext> => {
  if (!range) return {};
  const pages = toggled(range.before, page, range.from);
  return { pages, pagesText: rangesOf(pages), pagesBy: '', anchor: page };
};

export const withTyped = (
  context: WorkbenchContext,
  { text, by = '' }: Extract<WorkbenchEvent, { type: 'pages.typed' }>,
): Partial<WorkbenchContext> => ({
  pagesText: text,
  pagesBy: by,
  pages: pagesIn(text, pageCountOf(context, context.shown) ?? 0),
  anchor: null,
});

const ZOOM_STEP = 1.25;
const ZOOM_MIN = 0.4;
const ZOOM_MAX = 4;

export const zoomed = ({ zoom }: WorkbenchContext, by: -1 | 0 | 1): number =>
  by === 0 ? 1 : Math.min(ZOOM_MAX, Math.max(ZOOM_MIN, zoom * ZOOM_STEP ** by));

interface WorkbenchSeen {
  readonly context: Pick<WorkbenchContext, 'isBatchAside'>;
  readonly children: { readonly batch?: unknown };
}

/** Whether the table of a batch takes the place of the document. */
export const isBatchOnScreen = (state: WorkbenchSeen): boolean =>
  state.children.batch !== undefined && !state.context.isBatchAside;
