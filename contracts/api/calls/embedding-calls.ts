import { z } from 'zod';
import { embedTokenReply, embedTokenRequest, openEmbedReply, openEmbedRequest } from '../embedding.js';
import type { Call } from './call.js';

const embedPath = z.object({ embed: z.string().meta({ description: 'Id of the frame, from its address' }) });

/** Frames on pages of other sites. */
export const embeddingCalls: readonly Call[] = [
  {
    id: 'createEmbedToken',
    method: 'post',
    path: '/api/embed-tokens',
    group: 'account',
    summary: 'Make a token with which a page of another site opens one frame, once; only this answer holds it',
    body: embedTokenRequest,
    answers: [{ status: 200, about: 'The address of the frame, and its token for this once', schema: embedTokenReply }],
    refusals: [
      'request.cross-site',
      'embed.key-needed',
      'key.scope-missing',
      'request.invalid',
      'request.too-often',
      'storage.full',
    ],
  },
  {
    id: 'getEmbedPage',
    method: 'get',
    path: '/embed/{embed}',
    group: 'account',
    summary: 'The page of a frame, which the site of its token alone may show',
    parameters: { path: embedPath },
    answers: [{ status: 200, about: 'The page', media: 'text/html' }],
    refusals: ['embed.unknown'],
  },
  {
    id: 'openEmbed',
    method: 'post',
    path: '/embed/{embed}/open',
    group: 'account',
    summary: 'Use the token of a frame up; the page of the frame does so',
    parameters: { path: embedPath },
    body: openEmbedRequest,
    answers: [
      { status: 200, about: 'What the frame is for, and the secret that it calls with', schema: openEmbedReply },
    ],
    refusals: [
      'request.cross-site',
      'request.invalid',
      'embed.unknown',
      'embed.token-ended',
      'embed.opened-already',
      'embed.over',
      'storage.full',
    ],
  },
  {
    id: 'getEmbedScript',
    method: 'get',
    path: '/embed.js',
    group: 'account',
    summary: 'The script with which a page of another site opens a frame',
    answers: [{ status: 200, about: 'A module without dependencies', media: 'text/javascript' }],
    refusals: [],
  },
];
