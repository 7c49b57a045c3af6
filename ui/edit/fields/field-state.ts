import type { FormValue, FormValues } from '../../../contracts/form-fields.js';
import type { FillableField } from '../../pdf/pages/fillable-field.js';
import { isNumeric, isoDate } from './date-pattern.js';

/** The fault of a value. */
export type FieldProblem = 'too-long' | 'no-address' | 'no-date' | 'no-number';

export type FieldState = 'empty' | 'filled' | 'wrong' | 'fixed' | 'signature';

export const valueIn = (values: FormValues, field: FillableField): FormValue =>
  (Object.hasOwn(values, field.name) ? values[field.name] : undefined) ?? field.value ?? '';

export const isFilled = (value: FormValue): boolean =>
  typeof value === 'boolean' ? value : typeof value === 'string' ? value.trim() !== '' : value.length > 0;

/** Nobody writes here: read-only, or signed. */
export const isFillable = ({ kind, readOnly }: FillableField): boolean => !readOnly && kind !== 'signature';

/** The name that a person knows a field by: that of its author, or the last part of its full name. */
export const labelOf = ({ label, name }: Pick<FillableField, 'label' | 'name'>): string =>
  label === '' ? (name.split('.').at(-1) ?? name).replaceAll('_', ' ') : label;

export const asksAddress = (field: FillableField): boolean =>
  field.kind === 'text' && !field.multiline && /e-?mail/i.test(`${field.name} ${field.label}`);

const isAddress = (text: string): boolean => /^[^\s@]+@[^\s@.]+(\.[^\s@.]+)+$/.test(text.trim());

const isNumber = (text: string): boolean => /^[-+]?[\d\s.,'’]*\d[\d\s.,'’]*%?$/.test(text.trim());

const checks: readonly (readonly [FieldProblem, (field: FillableField, text: string) => boolean])[] = [
  ['too-long', ({ maxLength }, text) => maxLength !== null && Array.from(text).length > maxLength],
  ['no-address', (field, text) => asksAddress(field) && !isAddress(text)],
  [
    'no-date',
    ({ dateFormat }, text) => dateFormat !== null && isNumeric(dateFormat) && isoDate(text, dateFormat) === null,
  ],
  ['no-number', (field, text) => field.isNumber && !isNumber(text)],
];

/** Null for a value that the field can have. */
export const problemOf = (field: FillableField, value: FormValue): FieldProblem | null => {
  if (field.kind !== 'text' || typeof value !== 'string' || value.trim() === '') return null;
  return checks.find(([, isBroken]) => isBroken(field, value))?.[0] ?? null;
};

export const stateOf = (field: FillableField, value: FormValue): FieldState => {
  if (field.kind === 'signature') return 'signature';
  if (!isFillable(field)) return 'fixed';
  if (problemOf(field, value) !== null) return 'wrong';
  return isFilled(value) ? 'filled' : 'empty';
};

/** A field that has to be filled and is not. */
export const isNeeded = (field: FillableField, value: FormValue): boolean =>
  field.required && stateOf(field, value) === 'empty';

/** The fields that are left in a form: wrong or needed ones; where there are none, the empty ones. */
export const leftToDo = (fields: readonly FillableField[], values: FormValues): readonly FillableField[] => {
  const states = fields.map((field) => [field, stateOf(field, valueIn(values, field))] as const);
  const asked = states.filter(([{ required }, state]) => state === 'wrong' || (required && state === 'empty'));
  const left = asked.length > 0 ? asked : states.filter(([, state]) => state === 'empty');
  return left.map(([field]) => field);
};

/** The next of them after a field, and round again. */
export const nextToDo = (
  fields: readonly FillableField[],
  values: FormValues,
  current: string | null,
): FillableField | undefined => {
  const left = new Set(leftToDo(fields, values).filter(({ name }) => name !== current));
  const place = fields.findIndex(({ name }) => name === current);
  return [...fields.slice(place + 1), ...fields.slice(0, Math.max(0, place))].find((field) => left.has(field));
};

/** The values without those that the document has anyway. */
export const withValue = (values: FormValues, field: FillableField, value: FormValue): FormValues => {
  const others = Object.fromEntries(Object.entries(values).filter(([name]) => name !== field.name));
  return JSON.stringify(value) === JSON.stringify(field.value ?? '') ? others : { ...others, [field.name]: value };
};
