import { fieldText, type FilledField } from '../../../contracts/api/signature-requests.js';
import { Refusal } from '../../../contracts/errors.js';
import type { RequestField } from '../../../contracts/events/signature-request.js';

interface Filling {
  /** Values by the name of the field. */
  readonly values: Readonly<Record<string, string>>;
  /** Name of the recipient. */
  readonly signer: string;
  readonly now: Date;
}

const DATE_CHARS = 10;

/**
 * The values of a recipient's fields: those that they wrote, and those that go without writing. @throws Refusal
 * `signature-request.incomplete`.
 */
export const filledIn = (fields: readonly RequestField[], filling: Filling): readonly FilledField[] =>
  fields.map((field) => {
    const { name, kind, label, required } = field;
    const value = valueOf(field, filling);
    if (required && value === '' && kind !== 'signature') {
      throw new Refusal('signature-request.incomplete', { field: label === '' ? kind : label });
    }
    return { name, kind, label, value };
  });

const valueOf = ({ name, kind, label }: RequestField, filling: Filling): string => {
  const parsed = fieldText.safeParse(filling.values[name] ?? '');
  if (!parsed.success) throw new Refusal('signature-request.too-long', { field: label === '' ? kind : label });
  return values[kind](parsed.data, filling);
};

type Value = (given: string, filling: Filling) => string;

const written: Value = (value) => value;

const values: Readonly<Record<RequestField['kind'], Value>> = {
  signature: () => '',
  date: (_, { now }) => now.toISOString().slice(0, DATE_CHARS),
  name: (value, { signer }) => (value === '' ? signer : value),
  initials: (value, { signer }) => (value === '' ? initialsOf(signer) : value),
  text: written,
  check: written,
};

/** The first letter of each part of a name. */
export const initialsOf = (name: string): string =>
  name
    .split(/[\s-]+/u)
    .map((part) => Array.from(part)[0] ?? '')
    .join('');
