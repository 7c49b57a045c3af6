import type { RecipientMail, SenderMail } from '../../../../contracts/request-mail.js';
import { wording, type Spoken } from '../../../../contracts/texts/wording.js';
import { writtenMail, type MailPart, type MailWords } from '../../../platform/mail/mail-words.js';

/** Facts that a recipient is told. Texts are as people typed them. */
export interface RecipientFacts {
  readonly about: RecipientMail;
  readonly recipient: string;
  readonly sender: string;
  /** Name of the document. */
  readonly document: string;
  readonly message: string;
  readonly link: string;
  /** The name that administrators gave the site; null for none. */
  readonly siteName: string | null;
  readonly hasPassword: boolean;
  readonly expiresAt: string;
}

/** Facts that the sender is told. */
export interface SenderFacts {
  readonly about: SenderMail;
  readonly sender: string;
  readonly document: string;
  /** Who has declined; empty where all have signed. */
  readonly recipient: string;
  readonly reason: string;
  readonly link: string;
  readonly siteName: string | null;
}

/** The mail to somebody whose turn it is to sign. */
export const mailToRecipient = (spoken: Spoken, facts: RecipientFacts): MailWords => {
  const { about, recipient, sender, document, message, link, siteName, hasPassword, expiresAt } = facts;
  const date = new Date(expiresAt).toLocaleDateString(spoken.language, { dateStyle: 'long', timeZone: 'UTC' });
  const subject =
    about === 'turn'
      ? wording(spoken, '{sender} asks you to sign {document}', { sender, document })
      : wording(spoken, 'Reminder: {sender} asks you to sign {document}', { sender, document });
  const parts: MailPart[] = [
    { says: wording(spoken, 'Hello {name},', { name: recipient }) },
    { says: wording(spoken, '{sender} asks you to sign the document {document}.', { sender, document }) },
    ...(message === '' ? [] : [{ quotes: message }]),
    { link, words: wording(spoken, 'Read and sign') },
    ...(hasPassword
      ? [{ says: wording(spoken, 'The page asks for a password, which {sender} has for you.', { sender }) }]
      : []),
    { says: wording(spoken, 'You can sign or decline until {date} (UTC). You need no account.', { date }) },
    {
      says: wording(spoken, 'The link is yours alone: whoever has it can sign in your name. Please do not pass it on.'),
    },
    ...signedBy(siteName),
  ];
  return { subject, ...writtenMail(spoken, subject, parts) };
};

/** The mail that tells the sender how a request has ended. */
export const mailToSender = (spoken: Spoken, facts: SenderFacts): MailWords => {
  const { about, sender, document, recipient, reason, link, siteName } = facts;
  const isSigned = about === 'completed';
  const subject = isSigned
    ? wording(spoken, 'Everybody has signed {document}', { document })
    : wording(spoken, '{name} will not sign {document}', { name: recipient, document });
  const parts: MailPart[] = [
    { says: wording(spoken, 'Hello {name},', { name: sender }) },
    {
      says: isSigned
        ? wording(spoken, 'Everybody has signed the document {document}.', { document })
        : wording(spoken, '{name} has declined to sign the document {document}.', { name: recipient, document }),
    },
    ...(reason === '' ? [] : [{ quotes: reason }]),
    { link, words: wording(spoken, 'Go to your requests') },
    ...signedBy(siteName),
  ];
  return { subject, ...writtenMail(spoken, subject, parts) };
};

const signedBy = (siteName: string | null): readonly MailPart[] => (siteName === null ? [] : [{ says: siteName }]);
