import { z } from 'zod';
import type { FileKind } from '../files.js';
import { OPTION_TEXT_MAX } from '../limits.js';
import { readDataSize } from './data-size.js';

/** Facts that the options form needs beyond the schema. */
export interface FieldMeta {
  readonly title: string;
  /** Forms send it as it is by default, and do not ask for it. */
  readonly unasked?: boolean;
  /** A line for each value of a choice, such as "Smallest file". */
  readonly hints?: Readonly<Record<string, string>>;
  /** Label for each value of a choice, such as "Spanish" for `es`; a choice with many labels is shown as a drop-down. */
  readonly names?: Readonly<Record<string, string>>;
  readonly placeholder?: string;
  /** A number that is typed with its unit. */
  readonly withUnit?: boolean;
  /** It means something only for files of these kinds; forms show it only where one is chosen. */
  readonly kinds?: readonly FileKind[];
  /** Asked for only where the pages of the document are shown beside the form. */
  readonly besidePages?: boolean;
  /** A password: stored apart from the log, and not shown. */
  readonly secret?: boolean;
  /** Pages and ranges of the document, such as `1-3, 7`. */
  readonly pages?: boolean;
  /** Languages to choose some of, written as their codes with commas between them. */
  readonly languages?: boolean;
  /** An order of pages, which has a screen of its own. */
  readonly plan?: boolean;
  /** It means something only while another option has one of these values; forms show it only then. */
  readonly when?: { readonly field: string; readonly is: readonly (string | number | boolean)[] };
  /** A number shown as a slider in these units; `scale` wire units are one shown unit. */
  readonly slider?: { readonly min: number; readonly max: number; readonly step: number; readonly scale: number };
}

/** One value out of a few. Reads form text too ("90" for 90), because uploads are multipart. */
export const choice = <const V extends string | number>(values: readonly [V, ...V[]], initial: V, meta: FieldMeta) =>
  z
    .preprocess(
      (input) => values.find((value) => String(value) === input) ?? input,
      z.literal([...values], { error: `must be one of ${values.join(', ')}` }),
    )
    .default(initial as never)
    .meta({ ...meta, default: initial });

/** One value out of a few, without a default: the visitor has to choose. */
export const requiredChoice = <const V extends string>(
  values: readonly [V, ...V[]],
  message: string,
  meta: FieldMeta,
) => z.enum(values, { error: message }).meta({ ...meta });

/** A line of text that may not be blank. */
export const requiredText = (initial: string, message: string, meta: FieldMeta) =>
  z
    .string({ error: message })
    .max(OPTION_TEXT_MAX, { error: `must be at most ${OPTION_TEXT_MAX} characters` })
    .regex(/\S/, { error: message })
    .default(initial)
    .meta({ ...meta, default: initial });

const line = (max: number, error: string) =>
  z.string({ error }).max(max, { error: `must be at most ${max} characters` });

/** A line of text that has to be given. */
export const requiredLine = (max: number, meta: FieldMeta) =>
  line(max, 'must not be empty')
    .regex(/\S/, { error: 'must not be empty' })
    .meta({ ...meta });

/** A line of text that may be left empty. */
export const optionalLine = (max: number, initial: string, meta: FieldMeta) =>
  line(max, 'must be text')
    .default(initial)
    .meta({ ...meta, default: initial });

interface SecretLength {
  readonly min: number;
  readonly max: number;
  /** May be left empty. */
  readonly optional?: boolean;
}

/**
 * A password that the visitor sets. Never part of an event, a log line or a message. Must be the outermost schema of its
 * field: a schema around it would hide that it is secret.
 */
export const secretText = ({ min, max, optional = false }: SecretLength, meta: FieldMeta) => {
  const error = `must have ${min} to ${max} characters`;
  return z
    .string({ error })
    .max(max, { error })
    .refine((text) => text.length >= min || (optional && text === ''), { error })
    .prefault('') // checked also where it is left out: a password that is missing is none
    .meta({ ...meta, secret: true, default: '', format: 'password', writeOnly: true });
};

/** A whole number within bounds. Reads form text too ("2" for 2). */
export const wholeNumber = (bounds: { min: number; max: number }, initial: number, meta: FieldMeta) => {
  const error = `must be a whole number from ${bounds.min} to ${bounds.max}`;
  return z
    .preprocess(
      (value) => (typeof value === 'string' && value.trim() !== '' ? Number(value) : value),
      z.number({ error }).int({ error }).min(bounds.min, { error }).max(bounds.max, { error }),
    )
    .default(initial)
    .meta({ ...meta, default: initial });
};

