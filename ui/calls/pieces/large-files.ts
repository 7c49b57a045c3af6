import { SENT_WHOLE_MAX_BYTES } from '../../../contracts/limits.js';

/** Files that are sent in pieces, ahead of what asks for them. */
export const largeOf = (files: readonly File[]): readonly File[] =>
  files.filter(({ size }) => size > SENT_WHOLE_MAX_BYTES);

/** More would take the line from what is asked for first. */
const AHEAD_MAX = 4;

/** Begins to send large files whose tool has been chosen. */
export const beginToSend = (files: readonly File[]): void => {
  const large = largeOf(files).slice(0, AHEAD_MAX);
  if (large.length === 0) return;
  void import('./sent-ahead.js').then(({ sentAhead }) => large.forEach(sentAhead));
};

/** Takes large files back that were sent ahead and are not needed. */
export const takeBack = (files: readonly File[]): void => {
  const large = largeOf(files);
  if (large.length > 0) void import('./sent-ahead.js').then(({ dropSent }) => dropSent(large));
};
