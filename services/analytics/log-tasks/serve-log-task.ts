import { setPriority } from 'node:os';
import type { EventReader } from '../../platform/event-store/event-store.js';
import { runLogTask, type LogTaskReply, type LogTaskRequest } from './log-task.js';

/** Whoever waits for a task on the whole log can wait a little longer than those who convert files. */
const LOW_PRIORITY = 10;

type OpenLog = (log: unknown) => Promise<EventReader>;

const reply = (message: LogTaskReply): Promise<void> =>
  new Promise((resolve) => process.send?.(message, () => resolve()));

/**
 * Makes this process one that does a single task for its parent and ends with it.
 *
 * @param openLog opens what the parent named as its log, in whatever form the two have agreed on.
 */
export const serveLogTask = (openLog: OpenLog): void => {
  setPriority(LOW_PRIORITY);
  process.on('disconnect', () => process.exit());
  process.once('message', (request: LogTaskRequest) => {
    answer(request, openLog).then(
      () => process.exit(),
      () => process.exit(1),
    );
  });
};

const answer = async ({ task, log }: LogTaskRequest, openLog: OpenLog): Promise<void> => {
  try {
    const reader = await openLog(log);
    const result = await runLogTask(reader, task, (events) => void reply({ type: 'progress', events }));
    await reader.close();
    await reply({ type: 'done', result });
  } catch (error) {
    await reply({ type: 'broken', message: String(error instanceof Error ? error.stack : error) });
  }
};
