import { LONGEST_WINDOW_MS, type OpenAttempts } from '../platform/attempts/attempts.js';

/** Who has begun to download what within the last hour, so that the rest of a file is not another download. */
export interface BegunDownloads {
  readonly note: (hash: string, recipient: string) => Promise<void>;
  readonly has: (hash: string, recipient: string) => Promise<boolean>;
}

/** Where they are forgotten, as after a restart of a process that is alone, the rest of a file counts once more. */
export const openBegunDownloads = (openAttempts: OpenAttempts): BegunDownloads => {
  const begun = openAttempts({ name: 'begun-download', max: 1, windowMs: LONGEST_WINDOW_MS });
  const keyOf = (hash: string, recipient: string): string => `${hash} ${recipient}`;
  return {
    note: async (hash, recipient) => {
      await begun.add(keyOf(hash, recipient));
    },
    has: (hash, recipient) => begun.areTooMany(keyOf(hash, recipient)),
  };
};
