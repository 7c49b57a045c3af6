import { LRUCache } from 'lru-cache';
import { eventIdOf } from '../../../platform/event-store/streams.js';
import { nextMails, type NextMail } from '../../../../contracts/lifecycles/request-mails.js';
import {
  SIGNATURE_REQUESTS_COLLECTION,
  type SignatureRequestDocument,
} from '../../../../contracts/read-models/signature-request-document.js';
import type { MailProblem } from '../../../../contracts/request-mail.js';
import type { Documents } from '../../../platform/documents/documents.js';
import type { Running } from '../../../platform/leases/hold-lease.js';
import { runPeriodically } from '../../../platform/leases/run-periodically.js';
import type { Mailer } from '../../../platform/mail/mailer.js';
import type { RequestTokens } from '../../../platform/secrets/request-tokens.js';
import type { Log } from '../../../platform/settings/logger.js';
import { isMailAddress } from '../../../platform/settings/mail-address.js';
import type { Requests } from '../../../platform/signature-requests/requests.js';
import type { SignatureRequestState } from '../../../platform/signature-requests/signature-request.decider.js';
import { addressedMail } from './addressed-mail.js';

const LOOK_EVERY_MS = 1000;
/** Requests that are looked at together, those that wait longest first. */
const BATCH = 100;
/** Mails under way at a time. */
const TOGETHER = 4;

/** A mail that could not be noted, as on a full disk, is not sent again and again meanwhile. */
const HELD_BACK_MS = 60 * 60 * 1000;
const HELD_BACK_MAX = 10_000;

export interface MailParts {
  readonly requests: Requests;
  readonly documents: Documents;
  readonly tokens: RequestTokens;
  readonly mailer: Mailer;
  /** Address of this installation, which links begin with. */
  readonly site: string;
  readonly clock: () => Date;
  readonly log: Log;
  /** How often it is looked for what is due; default: each second. */
  readonly lookEveryMs?: number;
}

/**
 * Sends the mails that are due, again and again. One process does it. A mail is noted on the log once the server has
 * taken it, so that one that was broken off is sent again, under the same Message-ID.
 */
export const startRequestMails = (parts: MailParts): Running => {
  const { documents, clock, log, lookEveryMs = LOOK_EVERY_MS } = parts;
  const stopping = new AbortController();
  const heldBack = new LRUCache<string, true>({ max: HELD_BACK_MAX, ttl: HELD_BACK_MS });
  const looking = runPeriodically(lookEveryMs, log, async () => {
    const now = clock().toISOString();
    const found = await documents.find<SignatureRequestDocument>(SIGNATURE_REQUESTS_COLLECTION, {
      where: { isMailed: true },
      sort: { field: 'mailAt', direction: 'ascending' },
      limit: BATCH,
    });
    const due = found.filter(({ id, mailAt }) => mailAt <= now && !heldBack.has(id)).map(({ id }) => id);
    const take = async (): Promise<void> => {
      for (let id = due.shift(); id !== undefined && !stopping.signal.aborted; id = due.shift()) {
        await sendFor(parts, id).catch((error: unknown) => {
          if (error instanceof NotNoted) heldBack.set(id, true);
          log.error({ error, request: id }, 'the mails of a signature request could not be sent or noted');
        });
      }
    };
    await Promise.all(Array.from({ length: TOGETHER }, take));
  });
  return {
    stop: async () => {
      stopping.abort();
      await looking.stop();
    },
  };
};

/** The log knows better than the read models which mails are due. */
const sendFor = async (parts: MailParts, id: string): Promise<void> => {
  const { requests, clock } = parts;
  const request = await requests.look(id);
  const now = clock().toISOString();
  const isOver = request.matches('open') && request.context.expiresAt <= now;
  if (isOver) return;
  const due = nextMails({ ...request.context, status: request.value }).filter(({ at }) => at <= now);
  for (const mail of due) await sendOne(parts, { id, request, mail });
};

interface Due {
  readonly id: string;
  readonly request: SignatureRequestState;
  readonly mail: NextMail;
}

/** A mail was sent, or not, and the log does not know. */
class NotNoted extends Error {
  override readonly name = 'NotNoted';
}

const sendOne = async (parts: MailParts, due: Due): Promise<void> => {
  const { requests, mailer, clock } = parts;
  const { id, mail } = due;
  const addressed = await addressedMail(parts, due);
  const to = addressed?.to.address ?? '';
  const problem: MailProblem | null =
    addressed && isMailAddress(to) ? await mailer.send({ ...addressed, id: mailIdOf(due) }) : 'no-address';
  try {
    await requests.tell(id, { type: 'NoteMail', mail, to, problem, now: clock() });
  } catch (error) {
    throw new NotNoted('a mail is not on the log', { cause: error });
  }
};

const mailIdOf = ({ id, request, mail }: Due): string => {
  const signer = request.context.signers.find(({ number }) => number === mail.recipient);
  return eventIdOf('request-mail', id, String(mail.recipient), mail.about, String(signer?.reminders ?? 0));
};
