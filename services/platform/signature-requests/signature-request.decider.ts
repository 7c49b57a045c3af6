import type { SnapshotFrom } from 'xstate';
import { MINUTE_MS } from '../../../contracts/durations.js';
import { Refusal } from '../../../contracts/errors.js';
import type {
  HandedTo,
  RecipientLanguage,
  RequestField,
  RequestFile,
  RequestRecipient,
  RequestSheet,
  SignatureRequestEvent,
  SigningMannerName,
} from '../../../contracts/events/signature-request.js';
import {
  orderNow,
  recipientStatusOf,
  signatureRequestMachine,
  type RequestSigner,
} from '../../../contracts/lifecycles/signature-request.machine.js';
import { HAND_ON_MAX, REMINDER_PAUSE_MS } from '../../../contracts/limits.js';
import type { NextMail } from '../../../contracts/lifecycles/request-mails.js';
import type { MailProblem } from '../../../contracts/request-mail.js';
import type { ScreenLanguage } from '../../../contracts/screen-languages.js';
import type { Owner } from '../../../contracts/owner.js';
import type { Decider } from '../event-store/decider.js';
import { advance, beginning } from '../event-store/lifecycle.js';

export type SignatureRequestState = SnapshotFrom<typeof signatureRequestMachine>;

/** Who begins a request by a link for many people. */
export interface BegunBy {
  readonly linkId: string;
  /** Their number among the recipients. */
  readonly recipient: number;
}

interface ByRecipient {
  readonly recipient: number;
  /** The secret of their link has this digest; another one is that of who had their place before. */
  readonly digest: string;
  /** A shortened address of the network that it came from. */
  readonly address: string;
  readonly now: Date;
}

export type SignatureRequestCommand =
  | {
      readonly type: 'Request';
      readonly requestId: string;
      readonly owner: Owner;
      readonly madeBy: string | null;
      readonly name: string;
      readonly message: string;
      readonly original: string;
      readonly file: RequestFile;
      readonly pages: number;
      readonly sheets: readonly RequestSheet[];
      readonly recipients: readonly RequestRecipient[];
      readonly fields: readonly RequestField[];
      readonly expiresAt: Date;
      /** How recipients get their links by mail; null where the sender hands them over. */
      readonly mail: { readonly language: ScreenLanguage; readonly remindEvery: number } | null;
      readonly mayHandOn: boolean;
      /** The recipient of this number begins it by a link for many people; left out where its sender makes it. */
      readonly begunBy?: BegunBy | undefined;
      /** In which pages and mails of the recipients are. */
      readonly languages: readonly RecipientLanguage[];
      readonly now: Date;
    }
  | ({ readonly type: 'Open' } & ByRecipient)
  /** `builtOn`: SHA-256 of the document that the signature was put on. */
  | ({
      readonly type: 'Sign';
      readonly builtOn: string;
      readonly file: RequestFile;
      readonly manner: SigningMannerName;
      readonly consent: string;
    } & ByRecipient)
  | ({ readonly type: 'Decline'; readonly reason: string } & ByRecipient)
  | ({ readonly type: 'HandOn'; readonly to: HandedTo } & ByRecipient)
  | { readonly type: 'Remind'; readonly recipient: number; readonly now: Date }
  | { readonly type: 'MailAgain'; readonly recipient: number; readonly now: Date }
  /** A mail was sent to this address, or was not for this reason. */
  | {
      readonly type: 'NoteMail';
      readonly mail: NextMail;
      readonly to: string;
      readonly problem: MailProblem | null;
      readonly now: Date;
    }
  | { readonly type: 'Cancel'; readonly now: Date }
  | { readonly type: 'Expire'; readonly now: Date }
  | { readonly type: 'DeleteFiles'; readonly now: Date };

type CommandOf<Type extends SignatureRequestCommand['type']> = Extract<SignatureRequestCommand, { type: Type }>;

/** The rules of one signature request. Requirement. It is over at the very instant it ends, whether or not that is on the log yet. */
export const signatureRequest: Decider<SignatureRequestState, SignatureRequestCommand, SignatureRequestEvent> = {
  initial: beginning(signatureRequestMachine),

  decide(command, state) {
    if ('digest' in command) return byRecipient(command, state);
    switch (command.type) {
      case 'Request':
        return requested(command, state);
      case 'Remind':
        return reminded(command, state);
      case 'MailAgain':
        return [mailWanted(command, state)];
      case 'NoteMail':
        return mailNoted(command, state);
      case 'Cancel':
      case 'Expire':
      case 'DeleteFiles':
        return endings(command, state);
    }
  },

  evolve: (state, event) => advance(signatureRequestMachine, state, event),
};

const isOver = ({ context }: SignatureRequestState, now: Date): boolean =>
  Date.parse(context.expiresAt) <= now.getTime();

/**
 * @throws Refusal `signature-request.not-found`; `signature-request.cancelled`, `signature-request.expired`,
 *   `signature-request.declined`, `signature-request.completed`, as it has ended.
 */
