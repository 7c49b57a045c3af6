import { MB } from '../../contracts/byte-sizes.js';

/** The middle one; NaN of nothing. */
export const p50 = (values: readonly number[]): number => {
  const sorted = [...values].sort((a, b) => a - b);
  const upper = sorted[Math.floor(sorted.length / 2)] ?? NaN;
  const lower = sorted[Math.ceil(sorted.length / 2) - 1] ?? NaN;
  return (lower + upper) / 2;
};

/** The smallest value that this share of all is not above; NaN of nothing. */
export const atShare = (values: readonly number[], share: number): number =>
  [...values].sort((a, b) => a - b)[Math.max(0, Math.ceil(values.length * share) - 1)] ?? NaN;

/** Three digits are all that a run like this can tell; a dash for what could not be measured. */
export const short = (value: number): string => {
  if (!Number.isFinite(value)) return '-';
  const size = Math.abs(value);
  if (size >= 100) return Math.round(value).toLocaleString('en');
  return size >= 10 ? value.toFixed(1) : value.toFixed(2);
};

export const megabytes = (bytes: number): string => short(bytes / MB);

export const ratio = (value: number, beside: number): string => short(value / beside);
