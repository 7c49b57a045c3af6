import { z } from 'zod';
import type { RefusalCode } from '../errors.js';
import { cancelReply, convertReply } from './conversions.js';
import { currentUserReply, logoutReply } from './auth.js';
import { capabilitiesReply } from './capabilities.js';
import { healthReply } from './health.js';
import { inspectReply } from './inspection.js';
import { redactionPreviewForm, redactionPreviewReply } from './redaction-preview.js';
import { shareHash } from './share.js';
import { signForm, verifyReply } from './signatures.js';
import { pdfInspect } from '../tools/pdf-inspect.js';
import { pdfPageImages } from '../tools/pdf-page-images.js';

/** What comes back when all went well: JSON by a schema, or bytes of a media type. */
export type Answer =
  | { readonly status: number; readonly about: string; readonly schema: z.ZodType }
  | { readonly status: number; readonly about: string; readonly media: string };

/** One call of the HTTP interface, as the gateway serves it and `/api/docs` describes it. */
export interface Call {
  /** Name of the operation for generated clients. */
  readonly id: string;
  readonly method: 'get' | 'post' | 'patch' | 'delete';
  /** With `{name}` for each path parameter. */
  readonly path: string;
  readonly group: 'conversions' | 'documents' | 'signatures' | 'redaction' | 'share links' | 'session' | 'operations';
  readonly summary: string;
  readonly parameters?: { readonly path?: z.ZodObject; readonly query?: z.ZodObject };
  /** A multipart form: that of `POST /api/convert`, whose fields the catalogue gives, or one file and these fields. */
  readonly form?: 'conversion' | { readonly fields: z.ZodObject };
  readonly answers: readonly Answer[];
  readonly refusals: readonly RefusalCode[];
}

const hash = { path: z.object({ hash: shareHash.meta({ description: 'Last part of the share link' }) }) };
const deadLink = ['share-link.invalid', 'share-link.not-found', 'service.unavailable'] as const;
const noFile = ['conversion.not-ready', 'conversion.failed', 'conversion.cancelled'] as const;
const upload = [
  'request.not-multipart',
  'request.invalid',
  'request.broken-off',
  'request.too-large',
  'request.too-many-files',
  'request.cross-site',
  'tool.files-do-not-fit',
  'tool.option-invalid',
  'file.missing',
  'file.empty',
  'file.type-unsupported',
  'file.type-mismatch',
  'file.too-large',
  'storage.full',
  'server.stopping',
] as const;
const awaited = [
  'pdf.unreadable',
  'pdf.encrypted',
  'pdf.too-many-pages',
  'conversion.cancelled',
  'conversion.deadline',
  'conversion.out-of-memory',
  'conversion.broken',
  'conversion.crashed',
] as const;
const somePages = ['pages.invalid', 'pages.out-of-range', 'pages.too-many'] as const;
const file: readonly Answer[] = [
  { status: 200, about: 'The file', media: 'application/octet-stream' },
  { status: 206, about: 'The part of it that the Range header asks for', media: 'application/octet-stream' },
];