export const assertOpen = (state: SignatureRequestState, now: Date): void => {
  if (state.matches('absent')) throw new Refusal('signature-request.not-found');
  if (state.matches('completed')) throw new Refusal('signature-request.completed');
  if (state.matches('declined')) throw new Refusal('signature-request.declined');
  if (state.matches('cancelled')) throw new Refusal('signature-request.cancelled');
  if (state.matches('expired') || isOver(state, now)) throw new Refusal('signature-request.expired');
};

/** @throws Refusal `signature-request.not-found`. */
export const signerOf = ({ context }: SignatureRequestState, number: number): RequestSigner => {
  const signer = context.signers.find((one) => one.number === number);
  if (!signer) throw new Refusal('signature-request.not-found');
  return signer;
};

/**
 * The recipient, who may sign now.
 *
 * @throws Refusal as {@link assertOpen}; `signature-request.signed`, `signature-request.not-your-turn`.
 */
export const assertMaySign = (state: SignatureRequestState, number: number, now: Date): RequestSigner => {
  const signer = signerOf(state, number);
  if (signer.signedAt !== null) throw new Refusal('signature-request.signed');
  assertOpen(state, now);
  if (recipientStatusOf(state.context, signer) === 'waiting') throw new Refusal('signature-request.not-your-turn');
  return signer;
};

const endings = (
  command: CommandOf<'Cancel' | 'Expire' | 'DeleteFiles'>,
  state: SignatureRequestState,
): readonly SignatureRequestEvent[] => {
  const isOpen = state.matches('open');
  if (command.type === 'Cancel') return isOpen ? [ended('RequestCancelled', command, state)] : [];
  if (command.type === 'Expire') {
    return isOpen && isOver(state, command.now) ? [ended('RequestExpired', command, state)] : [];
  }
  const hasFile = state.hasTag('ended') && state.context.file !== null;
  return hasFile ? [ended('RequestFilesDeleted', command, state)] : [];
};

const requested = (command: CommandOf<'Request'>, state: SignatureRequestState): readonly SignatureRequestEvent[] => {
  if (!state.matches('absent')) return [];
  const { type: _, expiresAt, now, mail, mayHandOn, begunBy, languages, ...data } = command;
  const { requestId } = data;
  const at = now.toISOString();
  const asked: SignatureRequestEvent = {
    type: 'SignatureRequested',
    version: 1,
    data: { ...data, expiresAt: expiresAt.toISOString(), at },
  };
  const recipients = data.recipients.filter(({ email }) => email !== '').map(({ number }) => number);
  const events: SignatureRequestEvent[] = [asked];
  if (begunBy) events.push({ type: 'RequestBegunByLink', version: 1, data: { requestId, ...begunBy, at } });
  if (mayHandOn) events.push({ type: 'HandingOnAllowed', version: 1, data: { requestId, at } });
  if (languages.length > 0) {
    events.push({ type: 'RecipientLanguagesChosen', version: 1, data: { requestId, languages, at } });
  }
  if (mail !== null && recipients.length > 0) {
    events.push({ type: 'RequestMailChosen', version: 1, data: { requestId, ...mail, recipients, at } });
  }
  return events;
};

const by = (state: SignatureRequestState, { recipient, address, now }: ByRecipient) => ({
  requestId: state.context.requestId,
  recipient,
  address,
  at: now.toISOString(),
});

/** @throws Refusal `signature-request.handed-on` where their place is somebody else's by now. */
const byRecipient = (
  command: CommandOf<'Open' | 'Sign' | 'Decline' | 'HandOn'>,
  state: SignatureRequestState,
): readonly SignatureRequestEvent[] => {
  if (signerOf(state, command.recipient).digest !== command.digest) throw new Refusal('signature-request.handed-on');
  switch (command.type) {
    case 'Open':
      return opened(command, state);
    case 'Sign':
      return signed(command, state);
    case 'Decline':
      return [declined(command, state)];
    case 'HandOn':
      return [handedOn(command, state)];
  }
};

/** Only the first time counts: somebody who reads twice has opened it once. */
const opened = (command: CommandOf<'Open'>, state: SignatureRequestState): readonly SignatureRequestEvent[] => {
  const signer = signerOf(state, command.recipient);
  if (!state.matches('open') || isOver(state, command.now) || signer.openedAt !== null) return [];
  return [{ type: 'RequestOpened', version: 1, data: by(state, command) }];
};

/** @throws Refusal `signature-request.changed` where somebody else has signed meanwhile; and as {@link assertMaySign}. */
const signed = (command: CommandOf<'Sign'>, state: SignatureRequestState): readonly SignatureRequestEvent[] => {
  assertMaySign(state, command.recipient, command.now);
  if (state.context.file?.sha256 !== command.builtOn) throw new Refusal('signature-request.changed');
  const { builtOn, file, manner, consent } = command;
  const data = { ...by(state, command), builtOn, file, manner, consent };
  const event: SignatureRequestEvent = { type: 'RecipientSigned', version: 1, data };
  const after = advance(signatureRequestMachine, state, event);
  if (orderNow(after.context) !== undefined) return [event];
  const { requestId, at } = data;
  return [event, { type: 'RequestCompleted', version: 1, data: { requestId, sha256: file.sha256, at } }];
};

