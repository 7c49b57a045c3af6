import type { Request } from 'express';
import { isDeepStrictEqual } from 'node:util';
import { v5 } from 'uuid';
import { REQUEST_KEY_HEADER, requestKey } from '../../contracts/api/conversions.js';
import { Refusal } from '../../contracts/errors.js';
import { streamOf } from '../../contracts/events/domain-event.js';
import type { Requested } from '../../contracts/lifecycles/conversion.machine.js';
import type { Owner } from '../../contracts/owner.js';
import { conversion } from '../../services/platform/conversions/conversion.decider.js';
import type { EventStore } from '../../services/platform/event-store/event-store.js';
import { load } from '../../services/platform/event-store/streams.js';
import { RequestedBefore } from './request-conversion.js';

/** The namespace of the UUIDs that are derived from the key of a request. */
const KEYED_IDS_NAMESPACE = 'f3a1d5de-6a52-4d0c-9c58-0a7b6c1d2e94';

/**
 * The id of the conversion that an owner asks for under the key of a request: always the same one, and never that of
 * another owner. Undefined without a key.
 *
 * @throws Refusal `request.invalid`.
 */
export const keyedId = (request: Request, owner: Owner): string | undefined => {
  const given = request.get(REQUEST_KEY_HEADER);
  if (given === undefined) return undefined;
  const parsed = requestKey.safeParse(given);
  if (parsed.success) return v5(`${owner} ${parsed.data}`, KEYED_IDS_NAMESPACE);
  throw new Refusal('request.invalid', {
    field: REQUEST_KEY_HEADER,
    problem: 'must be 16 to 64 letters, digits, - and _',
  });
};

/** What has been asked for under this id before; undefined where nothing was. */
export const requestedUnder = async (store: EventStore, id: string): Promise<Requested | undefined> => {
  const { state } = await load(store, { stream: streamOf('conversion', id), decider: conversion });
  return state.context.requested ?? undefined;
};

type Asked = Pick<Requested, 'options' | 'files'> & { readonly tool: string };

/** What two requests have in common that ask for the same: times and secrets, which are kept apart, are left out. */
const comparable = ({ tool, options, files }: Asked): unknown =>
  JSON.parse(
    JSON.stringify({
      tool,
      options: Object.fromEntries(Object.entries(options).filter(([name]) => !name.startsWith('@'))),
      files: files.map(({ name, sha256 }) => ({ name, sha256 })),
    }),
  );

/** What a request meets whose key was sent before: what it became then, unless it asks for something else now. */
export const metBefore = (before: Requested, asked: Asked): RequestedBefore | Refusal =>
  isDeepStrictEqual(comparable(before), comparable(asked))
    ? new RequestedBefore(before)
    : new Refusal('request.key-reused');
