import {
  CONSENT_VERSION,
  REQUEST_TOKEN,
  type ByToken,
  type DeclineRequestQuestion,
  type HandOnRequestAnswer,
  type HandOnRequestQuestion,
  type ReadRequestAnswer,
  type ReadRequestQuestion,
  type RecipientLanguageAnswer,
  type RequestAnswer,
  type RequestFileAnswer,
  type SealedRequest,
  type SealRequestQuestion,
  type SignRequestQuestion,
  type UnlockRequestAnswer,
  type UnlockRequestQuestion,
} from '../../../contracts/api/signature-requests.js';
import { Refusal, type RefusalCode } from '../../../contracts/errors.js';
import { recipientStatusOf, type RequestSigner } from '../../../contracts/lifecycles/signature-request.machine.js';
import type { Owner } from '../../../contracts/owner.js';
import { USERS_COLLECTION, type UserDocument } from '../../../contracts/read-models/user-document.js';
import { questions } from '../../../contracts/subjects.js';
import { digestOfSecret, isSecret } from '../../platform/secrets/request-tokens.js';
import {
  assertMaySign,
  assertOpen,
  mayHandOn,
  signerOf,
  type SignatureRequestState,
} from '../../platform/signature-requests/signature-request.decider.js';
import { isPass, isPassword, passFor } from '../link-passwords.js';
import { openWrongPasswords } from '../wrong-passwords.js';
import { filledIn } from './filled-in.js';
import { WORK_MS, type RequestParts } from './request-parts.js';
import { tokenOf } from './request-token.js';

/** So often a document is sealed anew where others have signed it meanwhile. */
const TURNS_MAX = 20;
const CHANGED: readonly RefusalCode[] = ['signature-request.changed', 'signature-request.file-gone'];

/** Questions and commands of a recipient, who has nothing but a link. */
export interface RequestRecipientAnswers {
  readonly language: (question: Pick<ByToken, 'token'>) => Promise<RecipientLanguageAnswer>;
  readonly read: (question: ReadRequestQuestion) => Promise<ReadRequestAnswer>;
  readonly file: (question: ByToken) => Promise<RequestFileAnswer>;
  readonly unlock: (question: UnlockRequestQuestion) => Promise<UnlockRequestAnswer>;
  readonly sign: (question: SignRequestQuestion) => Promise<RequestAnswer>;
  readonly decline: (question: DeclineRequestQuestion) => Promise<RequestAnswer>;
  readonly handOn: (question: HandOnRequestQuestion) => Promise<HandOnRequestAnswer>;
}

/** A link that was found: whose it is, and how the request stands. */
interface Found {
  readonly id: string;
  readonly request: SignatureRequestState;
  readonly signer: RequestSigner;
}

const passKey = ({ id, signer }: Found): string => `${id}.${signer.number}`;

export const openRequestRecipient = (parts: RequestParts): RequestRecipientAnswers => {
  const { requests, clock } = parts;
  const find = finder(parts);
  const enter = async ({ token, pass }: ByToken): Promise<Found> => {
    const request = await find(token);
    const { password } = request.signer;
    if (password !== null && !isPass(pass, { hash: passKey(request), password }, clock())) {
      throw new Refusal('signature-request.locked');
    }
    return request;
  };

  return {
    language: ({ token }) => languageBy(find, token),
    read: async (question) => readBy(parts, await enter(question), question),
    file: async (question) => fileFor(await enter(question), clock()),
    unlock: unlocking(parts, find),
    sign: async (question) => {
      for (let turn = 1; ; turn += 1) {
        try {
          await signOnce(parts, await enter(question), question);
          return { success: true };
        } catch (error) {
          const isBehind = error instanceof Refusal && CHANGED.includes(error.code);
          if (!isBehind || turn === TURNS_MAX) throw error;
        }
      }
    },
    decline: async (question) => {
      const { id, signer } = await enter(question);
      const { reason, address } = question;
      await requests.tell(id, { type: 'Decline', ...holderOf(signer), reason, address, now: clock() });
      return { success: true };
    },
    handOn: async (question) => handOn(parts, await enter(question), question),
  };
};

/** Whoever shows a link that ended, or a wrong one, reads in the language of their browser. */
const languageBy = async (find: (token: string) => Promise<Found>, token: string): Promise<RecipientLanguageAnswer> => {
  try {
    return { language: (await find(token)).signer.language };
  } catch (error) {
    if (error instanceof Refusal) return { language: null };
    throw error;
  }
};

const holderOf = ({ number, digest }: RequestSigner) => ({ recipient: number, digest });

const isMailed = ({ context: { mail } }: SignatureRequestState): boolean => mail !== null;

/**
 * Whoever signs instead gets a link that nobody had before, and the link by which it was handed on ends.
 *
 * @throws Refusal `signature-request.incomplete` where mails are sent and there is no address.
 */
const handOn = async (
  { requests, tokens, clock }: RequestParts,
  { id, request, signer }: Found,
  { name, email, address }: HandOnRequestQuestion,
): Promise<HandOnRequestAnswer> => {
  if (isMailed(request) && email === '') throw new Refusal('signature-request.incomplete', { field: 'email' });
  const holder = signer.formerDigests.length + 1;
  const to = { name, email, digest: digestOfSecret(tokens.secretOf(id, signer.number, holder)) };
  const after = await requests.tell(id, { type: 'HandOn', ...holderOf(signer), to, address, now: clock() });
  return { name, token: isMailed(request) ? null : tokenOf(tokens, id, signerOf(after, signer.number)) };
};

