import { Inject, Injectable } from '@nestjs/common';
import { streamOf } from '../../contracts/events/domain-event.js';
import { LIST_PAGE } from '../../contracts/limits.js';
import type { ApiKeyDocument } from '../../contracts/read-models/api-key-document.js';
import type { ConversionDocument } from '../../contracts/read-models/conversion-document.js';
import type { KeptSignatureDocument } from '../../contracts/read-models/kept-signature-document.js';
import type { SessionDocument } from '../../contracts/read-models/session-document.js';
import type { ShareLinkDocument } from '../../contracts/read-models/share-link-document.js';
import type { Owner } from '../../contracts/owner.js';
import type { RequestTemplateDocument } from '../../contracts/read-models/request-template-document.js';
import type { SignatureRequestDocument } from '../../contracts/read-models/signature-request-document.js';
import type { SigningLinkDocument } from '../../contracts/read-models/signing-link-document.js';
import { STORED_FILES_COLLECTION } from '../../contracts/read-models/stored-files-document.js';
import type { DeliveryDocument, WebhookDocument } from '../../contracts/read-models/webhook-document.js';
import type { WorkflowDocument, WorkflowRunDocument } from '../../contracts/read-models/workflow-document.js';
import type { UploadDocument } from '../../contracts/read-models/upload-document.js';
import { BlobMissing, type Blobs } from '../../services/platform/blobs/blobs.js';
import { conversion } from '../../services/platform/conversions/conversion.decider.js';
import type { Documents } from '../../services/platform/documents/documents.js';
import type { EventStore, StoredEvent } from '../../services/platform/event-store/event-store.js';
import { load } from '../../services/platform/event-store/streams.js';
import { version } from '../../services/platform/settings/version.js';
import { BLOBS, DOCUMENTS, STORE } from '../ports/gateway-ports.js';
import { openPaths, type ArchivedFile } from './file-archive.js';
import type { AskingMember } from './member-of-request.js';
import { bytesInPicture, MemberSignatures } from './member-signatures.js';
import { MemberTemplates } from './member-templates.js';
import { everyOne } from './newest-first.js';
import { owned } from './owned-lists.js';

const SHORT_ID_CHARS = 8;
const DATE_CHARS = 10;

/**
 * The digests that a password, an API key, a link of a signature request or one to a workflow is checked against are of
 * use to the server alone.
 */
const exported = (event: StoredEvent) => {
  const { type, version: written, recordedAt, stream } = event;
  return { type, version: written, recordedAt, stream, data: withoutChecks(event) };
};

const DIGESTED: readonly StoredEvent['type'][] = [
  'ApiKeyCreated',
  'EmbedTokenCreated',
  'EmbedOpened',
  'SigningLinkCreated',
];

const withoutChecks = ({ type, data }: StoredEvent): object => {
  if (DIGESTED.includes(type)) return { ...data, digest: 'set' };
  if (type === 'WorkflowShared') return { ...data, link: toldOf(data.link) };
  if (type === 'ShareLinkRestricted') return { ...data, password: toldOf(data.password) };
  if (type !== 'SignatureRequested') return data;
  const recipients = data.recipients.map(({ digest: _, password, ...told }) => ({
    ...told,
    password: toldOf(password),
  }));
  return { ...data, recipients };
};

const toldOf = (password: object | null): string | null => (password === null ? null : 'set');

/** Everything that is kept of one person, readable. */
@Injectable()
export class OwnData {
  constructor(
    @Inject(STORE) private readonly store: EventStore,
    @Inject(DOCUMENTS) private readonly documents: Documents,
    @Inject(BLOBS) private readonly blobs: Blobs,
    @Inject(MemberSignatures) private readonly signatures: MemberSignatures,
    @Inject(MemberTemplates) private readonly templates: MemberTemplates,
  ) {}

  /** One JSON document: who it is about, then every event of theirs, stream by stream. */
  async *json(member: AskingMember): AsyncGenerator<string, void> {
    const { userId, owners } = member;
    const head = JSON.stringify({ docket: version, exportedAt: new Date().toISOString(), userId, owners });
    yield `${head.slice(0, -1)},"events":[`;
    let separator = '\n';
    for await (const stream of this.streams(member)) {
      for await (const event of this.store.read(stream)) {
        yield separator + JSON.stringify(exported(event));
        separator = ',\n';
      }
    }
    yield '\n]}\n';
  }

