import type { InspectReply } from '../../../contracts/api/inspection.js';

/** The properties of a document that a person can change, as `POST /api/pdf/inspect` tells them, too. */
export type DocumentFacts = Pick<
  InspectReply,
  'pageCount' | 'outline' | 'title' | 'author' | 'subject' | 'keywords' | 'language'
> & {
  /** The name of each page; null where the document does not say. */
  readonly pageLabels: readonly string[] | null;
};
