import { assign, emit, enqueueActions, raise, sendTo } from 'xstate';
import type { ReportedProgress } from '../../calls/received.js';
import { asksPassword, isWrongPassword } from '../../browser/file-passwords.js';
import { callProblem } from '../../calls/call-errors.js';
import { CallFailed } from '../../calls/server-reply.js';
import { failureNotice } from '../../notice.js';
import { inHand, withFailure, type WorkContext } from './work-context.js';
import { workSetup } from './work-setup.js';
import { askFor, lockedBy } from '../files/locked-files.js';
import { madeBy, resultOf, summarizedOf } from './conversion-result.js';

const UNEXPLAINED = 'An error occurred during processing';

const hasEnded = (error: unknown): boolean => error instanceof CallFailed && error.code === 'conversion.ended';

/** After a refusal because of a missing or wrong password: the locked files, and the one to ask about first. */
const withLocked = (context: WorkContext, message: ReportedProgress): Partial<WorkContext> => {
  if (!asksPassword(message)) return { asking: null };
  const locked = lockedBy(message, inHand(context).files);
  const asking = askFor(locked, true);
  return { locked, asking: asking && { ...asking, wrong: isWrongPassword(message) } };
};

/** The conversion runs on the server, which reports its progress and its end. */
export const convertingRegion = workSetup.createStateConfig({
  tags: 'busy',
  invoke: { id: 'feed', src: 'progressFeed' },
  initial: 'running',
  states: {
    running: { on: { 'cancel.pressed': 'cancelling' } },
    cancelling: {
      invoke: {
        id: 'cancel',
        src: 'cancelConversion',
        input: ({ context }) => ({ id: context.conversion?.id ?? '' }),
        onDone: 'cancelled',
        onError: [
          { guard: ({ event }) => hasEnded(event.error), target: 'running' },
          {
            target: 'running',
            actions: emit(({ event }) => failureNotice('Error', callProblem(event.error))),
          },
        ],
      },
    },
    cancelled: {},
  },
  on: {
    'progress.reported': [
      {
        guard: { type: 'isEnd', params: ({ event }) => [event.message, 'completed'] },
        target: '#work.act.completed',
        actions: [
          { type: 'showConversion', params: ({ event }) => event.message },
          sendTo('resultBox', ({ context, event }) => ({
            type: 'result.ready',
            result: resultOf(context, event.message),
          })),
          enqueueActions(({ context, event, enqueue }) => {
            const of = summarizedOf(context, event.message);
            if (of) enqueue.sendTo('recent', { type: 'summary.opened', of });
          }),
          raise(({ context, event }) => ({ type: 'result.arrived', made: madeBy(context, event.message) })),
        ],
      },
      {
        guard: { type: 'isEnd', params: ({ event }) => [event.message, 'failed'] },
        target: '#work.act.failed',
        actions: [
          { type: 'showConversion', params: ({ event }) => event.message },
          {
            type: 'tellEnd',
            params: ({ event }) => event.message.error ?? UNEXPLAINED,
          },
          assign(({ context, event }) => ({
            ...withFailure(context, event.message.error ?? UNEXPLAINED),
            ...withLocked(context, event.message),
          })),
        ],
      },
      {
        guard: { type: 'isEnd', params: ({ event }) => [event.message, 'cancelled'] },
        target: '#work.act.choosing',
        actions: 'resetProgress',
      },
      {
        guard: { type: 'isOurs', params: ({ event }) => event.message },
        actions: { type: 'showConversion', params: ({ event }) => event.message },
      },
    ],
    'connection.changed': { actions: assign({ online: ({ event }) => event.online }) },
  },
});
