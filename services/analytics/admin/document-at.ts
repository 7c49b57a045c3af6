import type { DocumentQuestion, DocumentReply } from '../../../contracts/api/audit.js';
import { Refusal } from '../../../contracts/errors.js';
import type { StoredEvent } from '../../platform/event-store/event-store.js';
import { momentOf } from '../../platform/event-store/moment.js';
import { wasThere } from '../../platform/event-store/past.js';
import { openAll } from '../../platform/privacy/sealed-text.js';
import type { Projection } from '../../platform/read-models/projection.js';
import { history } from '../history.projection.js';
import { shareLinks } from '../share-links.projection.js';
import type { AdminSources } from './entries.js';
import { readStory } from './story.js';

type Sources = Pick<AdminSources, 'log' | 'keys'>;

/** A document as it is, or was: its events through the projections of the live read models. @throws Refusal `conversion.not-found` */
export const showDocument = async (
  { log, keys }: Sources,
  { conversionId, until }: DocumentQuestion,
): Promise<DocumentReply> => {
  const there = until === undefined ? () => true : wasThere(momentOf(until));
  const [conversion, link] = [folding(history), folding(shareLinks)];
  let isKnown = false;
  for await (const event of readStory(log, conversionId)) {
    isKnown = true;
    if (!there(event)) break;
    conversion.add(event);
    link.add(event);
  }
  if (!isKnown) throw new Refusal('conversion.not-found');
  return openAll(keys, { conversionId, conversion: conversion.document(), link: link.document() } as DocumentReply);
};

/** The one document that the events of a story make in a read model. */
const folding = <Doc extends object>({ changes }: Projection<Doc>) => {
  let document: Doc | undefined;
  return {
    add: (event: StoredEvent): void => {
      for (const { fold } of changes(event)) document = fold(document) ?? document;
    },
    document: (): Doc | null => document ?? null,
  };
};
