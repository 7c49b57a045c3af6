import type { DownloadAnswer } from '../../contracts/api/share.js';
import type { ConversionStatus } from '../../contracts/api/conversions.js';
import { Refusal } from '../../contracts/errors.js';
import type { ResultFile } from '../../contracts/events/conversion.js';
import { FILE_NAME_MAX } from '../../contracts/limits.js';
import type { ConversionState } from '../platform/conversion.decider.js';

/** Status as visitors see it. */
export const statusOf = (state: ConversionState): ConversionStatus =>
  (['completed', 'failed', 'cancelled'] as const).find((status) => state.matches(status)) ?? 'processing';

/**
 * The finished file of a conversion.
 *
 * @throws Refusal `conversion.not-ready`, `conversion.failed` (facts `reason`), `conversion.cancelled`.
 */
export const resultOf = (state: ConversionState): ResultFile => {
  const { result, failure } = state.context;
  if (result) return result;
  if (failure) throw new Refusal('conversion.failed', { reason: failure.reason });
  throw new Refusal(state.matches('cancelled') ? 'conversion.cancelled' : 'conversion.not-ready');
};

/** The file under its own name or the one the recipient chose; the ending stays what the bytes are. */
export const downloadOf = (result: ResultFile, filename: string | null): DownloadAnswer => {
  const { blob, size, mime, sha256, name } = result;
  return { blob, size, mime, sha256, name: filename === null ? name : chosenName(filename, name) };
};

// eslint-disable-next-line no-control-regex -- these are the characters that must not reach a header or a disk
const FORBIDDEN = /[\u0000-\u001f\u007f\u0080-\u009f\u200e\u200f\u202a-\u202e\u2066-\u2069"<>|:*?]/g;

const chosenName = (filename: string, name: string): string => {
  const ending = /\.[^.]+$/.exec(name)?.[0] ?? '';
  const last = filename.split(/[/\\]/).at(-1) ?? '';
  const clean = last.replace(FORBIDDEN, '').trim();
  const bare = clean.toLowerCase().endsWith(ending.toLowerCase())
    ? clean.slice(0, clean.length - ending.length)
    : clean;
  const stem = bare.replace(/^[.\s]+|[.\s]+$/g, '');
  return stem === ''
    ? name
    : Array.from(stem)
        .slice(0, FILE_NAME_MAX - ending.length)
        .join('') + ending;
};
