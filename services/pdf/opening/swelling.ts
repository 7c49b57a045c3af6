import { constants, inflateSync } from 'node:zlib';
import { latin1Of } from '../../platform/text/latin1-text.js';
import { tooComplex } from '../engines/pdfium/pdfium-limits.js';

/** The bytes that streams packed more than once may unpack to together; real documents have none of any size. */
const NESTED_MAX_BYTES = 64 * 1024 * 1024;
/** Each layer swells up to a thousandfold. */
const LAYERS_MAX = 2;
/** Bytes that no text has stand in a comment only: packed data of many megabytes holds any three of them by chance. */
const FILTERS =
  /\/((?:F|#46)[\w#]*)\s*(?:\[((?:[\0\t\n\f\r\x20-\x24\x26-\x5c\x5e-\x7e]|%[^\r\n]{0,4000}[\r\n]){0,4000})\]|\d{1,10}\s+\d{1,5}\s+R)/g;
const NAMES: ReadonlySet<string> = new Set(['F', 'Filter']);
const SWELLING = /\/(?:FlateDecode|Fl|LZWDecode|LZW|RunLengthDecode|RL)\b|#/g;
/** No packed byte unpacks to more. @see https://zlib.net/zlib_tech.html */
const INFLATED_TIMES_MAX = 1032;
const STREAM = 'stream';
/** A dictionary is not longer, after its filters. */
const DICT_MAX_CHARS = 4096;

/**
 * Looks for streams that are packed again and again, which a file of a few hundred bytes needs to unpack to gigabytes.
 * Engines undo them one within the other, so each of them would have to be stopped.
 *
 * @throws Refusal `pdf.too-complex`
 */
export const refuseSwelling = (bytes: Uint8Array): void => {
  const text = latin1Of(bytes);
  let left = NESTED_MAX_BYTES;
  for (const { layers, data } of nestedStreams(bytes, text)) {
    if (layers > LAYERS_MAX) throw tooComplex(new Error(`a stream is packed ${layers} times`));
    left -= data ? unpackedBytes(data, left) : 0;
    if (left <= 0) throw tooComplex(new Error('streams are packed more than once'));
  }
};

interface Nested {
  /** Filters that swell what they undo; of those in an object of their own, nobody knows. */
  readonly layers: number;
  readonly data: Uint8Array | undefined;
}

const nestedStreams = function* (bytes: Uint8Array, text: string): Generator<Nested> {
  for (const { 0: all, 1: name = '', 2: filters, index } of text.matchAll(FILTERS)) {
    if (!NAMES.has(plainName(name))) continue;
    const layers = filters === undefined ? LAYERS_MAX : (filters.match(SWELLING)?.length ?? 0);
    if (layers >= LAYERS_MAX) yield { layers, data: streamAfter(bytes, text, index + all.length) };
  }
};

const plainName = (name: string): string =>
  name.replace(/#([0-9a-f]{2})/gi, (_, code: string) => String.fromCharCode(parseInt(code, 16)));

const streamAfter = (bytes: Uint8Array, text: string, from: number): Uint8Array | undefined => {
  const keyword = text.slice(from, from + DICT_MAX_CHARS).search(/\bstream\r?\n/);
  if (keyword < 0) return undefined;
  const start = text.indexOf('\n', from + keyword + STREAM.length) + 1;
  const end = text.indexOf('endstream', start);
  return bytes.subarray(start, end < 0 ? bytes.length : end);
};

/** The unpacked size of what is packed at least twice, as far as it is of interest; 0 for anything else. */
const unpackedBytes = (data: Uint8Array, most: number): number => {
  let inner = data;
  let layers = 0;
  let total = 0;
  while (total < most) {
    const next = unpacked(inner, most);
    if (next === undefined) break;
    if (next === 'more') return layers > 0 ? Math.min(most, unpackedBeforeItBreaks(inner)) : 0;
    [inner, layers, total] = [next, layers + 1, total + next.length];
  }
  return layers > 1 ? total : 0;
};

const PREFIX_BYTES = 512;
const PREFIX_GROWTH = 8;

/** At most so much; text that only begins as packed data does breaks within its first bytes. */
const unpackedBeforeItBreaks = (data: Uint8Array): number => {
  for (let size = PREFIX_BYTES; size < data.length; size *= PREFIX_GROWTH) {
    if (unpacked(data.subarray(0, size), NESTED_MAX_BYTES) === 'more') return size * INFLATED_TIMES_MAX;
  }
  return data.length * INFLATED_TIMES_MAX;
};

/** A stream that breaks off in the middle may have more to it for an engine that goes on regardless. */
const unpacked = (data: Uint8Array, most: number): Uint8Array | 'more' | undefined => {
  if (!isPacked(data)) return undefined;
  try {
    return inflateSync(data, { maxOutputLength: most, finishFlush: constants.Z_SYNC_FLUSH });
  } catch {
    return 'more';
  }
};

/** @see RFC 1950, 2.2 */
const isPacked = ([first = 0, second = 0]: Uint8Array): boolean =>
  (first & 15) === 8 && (first * 256 + second) % 31 === 0;
