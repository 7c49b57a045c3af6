import type {
  DownloadAnswer,
  DownloadQuestion,
  ThumbnailAnswer,
  ThumbnailQuestion,
  ViewAnswer,
  ViewQuestion,
} from '../../contracts/api/share.js';
import { Refusal } from '../../contracts/errors.js';
import { streamOf } from '../../contracts/events/domain-event.js';
import { conversion, type ConversionState } from '../platform/conversion.decider.js';
import type { EventStore } from '../platform/event-store/event-store.js';
import { load } from '../platform/streams.js';
import { humanSize } from './human-size.js';
import type { Links } from './links.js';
import { assertLive, type ShareLinkState } from './share-link.decider.js';
import { sharePageHtml } from './share-page.html.js';
import { downloadOf, resultOf, statusOf } from './shared-file.js';
import { timeRemaining } from './time-remaining.js';

/** What recipients of a share link can ask for; each answer is refused once the link is dead. */
export interface Shares {
  view: (question: ViewQuestion) => Promise<ViewAnswer>;
  download: (question: DownloadQuestion) => Promise<DownloadAnswer>;
  thumbnail: (question: ThumbnailQuestion) => Promise<ThumbnailAnswer>;
  receipt: (question: ThumbnailQuestion) => Promise<ThumbnailAnswer>;
}

export const openShares = (store: EventStore, links: Links, clock: () => Date): Shares => {
  const conversionOf = async (link: ShareLinkState): Promise<ConversionState> => {
    const { state } = await load(store, {
      stream: streamOf('conversion', link.context.conversionId),
      decider: conversion,
    });
    return state;
  };
  const lookAtLive = async (hash: string): Promise<ShareLinkState> => {
    const link = await links.look(hash);
    assertLive(link, clock());
    return link;
  };

  return {
    async view({ hash, counts }) {
      const now = clock();
      const link = counts ? await links.tell(hash, { type: 'View', now }) : await lookAtLive(hash);
      return { html: sharePageHtml(pageOf(link, await conversionOf(link), now)) };
    },

    async download({ hash, filename, counts }) {
      const answer = downloadOf(resultOf(await conversionOf(await lookAtLive(hash))), filename);
      if (counts) await links.tell(hash, { type: 'Download', name: answer.name, now: clock() });
      return answer;
    },

    async thumbnail({ hash }) {
      const { thumbnail } = (await conversionOf(await lookAtLive(hash))).context;
      if (thumbnail === null) throw new Refusal('thumbnail.none');
      return { blob: thumbnail };
    },

    async receipt({ hash }) {
      const { receipt } = (await conversionOf(await lookAtLive(hash))).context;
      if (receipt === null) throw new Refusal('receipt.none');
      return { blob: receipt };
    },
  };
};

const pageOf = ({ context: link }: ShareLinkState, state: ConversionState, now: Date) => {
  const { requested, result, thumbnail, receipt, notes } = state.context;
  return {
    hash: link.hash,
    heading: 'Shared document',
    file: result?.name ?? requested?.files[0]?.name ?? '',
    created: link.createdAt,
    status: statusOf(state),
    expires: timeRemaining(Date.parse(link.expiresAt) - now.getTime()),
    message: messageOf(state),
    downloadName: result?.name ?? null,
    size: result ? humanSize(result.size) : null,
    notes: notes.map(({ text }) => text),
    thumbnail: thumbnail !== null,
    receipt: receipt !== null,
  };
};

const messageOf = (state: ConversionState): string | null => {
  try {
    resultOf(state);
    return null;
  } catch (error) {
    if (error instanceof Refusal) return error.message;
    throw error;
  }
};
