import type { LogState } from '../../contracts/api/audit.js';
import type { PublicLog } from '../../contracts/api/public-log.js';

/** What everybody may know of the state of the log. */
export const publicPartOf = ({ at, events, checkpoint, isSigning, key, check }: LogState): PublicLog => ({
  at,
  events,
  signed: checkpoint && { events: checkpoint.size, time: checkpoint.time },
  isSigning,
  checked: check?.endedAt ? { status: check.status, events: check.events, endedAt: check.endedAt } : null,
  key,
});
