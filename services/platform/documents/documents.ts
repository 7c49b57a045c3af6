import type { Position } from '../event-store/event-store.js';

/**
 * A search. Names of fields are letters and digits. A field that is filtered or sorted by holds text, numbers or
 * booleans, the same kind in every document; null and absent are the same, and come before everything else.
 */
export interface Query {
  /** Equal to each of these top-level fields. */
  readonly where?: Readonly<Record<string, string | number | boolean | null>>;
  readonly sort?: { readonly field: string; readonly direction: 'ascending' | 'descending' };
  /** Goes on after the document with this value in the sorted field and this id, in the order asked for. */
  readonly after?: { readonly value: string; readonly id: string };
  /** At least 1. */
  readonly limit: number;
}

/** A count or sum: over `where` of a {@link Query}, and the field `since.field` not before `since.from`. */
export interface Count {
  readonly where?: Readonly<Record<string, string | number | boolean | null>>;
  readonly since?: { readonly field: string; readonly from: string | number };
}

export interface CollectionSpec {
  /** Lower-case letters, digits and hyphens. */
  readonly name: string;
  /** Fields that `find` filters and sorts by, each combination as one index. */
  readonly indexes: readonly (readonly string[])[];
}

/**
 * Read models: JSON documents by id, folded from events. Losing them costs a rebuild, never a fact.
 * A collection is defined before anything else is asked of it. Equal documents are stored as equal bytes.
 */
export interface Documents {
  readonly adapter: string;

  /** Makes the collection and its indexes if they are not there. */
  define(collection: CollectionSpec): Promise<void>;

  get<Doc extends object>(collection: string, id: string): Promise<Doc | undefined>;

  /** Documents in the order asked for, ties by id ascending. */
  find<Doc extends object>(collection: string, query: Query): Promise<Doc[]>;

  /** How many documents there are of these. */
  count(collection: string, count: Count): Promise<number>;

  /** The numbers in `field` of these documents added up; a document without one adds nothing. */
  sum(collection: string, field: string, count: Count): Promise<number>;

  /**
   * Replaces one document by what `fold` makes of it, and remembers `position` with it; does nothing when the
   * document has already seen this position or a later one, so a redelivery is harmless.
   * `fold` gets undefined for an absent document; undefined from it leaves the document as it is, with the position
   * that it has seen. Read and write are one atomic step, which outlives this process once it resolves; a power cut
   * may take it back, though never without all that was asked for after it had resolved. What `fold` throws is thrown
   * and changes nothing.
   * Folds of one client on one document are carried out in the order they were asked for.
   */
  fold<Doc extends object>(
    target: { readonly collection: string; readonly id: string; readonly position: Position },
    fold: (before: Doc | undefined) => Doc | undefined,
  ): Promise<void>;

  /** Every document with its id and position, by id: to compare or to copy a read model. */
  all(collection: string): AsyncIterable<{ id: string; position: Position; doc: object }>;

  /** Empties the collection; its definition stays. */
  clear(collection: string): Promise<void>;

  close(): Promise<void>;
}
