import type { Box } from '../pages/box.js';
import type { RasterReason } from './rebuild-pages.js';
import type { Scrubbed } from '../scrub/scrub.js';

/** A document that is built but not proven. */
export interface Attempt {
  readonly bytes: Uint8Array;
  /** The same without the boxes. */
  readonly bare: Uint8Array;
  readonly boxes: readonly Box[];
  /** Pages that have become pictures, from 0. */
  readonly rasterised: ReadonlyMap<number, RasterReason>;
  readonly scrubbed: Scrubbed;
}
