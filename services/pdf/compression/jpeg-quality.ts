import { jpegSegments } from '../images/jpeg.js';

const TABLES = 0xdb;
const VALUES = 64;
/** Sum of the luminance table that all encoders scale. @see ITU-T T.81, table K.1 */
const SUM_AT_50 = 3688;

/** The quality, 1 to 100, that a JPEG file was coded at, by its first quantisation table; undefined without one. */
export const jpegQualityOf = (bytes: Uint8Array): number | undefined => {
  const data = jpegSegments(bytes).find(({ marker }) => marker === TABLES)?.data;
  if (!data || data.byteLength < 1) return undefined;
  const wide = data.getUint8(0) >= 16;
  if (data.byteLength < 1 + VALUES * (wide ? 2 : 1)) return undefined;
  let sum = 0;
  for (let at = 0; at < VALUES; at += 1) sum += wide ? data.getUint16(1 + at * 2) : data.getUint8(1 + at);
  const percent = (sum * 100) / SUM_AT_50;
  return Math.round(percent <= 100 ? (200 - percent) / 2 : 5000 / percent);
};
