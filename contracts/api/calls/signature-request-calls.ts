import { z } from 'zod';
import {
  declineForm,
  handedOn,
  handOnForm,
  remindedRecipient,
  REQUEST_TOKEN,
  requestAnswer,
  requestList,
  requestPasswordForm,
  sentRequest,
  signingBody,
} from '../signature-requests.js';
import { requestProof } from '../proof.js';
import { ROW_LINES_MEDIA, rowOutcomes } from '../request-rows.js';
import { awaited, upload, type Call } from './call.js';

const own = { path: z.object({ id: z.string().meta({ description: 'Id of the request' }) }) };
const oneRecipient = { path: own.path.extend({ number: z.string().meta({ description: 'Number of the recipient' }) }) };
const token = z.string().regex(REQUEST_TOKEN).meta({ description: 'Last part of the link of a recipient' });
const byLink = {
  path: z.object({ token }),
  query: z.object({ pass: z.string().optional().meta({ description: 'The pass that unlocking returned' }) }),
};
const ended = [
  'signature-request.completed',
  'signature-request.declined',
  'signature-request.cancelled',
  'signature-request.expired',
] as const;
const unknown = ['signature-request.not-found', 'signature-request.too-many-unknown', 'service.unavailable'] as const;
const entering = [...unknown, ...ended, 'signature-request.locked', 'signature-request.handed-on'] as const;
const reading = [...entering, 'signature-request.not-your-turn', 'signature-request.file-gone'] as const;
const writing = ['request.invalid', 'request.cross-site', 'storage.full'] as const;
const ownRefusals = ['signature-request.not-found', 'service.unavailable'] as const;
const sending = [
  ...upload,
  ...awaited,
  'pdf.change-not-allowed',
  'pdf.signature-would-break',
  'pages.not-in-file',
  'conversion.not-found',
  'conversion.not-ready',
  'conversion.without-file',
  'conversion.file-gone',
  'request.too-often',
  'share-link.too-many-at-once',
  'service.unavailable',
] as const;
const page = { status: 200, about: 'The page', media: 'text/html' } as const;
const toPage = { status: 303, about: 'Done: redirect to the page', redirects: true } as const;

