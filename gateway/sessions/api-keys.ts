import { Inject, Injectable, type OnModuleDestroy, type OnModuleInit } from '@nestjs/common';
import { LRUCache } from 'lru-cache';
import { timingSafeEqual } from 'node:crypto';
import type { Logger } from 'pino';
import { idOfKey, type ApiKeyScope } from '../../contracts/api-keys.js';
import { Refusal } from '../../contracts/errors.js';
import { partsOfStream, streamOf } from '../../contracts/events/domain-event.js';
import { memberOf, type Owner } from '../../contracts/owner.js';
import { filters } from '../../contracts/subjects.js';
import { apiKey } from '../../services/platform/accounts/api-key.decider.js';
import { user } from '../../services/platform/accounts/user.decider.js';
import { eventIdOf, load } from '../../services/platform/event-store/streams.js';
import type { Consumption, EventBus } from '../../services/platform/event-bus/event-bus.js';
import type { EventStore } from '../../services/platform/event-store/event-store.js';
import { BUS, LOG, STORE } from '../ports/gateway-ports.js';
import type { Visitor } from './visitor-sessions.js';
import { digestOfKey } from './token.js';

const REMEMBERED_MAX = 10_000;
/** A change at another gateway is known here no later than this. */
const FRESH_MS = 30_000;
const DATE_CHARS = 10;

/** A key that opens, and in whose name. */
export interface OpenedKey {
  readonly keyId: string;
  readonly scopes: readonly ApiKeyScope[];
  /** ISO-8601 UTC. */
  readonly expiresAt: string;
  /** Its member, but never as an administrator. */
  readonly visitor: Visitor;
}

/** Compares in a time that tells nothing. */
export const isSameDigest = (digest: string, other: string): boolean => {
  const one = Buffer.from(digest);
  const two = Buffer.from(other);
  return one.length === two.length && timingSafeEqual(one, two);
};

/** Knows in whose name a program calls that shows an API key, and what it may do. */
@Injectable()
export class ApiKeys implements OnModuleInit, OnModuleDestroy {
  /** Keys that open, by digest. */
  private readonly remembered = new LRUCache<string, OpenedKey>({ max: REMEMBERED_MAX, ttl: FRESH_MS });
  /** The day each key was last noted on. */
  private readonly noted = new LRUCache<string, string>({ max: REMEMBERED_MAX });
  /** Changes so far: what was looked up while something changed is not remembered. */
  private changes = 0;
  private following: readonly Consumption[] = [];

  constructor(
    @Inject(STORE) private readonly store: EventStore,
    @Inject(BUS) private readonly bus: EventBus,
    @Inject(LOG) private readonly log: Logger,
  ) {}

  async onModuleInit(): Promise<void> {
    this.following = await Promise.all([
      this.bus.follow(filters.keys, ({ type, stream }) => {
        if (type === 'ApiKeyRevoked') this.forget(({ keyId }) => keyId === partsOfStream(stream).id);
      }),
      this.bus.follow(filters.users, ({ stream }) => {
        const owner = memberOf(partsOfStream(stream).id);
        this.forget(({ visitor }) => visitor.owner === owner);
      }),
    ]);
  }

  async onModuleDestroy(): Promise<void> {
    await Promise.all(this.following.map((consumption) => consumption.stop()));
  }

  /**
   * That it was used is noted once a day.
   *
   * @throws Refusal `key.unknown`, `key.revoked`, `key.ended`.
   */
  async open(secret: string): Promise<OpenedKey> {
    const digest = digestOfKey(secret);
    const before = this.changes;
    const opened = this.remembered.get(digest) ?? (await this.lookUp(secret, digest));
    if (opened.expiresAt <= new Date().toISOString()) throw new Refusal('key.ended', { date: dateOf(opened) });
    if (this.changes === before) this.remembered.set(digest, opened, { noUpdateTTL: true });
    await this.note(opened);
    return opened;
  }

  /** Looks the key up anew the next time. */
  revoked(id: string): void {
    this.forget(({ keyId }) => keyId === id);
  }

  private forget(isMeant: (key: OpenedKey) => boolean): void {
    this.changes += 1;
    for (const [digest, key] of [...this.remembered]) if (isMeant(key)) this.remembered.delete(digest);
  }

  /**
   * The key with this id, for what was made with it and ends with it.
   *
   * @throws Refusal `key.unknown`, `key.revoked`, `key.ended`.
   */
  async withId(id: string): Promise<OpenedKey> {
    const opened = await this.read(id, () => true);
    if (opened.expiresAt <= new Date().toISOString()) throw new Refusal('key.ended', { date: dateOf(opened) });
    return opened;
  }

  private async lookUp(secret: string, digest: string): Promise<OpenedKey> {
    const id = idOfKey(secret);
    if (id === undefined) throw new Refusal('key.unknown');
    return this.read(id, (known) => isSameDigest(known, digest));
  }

  private async read(id: string, isShown: (digest: string) => boolean): Promise<OpenedKey> {
    const { state } = await load(this.store, { stream: streamOf('key', id), decider: apiKey });
    const { key, isRevoked } = state;
    if (!key || !isShown(key.digest)) throw new Refusal('key.unknown');
    const { keyId, owner, scopes, expiresAt } = key;
    const userId = owner.slice(memberOf('').length);
    const { state: profile } = await load(this.store, { stream: streamOf('user', userId), decider: user });
    if (isRevoked || profile.isGone) throw new Refusal('key.revoked');
    const owners = [owner, ...profile.guests];
    return { keyId, scopes, expiresAt, visitor: { owner, owners, member: { userId, profile, isAdmin: false } } };
  }

  /** A full disk keeps no program from reading what is its member's. */
  private async note({ keyId, visitor: { owner } }: OpenedKey): Promise<void> {
    const at = new Date().toISOString();
    const day = at.slice(0, DATE_CHARS);
    if (this.noted.get(keyId) === day) return;
    this.noted.set(keyId, day);
    try {
      await this.store.append(streamOf('key', keyId), [usedOn(day, { keyId, owner, at })], 'any');
    } catch (error) {
      this.log.warn({ err: error }, 'that an API key was used could not be noted');
    }
  }
}

const dateOf = ({ expiresAt }: OpenedKey): string => expiresAt.slice(0, DATE_CHARS);

const usedOn = (day: string, data: { readonly keyId: string; readonly owner: Owner; readonly at: string }) =>
  ({ id: eventIdOf('key-used', data.keyId, day), type: 'ApiKeyUsed', version: 1, data }) as const;
