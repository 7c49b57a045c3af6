import { API_KEYS_COLLECTION, type ApiKeyDocument } from '../../contracts/read-models/api-key-document.js';
import { CONVERSIONS_COLLECTION, type ConversionDocument } from '../../contracts/read-models/conversion-document.js';
import {
  KEPT_SIGNATURES_COLLECTION,
  type KeptSignatureDocument,
} from '../../contracts/read-models/kept-signature-document.js';
import { streamOf } from '../../contracts/events/domain-event.js';
import { memberOf, type Owner } from '../../contracts/owner.js';
import {
  REQUEST_TEMPLATES_COLLECTION,
  type RequestTemplateDocument,
} from '../../contracts/read-models/request-template-document.js';
import {
  SIGNATURE_REQUESTS_COLLECTION,
  type SignatureRequestDocument,
} from '../../contracts/read-models/signature-request-document.js';
import {
  SIGNING_LINKS_COLLECTION,
  type SigningLinkDocument,
} from '../../contracts/read-models/signing-link-document.js';
import { WEBHOOKS_COLLECTION, type WebhookDocument } from '../../contracts/read-models/webhook-document.js';
import {
  WORKFLOW_RUNS_COLLECTION,
  WORKFLOWS_COLLECTION,
  type WorkflowDocument,
  type WorkflowRunDocument,
} from '../../contracts/read-models/workflow-document.js';
import { apiKey } from '../platform/accounts/api-key.decider.js';
import { forgetSignature, forgetTemplate } from '../platform/accounts/forget-item.js';
import { guestsOf } from '../platform/accounts/guests-of.js';
import type { Blobs } from '../platform/blobs/blobs.js';
import { conversion } from '../platform/conversions/conversion.decider.js';
import { deleteFiles } from '../platform/conversions/delete-files.js';
import type { Documents } from '../platform/documents/documents.js';
import type { EventStore } from '../platform/event-store/event-store.js';
import type { PersonKeys } from '../platform/privacy/person-keys.js';
import { deleteRequestFiles, openRequests } from '../platform/signature-requests/requests.js';
import { signingLink } from '../platform/signature-requests/signing-link.decider.js';
import { handle, load } from '../platform/event-store/streams.js';
import { webhook } from '../platform/webhooks/webhook.decider.js';
import { workflowRun } from '../platform/workflows/workflow-run.decider.js';
import { workflow } from '../platform/workflows/workflow.decider.js';

const BATCH_EVENTS = 1000;

export interface EraseParts {
  readonly store: EventStore;
  readonly documents: Documents;
  readonly keys: PersonKeys;
  readonly blobs: Blobs;
  readonly clock: () => Date;
}

/** There may be more than was found this time: to be asked for again in a moment. */
export class NotErasedYet extends Error {
  override readonly name = 'NotErasedYet';
}

/**
 * Makes everything that tells of a person unreadable at once, by destroying their keys, and all their conversions
 * end and be deleted, whose links and files go with them. Harmless when it is done again.
 *
 * @throws NotErasedYet while the read models still know of a conversion of theirs.
 */
export const eraseUser = async (parts: EraseParts, userId: string): Promise<void> => {
  const owners = [memberOf(userId), ...(await guestsOf(parts.store, userId))];
  for (const owner of owners) await parts.keys.destroy(owner);
  for (const owner of owners) await endWhatGoesOn(parts, owner);
  const left = await Promise.all(owners.map((owner) => deleteAll(parts, owner)));
  for (const owner of owners) left.push(await endRequests(parts, owner));
  // Events that were still under way have been written with a new key.
  for (const owner of owners) await parts.keys.destroy(owner);
  if (left.some((count) => count > 0)) throw new NotErasedYet(`conversions of ${userId} are still there`);
};

/** Nothing of theirs can be used any more, nor does anything of theirs begin. */
const endWhatGoesOn = async (parts: EraseParts, owner: Owner): Promise<void> => {
  await revokeKeys(parts, owner);
  await deleteWebhooks(parts, owner);
  await forgetSignatures(parts, owner);
  await closeSigningLinks(parts, owner);
  await forgetTemplates(parts, owner);
  await endWorkflows(parts, owner);
};

interface Owned {
  readonly name: string;
  readonly where: Readonly<Record<string, string | boolean>>;
  /** The field that tells when each came to be. */
  readonly field: string;
}

const oldestOf = <Doc extends object>(documents: Documents, { name, where, field }: Owned): Promise<readonly Doc[]> =>
  documents.find<Doc>(name, { where, sort: { field, direction: 'ascending' }, limit: BATCH_EVENTS });

/** Programs that call in their name are refused from now on. */
const revokeKeys = async ({ documents, store, clock }: EraseParts, owner: Owner): Promise<void> => {
  const keys = await oldestOf<ApiKeyDocument>(documents, {
    name: API_KEYS_COLLECTION,
    where: { owner, isRevoked: false },
    field: 'createdAt',
  });
  for (const { id } of keys) {
    const command = { type: 'Revoke', by: null, now: clock() } as const;
    await handle(store, { stream: streamOf('key', id), decider: apiKey, command });
  }
};

