import type { FormField, FormValue, FormValues } from '../form-fields.js';
import type { TextsByName } from './field-tree.js';

/** A field as far as values are matched with it. */
export type ValueField = Pick<
  FormField,
  'name' | 'kind' | 'choices' | 'stored' | 'open' | 'value' | 'readOnly' | 'multiline' | 'maxLength'
>;

/** Why a field cannot take a value; each with what its sentence names. */
export type ValueProblem =
  | { readonly code: 'no-field' }
  | { readonly code: 'read-only' }
  | { readonly code: 'takes-none' }
  | { readonly code: 'no-text' }
  | { readonly code: 'no-tick'; readonly state: string }
  | { readonly code: 'no-choice'; readonly choices: readonly string[] }
  | { readonly code: 'one-choice' }
  | { readonly code: 'one-line' }
  | { readonly code: 'too-long'; readonly max: number };

export interface Matched {
  readonly values: FormValues;
  /** Fields whose values do not fit, by name, in the order of the file. */
  readonly problems: readonly (ValueProblem & { readonly field: string })[];
}

/** Ticks as people and programs write them. */
const TICKED = new Set(['true', 'yes', 'on', '1', 'x']);
const UNTICKED = new Set(['', 'false', 'no', 'off', '0']);

type Result = { readonly value: FormValue } | { readonly problem: ValueProblem };

const wrong = (problem: ValueProblem): Result => ({ problem });

const matchers: Readonly<Record<ValueField['kind'], (field: ValueField, given: FormValue) => Result>> = {
  text: ({ multiline, maxLength }, value) => {
    if (typeof value !== 'string') return wrong({ code: 'no-text' });
    const text = value.replace(/\r\n?/g, '\n');
    if (!multiline && text.includes('\n')) return wrong({ code: 'one-line' });
    if (maxLength !== null && Array.from(text).length > maxLength) return wrong({ code: 'too-long', max: maxLength });
    return { value: text };
  },
  check: ({ stored }, value) => {
    if (typeof value === 'boolean') return { value };
    if (typeof value === 'string' && stored.includes(value)) return { value: true };
    const word = typeof value === 'string' ? value.trim().toLowerCase() : ' ';
    if (TICKED.has(word)) return { value: true };
    return UNTICKED.has(word) ? { value: false } : wrong({ code: 'no-tick', state: stored[0] ?? 'Yes' });
  },
  radio: (field, value) => (value === 'Off' && !field.choices.includes('Off') ? { value: '' } : choiceOf(field, value)),
  choice: (field, value) => choiceOf(field, value),
  list: (field, value) => {
    const chosen = typeof value === 'boolean' ? [String(value)] : severalOf(field, value);
    if (chosen.length > 1 && !field.open) return wrong({ code: 'one-choice' });
    const chosenLabels = chosen.map((one) => labelOf(field, one));
    const labels = chosenLabels.filter((one) => one !== undefined);
    return labels.length < chosenLabels.length
      ? wrong({ code: 'no-choice', choices: field.choices })
      : { value: labels };
  },
  signature: () => wrong({ code: 'takes-none' }),
  button: () => wrong({ code: 'takes-none' }),
};

const labelOf = ({ choices, stored }: ValueField, value: string): string | undefined =>
  choices.includes(value) ? value : choices[stored.indexOf(value)];

const choiceOf = (field: ValueField, value: FormValue): Result => {
  if (typeof value === 'boolean') return wrong({ code: 'no-choice', choices: field.choices });
  const [text = '', ...more] = [value].flat();
  if (more.length > 0) return wrong({ code: 'one-choice' });
  const label = labelOf(field, text) ?? (text === '' || mayBeWritten(field) ? text : undefined);
  return label === undefined ? wrong({ code: 'no-choice', choices: field.choices }) : { value: label };
};

const mayBeWritten = ({ kind, open }: ValueField): boolean => kind === 'choice' && open;

/** A table has several choices in one cell, below each other or with semicolons between them. */
const severalOf = (field: ValueField, value: string | readonly string[]): readonly string[] => {
  if (typeof value !== 'string') return value;
  if (labelOf(field, value) !== undefined) return [value];
  return value
    .split(value.includes('\n') ? '\n' : ';')
    .map((one) => one.trim())
    .filter((one) => one !== '');
};

const isSame = (field: ValueField, value: FormValue): boolean =>
  JSON.stringify(value) === JSON.stringify(field.value ?? (field.kind === 'check' ? false : ''));

/**
 * Values from a file as the fields of a form have them: ticks as true or false, choices by what people read. What a
 * read-only field holds anyway is passed over, since files of other programs name all fields.
 *
 * @returns the values that fit, and what is wrong with the others.
 */
export const matchValues = (namedValues: FormValues, fields: readonly ValueField[]): Matched => {
  const byName = new Map(fields.map((field) => [field.name, field]));
  const values: [string, FormValue][] = [];
  const problems: Matched['problems'][number][] = [];
  for (const [name, one] of Object.entries(namedValues)) {
    const field = byName.get(name);
    const result = field ? matchers[field.kind](field, one) : wrong({ code: 'no-field' });
    const isFixed = field?.readOnly === true && 'value' in result;
    if (isFixed && isSame(field, result.value)) continue;
    if (isFixed) problems.push({ field: name, code: 'read-only' });
    else if ('problem' in result) problems.push({ field: name, ...result.problem });
    else values.push([name, result.value]);
  }
  return { values: Object.fromEntries(values), problems };
};

const isFillable = ({ kind }: ValueField): boolean => kind !== 'signature' && kind !== 'button';

const valueOf = (field: ValueField, values: FormValues): FormValue =>
  (Object.hasOwn(values, field.name) ? values[field.name] : undefined) ??
  field.value ??
  (field.kind === 'check' ? false : field.kind === 'list' ? [] : '');

/** The text that people read, for each field that can hold a value. */
export const plainValuesOf = (fields: readonly ValueField[], values: FormValues): FormValues =>
  Object.fromEntries(fields.filter(isFillable).map((field) => [field.name, valueOf(field, values)]));

/** The text that the form stores, for each field that can hold a value. */
export const storedTextsOf = (fields: readonly ValueField[], values: FormValues): TextsByName =>
  new Map(fields.filter(isFillable).map((field) => [field.name, storedOf(field, valueOf(field, values))]));

const storedOf = ({ kind, choices, stored }: ValueField, value: FormValue): readonly string[] => {
  if (typeof value === 'boolean') return [value ? (stored[0] ?? 'Yes') : 'Off'];
  const texts = typeof value === 'string' ? [value] : value;
  if (kind === 'radio' && (texts[0] ?? '') === '') return ['Off'];
  return texts.map((text) => stored[choices.indexOf(text)] ?? text);
};
