import { memberOf, ownerKindOf, type Owner } from '../../../contracts/owner.js';
import { byEventType } from '../../platform/event-store/by-event-type.js';

interface ActiveMember {
  readonly member: Owner;
  readonly at: string;
}

const workOf = ({ data: { owner, at } }: { data: { owner: Owner; at: string } }): ActiveMember | undefined =>
  ownerKindOf(owner) === 'member' ? { member: owner, at } : undefined;

/** The member whom an event shows to be active, and when; undefined for guests and for what happens by itself. */
export const activeMember = byEventType<ActiveMember | undefined>({
  UploadReceived: workOf,
  ConversionRequested: workOf,
  UserSignedIn: ({ data }) => ({ member: memberOf(data.userId), at: data.at }),
});

/** The day of a time, in UTC. */
export const dayOf = (at: string): string => at.slice(0, 10);
