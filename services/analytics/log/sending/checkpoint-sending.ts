import type { CheckpointDestination } from '../../../../contracts/api/health.js';
import type { Log } from '../../../platform/settings/logger.js';
import { runPeriodically } from '../../../platform/leases/run-periodically.js';
import { readCheckpoints } from '../tree/checkpoints.js';
import type { StoredText } from '../stored/stored-texts.js';
import { sizeOfFile, type LogFolder } from '../tree/log-folder.js';
import { destinationAt, type Destination } from './destination.js';
import { openSentSoFar } from './sent-so-far.js';

const LOOK_EVERY_MS = 1000;
const RETRY_MAX_MS = 300_000;
const TIMEOUT_MS = 10_000;

interface CheckpointSendingParts {
  readonly folder: Pick<LogFolder, 'checkpoints'>;
  /** Up to where they were sent to each place. */
  readonly sent: StoredText;
  readonly urls: readonly string[];
  readonly log: Log;
  readonly lookEveryMs?: number;
}

export interface CheckpointSending {
  readonly state: () => CheckpointDestination[];
  stop(): Promise<void>;
}

/** Sends every checkpoint to every place, in order. A place that is down is tried again, ever more rarely. */
export const startCheckpointSending = async (parts: CheckpointSendingParts): Promise<CheckpointSending> => {
  const sentSoFar = await openSentSoFar(parts.sent);
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

/** Sends what a place has not got yet; `onSent` hears that it is there. @throws Error */
const sendRest = async (destination: Destination, parts: QueueParts, onSent: () => void): Promise<void> => {
  const { sentSoFar, stopping } = parts;
  const { checkpoints } = parts.folder;
  const sent = sentSoFar.of(destination.url);
  const isSameFile = sent !== undefined && sent.end <= (await sizeOfFile(checkpoints)); // it only ever grows
  for await (const { note, checkpoint, end } of readCheckpoints(checkpoints, isSameFile ? sent.end : 0)) {
    if (!checkpoint || stopping.signal.aborted) return; // one that is being written is read later
    const signal = AbortSignal.any([stopping.signal, AbortSignal.timeout(TIMEOUT_MS)]);
    await destination.send({ note, checkpoint }, signal);
    await sentSoFar.note(destination.url, { end, size: checkpoint.size, time: checkpoint.time });
    onSent();
  }
};

const openQueue = (destination: Destination, parts: QueueParts) => {
  const { log, sentSoFar, stopping, lookEveryMs = LOOK_EVERY_MS } = parts;
  const { kind: to, url } = destination;
  const trouble = { failures: 0, until: 0 };

  const turn = async (): Promise<void> => {
    if (performance.now() < trouble.until) return;
    try {
      await sendRest(destination, parts, () => (trouble.failures = 0));
    } catch (error) {
      if (stopping.signal.aborted) return;
      const waitMs = Math.min(lookEveryMs * 2 ** trouble.failures, RETRY_MAX_MS);
      trouble.failures += 1;
      trouble.until = performance.now() + waitMs;
      log.warn({ to, reason: (error as Error).message, waitMs }, 'checkpoints wait to be sent');
    }
  };
  const loop = runPeriodically(lookEveryMs, log, turn);
  return {
    state: (): CheckpointDestination => {
      const { size, time } = sentSoFar.of(url) ?? {};
      const sent = size === undefined || time === undefined ? null : { size, time };
      return { to, sent, reachable: trouble.failures === 0 };
    },
    stop: () => loop.stop(),
  };
};