const declined = (command: CommandOf<'Decline'>, state: SignatureRequestState): SignatureRequestEvent => {
  assertMaySign(state, command.recipient, command.now);
  return { type: 'RequestDeclined', version: 1, data: { ...by(state, command), reason: command.reason } };
};

/** Whether the sender allows it, and their place was not handed on too often. */
export const mayHandOn = ({ context }: SignatureRequestState, { formerDigests }: RequestSigner): boolean =>
  context.mayHandOn && formerDigests.length < HAND_ON_MAX;

/** @throws Refusal `signature-request.may-not-hand-on`; and as {@link assertMaySign}. */
const handedOn = (command: CommandOf<'HandOn'>, state: SignatureRequestState): SignatureRequestEvent => {
  const signer = assertMaySign(state, command.recipient, command.now);
  if (!mayHandOn(state, signer)) throw new Refusal('signature-request.may-not-hand-on');
  return { type: 'RequestHandedOn', version: 1, data: { ...by(state, command), to: command.to } };
};

/** A moment of the future is one of a clock that was ahead, and nobody waits for it. */
const pauseLeft = (last: number, now: Date): number =>
  last > now.getTime() ? 0 : last + REMINDER_PAUSE_MS - now.getTime();

/** Twice in a short while is once. @throws Refusal as {@link assertMaySign}. */
const reminded = (command: CommandOf<'Remind'>, state: SignatureRequestState): readonly SignatureRequestEvent[] => {
  const { remindedAt } = assertMaySign(state, command.recipient, command.now);
  if (remindedAt !== null && pauseLeft(Date.parse(remindedAt), command.now) > 0) return [];
  const { recipient, now } = command;
  const { requestId } = state.context;
  return [{ type: 'RecipientReminded', version: 1, data: { requestId, recipient, at: now.toISOString() } }];
};

/**
 * A mail follows at once. @throws Refusal `signature-request.not-mailed`; `request.too-often` within an hour of the last
 * one that was sent or wanted; and as {@link assertMaySign}.
 */
const mailWanted = (command: CommandOf<'MailAgain'>, state: SignatureRequestState): SignatureRequestEvent => {
  const { recipient, now } = command;
  const { notifiedAt, mailWantedAt } = assertMaySign(state, recipient, now);
  const { requestId, mail } = state.context;
  if (!mail?.recipients.includes(recipient)) throw new Refusal('signature-request.not-mailed');
  const last = [notifiedAt, mailWantedAt].map((time) => (time === null ? 0 : Date.parse(time)));
  const leftMs = pauseLeft(Math.max(...last), now);
  if (leftMs > 0) throw new Refusal('request.too-often', { minutes: Math.ceil(leftMs / MINUTE_MS) });
  return { type: 'MailAgainRequested', version: 1, data: { requestId, recipient, at: now.toISOString() } };
};

/** A mail that was not taken is sent again after these pauses, and then given up. */
const PAUSES_MS = [1, 5, 30, 120, 480].map((minutes) => minutes * MINUTE_MS);
/** It would be the same the next time. */
const LASTING: readonly MailProblem[] = ['refused', 'no-address'];

const mailNoted = (command: CommandOf<'NoteMail'>, state: SignatureRequestState): readonly SignatureRequestEvent[] =>
  state.matches('absent') ? [] : [mailEventOf(command, state)];

const mailEventOf = (command: CommandOf<'NoteMail'>, { context }: SignatureRequestState): SignatureRequestEvent => {
  const { mail, to, problem, now } = command;
  const { requestId } = context;
  const at = now.toISOString();
  if (problem !== null) {
    const { recipient, about, attempts } = mail;
    const pause = LASTING.includes(problem) ? undefined : PAUSES_MS[attempts];
    const nextAt = pause === undefined ? null : new Date(now.getTime() + pause).toISOString();
    const data = { requestId, recipient, about, attempt: attempts + 1, problem, nextAt, at };
    return { type: 'NotificationFailed', version: 1, data };
  }
  if (mail.recipient === null) {
    return { type: 'SenderNotified', version: 1, data: { requestId, about: mail.about, to, at } };
  }
  const { recipient, about } = mail;
  return { type: 'RecipientNotified', version: 1, data: { requestId, recipient, about, to, at } };
};

const ended = (
  type: 'RequestCancelled' | 'RequestExpired' | 'RequestFilesDeleted',
  { now }: { readonly now: Date },
  { context: { requestId } }: SignatureRequestState,
): SignatureRequestEvent => ({ type, version: 1, data: { requestId, at: now.toISOString() } });
