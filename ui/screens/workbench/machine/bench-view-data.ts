import type { InspectReply } from '../../../../contracts/api/inspection.js';
import type { SignatureReport } from '../../../../contracts/api/signatures.js';
import type { WorkActor } from '../../../work/machine/work.machine.js';
import { pagesIn, rangesOf, toggled } from './page-choice.js';
import type { ReportKind } from './report-kind.js';
import { shownPageCount } from '../../../work/versions/versions-context.js';

export type Report =
  | { readonly kind: 'verify'; readonly signatures: readonly SignatureReport[] }
  | { readonly kind: 'inspect'; readonly inspected: InspectReply };

export interface BenchViewInput {
  /** The files and what was made of them, and the tools, whose options name the chosen pages. */
  readonly work: WorkActor;
}

export interface BenchViewContext extends BenchViewInput {
  /** The chosen pages of the file on screen, from 1, in order. */
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
  readonly asked: ReportKind;
  readonly report: Report | null;
}

export type BenchViewEvent =
  /** Another file, or another version of it, is on screen. */
  | { readonly type: 'shown.changed' }
  /** A tool has made something. */
  | { readonly type: 'version.added' }
  | { readonly type: 'page.toggled'; readonly page: number; readonly upTo: boolean }
  | { readonly type: 'pages.typed'; readonly text: string; readonly by?: string }
  | { readonly type: 'pages.none' }
  | { readonly type: 'range.begun'; readonly page: number }
  | { readonly type: 'range.reached'; readonly page: number }
  | { readonly type: 'range.ended' }
  | { readonly type: 'page.reached'; readonly page: number }
  | { readonly type: 'zoom.changed'; readonly by: -1 | 0 | 1 }
  | { readonly type: 'compare.opened' }
  | { readonly type: 'compare.closed' }
  | { readonly type: 'report.asked'; readonly kind: ReportKind }
  /** The same question about each of the chosen files. */
  | { readonly type: 'reports.asked'; readonly kind: ReportKind }
  | { readonly type: 'report.closed' };

/** No page is chosen, and the view begins at the first. */
export const noPages = { pages: [], pagesText: '', pagesBy: '', anchor: null, current: 1 } as const;

export const initialView = (input: BenchViewInput): BenchViewContext => ({
  ...input,
  ...noPages,
  range: null,
  zoom: 1,
  asked: 'inspect',
  report: null,
});

type OfView<Type extends BenchViewEvent['type']> = Extract<BenchViewEvent, { type: Type }>;

export const withToggled = (
  context: BenchViewContext,
  { page, upTo }: OfView<'page.toggled'>,
): Partial<BenchViewContext> => {
  const pages = toggled(context.pages, page, upTo ? context.anchor : null);
  return { pages, pagesText: rangesOf(pages), pagesBy: '', anchor: page };
};

/** The chosen pages, and every page up to the one that is reached. */
export const withRange = ({ range }: BenchViewContext, page: number): Partial<BenchViewContext> => {
  if (!range) return {};
  const pages = toggled(range.before, page, range.from);
  return { pages, pagesText: rangesOf(pages), pagesBy: '', anchor: page };
};

export const withTyped = (
  { work }: BenchViewContext,
  { text, by = '' }: OfView<'pages.typed'>,
): Partial<BenchViewContext> => ({
  pagesText: text,
  pagesBy: by,
  pages: pagesIn(text, shownPageCount(work.getSnapshot()) ?? 0),
  anchor: null,
});

const ZOOM_STEP = 1.25;
const ZOOM_MIN = 0.4;
const ZOOM_MAX = 4;

export const zoomed = ({ zoom }: BenchViewContext, by: -1 | 0 | 1): number =>
  by === 0 ? 1 : Math.min(ZOOM_MAX, Math.max(ZOOM_MIN, zoom * ZOOM_STEP ** by));
