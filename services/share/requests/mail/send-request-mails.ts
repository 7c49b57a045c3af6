import { LRUCache } from 'lru-cache';
import type { EventStore } from '../../../platform/event-store/event-store.js';
import { eventIdOf } from '../../../platform/event-store/streams.js';
import { DAY_MS } from '../../../../contracts/durations.js';
import { nextMails, type MailPlan, type NextMail } from '../../../../contracts/lifecycles/request-mails.js';
import {
  SIGNATURE_REQUESTS_COLLECTION,
  type SignatureRequestDocument,
} from '../../../../contracts/read-models/signature-request-document.js';
import type { MailProblem } from '../../../../contracts/request-mail.js';
import type { Documents } from '../../../platform/documents/documents.js';
import type { ClockTrust } from '../../../platform/event-store/clock-trust.js';
import { isDue } from '../../../platform/leases/is-due.js';
import type { Running } from '../../../platform/leases/hold-lease.js';
import { runPeriodically } from '../../../platform/leases/run-periodically.js';
import type { Mailer } from '../../../platform/mail/mailer.js';
import type { RequestTokens } from '../../../platform/secrets/request-tokens.js';
import type { Log } from '../../../platform/settings/logger.js';
import { isMailAddress } from '../../../platform/settings/mail-address.js';
import { openSiteRules, type KnownSiteRules } from '../../../platform/site/site-rules.js';
import type { Requests } from '../../../platform/signature-requests/requests.js';
import type { SignatureRequestState } from '../../../platform/signature-requests/signature-request.decider.js';
import { addressedMail } from './addressed-mail.js';

const LOOK_EVERY_MS = 1000;
/** Requests that are looked at together, those that wait longest first. */
const BATCH_REQUESTS = 100;
/** Mails under way at a time. */
const MAILS_AT_ONCE_MAX = 4;

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
  readonly store: EventStore;
  readonly clock: () => Date;
  /** Whether the clock is believed as far as somebody is reminded by it; default: always. */
  readonly isClockTrusted?: ClockTrust;
  readonly log: Log;
  /** How often it is looked for what is due; default: each second. */
  readonly lookEveryMs?: number;
}

interface Mailing extends MailParts {
  readonly rules: KnownSiteRules;
}

/**
 * Sends the mails that are due, again and again. One process does it. A mail is noted on the log once the server has
 * taken it, so that one that was broken off is sent again, under the same Message-ID.
 */
export const startRequestMails = (mailParts: MailParts): Running => {
  const parts: Mailing = { ...mailParts, rules: openSiteRules(mailParts.store) };
  const { documents, clock, log, lookEveryMs = LOOK_EVERY_MS, isClockTrusted = () => Promise.resolve(true) } = parts;
  const stopping = new AbortController();
  const heldBack = new LRUCache<string, true>({ max: HELD_BACK_MAX, ttl: HELD_BACK_MS });
  const looking = runPeriodically(lookEveryMs, log, async () => {
    const now = clock();
    const soonestFirst = await Promise.all(
      (['ascending', 'descending'] as const).map((from) => soonest(documents, from)),
    );
    const wanted = soonestFirst
      .flat()
      .filter(({ id, mail, mailAt }) => isDue(mailAt, now, longestOf(mail)) && !heldBack.has(id));
    const due = [...new Set(wanted.map(({ id }) => id))];
    const reminds = due.length > 0 && (await isClockTrusted());
    const take = async (): Promise<void> => {
      for (let id = due.shift(); id !== undefined && !stopping.signal.aborted; id = due.shift()) {
        await sendFor(parts, id, reminds).catch((error: unknown) => {
          if (error instanceof NotNoted) heldBack.set(id, true);
          log.error({ error, request: id }, 'the mails of a signature request could not be sent or noted');
        });
      }
    };
    await Promise.all(Array.from({ length: MAILS_AT_ONCE_MAX }, take));
  });
  return {
    stop: async () => {
      stopping.abort();
      await looking.stop();
    },
  };
};

/** The requests with the first mails, or those planned farthest ahead, where a clock that was ahead had them planned. */
const soonest = (documents: Documents, direction: 'ascending' | 'descending') =>
  documents.find<SignatureRequestDocument>(SIGNATURE_REQUESTS_COLLECTION, {
    where: { isMailed: true },
    sort: { field: 'mailAt', direction },
    limit: BATCH_REQUESTS,
  });

/** No mail is planned farther ahead: a reminder comes after days, and one that was not taken is sent again after hours. */
const longestOf = (plan: MailPlan | null): number => Math.max(DAY_MS, (plan?.remindEvery ?? 0) * DAY_MS);

/** The log knows better than the read models which mails are due. */
const sendFor = async (parts: Mailing, id: string, reminds: boolean): Promise<void> => {
  const { requests, clock } = parts;
  const request = await requests.look(id);
  const now = clock();
  const isOver = request.matches('open') && request.context.expiresAt <= now.toISOString();
  if (isOver) return;
  const longestMs = longestOf(request.context.mail);
  const due = nextMails({ ...request.context, status: request.value }).filter(
    (mail) => isDue(mail.at, now, longestMs) && (reminds || !isByTheClock(mail, request)),
  );
  for (const mail of due) await sendOne(parts, { id, request, mail });
};

/** Whether only the clock says that somebody is to be reminded. */
const isByTheClock = ({ about, recipient }: NextMail, { context }: SignatureRequestState): boolean => {
  const { mailWantedAt = null, notifiedAt = null } = context.signers.find(({ number }) => number === recipient) ?? {};
  return about === 'reminder' && (mailWantedAt === null || mailWantedAt <= (notifiedAt ?? ''));
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

const sendOne = async (parts: Mailing, due: Due): Promise<void> => {
  const { requests, mailer, clock } = parts;
  const { id, mail } = due;
  const { brand } = await parts.rules.brand();
  const addressed = await addressedMail({ ...parts, siteName: brand.name }, due);
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
