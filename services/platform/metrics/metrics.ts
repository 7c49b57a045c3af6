import type { LabelsOf, NameOf } from './metric-table.js';

/** One value of a gauge. */
export interface Reading<Name extends NameOf<'gauge'>> {
  readonly labels: LabelsOf<Name>;
  readonly value: number;
}

/** Takes note of numbers; which there are, `metric-table.ts` says. */
export interface Metrics {
  /** @param by  default 1; with 0 the counter begins, so that its first increase is seen as one. */
  add<Name extends NameOf<'counter'>>(name: Name, labels: LabelsOf<Name>, by?: number): void;
  /** One more value of a histogram. */
  observe<Name extends NameOf<'histogram'>>(name: Name, labels: LabelsOf<Name>, value: number): void;
  /** Read whenever somebody looks. Several may tell values of one gauge, each with labels of its own. */
  gauge<Name extends NameOf<'gauge'>>(
    name: Name,
    read: () => readonly Reading<Name>[] | Promise<readonly Reading<Name>[]>,
  ): void;
}

/** Nobody looks. */
export const noMetrics: Metrics = { add: () => undefined, observe: () => undefined, gauge: () => undefined };
