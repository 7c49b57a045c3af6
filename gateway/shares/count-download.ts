import type { Request } from 'express';
import { SAME_VIEW_HEADER } from '../../contracts/api/shared-document.js';

/** Programs that fetch a page only to show a preview of its link in a chat or a feed. */
const PREVIEW_BOTS = new RegExp(
  [
    'facebookexternalhit|facebot|twitterbot|slackbot|slack-imgproxy|linkedinbot|whatsapp|telegrambot|discordbot',
    'skypeuripreview|microsoftpreview|bingpreview|teamsbot|redditbot|pinterest|vkshare|applebot|embedly|iframely',
    'mastodon|bitlybot|googleimageproxy|google-pagerenderer|snapchat|viber|bluesky|cardyb|tumblr',
  ].join('|'),
  'i',
);
const FRAMES: readonly string[] = ['iframe', 'frame', 'object', 'embed'];

const isPerson = (request: Request): boolean =>
  request.method !== 'HEAD' &&
  !/prefetch|prerender/i.test(`${request.get('sec-purpose') ?? ''} ${request.get('purpose') ?? ''}`) &&
  !PREVIEW_BOTS.test(request.get('user-agent') ?? '');

/** A view is a person opening the page; the preview frame on it and asking again later are the same view. */
export const countsAsView = (request: Request): boolean =>
  isPerson(request) &&
  request.get(SAME_VIEW_HEADER) === undefined &&
  !FRAMES.includes(request.get('sec-fetch-dest') ?? '');

/** A download counts once, however many ranges it is fetched in. */
export const countsAsDownload = (request: Request): boolean =>
  isPerson(request) && /^bytes=0-|^(?!bytes=)/.test(request.get('range') ?? '');
