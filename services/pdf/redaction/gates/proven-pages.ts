import { samePages, type Fingerprints } from '../pages/page-fingerprints.js';
import type { UnprovenDocument } from '../remove/unproven-document.js';
import { fileFingerprints } from './file-fingerprints.js';
import type { Change } from './collateral.js';
import type { GateResult } from './gate-report.js';

type Attempt = Pick<UnprovenDocument, 'bytes' | 'withoutBoxes'>;

/** Pages of an attempt at which every check of single pages has held. */
export interface ProvenPages {
  readonly finished: Fingerprints;
  readonly withoutBoxes: Fingerprints;
  readonly passed: (page: number) => boolean;
  /** The most that changed on any of them. */
  readonly worst: Change;
}

/** The pages that are proven in an attempt that did not pass as a whole. */
export const provenPagesOf = async (attempt: Attempt, gates: readonly GateResult[]): Promise<ProvenPages> => {
  const failed = new Set(gates.flatMap(({ failures }) => failures.map(({ page }) => page)));
  const worst = gates.find((gate) => gate.worst !== undefined)?.worst ?? { ofPage: 0, ofPatch: 0 };
  return { ...(await looksOf(attempt)), passed: (page) => !failed.has(page), worst };
};

/**
 * Pages (from 0) of the next attempt that are drawn by the very same instructions as those that have passed, with boxes
 * and without: every check of them would come out the same.
 */
export const stillProven = async (attempt: Attempt, proven: ProvenPages | undefined): Promise<ReadonlySet<number>> => {
  if (!proven) return new Set();
  const { finished, withoutBoxes } = await looksOf(attempt);
  const same = samePages(proven.withoutBoxes, withoutBoxes);
  return new Set([...samePages(proven.finished, finished)].filter((page) => same.has(page) && proven.passed(page)));
};

const looksOf = async ({ bytes, withoutBoxes }: Attempt): Promise<Pick<ProvenPages, 'finished' | 'withoutBoxes'>> => ({
  finished: await fileFingerprints(bytes),
  withoutBoxes: await fileFingerprints(withoutBoxes),
});
