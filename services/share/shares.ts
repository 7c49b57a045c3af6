import { LRUCache } from 'lru-cache';
import type {
  DownloadAnswer,
  DownloadQuestion,
  ReceiptAnswer,
  ShareAccess,
  ThumbnailAnswer,
  ThumbnailQuestion,
  ViewAnswer,
  ViewQuestion,
} from '../../contracts/api/shared-document.js';
import type { ResultEventAnswer } from '../../contracts/api/proof.js';
import { Refusal } from '../../contracts/errors.js';
import { streamOf } from '../../contracts/events/domain-event.js';
import { downloadOf, receiptOf, resultOf, thumbnailOf, viewOf } from '../platform/conversions/shared-file.js';
import { type ConversionState, conversion } from '../platform/conversions/conversion.decider.js';
import type { EventStore } from '../platform/event-store/event-store.js';
import type { OpenAttempts } from '../platform/attempts/attempts.js';
import { openBegunDownloads, type BegunDownloads } from './begun-downloads.js';
import { assertMayEnter, mayDownloadFreely, passOf } from './link-owner.js';
import type { Links } from './links.js';
import { openNotedUses, type NotedUses } from './noted-uses.js';
import { assertLive, type ShareLinkState } from './share-link.decider.js';
import { load, type Loaded } from '../platform/event-store/streams.js';

/** Questions of recipients of a share link; each is refused once the link is dead. */
export interface Shares {
  view: (question: ViewQuestion) => Promise<ViewAnswer>;
  download: (question: DownloadQuestion) => Promise<DownloadAnswer>;
  thumbnail: (question: ThumbnailQuestion) => Promise<ThumbnailAnswer>;
  receipt: (question: ThumbnailQuestion) => Promise<ReceiptAnswer>;
  resultEvent: (question: ThumbnailQuestion) => Promise<ResultEventAnswer>;
}

interface SharesParts {
  readonly openAttempts: OpenAttempts;
  readonly clock: () => Date;
}

export const openShares = (store: EventStore, links: Links, { openAttempts, clock }: SharesParts): Shares => {
  const begun = openBegunDownloads(openAttempts);
  const views = openNotedUses(openAttempts, 'view');
  const noted = openNotedUses(openAttempts, 'download');
  const conversionOf = openConversions(store);
  const enter = async (hash: string, access: ShareAccess): Promise<ShareLinkState> => {
    const now = clock();
    const link = await links.look(hash);
    assertLive(link, now);
    assertMayEnter(link, access, now);
    return link;
  };

  return {
    async view({ hash, access, counts, asker }) {
      const now = clock();
      const seen = await enter(hash, access);
      const isNoted = counts && (asker === undefined || (await views.isNoted(hash, asker)));
      const link = isNoted
        ? await links.tell(hash, { type: 'View', owned: mayDownloadFreely(seen, access), now })
        : seen;
      const downloadsLeft = mayDownloadFreely(link, access) ? null : downloadsLeftOf(link);
      return { ...viewOf(link.context, await conversionOf(link), now), downloadsLeft, pass: passOf(link, access, now) };
    },

    download: openDownload({ links, begun, noted, clock, enter, conversionOf }),

    thumbnail: async ({ hash, access }) => thumbnailOf(await conversionOf(await enter(hash, access))),

    receipt: async ({ hash, access }) => receiptOf(await conversionOf(await enter(hash, access))),

    async resultEvent({ hash, access }) {
      const link = await enter(hash, access);
      const { name } = resultOf(await conversionOf(link));
      return resultEventOf(store, link.context.conversionId, name);
    },
  };
};

interface Downloading {
  readonly links: Links;
  readonly begun: BegunDownloads;
  readonly noted: NotedUses;
  readonly clock: () => Date;
  readonly enter: (hash: string, access: ShareAccess) => Promise<ShareLinkState>;
  readonly conversionOf: (link: ShareLinkState) => Promise<ConversionState>;
}

const openDownload =
  ({ links, begun, noted, clock, enter, conversionOf }: Downloading): Shares['download'] =>
  async (question) => {
    const { hash, access, asker, filename, recipient } = question;
    const link = await enter(hash, access);
    const owned = mayDownloadFreely(link, access);
    const mustCount = isLimited(link) && !owned;
    const answer = downloadOf(resultOf(await conversionOf(link)), filename);
    if (question.isPreview && mustCount) throw new Refusal('share-link.no-previews');
    const wanted = mustCount ? restOf(question, answer) : 0;
    const isRest = wanted > 0 && (await begun.isRest(hash, recipient, { wanted, size: answer.size }));
    if (isRest) return { ...answer, restBytes: wanted };
    if (!isDownload(question, answer, !mustCount)) return answer;
    if (!(await noted.isNoted(hash, asker)) && !mustCount) return answer;
    await links.tell(hash, { type: 'Download', name: answer.name, owned, now: clock() });
    await begun.note(hash, recipient);
    return answer;
  };

const resultEventOf = async (store: EventStore, conversionId: string, name: string): Promise<ResultEventAnswer> => {
  for await (const { type, position, data } of store.read(streamOf('conversion', conversionId))) {
    if (type === 'ConversionCompleted') return { position, name, isRenamed: data.result.name !== name };
  }
  throw new Refusal('proof.none');
};

/** Index of the first byte that is sent: a range is left out if the recipient has part of another file (`If-Range`). */
const beginningOf = ({ range }: DownloadQuestion, { size, sha256 }: DownloadAnswer): number => {
  if (range === null || (range.ifRange !== null && range.ifRange !== `"${sha256}"`)) return 0;
  return range.from < 0 ? Math.max(0, size + range.from) : range.from;
};

/** The bytes of a part from later on that are sent. */
const restOf = (question: DownloadQuestion, answer: DownloadAnswer): number => {
  const beginning = beginningOf(question, answer);
  if (!question.takes || question.isPreview || beginning === 0) return 0;
  return Math.max(0, Math.min(question.range?.to ?? Infinity, answer.size - 1) - beginning + 1);
};

/**
 * Whether it counts: from the beginning always; from later on only where nobody has begun, because of a link that
 * allows so many downloads all but the first byte is a file too.
 */
const isDownload = (question: DownloadQuestion, answer: DownloadAnswer, mayGoOn: boolean): boolean => {
  if (!question.takes || question.isPreview) return false;
  const beginning = beginningOf(question, answer);
  return beginning === 0 || (!mayGoOn && beginning < answer.size);
};

const isLimited = ({ context }: ShareLinkState): boolean => context.maxDownloads !== null;

const downloadsLeftOf = ({ context: { maxDownloads, downloads } }: ShareLinkState): number | null =>
  maxDownloads === null ? null : Math.max(0, maxDownloads - downloads);

const REMEMBERED_MAX = 1000;
/** Names of files are among what is remembered: no longer than a rush of visitors needs. */
const REMEMBERED_MS = 60_000;

/** The conversion behind a link, as it stands: what is remembered of it, and what its stream has had since. */
const openConversions = (store: EventStore): ((link: ShareLinkState) => Promise<ConversionState>) => {
  const remembered = new LRUCache<string, Loaded<ConversionState>>({ max: REMEMBERED_MAX, ttl: REMEMBERED_MS });

  return async ({ context: { conversionId } }) => {
    const stream = streamOf('conversion', conversionId);
    const from = remembered.get(stream);
    const loaded = await load(store, { stream, decider: conversion, from });
    if (loaded.revision !== (from?.revision ?? -1)) remembered.set(stream, loaded);
    return loaded.state;
  };
};
