import { z } from 'zod';
import type { StoredEvent } from '../../event-store/event-store.js';
import { upcast } from '../../event-store/upcast.js';

const published = z.object({
  id: z.string(),
  stream: z.string(),
  revision: z.number(),
  position: z.string(),
  recordedAt: z.string(),
  type: z.string(),
  version: z.number(),
  data: z.looseObject({}),
});

/**
 * The event of a message in the shape that it has today: the stream keeps what an older program has published.
 *
 * @throws EventTooNew; Error for what another program has published
 */
export const eventIn = (message: { json(): unknown }): StoredEvent => {
  const event = published.parse(message.json());
  return { ...event, ...upcast(event) };
};

/** Where on the log the event of a message is; undefined for what another program has published. */
export const positionIn = (message: { json(): unknown }): string | undefined => {
  try {
    return published.safeParse(message.json()).data?.position;
  } catch {
    return undefined; // no JSON
  }
};
