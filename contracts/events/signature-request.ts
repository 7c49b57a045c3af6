import type { Owner } from '../owner.js';
import type { MailProblem, RecipientMail, SenderMail } from '../request-mail.js';
import type { ScreenLanguage } from '../screen-languages.js';
import type { EventOf } from './event.js';

/** A recipient does one of these in one place of a document. */
export type RequestFieldKind = 'signature' | 'initials' | 'name' | 'date' | 'text' | 'check';

/** A place of a document that one recipient fills in. */
export interface RequestField {
  /** The name of the field in the PDF. */
  readonly name: string;
  /** Number of the recipient, from 1. */
  readonly recipient: number;
  readonly kind: RequestFieldKind;
  /** Counted from 1. */
  readonly page: number;
  /** Points from the top left of the page as displayed. */
  readonly box: { readonly x: number; readonly y: number; readonly width: number; readonly height: number };
  readonly required: boolean;
  /** Names the subject of a text or a tick; empty where its kind says it. */
  readonly label: string;
}

/** Somebody who is asked for a signature. */
export interface RequestRecipient {
  readonly number: number;
  readonly name: string;
  /** Empty where the sender hands the link over. */
  readonly email: string;
  /** Those of the same order sign at the same time, lower ones first. */
  readonly order: number;
  /** SHA-256 of the secret of their link, in base64url. */
  readonly digest: string;
  /** Their password is checked against this (scrypt, salt and key in base64); null for none. */
  readonly password: { readonly salt: string; readonly key: string } | null;
}

/** How large a page is as displayed, in points. */
export interface RequestSheet {
  /** Counted from 1. */
  readonly page: number;
  readonly width: number;
  readonly height: number;
}

/** The document of a request at one moment. */
export interface RequestFile {
  readonly blob: string;
  readonly size: number;
  readonly sha256: string;
}

/** Who did something by a link, as far as it is known: a shortened address of the network. */
interface ByRecipient {
  readonly requestId: string;
  readonly recipient: number;
  readonly address: string;
  readonly at: string;
}

/** The language that a recipient reads. */
export interface RecipientLanguage {
  readonly recipient: number;
  readonly language: ScreenLanguage;
}

/** Somebody who signs in a recipient's place. */
export type HandedTo = Pick<RequestRecipient, 'name' | 'email' | 'digest'>;

/** A signature is a name in letters, a drawing, or a picture that its signer had. */
export type SigningMannerName = 'typed' | 'drawn' | 'picture';

/** Stream `request-{id}`. Owner: services/share. */
export type SignatureRequestEvent =
  | EventOf<
      'SignatureRequested',
      {
        requestId: string;
        owner: Owner;
        /** The conversion that made the document, where it was one. */
        madeBy: string | null;
        name: string;
        message: string;
        /** SHA-256 of the document as it was chosen, before its fields were placed. */
        original: string;
        /** With its fields, which nobody has filled in. */
        file: RequestFile;
        pages: number;
        /** Pages with fields. */
        sheets: readonly RequestSheet[];
        recipients: readonly RequestRecipient[];
        fields: readonly RequestField[];
        expiresAt: string;
        at: string;
      }
    >
  | EventOf<'RequestOpened', ByRecipient>
  | EventOf<
      'RecipientSigned',
      ByRecipient & {
        /** SHA-256 of the document that it was signed on. */
        builtOn: string;
        file: RequestFile;
        manner: SigningMannerName;
        /** Which wording was agreed to. */
        consent: string;
      }
    >
  | EventOf<'RequestDeclined', ByRecipient & { reason: string }>
  /** This recipient began it by a link for many people, and gave their own name and address. */
  | EventOf<'RequestBegunByLink', { requestId: string; linkId: string; recipient: number; at: string }>
  /** Recipients may name somebody who signs in their place. */
  | EventOf<'HandingOnAllowed', { requestId: string; at: string }>
  /** The recipient of this number is somebody else from now on, with a link of their own. */
  | EventOf<'RequestHandedOn', ByRecipient & { to: HandedTo }>
  | EventOf<'RecipientReminded', { requestId: string; recipient: number; at: string }>
  /** Pages and mails of these recipients open in these languages; those of the others, in that of the request. */
  | EventOf<'RecipientLanguagesChosen', { requestId: string; languages: readonly RecipientLanguage[]; at: string }>
  /** The sender wants this recipient to get their link by mail once more, now. */
  | EventOf<'MailAgainRequested', { requestId: string; recipient: number; at: string }>
  /** These recipients get their links by mail; `remindEvery`: days between reminders, 0 for none. */
  | EventOf<
      'RequestMailChosen',
      { requestId: string; language: ScreenLanguage; remindEvery: number; recipients: readonly number[]; at: string }
    >
  /** The mail server has taken a mail to a recipient. */
  | EventOf<'RecipientNotified', { requestId: string; recipient: number; about: RecipientMail; to: string; at: string }>
  | EventOf<'SenderNotified', { requestId: string; about: SenderMail; to: string; at: string }>
  /** A mail was not taken. `recipient`: null for the sender; `attempt`: from 1; `nextAt`: null where it is given up. */
  | EventOf<
      'NotificationFailed',
      {
        requestId: string;
        recipient: number | null;
        about: RecipientMail | SenderMail;
        attempt: number;
        problem: MailProblem;
        nextAt: string | null;
        at: string;
      }
    >
  | EventOf<'RequestCancelled', { requestId: string; at: string }>
  | EventOf<'RequestExpired', { requestId: string; at: string }>
  /** All have signed. `sha256`: of the document with every signature. */
  | EventOf<'RequestCompleted', { requestId: string; sha256: string; at: string }>
  | EventOf<'RequestFilesDeleted', { requestId: string; at: string }>;
