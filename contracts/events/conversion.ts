import type { RefusalFacts } from '../errors.js';
import type { Owner } from '../owner.js';
import type { Lane } from '../tools/tool.js';
import type { EventOf } from './event.js';
import type { UploadedFile } from './upload.js';

/** The finished file. `size` in bytes; `sha256` in hex. */
export interface ResultFile {
  readonly blob: string;
  readonly name: string;
  readonly mime: string;
  readonly size: number;
  readonly sha256: string;
}

/** Something a visitor should know about a result, such as "already as small as it gets". */
export interface Note {
  readonly code: string;
  readonly text: string;
}

/** How a result came to be, without names and secrets: what its receipt says. `size` in bytes; `sha256` in hex. */
export interface Making {
  readonly tool: string;
  readonly options: Readonly<Record<string, unknown>>;
  readonly inputs: readonly { readonly sha256: string; readonly size: number; readonly mime: string }[];
  /** Version by name, of this program and of what it works with. */
  readonly engines: Readonly<Record<string, string>>;
}

/** Stream `conversion-{conversionId}`. Owners: gateway (requests), services/platform worker (outcomes). */
export type ConversionEvent =
  | EventOf<
      'ConversionRequested',
      {
        conversionId: string;
        owner: Owner;
        tool: string;
        lane: Lane;
        options: Readonly<Record<string, unknown>>;
        files: readonly UploadedFile[];
        shareHash: string;
        at: string;
      }
    >
  | EventOf<'ConversionStarted', { conversionId: string; attempt: number; at: string }>
  /** A worker that was told to stop has left it to another: this attempt does not count. */
  | EventOf<'ConversionHandedBack', { conversionId: string; attempt: number; at: string }>
  | EventOf<
      'ConversionCompleted',
      {
        conversionId: string;
        result: ResultFile;
        /** Null in all that were completed since it is drawn later, see `ThumbnailDrawn`. */
        thumbnail: string | null;
        /** Blob of a JSON document in which the operation proves what it did, where it has something to prove. */
        receipt: string | null;
        /** Null where it was not written down yet. */
        made: Making | null;
        notes: readonly Note[];
        at: string;
      },
      2
    >
  | EventOf<'ConversionFailed', { conversionId: string; code: string; facts: RefusalFacts; reason: string; at: string }>
  | EventOf<'ConversionCancelRequested', { conversionId: string; at: string }>
  | EventOf<'ConversionCancelled', { conversionId: string; at: string }>
  /** `name`: what the result is called and downloaded as from now on. */
  | EventOf<'ConversionRenamed', { conversionId: string; name: string; at: string }>
  /** The picture of the result's first page, once somebody has asked for it; null: there is none to be had. */
  | EventOf<'ThumbnailDrawn', { conversionId: string; thumbnail: string | null; at: string }>
  /** Its owner wants it gone; its link and files follow. */
  | EventOf<'ConversionDeleted', { conversionId: string; shareHash: string; at: string }>;
