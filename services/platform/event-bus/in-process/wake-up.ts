/** Wakes one loop. A call while nobody waits is kept for the next wait. */
export interface WakeUp {
  wake(): void;
  /** Resolves at the next call of `wake`, or after this time. */
  woken(atMostMs?: number): Promise<void>;
}

export const createWakeUp = (): WakeUp => {
  let isPending = false;
  let resume: (() => void) | undefined;
  return {
    wake: () => {
      if (resume) resume();
      else isPending = true;
    },
    woken: (atMostMs) =>
      new Promise<void>((resolve) => {
        const up = () => {
          clearTimeout(timer);
          resume = undefined;
          isPending = false;
          resolve();
        };
        const timer = atMostMs === undefined ? undefined : setTimeout(up, atMostMs);
        resume = up;
        if (isPending) up();
      }),
  };
};
