import { z } from 'zod';
import {
  cancelReply,
  conversionReply,
  convertQuery,
  convertReply,
  discardReply,
  pieceReply,
  PIECES_MEDIA,
} from '../conversions.js';
import { conversionsQuery, conversionsReply, filesQuery } from '../every-conversion.js';
import { deleteReply, historyReply, renameReply, renameRequest } from '../history.js';
import { versionsQuery, versionsReply } from '../version-list.js';
import { webPageRequest } from '../web-pages.js';
import { awaited, upload, type Call } from './call.js';

const own = { path: z.object({ id: z.string().meta({ description: 'Conversion id' }) }) };
const ofOwner = ['conversion.not-found', 'request.cross-site', 'storage.full'] as const;

/** Why there is no result to take. */
const withoutResult = [
  'conversion.not-found',
  'conversion.not-ready',
  'conversion.without-file',
  'conversion.file-gone',
] as const;

/** For the owner of the conversions. Requirement. */
export const conversionCalls: readonly Call[] = [
  {
    id: 'convert',
    method: 'post',
    path: '/api/convert',
    group: 'conversions',
    summary:
      'Upload files and start a conversion; its share link works at once. With `wait`, the answer is the finished file ' +
      'where it is ready in time, otherwise 202 and where to ask for it',
    parameters: { query: convertQuery },
    form: 'conversion',
    answers: [
      {
        status: 200,
        about: 'The conversion is on the log; with `wait`, its file',
        schema: convertReply,
        orMedia: '*/*',
      },
      { status: 202, about: 'The file was not ready in time; `Location` tells where to ask', schema: convertReply },
    ],
    refusals: [
      ...upload,
      ...awaited,
      'tool.unknown',
      'share-link.end-impossible',
      'request.key-reused',
      ...withoutResult,
    ],
  },
  {
    id: 'saveWebPage',
    method: 'post',
    path: '/api/web-pages',
    group: 'conversions',
    summary:
      'Read a page of a host that the administrators allow, and have it as one file with its pictures and style sheets, ' +
      'or a PDF as it is; the file can then be sent to `POST /api/convert`',
    body: webPageRequest,
    answers: [{ status: 200, about: 'The page', media: ['text/html', 'application/pdf'] }],
    refusals: [
      'request.cross-site',
      'request.invalid',
      'request.too-often',
      'guests.turned-away',
      'tool.switched-off',
      'web-page.off',
      'web-page.host-not-listed',
      'web-page.unreadable',
    ],
  },
  {
    id: 'getConversion',
    method: 'get',
    path: '/api/conversions/{id}',
    group: 'conversions',
    summary: 'How one of your conversions is, and where its file is once it is finished',
    parameters: own,
    answers: [{ status: 200, about: 'Its state', schema: conversionReply }],
    refusals: ['conversion.not-found'],
  },
  {
    id: 'sendPiece',
    method: 'post',
    path: '/api/uploads',
    group: 'conversions',
    summary:
      'Send a piece of a file ahead, of at most 2 MB. The pieces of a large file go one after the other, and one that ' +
      `is lost with the connection goes again; then a part "files" of type ${PIECES_MEDIA} with the answers stands ` +
      'for the file in any call that takes files',
    form: { fields: z.object({}) },
    answers: [{ status: 200, about: 'The piece is here', schema: pieceReply }],
    refusals: [
      'guests.turned-away',
      'request.not-multipart',
      'request.invalid',
      'request.broken-off',
      'request.too-slow',
      'request.too-many-uploads',
      'request.too-large',
      'request.too-many-files',
      'request.cross-site',
      'file.missing',
      'file.empty',
      'storage.full',
      'storage.visitor-full',
      'quota.storage',
      'storage.nearly-full',
      'server.stopping',
    ],
  },
  {
    id: 'discardPiece',
    method: 'delete',
    path: '/api/uploads/{piece}',
    group: 'conversions',
    summary: 'Delete a piece of yours that was sent ahead and is not needed',
    parameters: { path: z.object({ piece: z.string().meta({ description: 'What the piece was answered with' }) }) },
    answers: [{ status: 200, about: 'It is not here any more', schema: discardReply }],
    refusals: ['upload.pieces-gone', 'request.cross-site'],
  },
  {
    id: 'getOwnFile',
    method: 'get',
    path: '/api/conversions/{id}/file',
    group: 'conversions',
    summary:
      'The finished file of one of your conversions, whole or in part; it does not count as a download of its link',
    parameters: own,
    answers: [
      { status: 200, about: 'The file', media: '*/*' },
      { status: 206, about: 'The part that the header Range asks for', media: '*/*' },
    ],
    refusals: [...withoutResult, 'range.not-satisfiable'],
  },
  {
    id: 'cancelConversion',
    method: 'post',
    path: '/api/conversions/{id}/cancel',
    group: 'conversions',
    summary: 'Cancel one of your conversions that is still running',
    parameters: own,
    answers: [{ status: 200, about: 'It is being cancelled', schema: cancelReply }],
    refusals: ['conversion.not-found', 'conversion.ended', 'request.cross-site', 'storage.full'],
  },
  {
    id: 'listConversions',
    method: 'get',
    path: '/api/conversions',
    group: 'conversions',
    summary: 'The last 20 conversions of a signed-in member, newest first',
    answers: [{ status: 200, about: 'The history', schema: historyReply }],
    refusals: ['session.missing'],
  },
  {
    id: 'listEveryConversion',
    method: 'get',
    path: '/api/conversions/all',
    group: 'conversions',
    summary: 'All conversions of a member, or of a guest in this browser session, newest first, in pages',
    parameters: { query: conversionsQuery },
    answers: [{ status: 200, about: 'One page of them', schema: conversionsReply }],
    refusals: ['request.invalid'],
  },
  {
    id: 'listVersions',
    method: 'get',
    path: '/api/conversions/versions',
    group: 'conversions',
    summary: 'Everything that was made of the documents of these conversions of yours, step by step, oldest first',
    parameters: { query: versionsQuery },
    answers: [{ status: 200, about: 'The versions, those that are still being made included', schema: versionsReply }],
    refusals: ['request.invalid'],
  },
  {
    id: 'downloadTogether',
    method: 'get',
    path: '/api/conversions/files',
    group: 'conversions',
    summary: 'The finished files of several of your conversions as one ZIP',
    parameters: { query: filesQuery },
    answers: [{ status: 200, about: 'The archive', media: 'application/zip' }],
    refusals: [
      'request.invalid',
      'conversion.not-found',
      'conversion.not-ready',
      'conversion.failed',
      'conversion.cancelled',
      'share-link.not-found',
      'result.too-large',
      'service.unavailable',
    ],
  },
  {
    id: 'renameConversion',
    method: 'patch',
    path: '/api/conversions/{id}',
    group: 'conversions',
    summary: 'Rename the finished file; its extension stays',
    parameters: own,
    body: renameRequest,
    answers: [{ status: 200, about: 'The new download name', schema: renameReply }],
    refusals: [...ofOwner, 'conversion.no-result', 'request.invalid', 'request.too-often'],
  },
  {
    id: 'deleteConversion',
    method: 'delete',
    path: '/api/conversions/{id}',
    group: 'conversions',
    summary: 'Delete a conversion that has ended, with its link and its files',
    parameters: own,
    answers: [{ status: 200, about: 'It is deleted', schema: deleteReply }],
    refusals: [...ofOwner, 'conversion.not-ended'],
  },
  {
    id: 'retryConversion',
    method: 'post',
    path: '/api/conversions/{id}/retry',
    group: 'conversions',
    summary: 'Retry a failed conversion with the same files and options',
    parameters: own,
    answers: [{ status: 200, about: 'The new conversion is on the log', schema: convertReply }],
    refusals: [
      ...ofOwner,
      'conversion.not-retryable',
      'guests.turned-away',
      'tool.switched-off',
      'quota.conversions',
      'server.stopping',
    ],
  },
];
