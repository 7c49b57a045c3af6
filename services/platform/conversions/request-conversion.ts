import { randomBytes, randomUUID } from 'node:crypto';
import { v7 } from 'uuid';
import { streamOf } from '../../../contracts/events/domain-event.js';
import type { UploadedFile } from '../../../contracts/events/upload.js';
import type { Requested } from '../../../contracts/lifecycles/conversion.machine.js';
import { LINK_END_OPTION } from '../../../contracts/link-lifetime.js';
import type { Owner } from '../../../contracts/owner.js';
import { FRAME_OPTION } from '../../../contracts/tools/frame-option.js';
import { QUESTION_OPTION } from '../../../contracts/tools/question-option.js';
import { SECRETS_OPTION, type ConversionSecrets } from '../../../contracts/tools/secret-options.js';
import type { Tool } from '../../../contracts/tools/tool.js';
import { RUN_OPTION } from '../../../contracts/tools/run-option.js';
import { startSession } from '../accounts/start-session.js';
import type { EventStore } from '../event-store/event-store.js';
import { handle, hasNotBegun } from '../event-store/streams.js';
import type { Secrets } from '../secrets/conversion-secrets.js';
import { conversion } from './conversion.decider.js';

/** A tool with the options that it is asked for. */
export interface ToolRequest {
  readonly tool: Tool;
  /** The options of the tool, without the secret ones. */
  readonly options: Readonly<Record<string, unknown>>;
  readonly secrets?: ConversionSecrets;
}

const SHARE_HASH_BYTES = 24;

export interface NewConversion {
  readonly conversionId: string;
  readonly shareHash: string;
}

/** The same request has become this conversion already. */
export class RequestedBefore extends Error {
  override readonly name = 'RequestedBefore';
  constructor(readonly conversion: Requested) {
    super(conversion.conversionId);
  }
}

/** Whether a request that has failed is surely not on the log with the files that came with it, see {@link hasNotBegun}. */
export const isSurelyNotRequested = async (store: EventStore, conversionId: string, error: unknown): Promise<boolean> =>
  error instanceof RequestedBefore || hasNotBegun(store, streamOf('conversion', conversionId), error);

/** Ids for a conversion and its link. Ids sort by time unless given; the hash is the secret that the link consists of. */
export const newConversion = (conversionId = v7()): NewConversion => ({
  conversionId,
  shareHash: randomBytes(SHARE_HASH_BYTES).toString('base64url'),
});

/** All that is known of a conversion when it is requested. */
export interface ConversionRequest extends NewConversion, ToolRequest {
  readonly owner: Owner;
  readonly files: readonly UploadedFile[];
  /** The conversions whose results some of the files are copies of, by upload id. */
  readonly from?: ReadonlyMap<string, string>;
  /** When its link is to end; otherwise as late as it may. */
  readonly linkEnd?: Date | undefined;
  /** The run of a workflow that it is a step of. */
  readonly run?: string;
  /** The frame on a page of another site in which it was asked for. */
  readonly frame?: string | undefined;
  /** It is deleted with its answer. */
  readonly isQuestion?: boolean;
  readonly now: Date;
}

interface RequestParts {
  readonly store: EventStore;
  readonly secrets: Secrets;
}

/**
 * Puts a conversion on the log: the visitor's session if it is new, each upload, then the request itself.
 *
 * @throws RequestedBefore
 */
export const requestConversion = async (
  { store, secrets }: RequestParts,
  requesting: ConversionRequest,
): Promise<void> => {
  const { owner, files, conversionId, now } = requesting;
  const at = now.toISOString();
  await startSession(store, owner, now);
  await Promise.all(
    files.map((file) => {
      const from = requesting.from?.get(file.uploadId) ?? null;
      const data = { ...file, owner, conversionId, from, at };
      const event = { id: randomUUID(), type: 'UploadReceived', version: 2, data } as const;
      return store.append(streamOf('upload', file.uploadId), [event], 'absent');
    }),
  );
  const ref = requesting.secrets && (await secrets.keep(conversionId, requesting.secrets));
  try {
    await append(store, requesting, ref);
  } catch (error) {
    if (ref !== undefined && (await isSurelyNotRequested(store, conversionId, error))) await secrets.forget(ref);
    throw error;
  }
};

const append = async (
  store: EventStore,
  requesting: ConversionRequest,
  secretsRef: string | undefined,
): Promise<void> => {
  const { owner, files, conversionId, shareHash, tool, now } = requesting;
  const options = {
    ...requesting.options,
    ...(secretsRef !== undefined && { [SECRETS_OPTION]: secretsRef }),
    ...(requesting.isQuestion && { [QUESTION_OPTION]: true }),
    ...(requesting.run !== undefined && { [RUN_OPTION]: requesting.run }),
    ...(requesting.frame !== undefined && { [FRAME_OPTION]: requesting.frame }),
    ...(requesting.linkEnd && { [LINK_END_OPTION]: requesting.linkEnd.toISOString() }),
  };
  const request = { conversionId, owner, tool: tool.id, lane: tool.lane, options, files, shareHash };
  const { events, state } = await handle(store, {
    stream: streamOf('conversion', conversionId),
    decider: conversion,
    command: { type: 'Request', request, now },
  });
  const { requested } = state.context;
  if (events.length === 0 && requested) throw new RequestedBefore(requested);
};
