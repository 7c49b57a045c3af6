import { fromCallback, type EventObject } from 'xstate';
import type { ReportedProgress } from '../calls/received.js';
import { callNameOf } from '../calls/post-documents.js';
import { follow } from './progress-feed.js';

export interface CallFeedEvent {
  readonly type: 'call.progressed';
  /** 0 to 100. */
  readonly percent: number;
  /** The server's message about the current step. */
  readonly step: string;
}

/** Picks the messages about one call; the server tells by the call's name which conversion it became. */
export const messagesOf = (name: string): ((message: ReportedProgress) => boolean) => {
  let id = '';
  return ({ call, conversionId, status }) => {
    if (call === name) id = conversionId;
    return conversionId === id && status === 'processing';
  };
};

/** Progress of the call that a file is sent with. */
export const callFeed = fromCallback<EventObject, { readonly file: File }>(({ input, sendBack }) => {
  const isOurs = messagesOf(callNameOf(input.file));
  return follow((event) => {
    if (event.type !== 'progress.reported' || !isOurs(event.message)) return;
    const { progress: percent, step = '' } = event.message;
    sendBack({ type: 'call.progressed', percent, step } satisfies CallFeedEvent);
  });
});
