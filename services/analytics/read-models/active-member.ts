import { memberOf, ownerKindOf, type Owner } from '../../../contracts/owner.js';
import type { StoredEvent } from '../../platform/event-store/event-store.js';

/** The member whom an event shows to be active, and when; undefined for guests and for what happens by itself. */
export const activeMember = (event: StoredEvent): { readonly member: Owner; readonly at: string } | undefined => {
  switch (event.type) {
    case 'UserSignedIn':
      return { member: memberOf(event.data.userId), at: event.data.at };
    case 'UploadReceived':
    case 'ConversionRequested': {
      const { owner, at } = event.data;
      return ownerKindOf(owner) === 'member' ? { member: owner, at } : undefined;
    }
    default:
      return undefined;
  }
};

/** The day of a time, in UTC. */
export const dayOf = (at: string): string => at.slice(0, 10);
