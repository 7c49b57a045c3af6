import { randomUUID } from 'node:crypto';
import type {
  NewRequestField,
  OwnRequestFile,
  OwnRequestQuestion,
  PlacedFields,
  PlaceFieldsQuestion,
  RemindAnswer,
  RemindQuestion,
  RequestAnswer,
  SendRequestAnswer,
  SendRequestQuestion,
} from '../../../contracts/api/signature-requests.js';
import type { RequestProof, RequestProofQuestion } from '../../../contracts/api/proof.js';
import { DAY_MS } from '../../../contracts/durations.js';
import { Refusal } from '../../../contracts/errors.js';
import type { RecipientLanguage, RequestField, RequestRecipient } from '../../../contracts/events/signature-request.js';
import { REQUEST_ROWS_MAX } from '../../../contracts/limits.js';
import type { RequestSigner } from '../../../contracts/lifecycles/signature-request.machine.js';
import { ownerKindOf, type Owner } from '../../../contracts/owner.js';
import { questions } from '../../../contracts/subjects.js';
import { assertNotTooOften } from '../../platform/attempts/assert-not-too-often.js';
import { LONGEST_WINDOW_MS } from '../../platform/attempts/attempts.js';
import { digestOfSecret } from '../../platform/secrets/request-tokens.js';
import { deleteRequestFiles } from '../../platform/signature-requests/requests.js';
import {
  assertMaySign,
  signerOf,
  type SignatureRequestState,
} from '../../platform/signature-requests/signature-request.decider.js';
import { sealPassword } from '../link-passwords.js';
import { WORK_MS, type RequestParts } from './request-parts.js';
import { tokenOf } from './request-token.js';

/** So many requests of one network in a while. */
const SENT_MAX = 60;
/** So many requests of lists of one network in an hour. */
const ROWS_SENT_MAX = 2 * REQUEST_ROWS_MAX;
/** So many people get mails by the requests of one member in an hour. */
const MAILED_MAX = 200;
const MAILED = { name: 'request-mails', max: MAILED_MAX, windowMs: LONGEST_WINDOW_MS };
const SHORT_ID_CHARS = 8;

/** Questions and commands of a sender. */
export interface RequestOwner {
  readonly send: (question: SendRequestQuestion) => Promise<SendRequestAnswer>;
  readonly cancel: (question: OwnRequestQuestion) => Promise<RequestAnswer>;
  readonly link: (question: RemindQuestion) => Promise<RemindAnswer>;
  readonly mailAgain: (question: RemindQuestion) => Promise<RequestAnswer>;
  readonly remind: (question: RemindQuestion) => Promise<RemindAnswer>;
  readonly file: (question: OwnRequestQuestion) => Promise<OwnRequestFile>;
  /** Deletes the document of a request that has ended; what happened to it stays on the log. */
  readonly deleteFile: (question: OwnRequestQuestion) => Promise<RequestAnswer>;
  readonly proof: (question: OwnRequestQuestion) => Promise<RequestProof>;
}

export const openRequestOwner = (parts: RequestParts): RequestOwner => {
  const { requests, tokens, clock } = parts;

  const again = mailingAgain(parts);

  /** Another's request looks like one that never was. */
  const own = async ({ id, owners }: OwnRequestQuestion): Promise<SignatureRequestState> => {
    const request = await requests.look(id);
    if (!owners.includes(request.context.owner as Owner)) throw new Refusal('signature-request.not-found');
    return request;
  };

  return {
    send: sending(parts),
    cancel: async (question) => {
      await own(question);
      await requests.tell(question.id, { type: 'Cancel', now: clock() });
      return { success: true };
    },
    link: async (question) => {
      const { id, recipient } = question;
      return { token: tokenOf(tokens, id, assertMaySign(await own(question), recipient, clock())) };
    },
    mailAgain: (question) => own(question).then(() => again(question)),
    remind: async (question) => {
      await own(question);
      const { id, recipient } = question;
      const request = await requests.tell(id, { type: 'Remind', recipient, now: clock() });
      return { token: tokenOf(tokens, id, signerOf(request, recipient)) };
    },
    file: async (question) => {
      const { name, file } = (await own(question)).context;
      if (file === null) throw new Refusal('signature-request.file-gone');
      return { ...file, name };
    },
    deleteFile: (question) => own(question).then(() => deleteFile(parts, question.id)),
    proof: async (question) => {
      await own(question);
      return proofOf(parts, { request: question.id });
    },
  };
};

/** @throws Refusal `signature-request.not-mailed`, `request.too-often`; and where it is nobody's turn any more. */
const mailingAgain = ({ requests, openAttempts, sendsMail, clock }: RequestParts) => {
  const mailed = openAttempts(MAILED);
  return async ({ id, recipient, owners }: RemindQuestion): Promise<RequestAnswer> => {
    if (!sendsMail) throw new Refusal('signature-request.not-mailed');
    const [owner = ''] = owners;
    await assertNotTooOften(mailed, owner);
    try {
      await requests.tell(id, { type: 'MailAgain', recipient, now: clock() });
    } catch (error) {
      if (error instanceof Refusal) await mailed.add(owner, -1); // no mail follows
      throw error;
    }
    return { success: true };
  };
};

/** @throws Refusal `request.too-often`, `request.key-reused`; and as the work on the document. */
const sending = (parts: RequestParts): RequestOwner['send'] => {
  const { openAttempts } = parts;
  const sent = openAttempts({ name: 'signature-requests', max: SENT_MAX });
  const rowsSent = openAttempts({ name: 'signature-request-rows', max: ROWS_SENT_MAX, windowMs: LONGEST_WINDOW_MS });
  const mailed = openAttempts(MAILED);
  return async (question) => {
    const { rowId, asker, owner } = question;
    const before = await madeBefore(parts, question);
    if (before) return before;
    await assertNotTooOften(rowId === undefined ? sent : rowsSent, asker.network);
    await assertNotTooOften(mailed, owner, mailsOf(parts, question));
    return send(parts, question);
  };
};

