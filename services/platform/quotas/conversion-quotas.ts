import { LRUCache } from 'lru-cache';
import { DAY_MS } from '../../../contracts/durations.js';
import { Refusal } from '../../../contracts/errors.js';
import type { Owner } from '../../../contracts/owner.js';
import { CONVERSIONS_COLLECTION, type ConversionDocument } from '../../../contracts/read-models/conversion-document.js';
import { isChosenTool } from '../../../contracts/tools/switching.js';
import type { Documents } from '../documents/documents.js';
import type { KnownSiteRules } from '../site/site-rules.js';

const REMEMBERED_MAX = 10_000;
/** Another process's conversions count here after this time, and as late as the read model knows of them. */
const KNOWN_FOR_MS = 1000;
/** The read model knows by then what was requested. */
const READ_MODEL_LAG_MS = 30_000;
const PAGE_CONVERSIONS = 500;
const DATE_CHARS = 10;

/** The conversions that a member has asked for on a day. */
interface Day {
  readonly day: string;
  readonly ids: Set<string>;
  /** Requests from before this time are all known, ISO-8601 UTC. */
  readonly knownUntil: string;
  readonly readAt: number;
}

/** A conversion that is about to be requested. */
interface Asked {
  readonly owner: Owner;
  readonly conversionId: string;
  readonly tool: { readonly id: string };
  readonly now: Date;
}

/** Keeps members within the conversions that they may ask for in a day of UTC. */
export interface ConversionQuotas {
  /**
   * Has a conversion requested that counts from then on, unless that fails. One that was requested before counts once.
   *
   * @throws Refusal `quota.conversions`, or what `request` throws.
   */
  within<Made>(asked: Asked, request: () => Promise<Made>): Promise<Made>;
}

interface Parts {
  readonly rules: Pick<KnownSiteRules, 'quotaOf'>;
  readonly documents: Pick<Documents, 'find'>;
}

interface Reading {
  readonly owner: Owner;
  readonly now: Date;
  readonly known: Day | undefined;
}

/** The day of now with what the read model knows of it by now. */
const dayWith = async (documents: Parts['documents'], { owner, now, known }: Reading): Promise<Day> => {
  const day = now.toISOString().slice(0, DATE_CHARS);
  const before = known?.day === day ? known : { day, ids: new Set<string>(), knownUntil: day, readAt: -Infinity };
  if (now.getTime() - before.readAt < KNOWN_FOR_MS) return before;
  const from = before.knownUntil;
  for (const isDeleted of [false, true])
    for await (const { id, operation } of since(documents, { owner, isDeleted }, from))
      if (isChosenTool(operation)) before.ids.add(id);
  const knownUntil = new Date(now.getTime() - READ_MODEL_LAG_MS).toISOString();
  return { ...before, knownUntil: knownUntil > from ? knownUntil : from, readAt: now.getTime() };
};

/** Exact for what this process requests; the conversions of other processes count as soon as the read model has them. */
export const openConversionQuotas = ({ rules, documents }: Parts): ConversionQuotas => {
  const days = new LRUCache<Owner, Promise<Day>>({ max: REMEMBERED_MAX });

  const dayOf = (owner: Owner, now: Date): Promise<Day> => {
    const before = days.get(owner);
    const after = (before ?? Promise.resolve(undefined)).then((known) => dayWith(documents, { owner, now, known }));
    days.set(owner, after);
    after.catch(() => {
      if (days.get(owner) !== after) return;
      if (before) days.set(owner, before);
      else days.delete(owner);
    });
    return after;
  };

  return {
    within: async (asked, request) => {
      const { owner, conversionId, tool, now } = asked;
      const { conversionsPerDay: limit } = await rules.quotaOf(owner);
      if (limit === null || !isChosenTool(tool.id)) return request();
      const { ids } = await dayOf(owner, now);
      const isCounted = ids.has(conversionId);
      if (!isCounted && ids.size >= limit) throw usedUp(limit, now);
      ids.add(conversionId);
      try {
        return await request();
      } catch (error) {
        if (!isCounted) ids.delete(conversionId);
        throw error;
      }
    },
  };
};

/** Newest first. */
const since = async function* (
  documents: Parts['documents'],
  where: { readonly owner: Owner; readonly isDeleted: boolean },
  from: string,
): AsyncGenerator<ConversionDocument, void> {
  const sort = { field: 'requestedAt', direction: 'descending' } as const;
  let last: ConversionDocument | undefined;
  do {
    const after = last && { value: last.requestedAt, id: last.id };
    const page: ConversionDocument[] = await documents.find(CONVERSIONS_COLLECTION, {
      where,
      sort,
      ...(after && { after }),
      limit: PAGE_CONVERSIONS,
    });
    for (const one of page) {
      if (one.requestedAt < from) return;
      yield one;
    }
    last = page.length === PAGE_CONVERSIONS ? page.at(-1) : undefined;
  } while (last);
};

/** Without a number of seconds to wait: programs would wait until the next day, where a person has to be told. */
const usedUp = (limit: number, now: Date): Refusal => {
  const opensAt = (Math.floor(now.getTime() / DAY_MS) + 1) * DAY_MS;
  const day = new Date(opensAt).toISOString().slice(0, DATE_CHARS);
  return new Refusal('quota.conversions', { limit, date: `${day} 00:00 UTC` });
};