/** For those who ask for signatures, and for those who are asked. */
export const signatureRequestCalls: readonly Call[] = [
  {
    id: 'sendSignatureRequest',
    method: 'post',
    path: '/api/signature-requests',
    group: 'signature requests',
    summary: 'Ask people to sign a PDF; each of them gets a link, which this answer alone has',
    form: {
      fields: z.object({
        request: z.string().meta({
          format: 'signature-request',
          description:
            'JSON: recipients (name, email, order, password), fields (recipient, kind, page, box, required, label), message, days, mayHandOn',
        }),
        from: z.string().optional().meta({ description: 'A conversion whose result is the PDF, instead of a file' }),
      }),
    },
    answers: [{ status: 200, about: 'The request is open', schema: sentRequest }],
    refusals: sending,
  },
  {
    id: 'sendSignatureRequests',
    method: 'post',
    path: '/api/signature-requests/rows',
    group: 'signature requests',
    summary:
      'Ask many people to sign the same PDF: each row of a CSV becomes a request, or is refused by row and column',
    form: {
      fields: z.object({
        template: z.string().meta({
          format: 'request-template',
          description: 'JSON: people (role, name, email), fields, isInOrder, message, days, remindEvery, mayHandOn',
        }),
        rows: z.string().meta({
          format: 'csv',
          description:
            'CSV: for each role “… name” and “… email”, then message and language where wanted; up to 100 rows',
        }),
        from: z.string().optional().meta({ description: 'A conversion whose result is the PDF, instead of a file' }),
      }),
    },
    answers: [{ status: 200, about: 'The outcome of each row', schema: rowOutcomes, orMedia: ROW_LINES_MEDIA }],
    refusals: [
      ...sending,
      'request.key-reused',
      'request-rows.no-roles',
      'request-rows.empty',
      'request-rows.open-quote',
      'request-rows.too-many',
      'request-rows.column-missing',
      'request-rows.column-unknown',
      'request-rows.column-twice',
      'request-rows.cells',
      'request-rows.cell-empty',
      'request-rows.cell-too-long',
      'request-rows.cell-no-address',
      'request-rows.cell-no-language',
    ],
  },
  {
    id: 'listSignatureRequests',
    method: 'get',
    path: '/api/signature-requests',
    group: 'signature requests',
    summary: 'Your signature requests, the newest first, and how far each recipient is',
    answers: [{ status: 200, about: 'The requests', schema: requestList }],
    refusals: [],
  },
  {
    id: 'getRequestedFile',
    method: 'get',
    path: '/api/signature-requests/{id}/file',
    group: 'signature requests',
    summary: 'The document of one of your requests, as far as it is signed',
    parameters: own,
    answers: [{ status: 200, about: 'The document', media: 'application/pdf' }],
    refusals: [...ownRefusals, 'signature-request.file-gone', 'range.not-satisfiable'],
  },
  {
    id: 'getRequestAudit',
    method: 'get',
    path: '/api/signature-requests/{id}/audit',
    group: 'signature requests',
    summary: 'Who did what, when and on which bytes, as a PDF of its own with the proof attached',
    parameters: own,
    answers: [{ status: 200, about: 'The audit page', media: 'application/pdf' }],
    refusals: [...ownRefusals, 'proof.none', 'fonts.missing'],
  },
  {
    id: 'getRequestProof',
    method: 'get',
    path: '/api/signature-requests/{id}/proof',
    group: 'signature requests',
    summary: 'Every event of one of your requests, with the proof that it is on the signed log',
    parameters: own,
    answers: [{ status: 200, about: 'The proof', schema: requestProof }],
    refusals: [...ownRefusals, 'proof.none'],
  },
  {
    id: 'remindRecipient',
    method: 'post',
    path: '/api/signature-requests/{id}/recipients/{number}/remind',
    group: 'signature requests',
    summary: 'The link of a recipient once more, to remind them; noted at most once an hour',
    parameters: oneRecipient,
    answers: [{ status: 200, about: 'The link', schema: remindedRecipient }],
    refusals: [
      ...ownRefusals,
      ...ended,
      'signature-request.signed',
      'signature-request.not-your-turn',
      'request.cross-site',
      'storage.full',
    ],
  },
  {
    id: 'cancelSignatureRequest',
    method: 'delete',
    path: '/api/signature-requests/{id}',
    group: 'signature requests',
    summary: 'Withdraw one of your requests; nobody can sign it any more',
    parameters: own,
    answers: [{ status: 200, about: 'It is withdrawn', schema: requestAnswer }],
    refusals: [...ownRefusals, 'request.cross-site', 'storage.full'],
  },
  {
    id: 'deleteRequestedFile',
    method: 'delete',
    path: '/api/signature-requests/{id}/file',
    group: 'signature requests',
    summary: 'Delete the document of one of your requests once that has ended; what happened to it can still be proven',
    parameters: own,
    answers: [{ status: 200, about: 'It is deleted', schema: requestAnswer }],
    refusals: [...ownRefusals, 'signature-request.still-open', 'request.cross-site', 'storage.full'],
  },
  {
    id: 'signPageStyle',
    method: 'get',
    path: '/sign/page.css',
    group: 'signature requests',
    summary: 'Style sheet of the page of a recipient',
    answers: [{ status: 200, about: 'The style sheet', media: 'text/css' }],
    refusals: [],
  },
  {
    id: 'signPageScript',
    method: 'get',
    path: '/sign/page.js',
    group: 'signature requests',
    summary: 'What lets recipients draw on that page',
    answers: [{ status: 200, about: 'The script', media: 'text/javascript' }],
    refusals: [],
  },
  {
    id: 'readSignatureRequest',
    method: 'get',
    path: '/sign/{token}',
    group: 'signature requests',
    summary: 'The page of a recipient, which needs no script',
    parameters: byLink,
    answers: [page],
    refusals: entering,
  },
  {
    id: 'signRequest',
    method: 'post',
    path: '/sign/{token}',
    group: 'signature requests',
    summary: 'Sign, with the form of that page; other fields go by their names in the document',
    parameters: byLink,
    body: signingBody,
    answers: [toPage],
    refusals: [
      ...reading,
      ...writing,
      'signature-request.signed',
      'signature-request.incomplete',
      'signature-request.too-long',
      'signature-request.changed',
      'fonts.missing',
      'image.unreadable',
      'image.too-large',
    ],
  },
  {
    id: 'declineRequest',
    method: 'post',
    path: '/sign/{token}/decline',
    group: 'signature requests',
    summary: 'Decline to sign, with a reason for the sender; the request is closed',
    parameters: byLink,
    body: declineForm,
    answers: [toPage],
    refusals: [...reading, ...writing, 'signature-request.signed'],
  },
  {
    id: 'handOnRequest',
    method: 'post',
    path: '/sign/{token}/hand-on',
    group: 'signature requests',
    summary: 'Hand the request on to somebody who signs instead, where the sender allows it; this link ends then',
    parameters: byLink,
    body: handOnForm,
    answers: [{ status: 200, about: 'Who signs now', schema: handedOn }],
    refusals: [
      ...reading,
      ...writing,
      'signature-request.signed',
      'signature-request.may-not-hand-on',
      'signature-request.incomplete',
    ],
  },
  {
    id: 'unlockRequest',
    method: 'post',
    path: '/sign/{token}/unlock',
    group: 'signature requests',
    summary: 'Unlock the page of a recipient with the password that the sender gave them',
    parameters: byLink,
    body: requestPasswordForm,
    answers: [toPage],
    refusals: [
      ...unknown,
      'signature-request.handed-on',
      'signature-request.wrong-password',
      'share-link.too-many-tries',
      'share-link.too-many-at-once',
      'request.invalid',
      'request.cross-site',
    ],
  },
  {
    id: 'getFileToSign',
    method: 'get',
    path: '/sign/{token}/file',
    group: 'signature requests',
    summary: 'The document, for a recipient',
    parameters: byLink,
    answers: [{ status: 200, about: 'The document', media: 'application/pdf' }],
    refusals: [...reading, 'range.not-satisfiable'],
  },
  {
    id: 'getPageToSign',
    method: 'get',
    path: '/sign/{token}/pages/{page}',
    group: 'signature requests',
    summary: 'Picture of one page, for a recipient',
    parameters: {
      ...byLink,
      path: byLink.path.extend({ page: z.string().meta({ description: 'Counted from 1' }) }),
    },
    answers: [{ status: 200, about: 'The picture', media: 'image/webp' }],
    refusals: [...reading, 'pages.out-of-range', 'route.not-found'],
  },
];
