import type { CheckpointDestination } from '../../../../contracts/api/health.js';
import type { Log } from '../../../platform/logger.js';
import { runPeriodically } from '../../../platform/run-periodically.js';
import { readCheckpoints } from '../tree/checkpoints.js';
import { sizeOfFile, type LogFolder } from '../tree/log-folder.js';
import { destinationAt, type Destination } from './destination.js';
import { openSentSoFar, type Sent } from './sent-so-far.js';

const LOOK_EVERY_MS = 1000;
const RETRY_MAX_MS = 300_000;
const TIMEOUT_MS = 10_000;

interface CheckpointSendingParts {
  readonly folder: LogFolder;
  readonly urls: readonly string[];
  readonly log: Log;
  readonly clock: () => Date;
  readonly lookEveryMs?: number;
}

export interface CheckpointSending {
  readonly state: () => CheckpointDestination[];
  stop(): Promise<void>;
}

/** Sends every checkpoint to every place, in order. A place that is down is tried again, ever more rarely. */
export const startCheckpointSending = async (parts: CheckpointSendingParts): Promise<CheckpointSending> => {
  const sentSoFar = await openSentSoFar(parts.folder.sent);
  const stopping = new AbortController();
  const queues = parts.urls.map((url) => openQueue(destinationAt(url), { ...parts, sentSoFar, stopping }));
  return {
    state: () => queues.map((queue) => queue.state()),
    stop: async () => {
      stopping.abort();
      await Promise.all(queues.map((queue) => queue.stop()));
    },
  };
};

interface QueueParts extends CheckpointSendingParts {
  readonly sentSoFar: Awaited<ReturnType<typeof openSentSoFar>>;
  readonly stopping: AbortController;
}

const openQueue = (destination: Destination, parts: QueueParts) => {
  const { folder, log, clock, sentSoFar, stopping, lookEveryMs = LOOK_EVERY_MS } = parts;
  const { kind, url } = destination;
  const trouble = { failures: 0, until: 0 };

  const send = async (): Promise<void> => {
    for await (const { note, checkpoint, end } of readCheckpoints(
      folder.checkpoints,
      await startOf(sentSoFar.of(url)),
    )) {
      if (!checkpoint || stopping.signal.aborted) return; // one that is being written is read later
      const signal = AbortSignal.any([stopping.signal, AbortSignal.timeout(TIMEOUT_MS)]);
      await destination.send({ note, checkpoint }, signal);
      await sentSoFar.note(url, { end, size: checkpoint.size, time: checkpoint.time });
      trouble.failures = 0;
    }
  };
  /** A file that has become shorter is another one. */
  const startOf = async (sent: Sent | undefined): Promise<number> =>
    sent && sent.end <= (await sizeOfFile(folder.checkpoints)) ? sent.end : 0;

  const turn = async (): Promise<void> => {
    if (clock().getTime() < trouble.until) return;
    try {
      await send();
    } catch (error) {
      if (stopping.signal.aborted) return;
      const waitMs = Math.min(lookEveryMs * 2 ** trouble.failures, RETRY_MAX_MS);
      trouble.failures += 1;
      trouble.until = clock().getTime() + waitMs;
      log.warn({ to: kind, reason: (error as Error).message, waitMs }, 'checkpoints wait to be sent');
    }
  };
  const loop = runPeriodically(lookEveryMs, log, turn);
  return {
    state: (): CheckpointDestination => {
      const { size, time } = sentSoFar.of(url) ?? {};
      return {
        to: kind,
        sent: size === undefined || time === undefined ? null : { size, time },
        reachable: trouble.failures === 0,
      };
    },
    stop: loop.stop,
  };
};
