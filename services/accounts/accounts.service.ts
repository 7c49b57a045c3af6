import { filters } from '../../contracts/subjects.js';
import type { EventBus } from '../platform/event-bus/event-bus.js';
import { eraseUser, type EraseParts } from './erase.js';

const ACK_WAIT_MS = 60_000;

/** Carries out what people ask for about their accounts, until it is done, over crashes and restarts. */
export const startAccountsService = async (
  parts: EraseParts & { readonly bus: EventBus },
): Promise<{ stop(): Promise<void> }> => {
  const options = { durable: 'accounts', filter: filters.erasures, concurrency: 1, ackWaitMs: ACK_WAIT_MS };
  return parts.bus.consume(options, async ({ event }) => {
    if (event.type === 'UserErased') await eraseUser(parts, event.data.userId);
  });
};