  /** The same, and every file that is still there, uploaded or made. */
  async *archive(member: AskingMember): AsyncGenerator<ArchivedFile, void> {
    yield { path: 'data.json', bytes: encoded(this.json(member)) };
    const pathOf = openPaths();
    const asked = { owners: member.owners, where: { isDeleted: false }, limit: LIST_PAGE.max };
    for await (const { id, requestedAt } of everyOne<ConversionDocument>(this.documents, owned.conversions, asked)) {
      const folder = `files/${requestedAt.slice(0, DATE_CHARS)} ${id.slice(0, SHORT_ID_CHARS)}`;
      for (const { name, blob } of await this.filesOf(id)) {
        const bytes = await this.bytesOf(blob);
        if (bytes) yield { path: pathOf(`${folder}/${name}`), bytes };
      }
    }
    for (const owner of member.owners) {
      for (const { kind, picture } of await this.signatures.of({ owner }))
        yield { path: pathOf(`signatures/${kind}.png`), bytes: once(bytesInPicture(picture)) };
      for (const { id } of await this.templates.of({ owner })) {
        const { name, bytes } = await this.templates.file({ owner }, id);
        yield { path: pathOf(`templates/${name}`), bytes: once(bytes) };
      }
    }
  }

  async storedBytes({ owners }: AskingMember): Promise<number> {
    const ofEach = owners.map((owner) => this.documents.sum(STORED_FILES_COLLECTION, 'bytes', { where: { owner } }));
    return (await Promise.all(ofEach)).reduce((sum, bytes) => sum + bytes, 0);
  }

  /** The signatures, templates and links for many people that are kept to be used again. */
  private async *keptStreams(asked: {
    readonly owners: readonly Owner[];
    readonly limit: number;
  }): AsyncGenerator<string, void> {
    for await (const { id } of everyOne<KeptSignatureDocument>(this.documents, owned.signatures, asked)) {
      yield streamOf('signature', id);
    }
    for await (const { id } of everyOne<RequestTemplateDocument>(this.documents, owned.templates, asked)) {
      yield streamOf('template', id);
    }
    for await (const { id } of everyOne<SigningLinkDocument>(this.documents, owned.signingLinks, asked)) {
      yield streamOf('signing', id);
    }
  }

  private async *streams({ userId, owners }: AskingMember): AsyncGenerator<string, void> {
    const asked = { owners, limit: LIST_PAGE.max };
    yield streamOf('user', userId);
    for await (const { id } of everyOne<SessionDocument>(this.documents, owned.sessions, asked)) {
      yield streamOf('session', id);
    }
    for await (const { id } of everyOne<UploadDocument>(this.documents, owned.uploads, asked)) {
      yield streamOf('upload', id);
    }
    for await (const { id } of everyOne<ConversionDocument>(this.documents, owned.conversions, asked)) {
      yield streamOf('conversion', id);
    }
    for await (const { id } of everyOne<ApiKeyDocument>(this.documents, owned.keys, asked)) {
      yield streamOf('key', id);
    }
    yield* this.keptStreams(asked);
    for await (const { id } of everyOne<WebhookDocument>(this.documents, owned.webhooks, asked)) {
      yield streamOf('webhook', id);
    }
    for await (const { id } of everyOne<DeliveryDocument>(this.documents, owned.deliveries, asked)) {
      yield streamOf('delivery', id);
    }
    for await (const { hash } of everyOne<ShareLinkDocument>(this.documents, owned.links, asked)) {
      yield streamOf('share', hash);
    }
    for await (const { id } of everyOne<SignatureRequestDocument>(this.documents, owned.requests, asked)) {
      yield streamOf('request', id);
    }
    yield* this.workflowStreams(owners);
  }

  private async *workflowStreams(owners: AskingMember['owners']): AsyncGenerator<string, void> {
    const asked = { owners, limit: LIST_PAGE.max };
    for await (const { id } of everyOne<WorkflowDocument>(this.documents, owned.workflows, asked)) {
      yield streamOf('workflow', id);
    }
    for await (const { id } of everyOne<WorkflowRunDocument>(this.documents, owned.workflowRuns, asked)) {
      yield streamOf('run', id);
    }
  }

  private async filesOf(id: string): Promise<readonly { readonly name: string; readonly blob: string }[]> {
    const { state } = await load(this.store, { stream: streamOf('conversion', id), decider: conversion });
    const { requested, result } = state.context;
    return [...(requested?.files ?? []), ...(result ? [result] : [])];
  }

  /** The bytes of a stored file; undefined where it was deleted with its link. */
  private async bytesOf(blob: string): Promise<AsyncIterable<Uint8Array> | undefined> {
    try {
      return await this.blobs.read(blob);
    } catch (error) {
      if (error instanceof BlobMissing) return undefined;
      throw error;
    }
  }
}

const once = async function* (bytes: Uint8Array): AsyncGenerator<Uint8Array, void> {
  yield await Promise.resolve(bytes);
};

const encoded = async function* (texts: AsyncIterable<string>): AsyncGenerator<Uint8Array, void> {
  const encoder = new TextEncoder();
  for await (const text of texts) yield encoder.encode(text);
};
