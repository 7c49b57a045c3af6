import type { Request } from 'express';
import { createHash } from 'node:crypto';
import { SAME_VIEW_HEADER, type DownloadQuestion } from '../../contracts/api/shared-document.js';
import { networkOf } from '../http/request-values.js';
import { PREVIEW_BOTS } from './preview-bots.js';

const BOT_AGENT = new RegExp(PREVIEW_BOTS.join('|'), 'i');
const FRAME_DESTINATIONS: readonly string[] = ['iframe', 'frame', 'object', 'embed'];

const isPerson = (request: Request): boolean =>
  request.method !== 'HEAD' &&
  !/prefetch|prerender/i.test(`${request.get('sec-purpose') ?? ''} ${request.get('purpose') ?? ''}`) &&
  !BOT_AGENT.test(request.get('user-agent') ?? '');

/** A view is a person opening the page; the preview frame on it and asking again later are the same view. */
export const countsAsView = (request: Request): boolean => isPerson(request) && !isAgain(request) && !isFramed(request);

/** Within another page only the document is wanted; what is said of it stands around it. */
export const isFramed = (request: Request): boolean => FRAME_DESTINATIONS.includes(request.get('sec-fetch-dest') ?? '');

const isAgain = (request: Request): boolean => request.get(SAME_VIEW_HEADER) !== undefined;

const ONE_RANGE = /^bytes=(?:(\d+)-(\d*)|(-\d+))$/;

const rangeOf = (request: Request): DownloadQuestion['range'] => {
  const [, first, to = '', last] = ONE_RANGE.exec(request.get('range') ?? '') ?? [];
  const from = first ?? last;
  return from === undefined
    ? null
    : { from: Number(from), ...(to !== '' && { to: Number(to) }), ifRange: request.get('if-range') ?? null };
};

/** A digest that tells whether a recipient is the same as before and nothing of who it is. */
const recipientOf = (request: Request): string =>
  createHash('sha256')
    .update(`${networkOf(request.ip)} ${request.get('user-agent') ?? ''}`)
    .digest('base64url');

/** The facts that the share service needs to say whether a download counts. */
export const takingOf = (request: Request): Pick<DownloadQuestion, 'takes' | 'isPreview' | 'range' | 'recipient'> => {
  const takes = request.method !== 'HEAD';
  const isPreview = takes && (!isPerson(request) || isAgain(request));
  return { takes, isPreview, range: rangeOf(request), recipient: recipientOf(request) };
};
