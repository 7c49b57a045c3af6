import { Inject, Injectable } from '@nestjs/common';
import { randomBytes, randomUUID } from 'node:crypto';
import type { Delivery, Webhook, WebhookRequest, WebhookSecretReply } from '../../contracts/api/webhooks.js';
import { Refusal } from '../../contracts/errors.js';
import { streamOf } from '../../contracts/events/domain-event.js';
import {
  DELIVERIES_COLLECTION,
  WEBHOOKS_COLLECTION,
  type DeliveryDocument,
  type WebhookDocument,
} from '../../contracts/read-models/webhook-document.js';
import { DELIVERIES_SHOWN, WEBHOOKS_MAX } from '../../contracts/webhooks.js';
import { user } from '../../services/platform/accounts/user.decider.js';
import { assertNotTooOften } from '../../services/platform/attempts/assert-not-too-often.js';
import type { Attempts, OpenAttempts } from '../../services/platform/attempts/attempts.js';
import type { Documents } from '../../services/platform/documents/documents.js';
import type { EventStore } from '../../services/platform/event-store/event-store.js';
import { handle, load } from '../../services/platform/event-store/streams.js';
import type { WebhookSecrets } from '../../services/platform/secrets/webhook-secrets.js';
import type { Config } from '../../services/platform/settings/config.js';
import { delivery, type DeliveryCommand } from '../../services/platform/webhooks/delivery.decider.js';
import { innerReceivers, isReceiverAddress } from '../../services/platform/webhooks/receiver-address.js';
import { webhook, type WebhookCommand, type WebhookState } from '../../services/platform/webhooks/webhook.decider.js';
import type { AskingMember } from '../account/member-of-request.js';
import { ATTEMPTS, CONFIG, DOCUMENTS, STORE, WEBHOOK_SECRETS } from '../ports/gateway-ports.js';

const ID_BYTES = 8;
/** Secrets made and messages asked for by one member within a while. */
const ASKED_MAX = 60;

type Member = Pick<AskingMember, 'owner'>;
type Known = NonNullable<WebhookState['webhook']>;

/** The webhooks of members: made, listed, turned on and off, tried, deleted. */
@Injectable()
export class MemberWebhooks {
  private readonly asked: Attempts;

  constructor(
    @Inject(STORE) private readonly store: EventStore,
    @Inject(DOCUMENTS) private readonly documents: Documents,
    @Inject(WEBHOOK_SECRETS) private readonly secrets: WebhookSecrets,
    @Inject(CONFIG) private readonly config: Config,
    @Inject(ATTEMPTS) openAttempts: OpenAttempts,
  ) {
    this.asked = openAttempts({ name: 'webhooks', max: ASKED_MAX });
  }

  async of({ owner }: Member): Promise<Webhook[]> {
    const documents = await this.documents.find<WebhookDocument>(WEBHOOKS_COLLECTION, {
      where: { owner, isDeleted: false },
      sort: { field: 'createdAt', direction: 'descending' },
      limit: WEBHOOKS_MAX * 2,
    });
    return documents.map(({ id, url, topics, createdAt, isOn, offBecause, offAt, previousUntil }) => ({
      id,
      url,
      topics: [...topics],
      createdAt,
      isOn,
      offBecause,
      offAt,
      previousUntil: stillAhead(previousUntil),
    }));
  }

  /** @throws Refusal `webhook.address-refused`, `webhook.too-many`, `request.too-often`, `session.missing`. */
  async make({ owner, userId }: AskingMember, { url, topics }: WebhookRequest): Promise<WebhookSecretReply> {
    if (!isReceiverAddress(url, innerReceivers(this.config.WEBHOOK_ALLOW)))
      throw new Refusal('webhook.address-refused');
    const count = await this.documents.count(WEBHOOKS_COLLECTION, { where: { owner, isDeleted: false } });
    if (count >= WEBHOOKS_MAX) throw new Refusal('webhook.too-many', { limit: WEBHOOKS_MAX });
    await assertNotTooOften(this.asked, owner);
    const webhookId = randomBytes(ID_BYTES).toString('hex');
    const state = await this.tell(webhookId, {
      type: 'Create',
      webhook: { webhookId, owner, url: new URL(url).href, topics },
      now: new Date(),
    });
    const { state: person } = await load(this.store, { stream: streamOf('user', userId), decider: user });
    if (person.isGone) {
      await this.tell(webhookId, { type: 'Delete', now: new Date() });
      throw new Refusal('session.missing');
    }
    return { webhook: rowOf(state), secret: this.secrets.secretOf(webhookId, state.secret) };
  }

