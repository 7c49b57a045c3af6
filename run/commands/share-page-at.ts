import { Refusal } from '../../contracts/errors.js';
import type { Owner } from '../../contracts/owner.js';
import { sharePageHtml } from '../../gateway/shares/share-page-html.js';
import { memoryAttempts } from '../../services/platform/attempts/memory-attempts.js';
import type { EventStore } from '../../services/platform/event-store/event-store.js';
import { openLinks } from '../../services/share/links.js';
import { openShares } from '../../services/share/shares.js';
import { inEnglish } from '../../contracts/texts/wording.js';

/** The page of a share link as its owner saw it at a time, made by today's code for it; or the refusal they got. */
export const sharePageAt = async (past: EventStore, hash: string, now: Date): Promise<string> => {
  const links = openLinks(past);
  const { owner } = (await links.look(hash)).context;
  const access = { owners: [owner as Owner], pass: null };
  try {
    return sharePageHtml(
      inEnglish,
      await openShares(past, links, { openAttempts: memoryAttempts(), clock: () => now }).view({
        hash,
        access,
        counts: false,
      }),
    );
  } catch (error) {
    if (error instanceof Refusal) return `${error.message}\n`;
    throw error;
  }
};
