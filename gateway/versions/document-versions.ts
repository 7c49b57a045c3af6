import { Inject, Injectable } from '@nestjs/common';
import type { Version } from '../../contracts/api/version-list.js';
import { streamOf } from '../../contracts/events/domain-event.js';
import { conversionStatus } from '../../contracts/lifecycles/conversion-status.js';
import { VERSIONS_MAX } from '../../contracts/limits.js';
import type { Owner } from '../../contracts/owner.js';
import { SHARE_LINKS_COLLECTION, type ShareLinkDocument } from '../../contracts/read-models/share-link-document.js';
import { UPLOADS_COLLECTION, type UploadDocument } from '../../contracts/read-models/upload-document.js';
import { chosenOptions, isQuestion } from '../../contracts/tools/question-option.js';
import { conversion, type ConversionState } from '../../services/platform/conversions/conversion.decider.js';
import type { Documents } from '../../services/platform/documents/documents.js';
import type { EventStore } from '../../services/platform/event-store/event-store.js';
import { load } from '../../services/platform/event-store/streams.js';
import { DOCUMENTS, STORE } from '../ports/gateway-ports.js';

interface Asking {
  readonly owners: readonly Owner[];
  /** Address of this installation. */
  readonly origin: string;
}

/** Finds the conversions that took a document: the log says which conversion took whose result. */
@Injectable()
export class DocumentVersions {
  constructor(
    @Inject(STORE) private readonly store: EventStore,
    @Inject(DOCUMENTS) private readonly documents: Documents,
  ) {}

  /** Oldest first. Another's conversion looks like one that never was, and so does a deleted one. */
  async of(ids: readonly string[], asking: Asking): Promise<Version[]> {
    const sources = new Map<string, string | null>();
    const due = [...ids];
    for (let id = due.shift(); id !== undefined && sources.size < VERSIONS_MAX; id = due.shift()) {
      if (sources.has(id)) continue;
      const { from, next } = await this.around(id, asking.owners);
      sources.set(id, from[0] ?? null);
      due.push(...from, ...next);
    }
    const versions = await Promise.all([...sources].map(([id, from]) => this.version(id, from, asking)));
    const known = versions.filter((version) => version !== undefined);
    return known.toSorted((one, other) => (`${one.createdAt} ${one.id}` < `${other.createdAt} ${other.id}` ? -1 : 1));
  }

  /** The conversions whose results it took, and those that took its own. */
  private async around(id: string, owners: readonly string[]) {
    const find = (where: Readonly<Record<string, string>>) =>
      this.documents.find<UploadDocument>(UPLOADS_COLLECTION, { where, limit: VERSIONS_MAX });
    const [taken, given] = await Promise.all([find({ conversionId: id }), find({ from: id })]);
    const own = ({ owner }: UploadDocument): boolean => owners.includes(owner);
    return {
      from: taken.filter(own).flatMap(({ from }) => from ?? []),
      next: given.filter(own).flatMap(({ conversionId }) => conversionId ?? []),
    };
  }

  private async version(id: string, from: string | null, { owners, origin }: Asking): Promise<Version | undefined> {
    const { state } = await load(this.store, { stream: streamOf('conversion', id), decider: conversion });
    const { requested } = state.context;
    if (!requested || !owners.includes(requested.owner)) return undefined;
    if (state.matches('deleted') || isQuestion(requested.options)) return undefined;
    const { shareHash, files } = requested;
    return {
      id,
      from,
      operation: requested.tool,
      options: chosenOptions(requested.options),
      status: conversionStatus.options.find((status) => state.hasTag(status)) ?? 'processing',
      originalFileName: files[0]?.name ?? '',
      sizeBefore: files.reduce((sum, { size }) => sum + size, 0),
      ...outcomeOf(state.context),
      createdAt: requested.at,
      shareHash,
      shareLink: (await this.isEnded(shareHash)) ? null : `${origin}/s/${shareHash}`,
    };
  }

  /** A link is issued before the conversion is accepted, so one that is not listed yet has only just begun. */
  private async isEnded(shareHash: string): Promise<boolean> {
    const link = await this.documents.get<ShareLinkDocument>(SHARE_LINKS_COLLECTION, shareHash);
    return link !== undefined && (link.status !== 'live' || Date.parse(link.expiresAt) <= Date.now());
  }
}

/** How it ended, as far as it has. */
const outcomeOf = ({ result, notes, failure }: ConversionState['context']) => ({
  downloadName: result?.name ?? null,
  size: result?.size ?? null,
  notes: notes.map(({ text }) => text),
  error: failure?.reason ?? null,
  code: failure?.code ?? null,
});
