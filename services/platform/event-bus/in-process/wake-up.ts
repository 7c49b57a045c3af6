/** Wakes one loop. A ring while nobody waits is kept for the next wait. */
export interface Bell {
  ring(): void;
  /** Resolves at the next ring, or after this time. */
  rung(atMostMs?: number): Promise<void>;
}

export const createBell = (): Bell => {
  let kept = false;
  let wake: (() => void) | undefined;
  return {
    ring: () => {
      if (wake) wake();
      else kept = true;
    },
    rung: (atMostMs) =>
      new Promise<void>((resolve) => {
        const up = () => {
          clearTimeout(timer);
          wake = undefined;
          kept = false;
          resolve();
        };
        const timer = atMostMs === undefined ? undefined : setTimeout(up, atMostMs);
        wake = up;
        if (kept) up();
      }),
  };
};
