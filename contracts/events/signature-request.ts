import type { Owner } from '../owner.js';
import type { EventOf } from './event.js';

/** What a recipient does in one place of a document. */
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
  /** What a text or a tick is about; empty where its kind says it. */
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
  /** What their password is checked against (scrypt, salt and key in base64); null for none. */
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
        manner: 'typed' | 'drawn';
        /** Which wording was agreed to. */
        consent: string;
      }
    >
  | EventOf<'RequestDeclined', ByRecipient & { reason: string }>
  | EventOf<'RecipientReminded', { requestId: string; recipient: number; at: string }>
  | EventOf<'RequestCancelled', { requestId: string; at: string }>
  | EventOf<'RequestExpired', { requestId: string; at: string }>
  /** All have signed. `sha256`: of the document with every signature. */
  | EventOf<'RequestCompleted', { requestId: string; sha256: string; at: string }>
  | EventOf<'RequestFilesDeleted', { requestId: string; at: string }>;
