import { z } from 'zod';
import { apiKeyRequest, apiKeysReply, newApiKeyReply, revokedKeyReply } from '../api-keys.js';
import {
  forgottenSignatureReply,
  keptSignatureReply,
  keptSignatureRequest,
  keptSignaturesReply,
} from '../kept-signatures.js';
import { closedSigningLinkReply, newSigningLink, signingLinkList, signingLinkReply } from '../signing-links.js';
import { forgottenTemplateReply, keptTemplateReply, keptTemplatesReply } from '../request-templates.js';
import { endSessionsReply, linksQuery, linksReply, sessionsReply } from '../own-account.js';
import { upload, type Call } from './call.js';

const exportedData = z.object({
  docket: z.string(),
  exportedAt: z.string(),
  userId: z.string(),
  owners: z.array(z.string()),
  events: z.array(z.looseObject({})),
});

/** Names a key in a path. */
export const keyPath = z.object({ key: z.string().meta({ description: 'Id of the API key' }) });

const signaturePath = z.object({ signature: z.string().meta({ description: 'Id of the signature' }) });

const templatePath = z.object({ template: z.string().meta({ description: 'Id of the template' }) });

const ofMember = ['session.missing'] as const;
const ending = ['session.missing', 'request.cross-site', 'storage.full'] as const;

