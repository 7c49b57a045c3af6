import type { Readable } from 'node:stream';

/** Bytes in the blob store. */
export interface StoredBlob {
  /** Names the bytes; contains their sha-256, and is never given twice, so deleting one never takes another's bytes. */
  readonly ref: string;
  /** Bytes. */
  readonly size: number;
  /** Hex. */
  readonly sha256: string;
}

/** A blob as it lies in the store. */
export interface ListedBlob {
  readonly ref: string;
  readonly writtenAt: Date;
}

/** Part of a blob, in bytes from 0, both ends included. An `end` beyond the last byte means the last byte. */
export interface ByteRange {
  readonly start: number;
  readonly end: number;
}

/** Files: written once, read whole or in part, deleted when their share link dies. */
export interface Blobs {
  readonly adapter: string;

  /**
   * Stores a stream; the bytes are safe once it resolves. If the stream fails or is destroyed before its end, nothing
   * is left behind; if storing fails, the stream is destroyed.
   *
   * @throws the stream's own error.
   * @throws Refusal `storage.full`.
   */
  write(source: Readable): Promise<StoredBlob>;

  /**
   * Stores a regular file of this machine, which may be moved away by it; nobody may write to the file any more.
   *
   * @throws Refusal `storage.full`.
   */
  take(path: string): Promise<StoredBlob>;

  /**
   * Stores bytes under the reference that they have in another store, where there is nothing under it yet. If storing
   * fails, the stream is destroyed.
   *
   * @throws Error when they are not the bytes that the reference names.
   * @throws Refusal `storage.full`.
   */
  restore(ref: string, source: Readable): Promise<void>;

  /**
   * The stream must be read to its end or destroyed: it keeps the bytes open, even when they are deleted meanwhile.
   *
   * @throws BlobMissing
   * @throws RangeError when the range starts after its end or beyond the last byte.
   */
  read(ref: string, range?: ByteRange): Promise<Readable>;

  /**
   * Puts the bytes at a path of this machine where nothing is yet, by link where that is possible: do not write to it.
   * It may be deleted, and it stays when the blob is deleted.
   *
   * @throws BlobMissing
   * @throws Refusal `storage.full`.
   */
  place(ref: string, path: string): Promise<void>;

  /** Every blob, in no order; one that is written or deleted meanwhile may be missing. */
  list(): AsyncIterable<ListedBlob>;

  /** Deleting what is not there is fine. A deleted blob does not come back. */
  delete(ref: string): Promise<void>;

  /** Deletes what is left of writes that were begun before then and broke off, where something can be left. */
  readonly deleteUnfinished?: (before: Date) => Promise<void>;

  /** Where it is on another server. @throws Refusal `service.unavailable` while that does not answer. */
  readonly probe?: () => Promise<void>;

  close(): Promise<void>;
}

/** There are no bytes under this reference (any more). */
export class BlobMissing extends Error {
  override readonly name = 'BlobMissing';

  constructor(readonly ref: string) {
    super(`no blob ${ref}`);
  }
}
