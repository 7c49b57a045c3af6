import { z } from 'zod';
import type { RequestField, RequestFieldKind, RequestFile, RequestSheet } from '../events/signature-request.js';
import {
  DECLINE_REASON_MAX,
  DRAWN_SIGNATURE_MAX,
  PAGES_MAX,
  RECIPIENTS_MAX,
  REQUEST_DAYS,
  REQUEST_FIELDS_MAX,
  REQUEST_MESSAGE_MAX,
  REQUEST_TEXT_MAX,
  SHARE_PASSWORD_MAX,
  SIGNATURE_TEXT_MAX,
} from '../limits.js';
import type { Owner } from '../owner.js';
import { mailProblems, REMIND_EVERY_DAYS } from '../request-mail.js';
import {
  recipientStatus,
  signatureRequestStatus,
  type RecipientStatus,
} from '../lifecycles/signature-request-status.js';
import { screenLanguages, type ScreenLanguage } from '../screen-languages.js';
import { oneLine, VISIBLE } from './one-line.js';
import type { RequestProof } from './proof.js';
import type { Asker } from './shared-document.js';

/** Which wording recipients agree to when they sign; another wording gets another version. */
export const CONSENT_VERSION = '2026-11';

export const requestFieldKinds = [
  'signature',
  'initials',
  'name',
  'date',
  'text',
  'check',
] as const satisfies readonly RequestFieldKind[];

/** Where the form of a new request has what it asks for, as JSON. */
export const REQUEST_FORM_FIELD = 'request';
/** Characters of it. */
export const REQUEST_FORM_MAX = 200_000;

const UNSEEN = 'has nothing that can be seen';
/** The pattern is in the description of the calls, for programs that know no classes of Unicode. */
const line = (max: number) =>
  oneLine(max)
    .min(1)
    .regex(/\S/, { error: UNSEEN })
    .refine((text) => VISIBLE.test(text), { error: UNSEEN });
const size = z.number().min(4).max(14_400);
const coordinate = z.number().min(0).max(14_400);
const password = z.string().min(1).max(SHARE_PASSWORD_MAX);

/** The address of somebody who is asked; empty for none. */
export const recipientEmail = z.union([z.literal(''), z.email({ pattern: z.regexes.unicodeEmail })]);

/** One of the languages of the screens. */
export const screenLanguage = z.enum(Object.keys(screenLanguages) as [ScreenLanguage, ...ScreenLanguage[]]);

const newRecipient = z.strictObject({
  name: line(SIGNATURE_TEXT_MAX),
  email: recipientEmail.default(''),
  order: z.number().int().min(1).max(RECIPIENTS_MAX).default(1),
  password: password.optional(),
  language: screenLanguage
    .optional()
    .meta({ description: 'In which their page and their mails are; default: that of the request' }),
});

export const newRequestField = z.strictObject({
  recipient: z
    .number()
    .int()
    .min(1)
    .max(RECIPIENTS_MAX)
    .meta({ description: 'Counted from 1 in the list of recipients' }),
  kind: z.enum(requestFieldKinds),
  page: z.number().int().min(1).max(PAGES_MAX),
  box: z
    .strictObject({ x: coordinate, y: coordinate, width: size, height: size })
    .meta({ description: 'Points from the top left of the page as displayed' }),
  required: z.boolean().default(true),
  label: oneLine(SIGNATURE_TEXT_MAX).default(''),
});
export type NewRequestField = z.output<typeof newRequestField>;

/** A request as a sender makes it. */
export const newSignatureRequest = z
  .strictObject({
    recipients: z.array(newRecipient).min(1).max(RECIPIENTS_MAX),
    fields: z.array(newRequestField).min(1).max(REQUEST_FIELDS_MAX),
    message: z.string().trim().max(REQUEST_MESSAGE_MAX).default(''),
    days: z.number().int().min(REQUEST_DAYS.min).max(REQUEST_DAYS.max).default(REQUEST_DAYS.initial),
    mayHandOn: z
      .boolean()
      .default(false)
      .meta({ description: 'Whether recipients may name somebody who signs in their place' }),
    language: screenLanguage
      .optional()
      .meta({ description: 'Of pages and mails of the recipients; default: that of whoever sends it' }),
    remindEvery: z
      .number()
      .int()
      .min(REMIND_EVERY_DAYS.min)
      .max(REMIND_EVERY_DAYS.max)
      .default(REMIND_EVERY_DAYS.initial)
      .meta({ description: 'Days between reminders by mail; 0 for none' }),
  })
  .superRefine(({ recipients, fields }, context) => {
    for (const [index, { recipient }] of fields.entries()) {
      if (recipient <= recipients.length) continue;
      context.addIssue({ code: 'custom', path: ['fields', index, 'recipient'], message: 'is no recipient' });
    }
    for (const index of recipients.keys()) {
      if (fields.some(({ kind, recipient }) => kind === 'signature' && recipient === index + 1)) continue;
      context.addIssue({ code: 'custom', path: ['recipients', index], message: 'has no signature field' });
    }
  });
export type NewSignatureRequest = z.output<typeof newSignatureRequest>;