/** Calls that members make about their own account. */
export const accountCalls: readonly Call[] = [
  {
    id: 'listSessions',
    method: 'get',
    path: '/api/account/sessions',
    group: 'account',
    summary: 'The browsers in which the member is signed in',
    answers: [{ status: 200, about: 'The sessions', schema: sessionsReply }],
    refusals: ofMember,
  },
  {
    id: 'endOtherSessions',
    method: 'delete',
    path: '/api/account/sessions',
    group: 'account',
    summary: 'Sign the member out everywhere but here',
    answers: [{ status: 200, about: 'They are ended', schema: endSessionsReply }],
    refusals: ending,
  },
  {
    id: 'endSession',
    method: 'delete',
    path: '/api/account/sessions/{session}',
    group: 'account',
    summary: 'End one session of the member',
    parameters: { path: z.object({ session: z.string().meta({ description: 'Session id' }) }) },
    answers: [{ status: 200, about: 'It is ended', schema: endSessionsReply }],
    refusals: [...ending, 'session.not-found'],
  },
  {
    id: 'listLinks',
    method: 'get',
    path: '/api/account/links',
    group: 'account',
    summary: 'The live share links of the member, newest first',
    parameters: { query: linksQuery },
    answers: [{ status: 200, about: 'One page of the links', schema: linksReply }],
    refusals: [...ofMember, 'request.invalid'],
  },
  {
    id: 'listKeys',
    method: 'get',
    path: '/api/account/keys',
    group: 'account',
    summary: 'The API keys of the member, newest first, without the keys themselves',
    answers: [{ status: 200, about: 'The keys', schema: apiKeysReply }],
    refusals: ofMember,
  },
  {
    id: 'createKey',
    method: 'post',
    path: '/api/account/keys',
    group: 'account',
    summary: 'Make an API key with which programs call in the name of the member; only this answer holds it',
    body: apiKeyRequest,
    answers: [{ status: 200, about: 'The key, for this once', schema: newApiKeyReply }],
    refusals: [...ending, 'request.invalid', 'key.too-many', 'request.too-often'],
  },
  {
    id: 'revokeKey',
    method: 'delete',
    path: '/api/account/keys/{key}',
    group: 'account',
    summary: 'Delete an API key of the member: from now on it opens nothing',
    parameters: { path: keyPath },
    answers: [{ status: 200, about: 'It is deleted', schema: revokedKeyReply }],
    refusals: [...ending, 'key.not-found'],
  },
  {
    id: 'listSignatures',
    method: 'get',
    path: '/api/account/signatures',
    group: 'account',
    summary: 'The signatures and initials that the member keeps, newest first, with their pictures',
    answers: [{ status: 200, about: 'The signatures', schema: keptSignaturesReply }],
    refusals: ofMember,
  },
  {
    id: 'keepSignature',
    method: 'post',
    path: '/api/account/signatures',
    group: 'account',
    summary: 'Keep the picture of a signature, encrypted with the key of the member',
    body: keptSignatureRequest,
    answers: [{ status: 200, about: 'The signature', schema: keptSignatureReply }],
    refusals: [...ending, 'request.invalid', 'signature.too-many', 'request.too-often'],
  },
  {
    id: 'forgetSignature',
    method: 'delete',
    path: '/api/account/signatures/{signature}',
    group: 'account',
    summary: 'Remove a signature that the member keeps, and its picture',
    parameters: { path: signaturePath },
    answers: [{ status: 200, about: 'It is removed', schema: forgottenSignatureReply }],
    refusals: [...ending, 'signature.not-found'],
  },
  {
    id: 'listRequestTemplates',
    method: 'get',
    path: '/api/account/request-templates',
    group: 'account',
    summary: 'The templates of signature requests that the member keeps, newest first, without their documents',
    answers: [{ status: 200, about: 'The templates', schema: keptTemplatesReply }],
    refusals: ofMember,
  },
  {
    id: 'keepRequestTemplate',
    method: 'post',
    path: '/api/account/request-templates',
    group: 'account',
    summary: 'Keep a PDF with the fields and roles of a signature request, encrypted with the key of the member',
    form: {
      fields: z.object({
        template: z.string().meta({
          format: 'request-template',
          description:
            'JSON: people (role, name, email), fields (recipient, kind, page, box, required, label), isInOrder, message, days, remindEvery, mayHandOn',
        }),
      }),
    },
    answers: [{ status: 200, about: 'The template', schema: keptTemplateReply }],
    refusals: [...new Set([...ending, ...upload, 'template.too-many', 'request.too-often'] as const)],
  },
  {
    id: 'getTemplateFile',
    method: 'get',
    path: '/api/account/request-templates/{template}/file',
    group: 'account',
    summary: 'The PDF of a template that the member keeps',
    parameters: { path: templatePath },
    answers: [{ status: 200, about: 'The PDF', media: 'application/pdf' }],
    refusals: [...ofMember, 'template.not-found'],
  },
  {
    id: 'forgetRequestTemplate',
    method: 'delete',
    path: '/api/account/request-templates/{template}',
    group: 'account',
    summary: 'Delete a template that the member keeps, and its PDF',
    parameters: { path: templatePath },
    answers: [{ status: 200, about: 'It is deleted', schema: forgottenTemplateReply }],
    refusals: [...ending, 'template.not-found'],
  },
  {
    id: 'listSigningLinks',
    method: 'get',
    path: '/api/account/signing-links',
    group: 'account',
    summary: 'The links by which many people sign, newest first, and how many have begun and signed by each',
    answers: [{ status: 200, about: 'The links', schema: signingLinkList }],
    refusals: [...ofMember, 'service.unavailable'],
  },
  {
    id: 'createSigningLink',
    method: 'post',
    path: '/api/account/signing-links',
    group: 'account',
    summary: 'Make a link of a template: whoever has it gives their name and signs a document of their own',
    body: newSigningLink,
    answers: [{ status: 200, about: 'The link', schema: signingLinkReply }],
    refusals: [
      ...ending,
      'request.invalid',
      'template.not-found',
      'signing-link.unfit',
      'signing-link.too-many',
      'request.too-often',
      'service.unavailable',
    ],
  },
  {
    id: 'closeSigningLink',
    method: 'delete',
    path: '/api/account/signing-links/{link}',
    group: 'account',
    summary: 'Close a link for many people: nobody begins by it any more, and what was begun stays',
    parameters: { path: z.object({ link: z.string().meta({ description: 'Id of the link' }) }) },
    answers: [{ status: 200, about: 'It is closed', schema: closedSigningLinkReply }],
    refusals: [...ending, 'signing-link.not-found', 'service.unavailable'],
  },
  {
    id: 'exportData',
    method: 'get',
    path: '/api/account/data',
    group: 'account',
    summary: 'Everything that the log holds of the member, as JSON',
    answers: [{ status: 200, about: 'The events', schema: exportedData }],
    refusals: [...ofMember, 'account.export-busy'],
  },
  {
    id: 'exportFiles',
    method: 'get',
    path: '/api/account/files',
    group: 'account',
    summary: 'The same with every file of the member that is still stored, as ZIP',
    answers: [{ status: 200, about: 'The archive', media: 'application/zip' }],
    refusals: [...ofMember, 'account.export-busy', 'result.too-large'],
  },
];
