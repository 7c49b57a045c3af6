import type { Quad } from '../../content/geometry.js';
import type { Change } from './collateral.js';

export type GateName = 'text' | 'bytes' | 'surroundings' | 'under-boxes' | 'boxes' | 'pictures';

/** A check that did not hold. */
export interface Failure {
  readonly gate: GateName;
  /** From 0; undefined where no page can be blamed. */
  readonly page: number | undefined;
  /** The reason, without a word of the text that was to be removed. */
  readonly reason: string;
  /** Where something was found that no box covers. */
  readonly uncovered: readonly Quad[];
}

/** Measurements of the checks, for the receipt. */
export interface GateResult {
  readonly gate: GateName;
  readonly passed: boolean;
  /** The part that was looked at. */
  readonly extent: string;
  readonly failures: readonly Failure[];
  /** The most that changed, for the gate that compares the surroundings of boxes. */
  readonly worst?: Change;
}

export const resultOf = (gate: GateName, extent: string, failures: readonly Failure[]): GateResult => ({
  gate,
  passed: failures.length === 0,
  extent,
  failures,
});
