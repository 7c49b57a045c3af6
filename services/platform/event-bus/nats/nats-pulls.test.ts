import type { Msg, SubOpts } from 'nats';
import { setImmediate as turn } from 'node:timers/promises';
import { silentLog } from '../../settings/logger.js';
import type { NatsLink } from './nats-link.js';
import { openPulls } from './nats-pulls.js';

type Callback = NonNullable<SubOpts<Msg>['callback']>;

/** A fake: a connection of which only its subscription is seen, to send messages at moments of the test's choice. */
const fakeLink = () => {
  let deliver: Callback | undefined;
  let elect: Callback | undefined;
  const requests: string[] = [];
  let drained: () => void = () => undefined;
  const connection = {
    isClosed: () => false,
    publish: (subject: string) => requests.push(subject),
    subscribe: (subject: string, { callback }: { callback: Callback }) => {
      if (subject.startsWith('$JS.EVENT')) elect = callback;
      else deliver = callback;
      return {
        unsubscribe: () => undefined,
        drain: () => new Promise<void>((resolve) => (drained = resolve)),
      };
    },
  };
  const newInbox = () => 'inbox';
  const link = { connection, newInbox, isUp: () => true, onReconnect: () => () => undefined } as unknown as NatsLink;
  const said: unknown[] = [];
  const message = { subject: 'evt.x', respond: (word: unknown) => said.push(word) } as unknown as Msg;
  return {
    link,
    requests,
    said,
    message,
    deliver: () => deliver?.(null, message),
    drained: () => drained(),
    elect: () => elect?.(null, message),
  };
};

describe('pulling from NATS', () => {
  test('asks for one event per waiting hand', async () => {
    const { link, requests, message, deliver } = fakeLink();
    const pulls = openPulls({ link, durable: 'one', log: silentLog, restore: () => Promise.resolve() });
    expect(requests).toHaveLength(0);
    const slots = [pulls.next(), pulls.next()];
    expect(requests).toHaveLength(2);
    deliver();
    expect(await slots[0]).toBe(message);
    const third = pulls.next();
    expect(requests).toHaveLength(3);
    void pulls.close();
    expect(await Promise.all([slots[1], third])).toEqual([undefined, undefined]);
  });

  test('asks the next leader of the durable anew', async () => {
    const { link, requests, elect } = fakeLink();
    const pulls = openPulls({ link, durable: 'one', log: silentLog, restore: () => Promise.resolve() });
    const hand = pulls.next();
    elect();
    await turn();
    expect(requests).toHaveLength(2);
    void pulls.close();
    expect(await hand).toBeUndefined();
  });

  test('hands back at once what arrives while it closes', async () => {
    const { link, said, deliver, drained } = fakeLink();
    const pulls = openPulls({ link, durable: 'one', log: silentLog, restore: () => Promise.resolve() });
    const hand = pulls.next();
    const closing = pulls.close();
    deliver();
    drained();
    await closing;
    expect(await hand).toBeUndefined();
    expect(said).toEqual(['-NAK']);
  });
});
