import { fromPromise } from 'xstate';
import {
  remindedRecipient,
  requestList,
  sentRequest,
  REQUEST_FORM_FIELD,
  type ListedRequest,
  type NewSignatureRequest,
  type SentRequest,
} from '../../contracts/api/signature-requests.js';
import { FROM_FIELD } from '../../contracts/api/conversions.js';
import { versionOf } from '../browser/handed-files.js';
import { asMember } from './as-member.js';
import { isMadeHere } from './returned-results.js';
import { callWithFiles } from './post-documents.js';
import { sendJson } from './request-body.js';
import { call } from './server-reply.js';

const PATH = '/api/signature-requests';

export interface Sending {
  readonly file: File;
  readonly request: NewSignatureRequest;
}

/** `POST /api/signature-requests`; a version that the server has is named instead of sent. */
export const sendRequest = fromPromise<SentRequest, Sending>(async ({ input: { file, request }, signal }) => {
  const version = versionOf(file);
  const from = version === null || isMadeHere(version) ? undefined : version;
  const fields = { [REQUEST_FORM_FIELD]: JSON.stringify(request), ...(from !== undefined && { [FROM_FIELD]: from }) };
  const reply = await callWithFiles(PATH, { files: from === undefined ? [file] : [], fields, signal });
  return sentRequest.parse(await reply.json());
});

/** `GET /api/signature-requests`, the newest first. */
export const fetchRequests = fromPromise<readonly ListedRequest[]>(
  async () => requestList.parse(await (await call(PATH)).json()).requests,
);

export interface RecipientOf {
  readonly id: string;
  readonly number: number;
}

const recipientPath = ({ id, number }: RecipientOf): string => `${PATH}/${encodeURIComponent(id)}/recipients/${number}`;

/** `GET .../link`. @returns the link of the recipient. */
export const fetchRecipientLink = fromPromise<string, RecipientOf>(async ({ input }) => {
  const reply = await asMember(() => call(`${recipientPath(input)}/link`));
  return remindedRecipient.parse(await reply.json()).link;
});

/** `POST .../mail`. */
export const mailRecipientAgain = fromPromise(async ({ input }: { readonly input: RecipientOf }) => {
  await asMember(() => sendJson('POST', `${recipientPath(input)}/mail`, {}));
});

/** `DELETE /api/signature-requests/{id}`. */
export const withdrawRequest = fromPromise(async ({ input: { id } }: { readonly input: { readonly id: string } }) => {
  await asMember(() => call(`${PATH}/${encodeURIComponent(id)}`, { method: 'DELETE' }));
});

/** `DELETE /api/signature-requests/{id}/file`. */
export const deleteRequestedFile = fromPromise(
  async ({ input: { id } }: { readonly input: { readonly id: string } }) => {
    await asMember(() => call(requestedFilePath(id), { method: 'DELETE' }));
  },
);

/** Where the document of a request is, as far as it is signed. */
export const requestedFilePath = (id: string): string => `${PATH}/${encodeURIComponent(id)}/file`;

/** Where the audit page of a request is, a PDF of its own. */
export const requestAuditPath = (id: string): string => `${PATH}/${encodeURIComponent(id)}/audit`;
