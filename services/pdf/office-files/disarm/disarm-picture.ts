import { disarmSvg } from './disarm-svg.js';
import { withoutEntities } from './entities.js';
import { holdsForeign } from './metafiles/foreign.js';
import { disarmMetafile, isMetafile } from './metafiles/metafile.js';
import type { Disarmed } from './removed.js';
import { looksLikeXml } from './xml-encoding.js';
import { plainlyWritten, readXml } from './xml-text.js';

const START_BYTES = 4096;
/** LibreOffice's own drawing commands. */
const STAR_METAFILE = 'VCLMTF';

const nothingLeft = (): Disarmed => ({ bytes: new Uint8Array(), removed: { links: 0, objects: 1 } });

/** A picture of any format: readers tell it by its first bytes, whatever its name or place says. */
export const disarmPicture = (bytes: Uint8Array): Disarmed => {
  if (isPostScript(bytes) || isPacked(bytes) || isStarMetafileWithMore(bytes)) return nothingLeft();
  if (isMetafile(bytes)) return disarmMetafile(bytes);
  if (!looksLikeXml(bytes)) return { bytes, removed: { links: 0, objects: 0 } };
  const text = readXml(bytes);
  return text === undefined ? nothingLeft() : disarmDrawing(bytes, text);
};

/** How much of it {@link disarmPicture} looks at. */
export const bytesJudged = (bytes: Uint8Array): number => {
  const isWhole = isMetafile(bytes) || startOf(bytes) === STAR_METAFILE || looksLikeXml(bytes);
  return isWhole ? Math.max(bytes.length, START_BYTES) : START_BYTES;
};

const disarmDrawing = (bytes: Uint8Array, text: string): Disarmed => {
  const plain = withoutEntities(text);
  if (plain === undefined) return nothingLeft();
  const written = plainlyWritten(plain);
  const disarmed = disarmSvg(written);
  const changed = disarmed.text === written ? plain : disarmed.text;
  return { bytes: changed === text ? bytes : new TextEncoder().encode(changed), removed: disarmed.removed };
};

const startOf = (bytes: Uint8Array): string => Buffer.from(bytes.subarray(0, STAR_METAFILE.length)).toString('latin1');

/** With or without the preview that programs of old put before it. */
const isPostScript = (bytes: Uint8Array): boolean => /^(%!|\u00c5\u00d0\u00d3\u00c6)/.test(startOf(bytes));

const isPacked = (bytes: Uint8Array): boolean => bytes[0] === 0x1f && bytes[1] === 0x8b;

const isStarMetafileWithMore = (bytes: Uint8Array): boolean =>
  startOf(bytes) === STAR_METAFILE && holdsForeign(Buffer.from(bytes));
