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

/** Part of a blob, in bytes from 0, both ends included. */
export interface ByteRange {
  readonly start: number;
  readonly end: number;
}

/** Files: written once, read whole or in part, deleted when their share link dies. */
export interface Blobs {
  readonly adapter: string;

  /**
   * Stores a stream; the bytes are safe once it resolves. If the stream fails, nothing is left behind.
   *
   * @throws the stream's own error.
   * @throws Refusal `storage.full`.
   */
  write(source: Readable): Promise<StoredBlob>;

  /** Stores a file of this machine, which may be moved away by it. */
  take(path: string): Promise<StoredBlob>;

  /** @throws BlobMissing */
  read(ref: string, range?: ByteRange): Promise<Readable>;

  /** Puts the bytes at a path of this machine, by link where that is possible: do not write to it. @throws BlobMissing */
  place(ref: string, path: string): Promise<void>;

  /** Deleting what is not there is fine. */
  delete(ref: string): Promise<void>;

  close(): Promise<void>;
}

/** There are no bytes under this reference (any more). */
export class BlobMissing extends Error {
  override readonly name = 'BlobMissing';

  constructor(readonly ref: string) {
    super(`no blob ${ref}`);
  }
}
