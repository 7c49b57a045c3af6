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
import { Refusal } from '../../../contracts/errors.js';
import type { RequestField, RequestRecipient } from '../../../contracts/events/signature-request.js';
import type { Owner } from '../../../contracts/owner.js';
import { questions } from '../../../contracts/subjects.js';
import { digestOfSecret, type RequestTokens } from '../../platform/secrets/request-tokens.js';
import type { SignatureRequestState } from '../../platform/signature-requests/signature-request.decider.js';
import { sealPassword } from '../link-passwords.js';
import { WORK_MS, type RequestParts } from './request-parts.js';

const DAY_MS = 24 * 60 * 60 * 1000;
/** So many requests of one network in a while. */
const SENT_MAX = 60;
const SHORT_ID_CHARS = 8;

/** What a sender may ask. */
export interface RequestOwner {
  readonly send: (question: SendRequestQuestion) => Promise<SendRequestAnswer>;
  readonly cancel: (question: OwnRequestQuestion) => Promise<RequestAnswer>;
  readonly remind: (question: RemindQuestion) => Promise<RemindAnswer>;
  readonly file: (question: OwnRequestQuestion) => Promise<OwnRequestFile>;
  readonly proof: (question: OwnRequestQuestion) => Promise<RequestProof>;
}

export const openRequestOwner = (parts: RequestParts): RequestOwner => {
  const { requests, openAttempts, tokens, clock } = parts;
  const sent = openAttempts({ name: 'signature-requests', max: SENT_MAX });

  /** Another's request looks like one that never was. */
  const own = async ({ id, owners }: OwnRequestQuestion): Promise<SignatureRequestState> => {
    const request = await requests.look(id);
    if (!owners.includes(request.context.owner as Owner)) throw new Refusal('signature-request.not-found');
    return request;
  };

  return {
    send: async (question) => {
      const { network } = question.asker;
      if ((await sent.add(network)) < 0) {
        throw new Refusal('request.too-often', { minutes: await sent.minutesLeft(network) });
      }
      return send(parts, question);
    },
    cancel: async (question) => {
      await own(question);
      await requests.tell(question.id, { type: 'Cancel', now: clock() });
      return { success: true };
    },
    remind: async (question) => {
      await own(question);
      const { id, recipient } = question;
      await requests.tell(id, { type: 'Remind', recipient, now: clock() });
      return { token: tokenOf(tokens, id, recipient) };
    },
    file: async (question) => {
      const { name, file } = (await own(question)).context;
      if (file === null) throw new Refusal('signature-request.file-gone');
      return { ...file, name };
    },
    proof: async (question) => {
      await own(question);
      const asked: RequestProofQuestion = { request: question.id };
      return parts.bus.ask<RequestProof>(questions.proofOfEvents, asked, WORK_MS);
    },
  };
};

/** What a recipient's link ends in. */
const tokenOf = (tokens: RequestTokens, id: string, recipient: number): string =>
  `${id}.${recipient}.${tokens.secretOf(id, recipient)}`;

const send = async (parts: RequestParts, question: SendRequestQuestion): Promise<SendRequestAnswer> => {
  const { requests, bus, tokens, clock } = parts;
  const { owner, source, asked, madeBy } = question;
  const requestId = randomUUID();
  const fields = namedFields(requestId, asked.fields);
  const recipients = await recipientsOf(parts, requestId, question);
  const placing: PlaceFieldsQuestion = { owner, blob: source.blob, name: source.name, fields };
  const { file, pages, sheets } = await bus.ask<PlacedFields>(questions.placeRequestFields, placing, WORK_MS);
  const now = clock();
  const expiresAt = new Date(now.getTime() + asked.days * DAY_MS);
  await requests.tell(requestId, {
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
    expiresAt,
    now,
  });
  const links = recipients.map(({ number, name }) => ({ number, name, token: tokenOf(tokens, requestId, number) }));
  return { id: requestId, expiresAt: expiresAt.toISOString(), tokens: links };
};

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