/** {@link wholeNumber} that may be left empty, which is null. */
export const optionalWholeNumber = (bounds: { min: number; max: number }, meta: FieldMeta) => {
  const error = `must be empty or a whole number from ${bounds.min} to ${bounds.max}`;
  return z
    .preprocess(
      (value) => (typeof value !== 'string' ? value : value.trim() === '' ? null : Number(value)),
      z.number({ error }).int({ error }).min(bounds.min, { error }).max(bounds.max, { error }).nullable(),
    )
    .default(null)
    .meta({ ...meta, default: '' });
};

/** A number within bounds. Reads form text too ("0.5" for 0.5). */
export const decimal = (bounds: { min: number; max: number }, initial: number, meta: FieldMeta) => {
  const error = `must be a number from ${bounds.min} to ${bounds.max}`;
  return z
    .preprocess(
      (value) => (typeof value === 'string' && value.trim() !== '' ? Number(value) : value),
      z.number({ error }).min(bounds.min, { error }).max(bounds.max, { error }),
    )
    .default(initial)
    .meta({ ...meta, default: initial });
};

/** {@link decimal} that may be left empty, which is null. */
export const optionalDecimal = (bounds: { min: number; max: number }, meta: FieldMeta) => {
  const error = `must be empty or a number from ${bounds.min} to ${bounds.max}`;
  return z
    .preprocess(
      (value) => (typeof value !== 'string' ? value : value.trim() === '' ? null : Number(value)),
      z.number({ error }).min(bounds.min, { error }).max(bounds.max, { error }).nullable(),
    )
    .default(null)
    .meta({ ...meta, default: '' });
};

const PAGE_RANGES = /^[0-9]{1,6}(\s*-\s*[0-9]{1,6})?(\s*,\s*[0-9]{1,6}(\s*-\s*[0-9]{1,6})?)*$/;
const PAGE_RANGES_PROBLEM = 'must be pages and ranges separated by commas, such as 1-3, 7, 9-12';

/** 1-based pages and inclusive ranges such as `1-3, 7`. Whether they exist is the operation's business. */
export const pageRanges = (initial: string, meta: FieldMeta) =>
  z
    .string()
    .trim()
    .max(OPTION_TEXT_MAX)
    .regex(PAGE_RANGES, { error: PAGE_RANGES_PROBLEM })
    .default(initial)
    .meta({ ...meta, pages: true, default: initial });

/** {@link pageRanges} that may be left empty; what that stands for is the tool's business. */
export const optionalPageRanges = (meta: FieldMeta) =>
  z
    .string()
    .trim()
    .max(OPTION_TEXT_MAX)
    .refine((text) => text === '' || PAGE_RANGES.test(text), { error: PAGE_RANGES_PROBLEM })
    .default('')
    .meta({ ...meta, pages: true, default: '' });

/** Yes or no. Reads form text too ("true" for true). */
export const flag = (initial: boolean, meta: FieldMeta) =>
  z
    .preprocess(
      (value) => (value === 'true' ? true : value === 'false' ? false : value),
      z.boolean({ error: 'must be true or false' }),
    )
    .default(initial)
    .meta({ ...meta, default: initial });

/** A colour as `#rrggbb`, in lower case. */
export const colour = (initial: string, meta: FieldMeta) =>
  z
    .string({ error: 'must be a colour such as #000000' })
    .regex(/^#[0-9a-f]{6}$/i, { error: 'must be a colour such as #000000' })
    .toLowerCase()
    .default(initial)
    .meta({ ...meta, default: initial });

/** Bytes, in words such as `500 KB` or as a number; may be left out or empty. */
export const dataSize = (bounds: { min: number; max: number }, meta: FieldMeta) => {
  const error = 'must be a size such as 500 KB or 2 MB';
  return z
    .preprocess(
      (value) => (typeof value !== 'string' ? value : value.trim() === '' ? undefined : readDataSize(value)),
      z.number({ error }).int({ error }).min(bounds.min, { error }).max(bounds.max, { error }).optional(),
    )
    .optional()
    .meta({ ...meta, withUnit: true });
};
