import { fromCallback, fromPromise, type EventObject } from 'xstate';
import { runCall } from './run-call.machine.js';

const silent = fromCallback(() => () => undefined);
const silentFeed = fromCallback<EventObject, { readonly file: File }>(() => () => undefined);

/** A call with a fake reply and a silent live connection. */
export const playedCall = <Request extends { readonly file: File }, Answer>(
  answer: (request: Request) => Promise<Answer>,
) =>
  runCall(fromPromise<Answer, Request>(({ input }) => answer(input))).provide({
    actors: { callFeed: silentFeed, leaveWarning: silent },
  });
