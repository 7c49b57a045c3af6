import type { Asker } from '../../contracts/api/shared-document.js';
import { MINUTE_MS } from '../../contracts/durations.js';
import type { OpenAttempts } from '../platform/attempts/attempts.js';

/** Uses of one link by one network in a minute; further ones get their answer and leave no trace on the log. */
export const USES_OF_LINK_MAX = 20;
/** Uses of all links by one network in a minute. */
export const USES_MAX = 300;

/** Which uses of a link are worth noting: nobody fills the log by asking for the same thing again and again. */
export interface NotedUses {
  readonly isNoted: (hash: string, asker: Asker) => Promise<boolean>;
}

export const openNotedUses = (openAttempts: OpenAttempts, use: 'view' | 'download'): NotedUses => {
  const ofLink = openAttempts({ name: `${use}-of-link`, max: USES_OF_LINK_MAX, windowMs: MINUTE_MS });
  const ofAll = openAttempts({ name: `${use}-by-network`, max: USES_MAX, windowMs: MINUTE_MS });
  return {
    isNoted: async (hash, { network }) =>
      (await ofLink.add(`${hash} ${network}`)) >= 0 && (await ofAll.add(network)) >= 0,
  };
};