/** A mail that was not sent. `nextAt`: when it is tried again; null where it is given up. */
const mailFailure = z.object({ problem: z.enum(mailProblems), nextAt: z.string().nullable() });

const requestedRecipient = z.object({
  number: z.number(),
  name: z.string(),
  email: z.string(),
  order: z.number(),
  status: recipientStatus,
  handedOnBy: z.string().nullable().meta({ description: 'Who had this place before and handed it on' }),
  openedAt: z.string().nullable(),
  signedAt: z.string().nullable(),
  declinedAt: z.string().nullable(),
  notifiedAt: z.string().nullable().meta({ description: 'When the last mail to them was sent' }),
  mailFailure: mailFailure.nullable(),
  isMailed: z.boolean().meta({ description: 'They get their link by mail' }),
});
/** One recipient, as the sender sees them. */
export type ListedRecipient = z.output<typeof requestedRecipient>;

/** One signature request, as the sender sees it. */
export const listedRequest = z.object({
  id: z.string(),
  name: z.string(),
  status: signatureRequestStatus,
  createdAt: z.string(),
  expiresAt: z.string(),
  endedAt: z.string().nullable(),
  hasFile: z.boolean(),
  recipients: z.array(requestedRecipient),
});
export type ListedRequest = z.output<typeof listedRequest>;

export const requestList = z.object({ requests: z.array(listedRequest) });
export type RequestList = z.output<typeof requestList>;

/** A link that a recipient opens; whoever has it can sign as them. */
const recipientLink = z.object({
  number: z.number(),
  name: z.string(),
  link: z.string(),
  isMailed: z.boolean().meta({ description: 'They get it by mail, once it is their turn' }),
});
export const sentRequest = z.object({ id: z.string(), expiresAt: z.string(), links: z.array(recipientLink) });
export type SentRequest = z.output<typeof sentRequest>;

export const remindedRecipient = z.object({ link: z.string() });
export type RemindedRecipient = z.output<typeof remindedRecipient>;

export const requestAnswer = z.object({ success: z.literal(true) });
export type RequestAnswer = z.output<typeof requestAnswer>;

/** The end of a recipient's link: the request, the number of the recipient, and a secret of 32 bytes. */
export const REQUEST_TOKEN = /^([0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12})\.(\d{1,2})\.([\w-]{43})$/;

/** The form that a recipient sends: values by the name of their field, and how they sign. */
export const signForm = z.object({
  signature: z.string().trim().max(SIGNATURE_TEXT_MAX).default(''),
  drawing: z.string().max(DRAWN_SIGNATURE_MAX).default(''),
  picture: z.string().max(DRAWN_SIGNATURE_MAX).default(''),
  consent: z.string().default(''),
});
/** The same as a program sends it, which says all that is needed. */
export const signingBody = z.object({
  signature: z.string().regex(/\S/).max(SIGNATURE_TEXT_MAX).meta({ description: 'Name of the signer, in letters' }),
  drawing: signForm.shape.drawing.meta({ description: 'A PNG as a data URL, which is drawn in place of the name' }),
  picture: signForm.shape.picture.meta({
    description: 'A PNG as a data URL, such as a photograph of a signature, in place of the name',
  }),
  consent: z.literal('yes').meta({ description: 'The document was read and is signed electronically' }),
});
export const declineForm = z.object({ reason: z.string().trim().max(DECLINE_REASON_MAX).default('') });
/** Whoever signs in the recipient's place; where recipients get mails, their address is needed. */
export const handOnForm = z.object({
  name: line(SIGNATURE_TEXT_MAX),
  email: recipientEmail.default(''),
});
export const handedOn = z.object({
  name: z.string().meta({ description: 'Who signs now' }),
  link: z.string().nullable().meta({ description: 'Their link, to be given to them; null where they get it by mail' }),
});
export type HandedOn = z.output<typeof handedOn>;
export const requestPasswordForm = z.object({ password });
/** The longest value of one field. */
export const fieldText = z.string().trim().max(REQUEST_TEXT_MAX);

/** Question `ask.pdf.place-request-fields`: writes the fields of a request into its document. */
export interface PlaceFieldsQuestion {
  readonly owner: Owner;
  readonly blob: string;
  readonly name: string;
  readonly fields: readonly RequestField[];
}
export interface PlacedFields {
  readonly file: RequestFile;
  readonly pages: number;
  readonly sheets: readonly RequestSheet[];
}

/** A value of one field, and how it is drawn. */
export interface FilledField extends Pick<RequestField, 'name' | 'kind' | 'label'> {
  /** A text, or `on` for a tick; empty for none. */
  readonly value: string;
}

/** How somebody signs: by a name in letters, or by a PNG in Base64, which they drew or had already. */
export type SigningManner =
  { readonly manner: 'typed'; readonly text: string } | { readonly manner: 'drawn' | 'picture'; readonly png: string };

/** Question `ask.pdf.seal-request`: fills in the fields of one recipient and seals the document. */
export interface SealRequestQuestion {
  readonly owner: Owner;
  readonly blob: string;
  readonly name: string;
  readonly fields: readonly FilledField[];
  readonly signing: SigningManner;
  readonly signer: string;
}
export interface SealedRequest {
  readonly file: RequestFile;
}

