import type { ProgressMessage } from '../../contracts/api/conversions.js';

const PATIENCE_MS = 150_000;

interface End {
  readonly message: ProgressMessage;
  readonly at: number;
}

/** Conversions that have ended; one may end before its call is answered. */
export interface Ends {
  tell(message: ProgressMessage): void;
  /** When it completed, on the clock of `performance`. @throws Error when it ended otherwise, or not in time */
  of(conversionId: string): Promise<number>;
}

export const createEnds = (): Ends => {
  const ended = new Map<string, End>();
  const waiting = new Map<string, (end: End) => void>();

  return {
    tell: (message) => {
      if (message.status === 'processing') return;
      const end = { message, at: performance.now() };
      ended.set(message.conversionId, end);
      waiting.get(message.conversionId)?.(end);
    },
    of: async (id) => {
      let patience: NodeJS.Timeout | undefined;
      const end = new Promise<End>((resolve, reject) => {
        const known = ended.get(id);
        if (known) return resolve(known);
        waiting.set(id, resolve);
        patience = setTimeout(() => reject(new Error(`not completed after ${PATIENCE_MS / 1000} s`)), PATIENCE_MS);
      });
      const { message, at } = await end.finally(() => clearTimeout(patience));
      waiting.delete(id);
      ended.delete(id);
      if (message.status !== 'completed') throw new Error(message.error ?? message.status);
      return at;
    },
  };
};
