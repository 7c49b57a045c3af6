import { setPriority } from 'node:os';
import type { LogTask, LogTaskReply } from './log-tasks/log-task.js';
import { runLogTask } from './log-tasks/run-log-task.js';

/** Whoever waits for a walk over the log can wait a little longer than those who convert files. */
const LOW_PRIORITY = 10;

const reply = (message: LogTaskReply): Promise<void> =>
  new Promise((resolve) => process.send?.(message, () => resolve()));

/** The process of one walk over the log. It ends with its parent. */
setPriority(LOW_PRIORITY);
process.on('disconnect', () => process.exit());
process.once('message', (task: LogTask) => {
  runLogTask(task, (events) => void reply({ type: 'progress', events }))
    .then(
      (result) => reply({ type: 'done', result }),
      (error: unknown) => reply({ type: 'broken', message: String(error instanceof Error ? error.stack : error) }),
    )
    .then(
      () => process.exit(),
      () => process.exit(1),
    );
});
