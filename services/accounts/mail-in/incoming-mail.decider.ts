import type { MailedFile, MailEvent, MailOutcome } from '../../../contracts/events/mail.js';
import type { Owner } from '../../../contracts/owner.js';
import type { MailProblem } from '../../../contracts/request-mail.js';
import type { Decider } from '../../platform/event-store/decider.js';

export interface IncomingMailState {
  /** Null before it is taken. */
  readonly taken: { readonly mailId: string; readonly owner: Owner; readonly files: readonly MailedFile[] } | null;
  /** Null before it is answered. */
  readonly outcome: MailOutcome | null;
}

export type IncomingMailCommand =
  | {
      readonly type: 'Take';
      readonly mail: {
        readonly mailId: string;
        readonly owner: Owner;
        readonly sender: string;
        readonly files: readonly MailedFile[];
      };
      readonly now: Date;
    }
  | {
      readonly type: 'NoteAnswer';
      readonly outcome: MailOutcome;
      readonly problem: MailProblem | null;
      readonly now: Date;
    };

/** The rules of a mail that came in: it is taken once and answered once, however often it is found. */
export const incomingMail: Decider<IncomingMailState, IncomingMailCommand, MailEvent> = {
  initial: { taken: null, outcome: null },

  decide(command, { taken, outcome }) {
    const at = command.now.toISOString();
    if (command.type === 'Take') return taken ? [] : [{ type: 'MailTaken', version: 1, data: { ...command.mail, at } }];
    if (!taken || outcome !== null) return [];
    const { mailId, owner } = taken;
    const data = { mailId, owner, outcome: command.outcome, problem: command.problem, at };
    return [{ type: 'MailAnswered', version: 1, data }];
  },

  evolve(state, { type, data }) {
    if (type === 'MailAnswered') return { ...state, outcome: data.outcome };
    const { mailId, owner, files } = data;
    return { ...state, taken: { mailId, owner, files } };
  },
};