/** A wrong secret looks like a request that never was. */
const finder =
  ({ requests }: RequestParts) =>
  async (token: string): Promise<Found> => {
    const [, id = '', number = '', secret = ''] = REQUEST_TOKEN.exec(token) ?? [];
    const request = id === '' ? undefined : await requests.look(id);
    const signer = request?.context.signers.find((one) => one.number === Number(number));
    if (!request || !signer) throw new Refusal('signature-request.not-found');
    assertHolds(signer, secret);
    return { id, request, signer };
  };

const assertHolds = ({ digest, formerDigests }: RequestSigner, secret: string): void => {
  if (isSecret(secret, digest)) return;
  const isFormer = formerDigests.some((former) => isSecret(secret, former));
  throw new Refusal(isFormer ? 'signature-request.handed-on' : 'signature-request.not-found');
};

const unlocking = (
  { openAttempts, clock }: RequestParts,
  find: (token: string) => Promise<Found>,
): RequestRecipientAnswers['unlock'] => {
  const guesses = openWrongPasswords(openAttempts);
  return async ({ token, password, asker }) => {
    const request = await find(token);
    const signerPassword = request.signer.password;
    if (signerPassword === null) return { pass: '' };
    const key = passKey(request);
    const left = await guesses.take(key, asker.network);
    if (!(await isPassword(password, signerPassword, asker))) {
      await guesses.wasWrong(key);
      throw new Refusal('signature-request.wrong-password', { left });
    }
    await guesses.wasRight(key, asker.network);
    return { pass: passFor(key, signerPassword, clock()) };
  };
};

/** To read it for the first time is to open it. */
const readBy = async (
  { requests, documents, clock }: RequestParts,
  { id, request, signer }: Found,
  { counts, address }: ReadRequestQuestion,
): Promise<ReadRequestAnswer> => {
  const now = clock();
  if (!request.matches('completed')) assertOpen(request, now);
  const { number: recipient } = signer;
  const isFirst = counts && recipientStatusOf(request.context, signer) === 'asked';
  const read = isFirst ? await requests.tell(id, { type: 'Open', ...holderOf(signer), address, now }) : request;
  return { ...readFrom(read, recipient), sender: await senderOf(documents, request.context.owner) };
};

/** The name of a member; empty for a guest. */
export const senderOf = async (documents: RequestParts['documents'], owner: string): Promise<string> =>
  (await documents.get<UserDocument>(USERS_COLLECTION, owner))?.name ?? '';

const readFrom = (request: SignatureRequestState, number: number): Omit<ReadRequestAnswer, 'sender'> => {
  const { context } = request;
  const { name, message, pages, sheets, expiresAt, file, signers } = context;
  const signer = signerOf(request, number);
  const status = recipientStatusOf(context, signer);
  return {
    name,
    message,
    recipient: signer.name,
    language: signer.language,
    pages,
    sheets,
    expiresAt,
    sha256: status === 'waiting' ? '' : (file?.sha256 ?? ''),
    status,
    isCompleted: request.matches('completed'),
    mayHandOn: mayHandOn(request, signer),
    isMailed: isMailed(request),
    fields: context.fields.filter(({ recipient }) => recipient === number),
    others: signers
      .filter((one) => one.number !== number)
      .map((one) => ({ name: one.name, hasSigned: one.signedAt !== null })),
  };
};

/** Whoever has signed, or may sign, sees the document; before their turn there is nothing to see. */
const fileFor = ({ request, signer }: Found, now: Date): RequestFileAnswer => {
  const { context } = request;
  if (!request.matches('completed') && signer.signedAt === null) assertMaySign(request, signer.number, now);
  else if (!request.matches('completed')) assertOpen(request, now);
  if (context.file === null) throw new Refusal('signature-request.file-gone');
  return { ...context.file, name: context.name, owner: context.owner as Owner };
};

/**
 * Seals the document as it is now, and puts that on the log if nobody else has signed meanwhile.
 *
 * @throws Refusal `signature-request.changed` or `signature-request.file-gone` where somebody has.
 */
const signOnce = async (parts: RequestParts, { id, request, signer }: Found, question: SignRequestQuestion) => {
  const { requests, bus, blobs, clock } = parts;
  assertMaySign(request, signer.number, clock());
  const { number: recipient } = signer;
  const { fields, file, name, owner } = request.context;
  if (file === null) throw new Refusal('signature-request.file-gone');
  const own = fields.filter((field) => field.recipient === recipient);
  const filled = filledIn(own, { values: question.values, signer: signer.name, now: clock() });
  const { signing, address } = question;
  const sealing: SealRequestQuestion = {
    owner: owner as Owner,
    blob: file.blob,
    name,
    fields: filled,
    signing,
    signer: signer.name,
  };
  const { file: made } = await bus.ask<SealedRequest>(questions.sealRequest, sealing, WORK_MS);
  const signed = { manner: signing.manner, consent: CONSENT_VERSION, builtOn: file.sha256, file: made };
  try {
    await requests.tell(id, { type: 'Sign', ...holderOf(signer), address, ...signed, now: clock() });
  } catch (error) {
    if (error instanceof Refusal) await blobs.delete(made.blob); // else it may be on the log all the same
    throw error;
  }
  await blobs.delete(file.blob);
};
