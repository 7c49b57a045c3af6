import { z } from 'zod';
import { cancelReply, convertReply } from '../conversions.js';
import { deleteReply, historyReply, renameReply, renameRequest } from '../history.js';
import { upload, type Call } from './call.js';

const own = { path: z.object({ id: z.string().meta({ description: 'Conversion id' }) }) };
const ofOwner = ['conversion.not-found', 'request.cross-site', 'storage.full'] as const;

/** For the owner of the conversions. Requirement. */
export const conversionCalls: readonly Call[] = [
  {
    id: 'convert',
    method: 'post',
    path: '/api/convert',
    group: 'conversions',
    summary: 'Upload files and start a conversion; its share link works at once',
    form: 'conversion',
    answers: [{ status: 200, about: 'The conversion is on the log', schema: convertReply }],
    refusals: [...upload, 'tool.unknown'],
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
    id: 'renameConversion',
    method: 'patch',
    path: '/api/conversions/{id}',
    group: 'conversions',
    summary: 'Rename the finished file; its extension stays',
    parameters: own,
    body: renameRequest,
    answers: [{ status: 200, about: 'The new download name', schema: renameReply }],
    refusals: [...ofOwner, 'conversion.no-result', 'request.invalid'],
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
    refusals: [...ofOwner, 'conversion.not-retryable', 'server.stopping'],
  },
];
