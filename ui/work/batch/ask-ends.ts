import { fromCallback } from 'xstate';
import type { ReportedProgress } from '../../calls/received.js';
import { listVersions, type ListedVersion } from '../../calls/versions.calls.js';
import { follow } from '../../live/progress-feed.js';

interface Ask {
  readonly type: 'ends.asked';
  /** Conversions of which no end is known here. */
  readonly ids: readonly string[];
}

const DONE_PERCENT = 100;

/**
 * The news of a conversion from the log, as the live connection would have told it; one that is gone has been stopped.
 */
export const messageOf = (conversionId: string, listed: ListedVersion | undefined): ReportedProgress => {
  const { status = 'cancelled', downloadName, size, notes, error, code } = listed ?? {};
  return {
    type: 'conversion_progress',
    conversionId,
    progress: status === 'completed' ? DONE_PERCENT : 0,
    status,
    ...(downloadName && { downloadName }),
    ...(typeof size === 'number' && { size }),
    ...(notes && { notes: [...notes] }),
    ...(error && { error }),
    ...(code && { code }),
  };
};

/**
 * Asks the log how conversions have ended that a new connection does not tell of: it tells of the last 20. It is asked
 * once the connection speaks, so that no end falls between the two.
 */
export const askEnds = fromCallback<Ask>(({ receive, sendBack }) => {
  const ending = new AbortController();
  let stop = (): void => undefined;
  const ask = async (ids: Ask['ids']): Promise<void> => {
    const listed = new Map((await listVersions(ids, ending.signal)).map((one) => [one.id, one]));
    stop();
    for (const id of ids) {
      const message = messageOf(id, listed.get(id));
      if (message.status !== 'processing') sendBack({ type: 'progress.reported', message });
    }
  };
  receive(({ ids }) => {
    stop();
    let isAsked = false;
    stop = follow(({ type }) => {
      if (type !== 'progress.reported' || isAsked) return;
      isAsked = true;
      void ask(ids).catch(() => undefined); // when the connection is there again, it is asked again
    });
  });
  return () => {
    ending.abort();
    stop();
  };
});
