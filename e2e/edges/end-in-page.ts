import type { Page } from 'playwright-core';
import type { AnyEventObject } from 'xstate';
import type { RunEnd } from '../../ui/live/run-conversion.machine.js';
import type { CallEnd } from '../../ui/live/run-call.machine.js';
import { endPromise, send } from './machines-in-page.js';

/** Events that a conversion's machine hears at such an end; its fake upload was accepted at once. */
const heardFor = (end: RunEnd): AnyEventObject => {
  const message = { type: 'conversion_progress', conversionId: 'c1', progress: 100, status: end.status };
  const details = {
    completed: () => end.status === 'completed' && { downloadName: end.file.name, notes: end.file.notes },
    failed: () => end.status === 'failed' && { error: end.message, code: end.code },
    cancelled: () => ({}),
  };
  return { type: 'progress.reported', message: { ...message, ...details[end.status]() } };
};

/** Ends the conversion that a screen runs under the id `run`. */
export const endRun =
  (running: string) =>
  (page: Page, { output }: AnyEventObject): Promise<void> =>
    send(page, { running, part: 'run' }, heardFor(output as RunEnd));

/** Ends the call that a screen runs. */
export const endCall = (page: Page, { output }: AnyEventObject): Promise<void> => {
  const end = output as CallEnd<unknown>;
  return endPromise(
    page,
    'ask',
    end.status === 'failed' ? { type: 'failed', error: end.error } : { type: 'completed', output: end.answer },
  );
};
