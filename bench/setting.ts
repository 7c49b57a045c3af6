import type { SavedRun } from './save/saved-run.js';

/** Options and folders that every section gets. */
export interface Setting {
  readonly quick: boolean;
  /** Every real file instead of some. */
  readonly all: boolean;
  /** A folder of the run; removed at its end. */
  readonly folder: string;
  /** Milliseconds that are left for this section; no row starts after that. */
  timeLeft(): number;
  /** Gives what makes the section's report out of what there is so far: it may be asked for at any time. */
  tells(report: () => string): void;
  /** Gives the figures of a saved run out of what there is so far. */
  saves(figures: () => SavedRun['figures']): void;
  /** The only tools to measure, or programs to compare; empty: all. */
  readonly tools: readonly string[];
  /** The folder of PDFs to measure with; undefined: those of the corpus. */
  readonly files: string | undefined;
  /** The folder to leave what was made in; undefined: nothing stays. */
  readonly keep: string | undefined;
  /** Tells whoever watches which case is being measured. */
  watch(text: string): void;
}
