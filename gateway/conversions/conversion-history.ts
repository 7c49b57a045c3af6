import { Inject, Injectable } from '@nestjs/common';
import { z } from 'zod';
import { summarizationResult } from '../../contracts/api/ai.js';
import { CONVERSIONS_COLLECTION, type ConversionDocument } from '../../contracts/read-models/conversion-document.js';
import type { HistoryEntry } from '../../contracts/api/history.js';
import { SHARE_LINKS_COLLECTION, type ShareLinkDocument } from '../../contracts/read-models/share-link-document.js';
import type { ReceiptAnswer } from '../../contracts/api/shared-document.js';
import { Refusal } from '../../contracts/errors.js';
import { HISTORY_MAX } from '../../contracts/limits.js';
import type { Owner } from '../../contracts/owner.js';
import { questions } from '../../contracts/subjects.js';
import type { Blobs } from '../../services/platform/blobs/blobs.js';
import type { Documents } from '../../services/platform/documents/documents.js';
import type { EventBus } from '../../services/platform/event-bus/event-bus.js';
import { BLOBS, BUS, DOCUMENTS } from '../ports/gateway-ports.js';
import { readResultJson } from './tool-request.js';

const SUMMARIZE_TOOL = 'ai-summarize';
const metadata = z.object({ summarizationType: z.string(), summarizationResults: z.array(summarizationResult) });

interface Asking {
  readonly owners: readonly Owner[];
  /** Address of this installation. */
  readonly origin: string;
}

/** Lists conversions as their owner sees them. Requirement. */
@Injectable()
export class History {
  constructor(
    @Inject(DOCUMENTS) private readonly documents: Documents,
    @Inject(BUS) private readonly bus: EventBus,
    @Inject(BLOBS) private readonly blobs: Blobs,
  ) {}

  async of(asking: Asking): Promise<HistoryEntry[]> {
    const latest = await latestOf(this.documents, asking.owners);
    return Promise.all(latest.map((document) => this.entry(document, asking)));
  }

  private async entry(document: ConversionDocument, { owners, origin }: Asking): Promise<HistoryEntry> {
    const row = await this.row(document, origin);
    const isSummary = row.downloadLink !== null && document.operation === SUMMARIZE_TOOL;
    return { ...row, metadata: isSummary ? await this.summary(document.shareHash, owners) : null };
  }

  /** One conversion and its link, without what is in the file. */
  async row(document: ConversionDocument, origin: string): Promise<Omit<HistoryEntry, 'metadata'>> {
    const link = await this.documents.get<ShareLinkDocument>(SHARE_LINKS_COLLECTION, document.shareHash);
    return { ...rowOf(document), ...linkOf(link, document, origin) };
  }

  /** Null where the link has died a moment ago. */
  private async summary(hash: string, owners: readonly Owner[]): Promise<HistoryEntry['metadata']> {
    try {
      const question = { hash, access: { owners, pass: null } };
      const { blob } = await this.bus.ask<ReceiptAnswer>(questions.receiptOfShared, question);
      return await readResultJson(this.blobs, { blob }, metadata);
    } catch (error) {
      if (error instanceof Refusal) return null;
      throw error;
    }
  }
}

/**
 * The last 20 conversions that belong to any of these owners, the newest first. A question that is being answered is
 * not among them. Requirement.
 */
export const latestOf = async (documents: Documents, owners: readonly Owner[]): Promise<ConversionDocument[]> => {
  const ofEach = await Promise.all(
    owners.map((owner) =>
      documents.find<ConversionDocument>(CONVERSIONS_COLLECTION, {
        where: { owner, isDeleted: false, isQuestion: false },
        sort: { field: 'requestedAt', direction: 'descending' },
        limit: HISTORY_MAX,
      }),
    ),
  );
  const newestFirst = (one: ConversionDocument, other: ConversionDocument): number =>
    other.requestedAt.localeCompare(one.requestedAt);
  return ofEach.flat().toSorted(newestFirst).slice(0, HISTORY_MAX);
};

const rowOf = (document: ConversionDocument) => {
  const { id, shareHash, originalFileName, downloadName, status, operation, size, error } = document;
  const notes = [...document.notes];
  return {
    id,
    shareHash,
    originalFileName,
    downloadName,
    status,
    operation,
    size,
    notes,
    error,
    createdAt: document.requestedAt,
  };
};

/** It is issued a moment after the request. */
const noLink = { viewCount: 0, downloadCount: 0, maxDownloads: null, hasPassword: false, expiresAt: '' };

/** The facts about the link: its counts always, the way to the file as long as it lives. */
const linkOf = (link: ShareLinkDocument | undefined, { shareHash, status }: ConversionDocument, origin: string) => {
  const { viewCount, downloadCount, maxDownloads, hasPassword, expiresAt } = link ?? noLink;
  const isLive = link?.status === 'live' && Date.parse(expiresAt) > Date.now();
  return {
    viewCount,
    downloadCount,
    maxDownloads,
    hasPassword,
    expiresAt: isLive ? expiresAt : null,
    latestEnd: isLive ? link.latestEnd : null,
    shareLink: isLive ? `${origin}/s/${shareHash}` : null,
    downloadLink: isLive && status === 'completed' ? `${origin}/api/download/${shareHash}` : null,
  };
};
