import { z } from 'zod';
import { linkUsesQuery, linkUsesReply } from '../link-uses.js';
import { receipt } from '../proof.js';
import {
  restrictRequest,
  revokeReply,
  shareHash,
  shareOptions,
  unlockReply,
  unlockRequest,
} from '../shared-document.js';
import type { Answer, Call } from './call.js';

const hash = { path: z.object({ hash: shareHash.meta({ description: 'Last part of the share link' }) }) };
const pass = z.object({ pass: z.string().optional().meta({ description: 'The pass that unlocking returned' }) });
const behindPassword = { ...hash, query: pass };
const deadLink = [
  'share-link.invalid',
  'share-link.not-found',
  'share-link.too-many-unknown',
  'service.unavailable',
] as const;
const noFile = ['conversion.not-ready', 'conversion.failed', 'conversion.cancelled'] as const;
const lockedOrDead = [...deadLink, 'share-link.locked'] as const;
const wrongPassword = [
  ...deadLink,
  'share-link.wrong-password',
  'share-link.too-many-tries',
  'share-link.too-many-at-once',
  'request.invalid',
  'request.cross-site',
] as const;
const file: readonly Answer[] = [
  { status: 200, about: 'The file, of the type that its tool makes', media: '*/*' },
  { status: 206, about: 'The part of the file that the Range header asks for', media: '*/*' },
];

/** For recipients of a link, and for its owner. Requirement. */
export const shareCalls: readonly Call[] = [
  {
    id: 'viewShare',
    method: 'get',
    path: '/api/share/{hash}',
    group: 'share links',
    summary: 'The page for recipients of a share link',
    parameters: behindPassword,
    answers: [{ status: 200, about: 'The page', media: 'text/html' }],
    refusals: lockedOrDead,
  },
  {
    id: 'openShare',
    method: 'post',
    path: '/api/share/{hash}',
    group: 'share links',
    summary: 'Unlock a share link with the form on its page, without scripts',
    parameters: hash,
    body: unlockRequest,
    answers: [{ status: 303, about: 'The password is correct: redirect to the page', redirects: true }],
    refusals: wrongPassword,
  },
  {
    id: 'sharePageStyle',
    method: 'get',
    path: '/api/share-page.css',
    group: 'share links',
    summary: 'Style sheet of that page',
    answers: [{ status: 200, about: 'The style sheet', media: 'text/css' }],
    refusals: [],
  },
  {
    id: 'thumbnail',
    method: 'get',
    path: '/api/thumbnail/{hash}',
    group: 'share links',
    summary: 'Picture of the first page',
    parameters: behindPassword,
    answers: [{ status: 200, about: 'The picture', media: 'image/webp' }],
    refusals: [...lockedOrDead, 'thumbnail.none'],
  },
  {
    id: 'receipt',
    method: 'get',
    path: '/api/receipt/{hash}',
    group: 'share links',
    summary: 'What the tool verified about the finished file, if it verifies anything',
    parameters: behindPassword,
    answers: [{ status: 200, about: 'The receipt, whose fields depend on the tool', schema: z.looseObject({}) }],
    refusals: [...lockedOrDead, 'receipt.none'],
  },
  {
    id: 'proof',
    method: 'get',
    path: '/api/proof/{hash}',
    group: 'share links',
    summary: 'How the finished file was made, with a proof from the signed log that can be checked without this server',
    parameters: behindPassword,
    answers: [{ status: 200, about: 'The receipt', schema: receipt }],
    refusals: [...lockedOrDead, ...noFile, 'proof.none'],
  },
  {
    id: 'download',
    method: 'get',
    path: '/api/download/{hash}',
    group: 'share links',
    summary: 'The finished file under its own name; supports Range and If-Range',
    parameters: behindPassword,
    answers: file,
    refusals: [...lockedOrDead, ...noFile, 'share-link.used-up', 'range.not-satisfiable'],
  },
  {
    id: 'downloadAs',
    method: 'get',
    path: '/api/download-custom/{hash}',
    group: 'share links',
    summary: 'The finished file under a name of your choice; supports Range and If-Range',
    parameters: { ...hash, query: pass.extend({ filename: z.string().optional() }) },
    answers: file,
    refusals: [...lockedOrDead, ...noFile, 'share-link.used-up', 'range.not-satisfiable'],
  },
  {
    id: 'unlockShare',
    method: 'post',
    path: '/api/share/{hash}/unlock',
    group: 'share links',
    summary: 'Unlock a share link with its password',
    parameters: hash,
    body: unlockRequest,
    answers: [{ status: 200, about: 'The password is correct', schema: unlockReply }],
    refusals: wrongPassword,
  },
  {
    id: 'restrictShare',
    method: 'patch',
    path: '/api/share/{hash}',
    group: 'share links',
    summary: 'Set or remove a download limit and a password on one of your links, and choose when it ends',
    parameters: hash,
    body: restrictRequest,
    answers: [{ status: 200, about: 'The restrictions of the link', schema: shareOptions }],
    refusals: [
      ...deadLink,
      'share-link.end-impossible',
      'share-link.too-many-at-once',
      'request.too-often',
      'request.invalid',
      'request.cross-site',
      'storage.full',
    ],
  },
  {
    id: 'listLinkUses',
    method: 'get',
    path: '/api/share/{hash}/uses',
    group: 'share links',
    summary: 'Each view and download of one of your links, newest first, in pages, and how many there are',
    parameters: { ...hash, query: linkUsesQuery },
    answers: [{ status: 200, about: 'One page of them', schema: linkUsesReply }],
    refusals: ['share-link.invalid', 'share-link.not-found', 'request.invalid'],
  },
  {
    id: 'revokeShare',
    method: 'delete',
    path: '/api/share/{hash}',
    group: 'share links',
    summary: 'End one of your links now; its files are deleted',
    parameters: hash,
    answers: [{ status: 200, about: 'The link is dead', schema: revokeReply }],
    refusals: [...deadLink, 'request.cross-site', 'storage.full'],
  },
];
