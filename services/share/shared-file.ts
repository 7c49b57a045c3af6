import type { DownloadAnswer } from '../../contracts/api/shared-document.js';
import type { ConversionStatus } from '../../contracts/lifecycles/conversion-status.js';
import { Refusal } from '../../contracts/errors.js';
import type { ResultFile } from '../../contracts/events/conversion.js';
import { chosenName } from '../platform/conversions/chosen-name.js';
import type { ConversionState } from '../platform/conversions/conversion.decider.js';

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
