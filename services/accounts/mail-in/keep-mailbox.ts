import type { Log } from '../../platform/settings/logger.js';
import { mailboxProblemOf, openMailbox, type Mailbox } from './mailbox.js';

const FIRST_DELAY_MS = 2000;
const LONGEST_DELAY_MS = 5 * 60_000;
/** How often it is looked for mails where the server tells of none. */
const LOOK_AGAIN_MS = 60_000;

interface Keeping {
  /** As `MAIL_IN_URL` has it. */
  readonly address: string;
  readonly log: Log;
  /** Until the second attempt; each further one waits twice as long as the one before. */
  readonly firstDelayMs?: number | undefined;
  readonly lookAgainMs?: number | undefined;
}

/** A mailbox whose connection is begun anew whenever it was lost. */
export interface KeptMailbox {
  /** Undefined while the server is away. */
  readonly open: () => Promise<Mailbox | undefined>;
  /** Whether it is to be looked for mails: the server has told of some, or has told nothing for a while. Asked, it is over. */
  readonly hasNews: () => boolean;
  /** Has it looked for mails at the next turn. */
  readonly lookSoon: () => void;
  readonly close: () => Promise<void>;
}

export const keepMailbox = ({ address, log, firstDelayMs = FIRST_DELAY_MS, lookAgainMs }: Keeping): KeptMailbox => {
  let mailbox: Mailbox | undefined;
  let lookAt = 0;
  const delays = growingDelays(firstDelayMs);
  const lookSoon = (): void => {
    lookAt = 0;
  };
  const begin = async (): Promise<Mailbox | undefined> => {
    try {
      const begun = await openMailbox({ address, onNews: lookSoon });
      log.info({ setting: 'MAIL_IN_URL' }, 'the mailbox of MAIL_IN_URL is open');
      delays.forget();
      lookSoon();
      return begun;
    } catch (error) {
      const logged = { setting: 'MAIL_IN_URL', problem: mailboxProblemOf(error), againInSeconds: delays.next() };
      log.warn(logged, 'the mailbox of MAIL_IN_URL cannot be opened; it is tried again');
      return undefined;
    }
  };
  return {
    open: async () => {
      if (!mailbox?.isOpen()) mailbox = delays.isOver() ? await begin() : undefined;
      return mailbox;
    },
    hasNews: () => {
      const now = performance.now();
      if (now < lookAt) return false;
      lookAt = now + (lookAgainMs ?? LOOK_AGAIN_MS);
      return true;
    },
    lookSoon,
    close: async () => {
      await mailbox?.close();
      mailbox = undefined;
    },
  };
};

/** Each delay is twice as long as the one before. */
const growingDelays = (firstMs: number) => {
  let failures = 0;
  let nextAt = 0;
  return {
    isOver: (): boolean => performance.now() >= nextAt,
    /** Begins the next one; its seconds. */
    next: (): number => {
      const delayMs = Math.min(firstMs * 2 ** failures, LONGEST_DELAY_MS);
      failures += 1;
      nextAt = performance.now() + delayMs;
      return Math.ceil(delayMs / 1000);
    },
    forget: (): void => {
      failures = 0;
    },
  };
};
