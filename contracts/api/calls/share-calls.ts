import { z } from 'zod';
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
const pass = z.object({ pass: z.string().optional().meta({ description: 'What unlocking answered with' }) });
const behindPassword = { ...hash, query: pass };
const deadLink = ['share-link.invalid', 'share-link.not-found', 'service.unavailable'] as const;
const noFile = ['conversion.not-ready', 'conversion.failed', 'conversion.cancelled'] as const;
const lockedOrDead = [...deadLink, 'share-link.locked'] as const;
const wrongPassword = [
  ...deadLink,
  'share-link.wrong-password',
  'share-link.too-many-tries',
  'request.invalid',
  'request.cross-site',
] as const;
const file: readonly Answer[] = [
  { status: 200, about: 'The file', media: 'application/octet-stream' },
  { status: 206, about: 'The part of it that the Range header asks for', media: 'application/octet-stream' },
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
    summary: 'Get past the password of a share link by the form on its page, without any script',
    parameters: hash,
    body: unlockRequest,
    answers: [{ status: 303, about: 'The password is right: the way to the page', media: 'text/html' }],
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
    answers: [{ status: 200, about: 'The picture', media: 'image/*' }],
    refusals: [...lockedOrDead, 'thumbnail.none'],
  },
  {
    id: 'receipt',
    method: 'get',
    path: '/api/receipt/{hash}',
    group: 'share links',
    summary: 'What the operation proves about the finished file, where it has something to prove',
    parameters: behindPassword,
    answers: [{ status: 200, about: 'The receipt', media: 'application/json' }],
    refusals: [...lockedOrDead, 'receipt.none'],
  },
  {
    id: 'proof',
    method: 'get',
    path: '/api/proof/{hash}',
    group: 'share links',
    summary: 'How the finished file came to be, and the proof that the signed log says so; checked without this server',
    parameters: behindPassword,
    answers: [{ status: 200, about: 'The receipt', schema: receipt }],
    refusals: [...lockedOrDead, ...noFile, 'proof.none'],
  },
  {
    id: 'download',
    method: 'get',
    path: '/api/download/{hash}',
    group: 'share links',
    summary: 'The finished file under its own name; takes Range and If-Range',
    parameters: behindPassword,
    answers: file,
    refusals: [...lockedOrDead, ...noFile, 'share-link.used-up', 'range.not-satisfiable'],
  },
  {
    id: 'downloadAs',
    method: 'get',
    path: '/api/download-custom/{hash}',
    group: 'share links',
    summary: 'The finished file under a name of your choice; takes Range and If-Range',
    parameters: { ...hash, query: pass.extend({ filename: z.string().optional() }) },
    answers: file,
    refusals: [...lockedOrDead, ...noFile, 'share-link.used-up', 'range.not-satisfiable'],
  },
  {
    id: 'unlockShare',
    method: 'post',
    path: '/api/share/{hash}/unlock',
    group: 'share links',
    summary: 'Get past the password of a share link',
    parameters: hash,
    body: unlockRequest,
    answers: [{ status: 200, about: 'The password is right', schema: unlockReply }],
    refusals: wrongPassword,
  },
  {
    id: 'restrictShare',
    method: 'patch',
    path: '/api/share/{hash}',
    group: 'share links',
    summary: 'Set or lift a limit of downloads and a password on a link of your own',
    parameters: hash,
    body: restrictRequest,
    answers: [{ status: 200, about: 'How the link is restricted now', schema: shareOptions }],
    refusals: [...deadLink, 'request.invalid', 'request.cross-site', 'storage.full'],
  },
  {
    id: 'revokeShare',
    method: 'delete',
    path: '/api/share/{hash}',
    group: 'share links',
    summary: 'End a link of your own now; its files are deleted',
    parameters: hash,
    answers: [{ status: 200, about: 'The link is dead', schema: revokeReply }],
    refusals: [...deadLink, 'request.cross-site', 'storage.full'],
  },
];
