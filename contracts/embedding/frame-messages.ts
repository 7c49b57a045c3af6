import { z } from 'zod';
import { FILES_MAX } from '../limits.js';

/** Version of the messages between a frame and the page around it. */
export const FRAME_MESSAGES_VERSION = 1;

const NAME_CHARS_MAX = 255;

const bytes = z.union([z.instanceof(Blob), z.instanceof(ArrayBuffer)]);

/** Files that the page around a frame hands over. */
export const openMessage = z.object({
  type: z.literal('docket:open'),
  version: z.literal(FRAME_MESSAGES_VERSION),
  files: z
    .array(z.object({ name: z.string().min(1).max(NAME_CHARS_MAX), data: bytes }))
    .min(1)
    .max(FILES_MAX),
});

/** A result with its bytes. `size` in bytes, `sha256` in hex. */
export interface CompletedMessage {
  readonly type: 'docket:completed';
  /** Id of the conversion, by which programs with a key ask for it. */
  readonly id: string;
  readonly name: string;
  readonly mime: string;
  readonly size: number;
  readonly sha256: string;
  readonly data: ArrayBuffer;
}

/** All that a frame tells the page around it, to which the version is added. */
export type FrameMessage =
  | { readonly type: 'docket:ready'; readonly tool: string | null }
  | { readonly type: 'docket:started'; readonly tool: string }
  | CompletedMessage
  | { readonly type: 'docket:failed'; readonly code: string; readonly message: string }
  | { readonly type: 'docket:cancelled' }
  | { readonly type: 'docket:height'; readonly height: number };
