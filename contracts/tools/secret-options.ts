import { z } from 'zod';
import { FILES_MAX, PASSWORD_MAX } from '../limits.js';
import type { FieldMeta } from './options.js';
import type { Tool } from './tool.js';

/** The parts of a request that nobody may read: they are stored encrypted beside the log, never on it. */
export interface ConversionSecrets {
  /** In the order of the files; '' for a file without one. */
  readonly passwords: readonly string[];
  /** The options that are secret, by field. */
  readonly options: Readonly<Record<string, unknown>>;
}

/** Option that holds the reference of a request's secrets; no form field has this name. */
export const SECRETS_OPTION = '@secrets';

/** Name of the form field with the passwords of the files. */
export const PASSWORDS_FIELD = 'passwords';

const PROBLEM =
  'must be a JSON list with at most one text per file, in the order of the files, "" for no password, ' +
  `each with at most ${PASSWORD_MAX} characters`;

/** Longest text of that field: a character may need six in JSON. */
export const PASSWORDS_TEXT_MAX = FILES_MAX * (6 * PASSWORD_MAX + 4);

const asList = (value: unknown): unknown => {
  if (typeof value !== 'string') return value;
  try {
    return JSON.parse(value);
  } catch {
    return undefined; // the schema reports it without quoting the text
  }
};

/** The passwords as the JSON text in which a form carries them. */
export const passwords = z.preprocess(
  asList,
  z
    .array(z.string({ error: PROBLEM }).max(PASSWORD_MAX, { error: PROBLEM }), { error: PROBLEM })
    .max(FILES_MAX, { error: PROBLEM }),
);

/** The complaint about a list of passwords that cannot be read; it quotes nothing of the list. */
export const PASSWORDS_PROBLEM = PROBLEM;

/** Names of a tool's secret options. */
export const secretFieldsOf = ({ options }: Pick<Tool, 'options'>): ReadonlySet<string> => {
  const fields = Object.entries<z.ZodType>(options.shape);
  return new Set(fields.filter(([, field]) => isSecret(field)).map(([name]) => name));
};

/** Names of a tool's secret options that are texts, such as passwords, for which a person can be asked. */
export const askedFieldsOf = ({ options }: Pick<Tool, 'options'>): ReadonlySet<string> => {
  const fields = Object.entries<z.ZodType>(options.shape);
  return new Set(
    fields.filter(([, field]) => isSecret(field) && field.meta()?.['format'] === 'password').map(([name]) => name),
  );
};

const isSecret = (field: z.ZodType): boolean => (field.meta() as Partial<FieldMeta> | undefined)?.secret === true;

/** The reference of a request's secrets; undefined where it has none. */
export const secretsRefOf = (options: Readonly<Record<string, unknown>>): string | undefined => {
  const ref = options[SECRETS_OPTION];
  return typeof ref === 'string' ? ref : undefined;
};
