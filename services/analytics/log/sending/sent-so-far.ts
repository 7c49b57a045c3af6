import { hash } from 'node:crypto';
import PQueue from 'p-queue';
import { z } from 'zod';
import type { StoredText } from '../stored/stored-texts.js';

const sent = z.object({
  /** Bytes of the file of checkpoints that were sent. */
  end: z.int().min(0),
  /** Events that the last one covers. */
  size: z.int().min(0),
  /** When it was signed. */
  time: z.string(),
});
/** Up to where checkpoints were sent to a place. */
type Sent = z.output<typeof sent>;

const file = z.record(z.string(), sent);

/** An address may hold a password. */
const nameOf = (url: string): string => hash('sha256', url).slice(0, 16);

/**
 * Remembers over restarts how far each place has been sent. A text that cannot be read means that everything is sent
 * once more.
 */
export const openSentSoFar = async (storedText: StoredText) => {
  const all = new Map(Object.entries(file.safeParse(jsonOf(await storedText.read())).data ?? {}));
  const queue = new PQueue({ concurrency: 1 });
  const write = (): Promise<void> => storedText.write(JSON.stringify(Object.fromEntries(all)));
  return {
    of: (url: string): Sent | undefined => all.get(nameOf(url)),
    note: async (url: string, progress: Sent): Promise<void> => {
      all.set(nameOf(url), progress);
      await queue.add(write);
    },
  };
};

const jsonOf = (text: string): unknown => {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
};
