import { memberOf, ownerKindOf, type Owner } from '../../../contracts/owner.js';
import { byEventType, ignored } from '../../platform/event-store/by-event-type.js';

interface ActiveMember {
  readonly member: Owner;
  readonly at: string;
}

const workOf = ({ data: { owner, at } }: { data: { owner: Owner; at: string } }): ActiveMember | undefined =>
  ownerKindOf(owner) === 'member' ? { member: owner, at } : undefined;

/** The member whom an event shows to be active, and when; undefined for guests and for what happens by itself. */
export const activeMember = byEventType<ActiveMember | undefined>({
  UploadReceived: workOf,
  UploadRejected: ignored,
  ConversionRequested: workOf,
  ConversionStarted: ignored,
  ConversionHandedBack: ignored,
  ConversionCompleted: ignored,
  ConversionFailed: ignored,
  ConversionCancelRequested: ignored,
  ConversionCancelled: ignored,
  ConversionRenamed: ignored,
  ThumbnailDrawn: ignored,
  ConversionDeleted: ignored,
  ShareLinkCreated: ignored,
  ShareLinkViewed: ignored,
  FileDownloaded: ignored,
  ShareLinkEndChosen: ignored,
  ShareLinkRestricted: ignored,
  ShareLinkRevoked: ignored,
  ShareLinkExpired: ignored,
  SessionStarted: ignored,
  SessionSeen: ignored,
  SessionEnded: ignored,
  UserSignedIn: ({ data }) => ({ member: memberOf(data.userId), at: data.at }),
  UserSignedOut: ignored,
  UserErased: ignored,
});

/** The day of a time, in UTC. */
export const dayOf = (at: string): string => at.slice(0, 10);
