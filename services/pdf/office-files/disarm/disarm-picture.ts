import { disarmSvg } from './disarm-svg.js';
import { withoutEntities } from './entities.js';
import { holdsForeign } from './metafiles/foreign.js';
import { disarmMetafile, isMetafile } from './metafiles/metafile.js';
import type { Disarmed } from './removed.js';
import { readXml } from './xml-text.js';

const START_BYTES = 4096;
/** LibreOffice's own drawing commands. */
const STAR_METAFILE = 'VCLMTF';

const nothingLeft = (): Disarmed => ({ bytes: new Uint8Array(), removed: { links: 0, objects: 1 } });

/** A picture of any format: readers tell it by its first bytes, whatever its name or place says. */
export const disarmPicture = (bytes: Uint8Array): Disarmed => {
  if (isPostScript(bytes) || isPacked(bytes) || isStarMetafileWithMore(bytes)) return nothingLeft();
  if (isMetafile(bytes)) return disarmMetafile(bytes);
  const isText = readXml(bytes.subarray(0, START_BYTES)) !== undefined;
  const text = isText ? readXml(bytes) : undefined;
  return text === undefined ? { bytes, removed: { links: 0, objects: 0 } } : disarmDrawing(bytes, text);
};

/** How much of it {@link disarmPicture} looks at. */
export const bytesJudged = (bytes: Uint8Array): number => {
  const isWhole =
    isMetafile(bytes) || startOf(bytes) === STAR_METAFILE || readXml(bytes.subarray(0, START_BYTES)) !== undefined;
  return isWhole ? Math.max(bytes.length, START_BYTES) : START_BYTES;
};

const disarmDrawing = (bytes: Uint8Array, text: string): Disarmed => {
  const plain = withoutEntities(text);
  if (plain === undefined) return nothingLeft();
  const disarmed = disarmSvg(plain);
  return {
    bytes: disarmed.text === text ? bytes : new TextEncoder().encode(disarmed.text),
    removed: disarmed.removed,
  };
};

const startOf = (bytes: Uint8Array): string => Buffer.from(bytes.subarray(0, STAR_METAFILE.length)).toString('latin1');

/** With or without the preview that programs of old put before it. */
const isPostScript = (bytes: Uint8Array): boolean => /^(%!|\u00c5\u00d0\u00d3\u00c6)/.test(startOf(bytes));

const isPacked = (bytes: Uint8Array): boolean => bytes[0] === 0x1f && bytes[1] === 0x8b;

const isStarMetafileWithMore = (bytes: Uint8Array): boolean =>
  startOf(bytes) === STAR_METAFILE && holdsForeign(Buffer.from(bytes));
