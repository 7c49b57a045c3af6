import type { RefusalFacts } from '../errors.js';
import type { FileKind } from '../files.js';
import type { Owner } from '../owner.js';
import type { EventOf } from './event.js';

/** One stored upload. `blob` names its bytes in the blob store; `size` in bytes; `sha256` in hex. */
export interface UploadedFile {
  readonly uploadId: string;
  /** As the visitor's machine called it, without folders or control characters. */
  readonly name: string;
  readonly kind: FileKind;
  readonly mime: string;
  readonly size: number;
  readonly sha256: string;
  readonly blob: string;
}

/** Stream `upload-{uploadId}`. Owner: gateway. */
export type UploadEvent =
  | EventOf<
      'UploadReceived',
      UploadedFile & {
        owner: Owner;
        conversionId: string;
        /** The conversion whose result this is a copy of; null for a file that was sent. */
        from: string | null;
        at: string;
      },
      2
    >
  | EventOf<
      'UploadRejected',
      { uploadId: string; owner: Owner; name: string; code: string; facts: RefusalFacts; at: string }
    >;
