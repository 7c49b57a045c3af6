/** What is wrong with a log. */
export interface Finding {
  /** The first bad position, where it can be told. */
  readonly position?: string;
  readonly text: string;
}
