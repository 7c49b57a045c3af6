import type { Box } from '../pages/box.js';
import type { RasterReason } from './rebuild-pages.js';
import type { Scrubbed } from '../scrub/scrub.js';

/** A redacted document that the gates have not checked yet. */
export interface UnprovenDocument {
  readonly bytes: Uint8Array;
  /** The same without the boxes. */
  readonly withoutBoxes: Uint8Array;
  readonly boxes: readonly Box[];
  /** Pages that have become pictures, from 0. */
  readonly rasterised: ReadonlyMap<number, RasterReason>;
  readonly scrubbed: Scrubbed;
}
