import { z } from 'zod';
import type { Owner } from '../owner.js';
import type { ScreenLanguage } from '../screen-languages.js';
import { SIGNING_LINK_DAYS, SIGNING_LINK_PEOPLE } from '../signing-links.js';
import type { Asker } from './shared-document.js';
import { handOnForm, type NewSignatureRequest, type SendRequestQuestion } from './signature-requests.js';

/** A link for many people as its owner makes it. */
export const newSigningLink = z.strictObject({
  template: z.uuid().meta({ description: 'Id of a template of yours in which exactly one person is named later' }),
  days: z
    .number()
    .int()
    .min(SIGNING_LINK_DAYS.min)
    .max(SIGNING_LINK_DAYS.max)
    .default(SIGNING_LINK_DAYS.initial)
    .meta({ description: 'People may begin for so many days' }),
  people: z
    .number()
    .int()
    .min(SIGNING_LINK_PEOPLE.min)
    .max(SIGNING_LINK_PEOPLE.max)
    .default(SIGNING_LINK_PEOPLE.initial)
    .meta({ description: 'So many people may begin' }),
  asksEmail: z.boolean().default(false).meta({ description: 'Whoever begins has to give an e-mail address, too' }),
});
/** See {@link newSigningLink}. */
export type NewSigningLink = z.output<typeof newSigningLink>;

/** `full`: as many as may have begun. */
export const signingLinkStatus = z.enum(['open', 'full', 'ended', 'closed', 'without-template']);
/** See {@link signingLinkStatus}. */
export type SigningLinkStatus = z.output<typeof signingLinkStatus>;

/** A link for many people, as its owner sees it. */
export const listedSigningLink = z.object({
  id: z.string(),
  name: z.string().meta({ description: 'Name of the document; empty once its template is deleted' }),
  status: signingLinkStatus,
  link: z.string().meta({ description: 'Whoever has it may begin' }),
  createdAt: z.string(),
  expiresAt: z.string(),
  asksEmail: z.boolean(),
  people: z.number(),
  begun: z.number().meta({ description: 'So many people have begun' }),
  signed: z.number().meta({ description: 'So many of them have signed' }),
});
/** See {@link listedSigningLink}. */
export type ListedSigningLink = z.output<typeof listedSigningLink>;

/** Answer of `GET /api/account/signing-links`, the newest first. */
export const signingLinkList = z.object({ links: z.array(listedSigningLink) });
/** See {@link signingLinkList}. */
export type SigningLinkList = z.output<typeof signingLinkList>;

/** Answer of making a link. */
export const signingLinkReply = z.object({ link: listedSigningLink });
/** See {@link signingLinkReply}. */
export type SigningLinkReply = z.output<typeof signingLinkReply>;

/** Answer of closing a link. */
export const closedSigningLinkReply = z.object({ closed: z.string() });
/** See {@link closedSigningLinkReply}. */
export type ClosedSigningLinkReply = z.output<typeof closedSigningLinkReply>;

/** The end of a link for many people: its id, and a secret of 32 bytes. */
export const SIGNING_LINK_TOKEN = /^([0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12})\.([\w-]{43})$/;

/** A browser finds what it has begun by this secret of 32 bytes. */
const begunKey = z.string().regex(/^[\w-]{43}$/);

/** The form that somebody begins with. */
export const beginForm = handOnForm.extend({
  key: begunKey
    .optional()
    .meta({ description: 'A secret of yours: with the same one you go on with what you have begun' }),
});

/** Question `ask.request.create-signing-link`. */
export interface CreateSigningLinkQuestion {
  readonly owner: Owner;
  readonly asked: NewSigningLink;
}
export interface CreatedSigningLink {
  readonly id: string;
  readonly token: string;
  readonly createdAt: string;
  readonly expiresAt: string;
}

/** Question `ask.request.close-signing-link`. */
export interface CloseSigningLinkQuestion {
  readonly id: string;
  readonly owner: Owner;
}

/** Question `ask.request.signing-link-tokens`: the ends of these links. */
export interface SigningLinkTokensQuestion {
  readonly ids: readonly string[];
}
export interface SigningLinkTokensAnswer {
  readonly tokens: readonly string[];
}

/** Question `ask.request.read-signing-link`: may somebody begin, or go on? */
export interface ReadSigningLinkQuestion {
  readonly token: string;
  /** The secret of their browser; empty for none. */
  readonly key: string;
}
export interface ReadSigningLinkAnswer {
  readonly owner: Owner;
  /** Empty for a member who has no name. */
  readonly sender: string;
  readonly templateId: string;
  readonly asksEmail: boolean;
  readonly expiresAt: string;
  /** The end of the link to what this browser has begun; null for nothing. */
  readonly begun: string | null;
}

/** Question `ask.request.begin-signing`: makes a request of their own for somebody who has the link. */
export interface BeginSigningQuestion {
  readonly token: string;
  readonly key: string;
  readonly source: SendRequestQuestion['source'];
  readonly asked: NewSignatureRequest;
  /** Number of whoever begins among the recipients. */
  readonly recipient: number;
  readonly language: ScreenLanguage;
  readonly asker: Asker;
}
export interface BegunSigning {
  /** The end of the link to what they have begun. */
  readonly token: string;
}
