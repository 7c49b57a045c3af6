/** What the guard of a job process has to see to. */
export interface GuardOrders {
  /** Whose end is the end of this process too. */
  readonly parent: number;
  /** Bytes that the process and all it has started may hold together; undefined for no limit. */
  readonly cap: number | undefined;
}

/** Ends a job process at once, even in the middle of a loop, and tells its parent why. */
export const OUT_OF_MEMORY = 'SIGUSR2';
