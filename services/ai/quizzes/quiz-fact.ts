import type { Statement } from '../text/statements.js';

/** Facts of one kind can stand in for each other: a year for a year, a name of two words for a name of two words. */
export type FactKind = 'date' | 'year' | 'percent' | 'number' | 'name';

/** Something in a sentence that can be asked for. */
export interface Fact {
  readonly kind: FactKind;
  readonly text: string;
  /** Index in the sentence at which the fact begins. */
  readonly start: number;
  /** The value of numbers, percents and years; 0 for others. */
  readonly value: number;
  readonly statement: Statement;
}
