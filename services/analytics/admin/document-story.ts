import type { StoryQuestion, StoryReply } from '../../../contracts/api/audit.js';
import { Refusal } from '../../../contracts/errors.js';
import { STORY_PAGE_MAX } from '../../../contracts/limits.js';
import { positionOf } from '../../platform/event-store/moment.js';
import { openLookups } from '../search/lookups.js';
import { readDocumentEvents } from './document-events.js';
import { entryOf, type AdminSources } from './entries.js';

/** One page of all that happened to a document. @throws Refusal `conversion.not-found` */
export const documentStory = async (
  sources: AdminSources,
  { conversionId, after }: StoryQuestion,
): Promise<StoryReply> => {
  const lookups = openLookups(sources.documents);
  const from = after === undefined ? '' : positionOf(sources.log, after);
  const entries: StoryReply['entries'] = [];
  let isKnown = false;
  for await (const event of readDocumentEvents(sources.log, conversionId)) {
    isKnown = true;
    if (event.position <= from) continue;
    const last = entries.at(-1);
    if (last && entries.length === STORY_PAGE_MAX) return { conversionId, entries, next: last.position };
    entries.push(await entryOf(sources, lookups, event));
  }
  if (!isKnown) throw new Refusal('conversion.not-found');
  return { conversionId, entries, next: null };
};
