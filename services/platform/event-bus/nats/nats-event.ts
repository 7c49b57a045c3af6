import type { JsMsg, Msg } from 'nats';
import type { StoredEvent } from '../../event-store/event-store.js';
import { upcast } from '../../event-store/upcast.js';

/**
 * The event of a message in the shape that it has today: the stream keeps what an older program has published.
 *
 * @throws EventTooNew
 */
export const eventIn = (message: Msg | JsMsg): StoredEvent => {
  const published = message.json<StoredEvent>();
  return { ...published, ...upcast(published) };
};
