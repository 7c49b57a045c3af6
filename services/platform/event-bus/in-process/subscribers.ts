import type { Log } from '../../settings/logger.js';

/** A listener's defect is its own: it is logged and harms neither the sender nor the other listeners. */
export const guarded =
  <Payload>(handle: (payload: Payload, subject: string) => void, log: Log) =>
  (payload: Payload, subject: string): void => {
    try {
      handle(payload, subject);
    } catch (error) {
      log.error({ error, subject }, 'a listener failed');
    }
  };
