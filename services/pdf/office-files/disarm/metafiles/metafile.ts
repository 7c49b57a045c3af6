import type { Disarmed } from '../removed.js';
import { disarmEmf, isEmf } from './emf-records.js';
import { METAFILE_DEPTH_MAX } from './metafile-limits.js';
import { disarmWmf, isWmf } from './wmf-records.js';

const asBuffer = (bytes: Uint8Array): Buffer => Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength);

/** A picture of drawing commands, EMF, EMF+ or WMF, by its first bytes. */
export const isMetafile = (bytes: Uint8Array): boolean => isEmf(asBuffer(bytes)) || isWmf(asBuffer(bytes));

/**
 * A metafile without PostScript, PDF, unknown formats and bitmaps of absurd size, overwritten where they stand; nothing
 * where its records lie, or are more than can be drawn.
 */
export const disarmMetafile = (bytes: Uint8Array): Disarmed => {
  const content = Buffer.from(bytes);
  const objects = disarmAt(content, 1);
  if (objects === undefined) return { bytes: new Uint8Array(), removed: { links: 0, objects: 1 } };
  return { bytes: objects === 0 ? bytes : new Uint8Array(content), removed: { links: 0, objects } };
};

const disarmAt = (content: Buffer, depth: number): number | undefined => {
  const isForeign = (picture: Buffer): boolean =>
    depth >= METAFILE_DEPTH_MAX || disarmAt(Buffer.from(picture), depth + 1) !== 0;
  if (isEmf(content)) return disarmEmf(content, isForeign);
  return isWmf(content) ? disarmWmf(content, isForeign) : undefined;
};
