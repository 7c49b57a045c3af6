import { fromCallback, type EventObject } from 'xstate';
import type { ProgressMessage } from '../../contracts/api/conversions.js';
import { callNameOf } from '../calls/post-documents.js';
import { follow } from './progress-feed.js';

export interface CallFeedEvent {
  readonly type: 'call.progressed';
  /** 0 to 100. */
  readonly percent: number;
  /** What is going on, in the server's words. */
  readonly step: string;
}

/** Tells the messages about one call from all others; which conversion it has become, the server says by its name. */
export const messagesOf = (name: string): ((message: ProgressMessage) => boolean) => {
  let id = '';
  return ({ call, conversionId, status }) => {
    if (call === name) id = conversionId;
    return conversionId === id && status === 'processing';
  };
};

/** What the live connection says of the call that a file goes along with. */
export const callFeed = fromCallback<EventObject, { readonly file: File }>(({ input, sendBack }) => {
  const isOurs = messagesOf(callNameOf(input.file));
  return follow((event) => {
    if (event.type !== 'progress.reported' || !isOurs(event.message)) return;
    const { progress: percent, step = '' } = event.message;
    sendBack({ type: 'call.progressed', percent, step } satisfies CallFeedEvent);
  });
});
