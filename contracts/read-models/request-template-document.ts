import type { Owner } from '../owner.js';

/** Collection of {@link RequestTemplateDocument}s, by the id of the template. */
export const REQUEST_TEMPLATES_COLLECTION = 'request-templates';

/** A template of signature requests that a member keeps, folded from its stream. Owner: services/analytics. */
export interface RequestTemplateDocument {
  readonly id: string;
  readonly owner: Owner;
  /** Where people, fields and settings lie, sealed. */
  readonly asked: string;
  /** Where its PDF lies, sealed. */
  readonly document: string;
  /** ISO-8601 UTC. */
  readonly keptAt: string;
  readonly isForgotten: boolean;
}
