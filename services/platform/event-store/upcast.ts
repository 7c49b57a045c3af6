import type { DomainEvent } from '../../../contracts/events/domain-event.js';
import { linkExpiry } from '../../../contracts/link-lifetime.js';
import { ownerKindOf, type Owner } from '../../../contracts/owner.js';

/** Data of one version of an event turned into that of the next. Pure. */
export type Upcaster = (data: object) => object;

/** Upcasters by event type, the first from version 1 to 2. With none, version 1 is all there is. */
export type Upcasters = ReadonlyMap<string, readonly Upcaster[]>;

/** Some events carry these two in version 1 already; what they say stays. */
const completedInFull: Upcaster = (data) => ({ receipt: null, made: null, ...data });

/** Before, it was not told whose a download was, and all counted. */
const byAnybody: Upcaster = (data) => ({ ...data, owned: false });

/** Before, it was not noted whether the link asked for a password. */
const withoutAWordOfPasswords: Upcaster = (data) => ({ ...data, withPassword: null });

/** Before, every file was sent. */
const sent: Upcaster = (data) => ({ ...data, from: null });

/** Before, only the person and whoever runs the site could ask for it. */
const byNoAdministrator: Upcaster = (data) => ({ ...data, by: null });

/** Before, nothing of an answer was kept but its status. */
const withoutItsAnswer: Upcaster = (data) => ({ ...data, answer: null });

/** Before, no site had files end sooner. */
const endingAtTheLatest: Upcaster = (data) => {
  const { owner, at } = data as { readonly owner: Owner; readonly at: string };
  return { ...data, latestEnd: linkExpiry(ownerKindOf(owner), new Date(at)).toISOString() };
};

/** Changes since a type of event was first written. */
const shipped: Upcasters = new Map([
  ['ConversionCompleted', [completedInFull]],
  ['DeliveryTried', [withoutItsAnswer]],
  ['FileDownloaded', [byAnybody, withoutAWordOfPasswords]],
  ['ShareLinkCreated', [endingAtTheLatest]],
  ['ShareLinkViewed', [(data) => withoutAWordOfPasswords(byAnybody(data))]],
  ['UploadReceived', [sent]],
  ['UserErased', [byNoAdministrator]],
]);

const none: readonly Upcaster[] = [];

export interface WrittenEvent {
  readonly type: string;
  readonly version: number;
  readonly data: object;
}

/** A newer version of the program has written this event. */
export class EventTooNew extends Error {
  override readonly name = 'EventTooNew';

  constructor(
    readonly type: string,
    readonly version: number,
    readonly known: number,
  ) {
    super(`the log holds ${type} in version ${version}; this program knows up to version ${known}. Update it.`);
  }
}

/**
 * The one place where an event read from a log takes today's shape, whatever version it was written in.
 *
 * @throws EventTooNew
 */
export const upcast = ({ type, version, data }: WrittenEvent, upcasters: Upcasters = shipped): DomainEvent => {
  const steps = upcasters.get(type) ?? none;
  const latest = steps.length + 1;
  if (version > latest) throw new EventTooNew(type, version, latest);
  if (version === latest) return { type, version, data } as unknown as DomainEvent;
  const today = steps.slice(version - 1).reduce((before, step) => step(before), data);
  return { type, version: latest, data: today } as unknown as DomainEvent;
};
