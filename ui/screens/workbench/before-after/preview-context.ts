import type { PageSize } from '../../../pdf/pdf-document.js';
import type { PdfPages } from '../../../pdf/pages/pdf-pages.js';
import type { WorkActor } from '../../../work/machine/work.machine.js';
import type { BenchViewActor } from '../machine/bench-view.machine.js';

/** The page to be seen, and what would be done to it. */
export interface WantedPreview {
  /** The PDF, and what else the tool takes, such as a picture. */
  readonly files: readonly File[];
  readonly pdf: PdfPages;
  /** From 1. */
  readonly page: number;
  readonly tool: string;
  /** As JSON. */
  readonly toolOptions: string;
}

/** One page before and after. */
export interface PagePreview {
  readonly page: number;
  readonly tool: string;
  readonly before: PdfPages;
  /** That page alone. */
  readonly after: PdfPages;
  readonly sizes: readonly [before: PageSize, after: PageSize];
  readonly bytes: readonly [before: number, after: number];
}

export interface PreviewInput {
  readonly work: WorkActor;
  /** Which page is looked at. */
  readonly view: BenchViewActor;
}

export interface PreviewContext extends PreviewInput {
  readonly tool: string;
  readonly wanted: WantedPreview | null;
  /** The one on screen, until the next is there. */
  readonly preview: PagePreview | null;
  readonly problem: string;
  /** Where before ends and after begins, from 0 to 100. */
  readonly at: number;
  /** Whether only what was before is shown, for as long as a key is held. */
  readonly isHeld: boolean;
}

export type PreviewEvent =
  | { readonly type: 'preview.asked'; readonly tool: string }
  | { readonly type: 'preview.closed' }
  | { readonly type: 'wish.changed'; readonly wanted: WantedPreview }
  | { readonly type: 'preview.made'; readonly preview: PagePreview }
  | { readonly type: 'preview.refused'; readonly message: string }
  | { readonly type: 'slider.moved'; readonly at: number }
  | { readonly type: 'before.held'; readonly isHeld: boolean };

export const SLIDER_MAX = 100;
export const SLIDER_START = 50;
/** The options rest this long before the page is made again. */
export const SETTLE_MS = 500;
