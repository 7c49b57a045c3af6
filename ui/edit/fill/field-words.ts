import type { FormValue } from '../../../contracts/form-fields.js';
import type { Text } from '../../../contracts/texts/text-catalogue.js';
import type { FillableField } from '../../pdf/pages/fillable-field.js';
import { t, translated } from '../../text/t.js';
import { asksAddress, isFilled, problemOf, stateOf, type FieldProblem } from '../fields/field-state.js';

const shortProblems: Readonly<Record<FieldProblem, Text>> = {
  'too-long': 'too long',
  'no-address': 'not an address',
  'no-date': 'not a date',
  'no-number': 'not a number',
};

const problems: Readonly<Record<FieldProblem, Text>> = {
  'too-long': 'This is longer than the field takes.',
  'no-address': 'This is not an e-mail address, such as name@example.org.',
  'no-date': 'This is not a date as the form writes them.',
  'no-number': 'This is not a number.',
};

export const problemWords = (field: FillableField, value: FormValue): string => {
  const problem = problemOf(field, value);
  return problem === null ? '' : translated(problems[problem]);
};

/** The value of a field, in words. */
export const valueWords = (value: FormValue): string => {
  if (typeof value === 'boolean') return t('ticked');
  return typeof value === 'string' ? value : value.join(', ');
};

const fixedWords = (field: FillableField, value: FormValue): string => {
  if (field.calculated) return t('worked out by the form');
  return isFilled(value) ? valueWords(value) : t('read-only');
};

/** The state of a field in words: what is in it, or what is left to do. */
export const stateWords = (field: FillableField, value: FormValue): string => {
  switch (stateOf(field, value)) {
    case 'wrong':
      return translated(shortProblems[problemOf(field, value) ?? 'too-long']);
    case 'signature':
      return t('to be signed');
    case 'fixed':
      return fixedWords(field, value);
    case 'filled':
      return valueWords(value);
    case 'empty':
      return field.kind === 'check' ? t('not ticked') : t('empty');
  }
};

/** The demands of a field, beyond its name. */
export const hintWords = (field: FillableField): string => {
  const { dateFormat, isNumber, maxLength, calculated, open, kind } = field;
  if (calculated) return t('The form works it out with a script, which does not run here.');
  if (field.readOnly) return t('The form does not let anyone change it.');
  if (dateFormat !== null) return t('A date, as {pattern}', { pattern: dateFormat });
  if (isNumber) return t('A number');
  if (asksAddress(field)) return t('An e-mail address');
  if (maxLength !== null) return t('At most {n} characters', { n: maxLength });
  if (kind === 'list' && open) return t('One or more of the list');
  return '';
};
