/** What every section gets. */
export interface Setting {
  readonly quick: boolean;
  /** A folder of the run; removed at its end. */
  readonly folder: string;
  /** Milliseconds that are left for this section; no row starts after that. */
  timeLeft(): number;
  /** One line of the report. */
  print(text: string): void;
  /** What is being measured, for whoever watches. */
  watch(text: string): void;
}
