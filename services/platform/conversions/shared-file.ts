import { activeContentWarning, isActiveContentNote } from '../../../contracts/active-content.js';
import type {
  DownloadAnswer,
  ReceiptAnswer,
  SharedResult,
  ThumbnailAnswer,
  ViewAnswer,
} from '../../../contracts/api/shared-document.js';
import { mayBeDrawn } from '../../../contracts/drawable-results.js';
import type { ConversionStatus } from '../../../contracts/lifecycles/conversion-status.js';
import { Refusal } from '../../../contracts/errors.js';
import type { ResultFile } from '../../../contracts/events/conversion.js';
import { findTool } from '../../../contracts/tools/catalogue.js';
import { chosenName } from './chosen-name.js';
import type { ConversionState } from './conversion.decider.js';

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

/** The facts about a link on its page, but for those that depend on who asks. */
export type LinkView = Omit<ViewAnswer, 'pass' | 'downloadsLeft'>;

/** The facts about a link itself. */
export type LinkFacts = Pick<ViewAnswer, 'hash' | 'expiresAt'> & { readonly createdAt: string };

export const viewOf = (link: LinkFacts, state: ConversionState, now: Date): LinkView => {
  const { requested, result, receipt, notes } = state.context;
  return {
    hash: link.hash,
    file: result?.name ?? requested?.files[0]?.name ?? '',
    created: link.createdAt,
    status: statusOf(state),
    expiresInMs: Date.parse(link.expiresAt) - now.getTime(),
    expiresAt: link.expiresAt,
    message: messageOf(state),
    result: result && sharedResultOf(result),
    warning: activeContentWarning(notes),
    notes: notes.filter((note) => !isActiveContentNote(note)).map(({ text }) => text),
    hasThumbnail: hasThumbnail(state),
    hasReceipt: receipt !== null && isProof(requested?.tool),
  };
};

const sharedResultOf = ({ name, size, mime, sha256 }: ResultFile): SharedResult => ({ name, size, mime, sha256 });

const hasThumbnail = ({ context: { result, thumbnail, isDrawn } }: ConversionState): boolean =>
  isDrawn ? thumbnail !== null : result !== null && mayBeDrawn(result.mime);

/** @throws Refusal `thumbnail.none`. */
export const thumbnailOf = (state: ConversionState): ThumbnailAnswer => {
  const { requested, thumbnail: blob } = state.context;
  if (!requested || !hasThumbnail(state)) throw new Refusal('thumbnail.none');
  return { blob, conversionId: requested.conversionId };
};

/** @throws Refusal `receipt.none`. */
export const receiptOf = ({ context: { receipt: blob } }: ConversionState): ReceiptAnswer => {
  if (blob === null) throw new Refusal('receipt.none');
  return { blob };
};

/** Other receipts only repeat the result as data. */
const isProof = (tool: string | undefined): boolean => findTool(tool ?? '')?.receipt === 'redaction';

const messageOf = (state: ConversionState): string | null => {
  try {
    resultOf(state);
    return null;
  } catch (error) {
    if (error instanceof Refusal) return error.message;
    throw error;
  }
};
