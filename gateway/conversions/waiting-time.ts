import type { Request } from 'express';
import { CONVERT_WAIT_MAX_SECONDS, convertQuery } from '../../contracts/api/conversions.js';
import { queryOf } from '../http/query.js';

/** How long a caller wants to wait for the file of a conversion. */
export interface WaitingTime {
  /** Zero for not at all: the answer tells where to ask. */
  readonly seconds: number;
  /** What of the header `Prefer` has been followed (RFC 7240, 3); empty where the address says how long. */
  readonly applied: string;
}

const preferences = (header: string): ReadonlyMap<string, string> =>
  new Map(
    header.split(/[,;]/).map((part) => {
      const [name = '', value = ''] = part.split('=');
      return [name.trim().toLowerCase(), value.trim().replace(/^"|"$/g, '')] as const;
    }),
  );

const wholeSeconds = (text: string | undefined): number | undefined =>
  text !== undefined && /^[0-9]{1,6}$/.test(text) ? Math.min(Number(text), CONVERT_WAIT_MAX_SECONDS) : undefined;

/**
 * How long to wait, by `?wait=` or by `Prefer: wait=` and `Prefer: respond-async`, of which the address counts first.
 * Undefined for a caller who asks for neither, and is told at once where the result will be.
 *
 * @throws Refusal `request.invalid`.
 * @see RFC 7240, 4.1 and 4.3.
 */
export const waitingTimeOf = (request: Request): WaitingTime | undefined => {
  const { wait } = queryOf(request, convertQuery);
  if (wait !== undefined) return { seconds: wait, applied: '' };
  const given = preferences(request.get('prefer') ?? '');
  const seconds = wholeSeconds(given.get('wait'));
  if (given.has('respond-async')) {
    return {
      seconds: seconds ?? 0,
      applied: seconds === undefined ? 'respond-async' : `respond-async, wait=${seconds}`,
    };
  }
  return seconds === undefined ? undefined : { seconds, applied: `wait=${seconds}` };
};