/** Question `ask.pdf.draw-request-page`: one page, counted from 1, as a picture. */
export interface DrawRequestPageQuestion {
  readonly owner: Owner;
  readonly blob: string;
  readonly name: string;
  readonly page: number;
}
/** A WebP in Base64. */
export interface DrawnRequestPage {
  readonly picture: string;
}

/** A part of an audit page: what it is about, and names with what they stand for. */
export interface AuditPart {
  readonly heading: string;
  readonly rows: readonly (readonly [name: string, value: string])[];
}
/** A page that says how a document was signed, in the language of whoever asked. */
export interface AuditPage {
  readonly language: ScreenLanguage;
  readonly title: string;
  /** Says what the page is about, and what a signature on it means. */
  readonly intro: string;
  readonly parts: readonly AuditPart[];
  /** The last paragraph: how the page is checked. */
  readonly outro: string;
}
/** Question `ask.pdf.set-audit-page`: sets it as a PDF that has its proof attached. */
export interface SetAuditPageQuestion {
  readonly owner: Owner;
  readonly page: AuditPage;
  readonly proof: RequestProof;
}
/** A PDF in Base64. */
export interface SetAuditPageAnswer {
  readonly pdf: string;
}

/** Question `ask.request.send`. */
export interface SendRequestQuestion {
  readonly owner: Owner;
  readonly madeBy: string | null;
  readonly source: RequestFile & { readonly name: string };
  readonly asked: NewSignatureRequest;
  /** The language of mails, where the request names none. */
  readonly language: ScreenLanguage;
  readonly asker: Asker;
  /** The id that a row of a list always has, so that it is made once; left out for a request by itself. */
  readonly rowId?: string;
  /** Who begins it by a link for many people; left out where its sender makes it. */
  readonly begunBy?: { readonly linkId: string; readonly recipient: number };
  /** The ids that this row had if it was sent before its sender signed in. */
  readonly formerRowIds?: readonly string[];
}
export interface SendRequestAnswer {
  readonly id: string;
  readonly expiresAt: string;
  readonly tokens: readonly SentToken[];
  /** It was made before, by a call with the same key. */
  readonly isBefore: boolean;
}
export interface SentToken {
  readonly number: number;
  readonly name: string;
  readonly token: string;
  readonly isMailed: boolean;
}

/** Questions of the sender about one request. */
export interface OwnRequestQuestion {
  readonly id: string;
  readonly owners: readonly Owner[];
}
export interface RemindQuestion extends OwnRequestQuestion {
  readonly recipient: number;
}
export interface RemindAnswer {
  readonly token: string;
}
/** Question `ask.request.language`: which language a recipient reads; null for what is no link. */
export interface RecipientLanguageAnswer {
  readonly language: ScreenLanguage | null;
}
export interface OwnRequestFile extends RequestFile {
  readonly name: string;
}

/** Who asks by a link. */
export interface ByToken {
  readonly token: string;
  /** Stands for the password of the recipient; empty for none. */
  readonly pass: string;
  readonly asker: Asker;
  /** A shortened address of their network. */
  readonly address: string;
}
/** Question `ask.request.read`: what the page of a recipient says. */
export interface ReadRequestQuestion extends ByToken {
  /** False for HEAD and for bots that make previews of links: nobody has opened it then. */
  readonly counts: boolean;
}
export interface ReadRequestAnswer {
  readonly name: string;
  readonly message: string;
  /** Empty where whoever sent it has no account. */
  readonly sender: string;
  readonly recipient: string;
  /** In which they read; null where nobody has said so. */
  readonly language: ScreenLanguage | null;
  readonly pages: number;
  readonly sheets: readonly RequestSheet[];
  readonly expiresAt: string;
  /** SHA-256 of the document as it is now; empty before their turn, and once it is deleted. */
  readonly sha256: string;
  readonly status: RecipientStatus;
  /** Whether everybody has signed. */
  readonly isCompleted: boolean;
  readonly mayHandOn: boolean;
  /** Whether whoever signs gets their link by mail. */
  readonly isMailed: boolean;
  /** Those that this recipient fills in. */
  readonly fields: readonly RequestField[];
  readonly others: readonly { readonly name: string; readonly hasSigned: boolean }[];
}
export interface RequestFileAnswer extends OwnRequestFile {
  readonly owner: Owner;
}
export interface SignRequestQuestion extends ByToken {
  /** Values by the name of their field. */
  readonly values: Readonly<Record<string, string>>;
  readonly signing: SigningManner;
}
export interface DeclineRequestQuestion extends ByToken {
  readonly reason: string;
}
/** Question `ask.request.hand-on`. */
export interface HandOnRequestQuestion extends ByToken {
  readonly name: string;
  /** Empty for none. */
  readonly email: string;
}
export interface HandOnRequestAnswer {
  readonly name: string;
  /** Null where they get their link by mail. */
  readonly token: string | null;
}
export interface UnlockRequestQuestion extends ByToken {
  readonly password: string;
}
export interface UnlockRequestAnswer {
  readonly pass: string;
}