/** Every call, in the order the documentation shows them. Specification section 7. */
export const calls: readonly Call[] = [
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
    summary: 'Cancel a conversion of your own that is still under way',
    parameters: { path: z.object({ id: z.string().meta({ description: 'Conversion id' }) }) },
    answers: [{ status: 200, about: 'It is being cancelled', schema: cancelReply }],
    refusals: ['conversion.not-found', 'conversion.ended', 'request.cross-site', 'storage.full'],
  },
  {
    id: 'inspectPdf',
    method: 'post',
    path: '/api/pdf/inspect',
    group: 'documents',
    summary: 'What a PDF consists of: pages, outline, labels, protection, signatures; text with its places on demand',
    form: { fields: pdfInspect.options },
    answers: [{ status: 200, about: 'What is known about the file', schema: inspectReply }],
    refusals: [...upload, ...awaited, ...somePages],
  },
  {
    id: 'pageImages',
    method: 'post',
    path: '/api/pdf/pages/image',
    group: 'documents',
    summary: 'Pictures of pages as displayed: one image for one page, a ZIP of images for several',
    form: { fields: pdfPageImages.options },
    answers: [{ status: 200, about: 'The image, or a ZIP', media: 'image/*' }],
    refusals: [...upload, ...awaited, ...somePages, 'pages.not-drawn', 'result.too-large'],
  },
  {
    id: 'signPdf',
    method: 'post',
    path: '/api/pdf/sign',
    group: 'signatures',
    summary: 'Put the picture of a signature on a PDF and seal it; answers with the signed file',
    form: { fields: signForm },
    answers: [{ status: 200, about: 'The signed file', media: 'application/pdf' }],
    refusals: [...upload, ...awaited, 'pdf.signature-would-break', 'image.unreadable', 'image.too-large'],
  },
  {
    id: 'verifyPdf',
    method: 'post',
    path: '/api/pdf/verify',
    group: 'signatures',
    summary: 'What the signatures of a PDF are worth',
    form: { fields: z.object({}) },
    answers: [{ status: 200, about: 'Each signature, the oldest first', schema: verifyReply }],
    refusals: [...upload, ...awaited],
  },
  {
    id: 'previewRedaction',
    method: 'post',
    path: '/api/pdf/redact/preview',
    group: 'redaction',
    summary: 'What the items of a redaction would remove, and where; nothing is changed',
    form: { fields: redactionPreviewForm },
    answers: [{ status: 200, about: 'Where each item is found', schema: redactionPreviewReply }],
    refusals: [...upload, ...awaited, 'pages.out-of-range', 'redact.too-many-matches'],
  },
  {
    id: 'viewShare',
    method: 'get',
    path: '/api/share/{hash}',
    group: 'share links',
    summary: 'The page for recipients of a share link',
    parameters: hash,
    answers: [{ status: 200, about: 'The page', media: 'text/html' }],
    refusals: deadLink,
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
    parameters: hash,
    answers: [{ status: 200, about: 'The picture', media: 'image/*' }],
    refusals: [...deadLink, 'thumbnail.none'],
  },
  {
    id: 'receipt',
    method: 'get',
    path: '/api/receipt/{hash}',
    group: 'share links',
    summary: 'What the operation proves about the finished file, where it has something to prove',
    parameters: hash,
    answers: [{ status: 200, about: 'The receipt', media: 'application/json' }],
    refusals: [...deadLink, 'receipt.none'],
  },
  {
    id: 'download',
    method: 'get',
    path: '/api/download/{hash}',
    group: 'share links',
    summary: 'The finished file under its own name; takes Range and If-Range',
    parameters: hash,
    answers: file,
    refusals: [...deadLink, ...noFile, 'range.not-satisfiable'],
  },
  {
    id: 'downloadAs',
    method: 'get',
    path: '/api/download-custom/{hash}',
    group: 'share links',
    summary: 'The finished file under a name of your choice; takes Range and If-Range',
    parameters: { ...hash, query: z.object({ filename: z.string().optional() }) },
    answers: file,
    refusals: [...deadLink, ...noFile, 'range.not-satisfiable'],
  },
  {
    id: 'signIn',
    method: 'get',
    path: '/api/auth/google',
    group: 'session',
    summary: 'Begins signing in',
    answers: [
      {
        status: 302,
        about: 'To the account provider; to /?auth=not-configured where none is set up',
        media: 'text/plain',
      },
    ],
    refusals: [],
  },
  {
    id: 'signedIn',
    method: 'get',
    path: '/api/auth/google/callback',
    group: 'session',
    summary: 'Where the account provider leads back to; opens a session',
    answers: [{ status: 302, about: 'To /?auth=success or /?auth=failed', media: 'text/plain' }],
    refusals: [],
  },
  {
    id: 'signOut',
    method: 'post',
    path: '/api/auth/logout',
    group: 'session',
    summary: 'Ends the session',
    answers: [{ status: 200, about: 'Signed out', schema: logoutReply }],
    refusals: ['request.cross-site'],
  },
  {
    id: 'currentUser',
    method: 'get',
    path: '/api/auth/me',
    group: 'session',
    summary: 'Who is signed in; guests get a session cookie and a refusal',
    answers: [{ status: 200, about: 'The signed-in user', schema: currentUserReply }],
    refusals: ['session.missing'],
  },
  {
    id: 'capabilities',
    method: 'get',
    path: '/api/capabilities',
    group: 'operations',
    summary: 'What this installation can do, told before anyone uploads; who answers the AI tools',
    answers: [{ status: 200, about: 'What it can do, and what is missing', schema: capabilitiesReply }],
    refusals: ['service.unavailable'],
  },
  {
    id: 'health',
    method: 'get',
    path: '/api/health',
    group: 'operations',
    summary: 'Whether this installation works, and with which engines',
    answers: [
      { status: 200, about: 'Ready', schema: healthReply },
      { status: 503, about: 'Not ready', schema: healthReply },
    ],
    refusals: [],
  },
];
