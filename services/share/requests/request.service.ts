import { questions } from '../../../contracts/subjects.js';
import type { Documents } from '../../platform/documents/documents.js';
import type { EventBus } from '../../platform/event-bus/event-bus.js';
import type { ClockTrust } from '../../platform/event-store/clock-trust.js';
import type { EventStore } from '../../platform/event-store/event-store.js';
import { startAlone, type StartOnce } from '../../platform/leases/hold-lease.js';
import { runPeriodically } from '../../platform/leases/run-periodically.js';
import type { Log } from '../../platform/settings/logger.js';
import { openRequests, type Requests } from '../../platform/signature-requests/requests.js';
import { startRequestMails, type MailParts } from './mail/send-request-mails.js';
import { deleteEndedFiles, expireRequests } from './expire-requests.js';
import { openRequestOwner } from './request-owner.js';
import type { RequestParts } from './request-parts.js';
import { openRequestRecipient } from './request-recipient.js';
import { openSigningLinks, type SigningLinks } from './signing-links.js';

const EXPIRY_INTERVAL_MS = 30_000;

interface ServiceParts extends Omit<RequestParts, 'requests' | 'bus' | 'documents' | 'sendsMail'> {
  readonly store: EventStore;
  readonly bus: EventBus;
  readonly documents: Documents;
  /** Whether the clock is believed as far as something is deleted by it; default: always. */
  readonly isClockTrusted?: ClockTrust;
  /** Starts what one process of many does; default: this process is alone. */
  readonly startOnce?: StartOnce;
  readonly log: Log;
  /** How mails are sent, and the address that links begin with; undefined where they are handed over. */
  readonly mails?: Pick<MailParts, 'mailer' | 'site' | 'lookEveryMs'> | undefined;
}

/** Ends requests whose time is over, and deletes the documents of those that ended long ago. */
const ending = (parts: ServiceParts, requests: Requests) => async (): Promise<void> => {
  const { documents, clock, isClockTrusted = () => Promise.resolve(true) } = parts;
  if (!(await isClockTrusted())) return;
  await expireRequests(documents, requests, clock);
  await deleteEndedFiles(parts, requests);
};

/** Answers about links by which many people sign. */
const answerForSigningLinks = (bus: EventBus, { create, close, tokens, read, begin }: SigningLinks) => [
  bus.answer(questions.createSigningLink, create),
  bus.answer(questions.closeSigningLink, close),
  bus.answer(questions.tokensOfSigningLinks, tokens),
  bus.answer(questions.readSigningLink, read),
  bus.answer(questions.beginSigning, begin),
];

/** Sends signature requests, lets recipients sign, and lets requests and their documents end on time. */
export const startRequestService = async (parts: ServiceParts): Promise<{ stop(): Promise<void> }> => {
  const { store, bus, startOnce = startAlone, log, mails } = parts;
  const requests = openRequests(store);
  const own = { ...parts, requests, sendsMail: mails !== undefined };
  const owner = openRequestOwner(own);
  const recipient = openRequestRecipient(own);
  const answering = await Promise.all([
    bus.answer(questions.sendRequest, owner.send),
    bus.answer(questions.cancelRequest, owner.cancel),
    bus.answer(questions.remindRecipient, owner.remind),
    bus.answer(questions.linkOfRecipient, owner.link),
    bus.answer(questions.mailRecipientAgain, owner.mailAgain),
    bus.answer(questions.fileOfRequest, owner.file),
    bus.answer(questions.deleteFileOfRequest, owner.deleteFile),
    bus.answer(questions.proofOfRequest, owner.proof),
    bus.answer(questions.readRequest, recipient.read),
    bus.answer(questions.languageOfRecipient, recipient.language),
    bus.answer(questions.fileForRecipient, recipient.file),
    bus.answer(questions.unlockRequest, recipient.unlock),
    bus.answer(questions.signRequest, recipient.sign),
    bus.answer(questions.declineRequest, recipient.decline),
    bus.answer(questions.handOnRequest, recipient.handOn),
    ...answerForSigningLinks(bus, openSigningLinks(own, owner.send)),
  ]);
  const expiry = await startOnce('request-expiry', async () =>
    runPeriodically(EXPIRY_INTERVAL_MS, log, ending(parts, requests)),
  );
  const mailing =
    mails && (await startOnce('request-mails', async () => startRequestMails({ ...parts, ...mails, requests })));
  return {
    stop: async () => {
      await expiry.stop();
      await mailing?.stop();
      await Promise.all(answering.map((one) => one.stop()));
    },
  };
};