/** Nobody is told anything any more, of what happened before either. */
const deleteWebhooks = async ({ documents, store, clock }: EraseParts, owner: Owner): Promise<void> => {
  const webhooks = await oldestOf<WebhookDocument>(documents, {
    name: WEBHOOKS_COLLECTION,
    where: { owner, isDeleted: false },
    field: 'createdAt',
  });
  for (const { id } of webhooks) {
    const command = { type: 'Delete', now: clock() } as const;
    await handle(store, { stream: streamOf('webhook', id), decider: webhook, command });
  }
};

/** Nobody can read their pictures any more; they take up no room either. */
const forgetSignatures = async ({ documents, store, blobs, clock }: EraseParts, owner: Owner): Promise<void> => {
  const signatures = await oldestOf<KeptSignatureDocument>(documents, {
    name: KEPT_SIGNATURES_COLLECTION,
    where: { owner, isForgotten: false },
    field: 'keptAt',
  });
  for (const signature of signatures) await forgetSignature({ store, blobs, now: clock() }, signature);
};

/** Their runs stop where they are, and nothing of theirs begins any more. */
const endWorkflows = async ({ documents, store, clock }: EraseParts, owner: Owner): Promise<void> => {
  const saved = await oldestOf<WorkflowDocument>(documents, {
    name: WORKFLOWS_COLLECTION,
    where: { owner, isDeleted: false },
    field: 'createdAt',
  });
  for (const { id } of saved) {
    const command = { type: 'Delete', now: clock() } as const;
    await handle(store, { stream: streamOf('workflow', id), decider: workflow, command });
  }
  const running = await oldestOf<WorkflowRunDocument>(documents, {
    name: WORKFLOW_RUNS_COLLECTION,
    where: { owner, status: 'running' },
    field: 'startedAt',
  });
  for (const { id } of running) {
    const command = { type: 'Cancel', now: clock() } as const;
    await handle(store, { stream: streamOf('run', id), decider: workflowRun, command });
  }
};

/** Nobody begins to sign by a link of theirs any more. */
const closeSigningLinks = async ({ documents, store, clock }: EraseParts, owner: Owner): Promise<void> => {
  const links = await oldestOf<SigningLinkDocument>(documents, {
    name: SIGNING_LINKS_COLLECTION,
    where: { owner, isClosed: false },
    field: 'createdAt',
  });
  for (const { id } of links) {
    const command = { type: 'Close', now: clock() } as const;
    await handle(store, { stream: streamOf('signing', id), decider: signingLink, command });
  }
};

/** The same for the documents that they have asked about again and again. */
const forgetTemplates = async ({ documents, store, blobs, clock }: EraseParts, owner: Owner): Promise<void> => {
  const templates = await oldestOf<RequestTemplateDocument>(documents, {
    name: REQUEST_TEMPLATES_COLLECTION,
    where: { owner, isForgotten: false },
    field: 'keptAt',
  });
  for (const template of templates) await forgetTemplate({ store, blobs, now: clock() }, template);
};

/** The same for a conversion that has come too late for it. */
export const eraseConversion = async (parts: EraseParts, owner: Owner, conversionId: string): Promise<void> => {
  await deleteOne(parts, conversionId);
  await parts.keys.destroy(owner);
};

/** The same for a signature request, which is placed on the log only once its fields are on the document. */
export const eraseRequest = async (parts: EraseParts, owner: Owner, requestId: string): Promise<void> => {
  await endRequest(parts, requestId);
  await parts.keys.destroy(owner);
};

/** @returns how many were there. */
const deleteAll = async (parts: EraseParts, owner: Owner): Promise<number> => {
  const conversions = await oldestOf<ConversionDocument>(parts.documents, {
    name: CONVERSIONS_COLLECTION,
    where: { owner, isDeleted: false },
    field: 'requestedAt',
  });
  for (const { id } of conversions) await deleteOne(parts, id);
  return conversions.length;
};

/** Requests of theirs are withdrawn, and their documents deleted. @returns how many had one. */
const endRequests = async (parts: EraseParts, owner: Owner): Promise<number> => {
  const requests = await oldestOf<SignatureRequestDocument>(parts.documents, {
    name: SIGNATURE_REQUESTS_COLLECTION,
    where: { owner, hasFile: true },
    field: 'createdAt',
  });
  for (const { id } of requests) await endRequest(parts, id);
  return requests.length;
};

const endRequest = async ({ store, blobs, clock }: EraseParts, id: string): Promise<void> => {
  const requests = openRequests(store);
  await requests.tell(id, { type: 'Cancel', now: clock() });
  await deleteRequestFiles(requests, blobs, { id, now: clock() });
};

/** Whatever state it is in: a worker that is at it finds it cancelled. */
const deleteOne = async ({ store, blobs, clock }: EraseParts, id: string): Promise<void> => {
  const stream = streamOf('conversion', id);
  const tell = (type: 'RequestCancel' | 'Cancel' | 'Delete') =>
    handle(store, { stream, decider: conversion, command: { type, now: clock() } });
  const { state } = await load(store, { stream, decider: conversion });
  if (state.hasTag('processing')) {
    await tell('RequestCancel');
    await tell('Cancel');
  }
  if (!state.matches('deleted')) await tell('Delete');
  await deleteFiles(store, blobs, id);
};