/** @throws Refusal `signature-request.still-open`. */
const deleteFile = async ({ requests, blobs, clock }: RequestParts, id: string): Promise<RequestAnswer> => {
  const request = await requests.tell(id, { type: 'Expire', now: clock() }); // its time may be over, and not told yet
  if (!request.hasTag('ended')) throw new Refusal('signature-request.still-open');
  await deleteRequestFiles(requests, blobs, { id, now: clock() });
  return { success: true };
};

const proofOf = ({ bus }: RequestParts, asked: RequestProofQuestion): Promise<RequestProof> =>
  bus.ask<RequestProof>(questions.proofOfEvents, asked, WORK_MS);

const send = async (parts: RequestParts, question: SendRequestQuestion): Promise<SendRequestAnswer> => {
  const { requests, bus, blobs, clock } = parts;
  const { owner, source, asked, madeBy, rowId } = question;
  const requestId = rowId ?? randomUUID();
  const fields = namedFields(requestId, asked.fields);
  const recipients = await recipientsOf(parts, requestId, question);
  const placing: PlaceFieldsQuestion = { owner, blob: source.blob, name: source.name, fields };
  const { file, pages, sheets } = await bus.ask<PlacedFields>(questions.placeRequestFields, placing, WORK_MS);
  const now = clock();
  const request = await requests.tell(requestId, {
    type: 'Request',
    requestId,
    owner,
    madeBy,
    name: source.name,
    message: asked.message,
    original: source.sha256,
    file,
    pages,
    sheets,
    recipients,
    fields,
    expiresAt: new Date(now.getTime() + asked.days * DAY_MS),
    mail: mailOf(parts, question),
    mayHandOn: asked.mayHandOn,
    begunBy: question.begunBy,
    languages: languagesOf(question),
    now,
  });
  if (request.context.file?.blob === file.blob) return answerOf(parts, request, false);
  await blobs.delete(file.blob); // the same row was made by another call at this moment
  return sameAs(parts, request, question);
};

const answerOf = (
  { tokens }: RequestParts,
  { context: { requestId, expiresAt, signers, mail } }: SignatureRequestState,
  isBefore: boolean,
): SendRequestAnswer => {
  const links = signers.map((signer) => {
    const { number, name } = signer;
    return {
      number,
      name,
      token: tokenOf(tokens, requestId, signer),
      isMailed: mail?.recipients.includes(number) ?? false,
    };
  });
  return { id: requestId, expiresAt, tokens: links, isBefore };
};

/** The request that a row became before; undefined where it is new. @throws Refusal `request.key-reused`. */
const madeBefore = async (
  parts: RequestParts,
  question: SendRequestQuestion,
): Promise<SendRequestAnswer | undefined> => {
  const { rowId, formerRowIds = [] } = question;
  if (rowId === undefined) return undefined;
  for (const id of [rowId, ...formerRowIds]) {
    const request = await parts.requests.look(id);
    if (!request.matches('absent')) return sameAs(parts, request, question);
  }
  return undefined;
};

/** @throws Refusal `request.key-reused` where the row asks for something else now. */
const sameAs = (
  parts: RequestParts,
  request: SignatureRequestState,
  { source, asked }: SendRequestQuestion,
): SendRequestAnswer => {
  const { original, message, signers } = request.context;
  const isSamePerson = ({ number, name, email, formerDigests }: RequestSigner): boolean => {
    const now = asked.recipients[number - 1];
    return formerDigests.length > 0 || (now?.name === name && now.email === email);
  };
  const isSame =
    original === source.sha256 &&
    message === asked.message &&
    signers.length === asked.recipients.length &&
    signers.every(isSamePerson);
  if (!isSame) throw new Refusal('request.key-reused');
  return answerOf(parts, request, true);
};

/** Only members send mails: a server that sends them for everybody sends what nobody wants. */
const mailOf = ({ sendsMail }: RequestParts, { owner, asked, language }: SendRequestQuestion) =>
  sendsMail && ownerKindOf(owner) === 'member'
    ? { language: asked.language ?? language, remindEvery: asked.remindEvery }
    : null;

/** Everybody reads in the language that was chosen for them, or else in that of whoever asks. */
const languagesOf = ({ asked, language }: SendRequestQuestion): readonly RecipientLanguage[] =>
  asked.recipients.map((one, index) => ({
    recipient: index + 1,
    language: one.language ?? asked.language ?? language,
  }));

/** How many people get their links by mail. */
const mailsOf = (parts: RequestParts, question: SendRequestQuestion): number =>
  mailOf(parts, question) === null ? 0 : question.asked.recipients.filter(({ email }) => email !== '').length;

/** Names that no field of a document has: other requests have another id. */
const namedFields = (id: string, fields: readonly NewRequestField[]): readonly RequestField[] =>
  fields.map((field, index) => ({
    ...field,
    name: `request-${id.slice(0, SHORT_ID_CHARS)}-${field.recipient}-${index + 1}`,
  }));

const recipientsOf = async (
  { tokens }: RequestParts,
  id: string,
  { asked, asker }: SendRequestQuestion,
): Promise<readonly RequestRecipient[]> => {
  const recipients: RequestRecipient[] = [];
  for (const [index, { name, email, order, password }] of asked.recipients.entries()) {
    const number = index + 1;
    recipients.push({
      number,
      name,
      email,
      order,
      digest: digestOfSecret(tokens.secretOf(id, number)),
      password: password === undefined ? null : await sealPassword(password, asker),
    });
  }
  return recipients;
};
