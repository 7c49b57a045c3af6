/** Wakes one loop. A call while nobody waits is kept for the next wait. */
export interface WakeUp {
  wake(): void;
  /** Resolves at the next call of `wake`, or after this time. */
  woken(atMostMs?: number): Promise<void>;
}

export const createWakeUp = (): WakeUp => {
  let kept = false;
  let resume: (() => void) | undefined;
  return {
    wake: () => {
      if (resume) resume();
      else kept = true;
    },
    woken: (atMostMs) =>
      new Promise<void>((resolve) => {
        const up = () => {
          clearTimeout(timer);
          resume = undefined;
          kept = false;
          resolve();
        };
        const timer = atMostMs === undefined ? undefined : setTimeout(up, atMostMs);
        resume = up;
        if (kept) up();
      }),
  };
};
