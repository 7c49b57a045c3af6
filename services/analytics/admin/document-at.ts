import type { DocumentQuestion, DocumentReply } from '../../../contracts/api/audit.js';
import { Refusal } from '../../../contracts/errors.js';
import type { StoredEvent } from '../../platform/event-store/event-store.js';
import { isUpTo, momentOf } from '../../platform/event-store/moment.js';
import { openAll } from '../../platform/privacy/sealed-text.js';
import type { Projection } from '../../platform/read-models/projection.js';
import { history } from '../read-models/history.projection.js';
import { shareLinks } from '../read-models/share-links.projection.js';
import { readDocumentEvents } from './document-events.js';
import type { AdminSources } from './entries.js';

type Sources = Pick<AdminSources, 'log' | 'keys'>;

/** A document as it is, or was: its events through the projections of the live read models. @throws Refusal `conversion.not-found` */
export const documentAt = async (
  { log, keys }: Sources,
  { conversionId, until }: DocumentQuestion,
): Promise<DocumentReply> => {
  const isIncluded = until === undefined ? () => true : isUpTo(momentOf(log, until));
  const conversion = folded(history);
  const link = folded(shareLinks);
  let isKnown = false;
  for await (const event of readDocumentEvents(log, conversionId)) {
    isKnown = true;
    if (!isIncluded(event)) break;
    conversion.add(event);
    link.add(event);
  }
  if (!isKnown) throw new Refusal('conversion.not-found');
  return openAll(keys, { conversionId, conversion: conversion.document(), link: link.document() } as DocumentReply);
};

/** The one document of a read model that these events make. */
const folded = <Doc extends object>({ changes }: Projection<Doc>) => {
  let document: Doc | undefined;
  return {
    add: (event: StoredEvent): void => {
      for (const { fold } of changes(event)) document = fold(document) ?? document;
    },
    document: (): Doc | null => document ?? null,
  };
};
