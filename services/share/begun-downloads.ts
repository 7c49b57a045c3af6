import { REST_OF_DOWNLOADS } from '../../contracts/api/shared-document.js';
import { LONGEST_WINDOW_MS, type OpenAttempts } from '../platform/attempts/attempts.js';

/** Who has begun to download what within the last hour, so that the rest of a file is not another download. */
export interface BegunDownloads {
  readonly note: (hash: string, recipient: string) => Promise<void>;
  /** Whether this many bytes are the rest of a file of that size: all rests of one download are no more than the file. */
  readonly isRest: (hash: string, recipient: string, bytes: { wanted: number; size: number }) => Promise<boolean>;
}

/** Where they are forgotten, as after a restart of a process that is alone, the rest of a file counts once more. */
export const openBegunDownloads = (openAttempts: OpenAttempts): BegunDownloads => {
  const begun = openAttempts({ name: 'begun-download', max: 1, windowMs: LONGEST_WINDOW_MS });
  const rests = openAttempts(REST_OF_DOWNLOADS);
  const keyOf = (hash: string, recipient: string): string => `${hash} ${recipient}`;
  return {
    note: async (hash, recipient) => {
      await begun.add(keyOf(hash, recipient));
    },
    isRest: async (hash, recipient, { wanted, size }) => {
      const key = keyOf(hash, recipient);
      const counted = 1 - (await rests.add(key, wanted));
      if (counted <= size * (await begun.count(key))) return true;
      await rests.add(key, -wanted);
      return false;
    },
  };
};
