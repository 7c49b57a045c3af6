import { t } from './t.js';

/** Such as `1 attachment, 2 scripts`, with the comma of the language. */
export const listed = (parts: readonly string[]): string =>
  parts.length === 0 ? '' : parts.reduce((first, next) => t('{first}, {next}', { first, next }));
