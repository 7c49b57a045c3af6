import { Inject, Injectable } from '@nestjs/common';
import type {
  DownloadAnswer,
  DownloadQuestion,
  ReceiptAnswer,
  ThumbnailAnswer,
  ThumbnailQuestion,
  ViewAnswer,
  ViewQuestion,
} from '../../contracts/api/shared-document.js';
import { Refusal } from '../../contracts/errors.js';
import { streamOf } from '../../contracts/events/domain-event.js';
import type { Owner } from '../../contracts/owner.js';
import { SHARE_LINKS_COLLECTION, type ShareLinkDocument } from '../../contracts/read-models/share-link-document.js';
import { questions } from '../../contracts/subjects.js';
import { conversion, type ConversionState } from '../../services/platform/conversions/conversion.decider.js';
import {
  downloadOf,
  receiptOf,
  resultOf,
  thumbnailOf,
  viewOf,
} from '../../services/platform/conversions/shared-file.js';
import type { Documents } from '../../services/platform/documents/documents.js';
import type { EventStore } from '../../services/platform/event-store/event-store.js';
import { load } from '../../services/platform/event-store/streams.js';
import { DOCUMENTS, STORE } from '../ports/gateway-ports.js';

interface KnownLink {
  readonly link: ShareLinkDocument;
  readonly isOwn: boolean;
  readonly state: ConversionState;
}

type Answering<Question, Answer> = (known: KnownLink, question: Question) => Answer | undefined;

/** A password is looked at by the share service alone, and so is what gets its page past it. */
const view: Answering<ViewQuestion, ViewAnswer> = ({ link, isOwn, state }) => {
  if (link.hasPassword) return undefined;
  const { maxDownloads, downloadCount } = link;
  const downloadsLeft = maxDownloads === null || isOwn ? null : Math.max(0, maxDownloads - downloadCount);
  return { ...viewOf(link, state, new Date()), downloadsLeft, pass: '' };
};

/** One that would have to be counted has to wait. */
const download: Answering<DownloadQuestion, DownloadAnswer> = ({ link, isOwn, state }, { filename }) =>
  isOwn || (!link.hasPassword && link.maxDownloads === null) ? downloadOf(resultOf(state), filename) : undefined;

const thumbnail: Answering<ThumbnailQuestion, ThumbnailAnswer> = ({ link, isOwn, state }) =>
  isOwn || !link.hasPassword ? thumbnailOf(state) : undefined;

const receipt: Answering<ThumbnailQuestion, ReceiptAnswer> = ({ link, isOwn, state }) =>
  isOwn || !link.hasPassword ? receiptOf(state) : undefined;

/** Each gets the question of its own subject. */
const answering: Readonly<Record<string, Answering<never, object>>> = {
  [questions.viewShareLink]: view,
  [questions.downloadShared]: download,
  [questions.thumbnailOfShared]: thumbnail,
  [questions.receiptOfShared]: receipt,
};

/** Facts about links without the share service, out of the read models and the log; nothing of it is counted. */
@Injectable()
export class KnownLinks {
  constructor(
    @Inject(DOCUMENTS) private readonly documents: Documents,
    @Inject(STORE) private readonly store: EventStore,
  ) {}

  /**
   * @returns undefined where only the share service knows.
   * @throws Refusal as the share service.
   */
  async answer(subject: string, question: object): Promise<object | undefined> {
    const answerFor = answering[subject];
    if (!answerFor) return undefined;
    const { hash, access } = question as ThumbnailQuestion;
    const known = await this.find(hash, access.owners);
    return known && answerFor(known, question as never);
  }

  private async find(hash: string, owners: readonly Owner[]): Promise<KnownLink | undefined> {
    const link = await this.documents.get<ShareLinkDocument>(SHARE_LINKS_COLLECTION, hash);
    if (!link) return undefined; // one that was just made may not be known here yet
    if (link.status !== 'live' || Date.parse(link.expiresAt) <= Date.now()) throw new Refusal('share-link.not-found');
    const stream = streamOf('conversion', link.conversionId);
    const { state } = await load(this.store, { stream, decider: conversion });
    return { link, isOwn: owners.includes(link.owner as Owner), state };
  }
}
