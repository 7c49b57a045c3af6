import { useSelector } from '@xstate/react';
import { useEffect } from 'react';
import type { AskActor } from '../ask/ask.machine.js';
import type { RowsActor } from '../rows/rows.machine.js';
import type { RequestsActor } from './requests.machine.js';

/** Has the list of requests fetched anew as soon as a request or a list of them was sent. */
export const useFreshList = (requests: RequestsActor, ask: AskActor, rows: RowsActor): void => {
  const isSent = useSelector(ask, (state) => state.matches('sent'));
  const areSent = useSelector(rows, (state) => state.matches('sent'));
  useEffect(() => {
    if (isSent || areSent) requests.send({ type: 'list.wanted' });
  }, [requests, isSent, areSent]);
};
