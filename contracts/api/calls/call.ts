import type { z } from 'zod';
import type { RefusalCode } from '../../errors.js';

/** A successful answer: JSON of a schema, bytes of one of some media types, or nothing but the way to elsewhere. */
export type Answer =
  | {
      readonly status: number;
      readonly about: string;
      readonly schema: z.ZodType;
      /** The same status also comes with bytes of this media type, when the caller asks for them. */
      readonly orMedia?: string;
    }
  | { readonly status: number; readonly about: string; readonly media: string | readonly string[] }
  | { readonly status: number; readonly about: string; readonly redirects: true };

/** One call of the HTTP interface, as the gateway serves it and `/api/docs` describes it. */
export interface Call {
  /** Name of the operation for generated clients. */
  readonly id: string;
  readonly method: 'get' | 'post' | 'put' | 'patch' | 'delete';
  /** With `{name}` for each path parameter. */
  readonly path: string;
  readonly group:
    | 'conversions'
    | 'documents'
    | 'understanding'
    | 'signatures'
    | 'redaction'
    | 'share links'
    | 'signature requests'
    | 'workflows'
    | 'session'
    | 'account'
    | 'administration'
    | 'operations';
  readonly summary: string;
  readonly parameters?: { readonly path?: z.ZodObject; readonly query?: z.ZodObject };
  /** Fields of a JSON body. */
  readonly body?: z.ZodObject;
  /** A multipart form: that of `POST /api/convert`, whose fields the catalogue gives, or one file and these fields. */
  readonly form?: 'conversion' | { readonly fields: z.ZodObject };
  readonly answers: readonly Answer[];
  readonly refusals: readonly RefusalCode[];
}

/** Refusals of any call that takes files. */
export const upload = [
  'session.over',
  'guests.turned-away',
  'tool.switched-off',
  'request.not-multipart',
  'request.invalid',
  'request.broken-off',
  'request.too-slow',
  'request.too-many-uploads',
  'upload.pieces-gone',
  'request.too-large',
  'request.too-many-files',
  'request.cross-site',
  'tool.files-do-not-fit',
  'tool.option-unknown',
  'tool.option-invalid',
  'file.missing',
  'file.empty',
  'file.type-unsupported',
  'file.type-mismatch',
  'file.too-large',
  'storage.full',
  'storage.visitor-full',
  'quota.storage',
  'quota.conversions',
  'storage.nearly-full',
  'server.stopping',
] as const;

/** Refusals of any call that waits for a conversion's end. */
export const awaited = [
  'pdf.unreadable',
  'pdf.encrypted',
  'pdf.not-permitted',
  'pdf.too-many-pages',
  'conversion.cancelled',
  'conversion.deadline',
  'conversion.out-of-memory',
  'conversion.broken',
  'conversion.crashed',
] as const;

/** Refusals of a call that reads Office documents too. */
export const officeRead = [
  'office.unreadable',
  'office.encrypted',
  'office.wrong-password',
  'office.unknown-encryption',
  'office.engine-missing',
  'office.no-sandbox',
] as const;

type Answered = Pick<Call, 'id' | 'path' | 'group' | 'summary'> & {
  readonly fields: z.ZodObject;
  readonly about: string;
  /** Refusals besides {@link upload} and {@link awaited}. */
  readonly refusals?: readonly RefusalCode[];
} & ({ readonly schema: z.ZodType } | { readonly media: string | readonly string[] });

/** A call that takes files as a form, waits for the conversion and answers with its result. */
export const answeredCall = ({ id, path, group, summary, fields, refusals = [], ...answer }: Answered): Call => ({
  id,
  method: 'post',
  path,
  group,
  summary,
  form: { fields },
  answers: [{ status: 200, ...answer }],
  refusals: [...upload, ...awaited, ...refusals],
});