  /** @throws Refusal `webhook.not-found`, also for one of somebody else; `request.too-often`. */
  async turn(member: Member, id: string, isOn: boolean): Promise<Webhook> {
    const known = await this.find(member, id);
    if (isOn && !known.isOn) await assertNotTooOften(this.asked, member.owner); // turning it off is always possible
    const now = new Date();
    return rowOf(await this.tell(id, isOn ? { type: 'TurnOn', now } : { type: 'TurnOff', why: 'member', now }));
  }

  /** @throws Refusal `webhook.not-found`. */
  async delete(member: Member, id: string): Promise<void> {
    await this.find(member, id);
    await this.tell(id, { type: 'Delete', now: new Date() });
  }

  /** @throws Refusal `webhook.not-found`, `request.too-often`. */
  async changeSecret(member: Member, id: string): Promise<WebhookSecretReply> {
    await this.find(member, id);
    await assertNotTooOften(this.asked, member.owner);
    const state = await this.tell(id, { type: 'ChangeSecret', now: new Date() });
    return { webhook: rowOf(state), secret: this.secrets.secretOf(id, state.secret) };
  }

  /** @throws Refusal `webhook.not-found`. */
  async deliveriesOf(member: Member, id: string): Promise<Delivery[]> {
    await this.find(member, id);
    const deliveries = await this.documents.find<DeliveryDocument>(DELIVERIES_COLLECTION, {
      where: { webhookId: id },
      sort: { field: 'createdAt', direction: 'descending' },
      limit: DELIVERIES_SHOWN,
    });
    return deliveries.map(({ webhookId: _, owner: __, ...shown }) => shown);
  }

  /** @returns the id of the message. @throws Refusal `webhook.not-found`, `webhook.off`, `request.too-often`. */
  async sendTest(member: Member, id: string): Promise<string> {
    const { webhookId, owner } = await this.findOn(member, id);
    const deliveryId = randomUUID();
    const now = new Date();
    const of = { deliveryId, webhookId, owner, happenedAt: now.toISOString() };
    await this.tellDelivery(deliveryId, {
      type: 'Plan',
      delivery: { ...of, type: 'webhook.test', about: { webhookId }, isRepeated: false },
      now,
    });
    return deliveryId;
  }

  /** @throws Refusal `webhook.not-found`, `webhook.delivery-not-found`, `webhook.off`, `request.too-often`. */
  async repeat(member: Member, id: string, deliveryId: string): Promise<void> {
    const { webhookId } = await this.findOn(member, id);
    const { state } = await load(this.store, { stream: streamOf('delivery', deliveryId), decider: delivery });
    if (state.delivery?.webhookId !== webhookId) throw new Refusal('webhook.delivery-not-found');
    await this.tellDelivery(deliveryId, { type: 'Repeat', now: new Date() });
  }

  private async findOn(member: Member, id: string): Promise<Known> {
    const { webhook: found, isOn } = await this.find(member, id);
    if (!isOn) throw new Refusal('webhook.off');
    await assertNotTooOften(this.asked, member.owner);
    return found;
  }

  private async find({ owner }: Member, id: string): Promise<WebhookState & { readonly webhook: Known }> {
    const { state } = await load(this.store, { stream: streamOf('webhook', id), decider: webhook });
    if (state.webhook?.owner !== owner) throw new Refusal('webhook.not-found');
    return { ...state, webhook: state.webhook };
  }

  private async tell(id: string, command: WebhookCommand): Promise<WebhookState> {
    return (await handle(this.store, { stream: streamOf('webhook', id), decider: webhook, command })).state;
  }

  private async tellDelivery(id: string, command: DeliveryCommand): Promise<void> {
    await handle(this.store, { stream: streamOf('delivery', id), decider: delivery, command });
  }
}

/** A time that has passed is told no more. */
const stillAhead = (time: string | null): string | null =>
  time !== null && time > new Date().toISOString() ? time : null;

/** As lists show it. @throws Refusal `webhook.not-found` for one that was deleted meanwhile. */
const rowOf = ({ webhook: known, isOn, off, previousUntil }: WebhookState): Webhook => {
  if (!known) throw new Refusal('webhook.not-found');
  const { webhookId: id, url, topics, createdAt } = known;
  return {
    id,
    url,
    topics: [...topics],
    createdAt,
    isOn,
    offBecause: off?.why ?? null,
    offAt: off?.at ?? null,
    previousUntil: stillAhead(previousUntil),
  };
};
