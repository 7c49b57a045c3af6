import type { ConversionStatus } from '../lifecycles/conversion-status.js';

/** Collection of {@link ConversionDocument}s, by conversion id. */
export const CONVERSIONS_COLLECTION = 'conversions';

/** One conversion, folded from its stream `conversion-{id}`. Times are ISO-8601 UTC. Owner: services/analytics. */
export interface ConversionDocument {
  readonly id: string;
  readonly owner: string;
  readonly shareHash: string;
  readonly operation: string;
  readonly status: ConversionStatus;
  readonly originalFileName: string;
  /** Name of the result; null while there is none. */
  readonly downloadName: string | null;
  /** The size of the result, in bytes. */
  readonly size: number | null;
  /** Further changes to the document, or parts that could not be kept; one sentence each. */
  readonly notes: readonly string[];
  /** Why it failed, as a sentence for people. */
  readonly error: string | null;
  /** Code of the refusal it failed with. */
  readonly code: string | null;
  /** How often a worker has started it. */
  readonly attempt: number;
  readonly requestedAt: string;
  readonly endedAt: string | null;
  /** Its owner has deleted it; no list shows it. */
  readonly isDeleted: boolean;
  /** Its call answers with the result itself, and all of it goes with the answer. */
  readonly isQuestion: boolean;
}
