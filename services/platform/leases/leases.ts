/** A right that one process has and no other, for as long as it says that it is there. */
export interface Lease {
  /** Larger than that of every holder before. */
  readonly fence: number;
  /** Aborted when another may have it from now on: what is done under it ends. */
  readonly lost: AbortSignal;
  /** Gives it up; whoever asks next gets it at once. */
  release(): Promise<void>;
}

/**
 * Leases by name, for what must be done by one process of many.
 *
 * A holder that is halted and goes on later, as when its machine slept, may believe for a moment that it still holds
 * its lease. So what it does under it has to be harmless when two do it, or is fenced by what it writes to.
 */
export interface Leases {
  readonly adapter: string;

  /**
   * Undefined while another process has it. To be asked again and again: that a holder died shows only in its silence.
   *
   * @throws Refusal `service.unavailable`
   */
  acquire(name: string): Promise<Lease | undefined>;

  /** Gives up all that it holds. */
  close(): Promise<void>;
}
