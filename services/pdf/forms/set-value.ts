import {
  PDFCheckBox,
  PDFDropdown,
  PDFHexString,
  PDFName,
  PDFNumber,
  PDFOptionList,
  PDFRadioGroup,
  PDFTextField,
  type PDFField,
} from '@cantoo/pdf-lib';
import { Refusal } from '../../../contracts/errors.js';
import type { FormValue } from '../../../contracts/form-fields.js';
import { choicesOf, type Choice } from './field-choices.js';
import { kindOf } from './form-of-document.js';
import { hasWholeLook } from './whole-look.js';

/**
 * Gives a field a value. Ticks and radio buttons show it then; what others show has to be drawn.
 *
 * @throws Refusal `tool.option-invalid` for a value that the field can't have.
 */
export const setValue = (name: string, field: PDFField, value: FormValue): void => {
  const refuse: Refuse = (problem) => {
    throw new Refusal('tool.option-invalid', { field: `values.${name}`, problem });
  };
  if (field.isReadOnly()) refuse('is read-only in this form');
  if (field instanceof PDFTextField) write(field, value, refuse);
  else if (field instanceof PDFCheckBox) tick(field, value, refuse);
  else if (field instanceof PDFRadioGroup) press(field, value, refuse);
  else if (field instanceof PDFDropdown) choose(field, value, refuse);
  else if (field instanceof PDFOptionList) chooseSome(field, value, refuse);
  else refuse(`is a ${kindOf(field)}, which holds no value to fill in`);
};

type Refuse = (problem: string) => never;

const textIn = (value: FormValue, refuse: Refuse): string =>
  typeof value === 'string' ? value : refuse('must be text');

const write = (field: PDFTextField, value: FormValue, refuse: Refuse): void => {
  const text = textIn(value, refuse).replace(/\r\n?/g, '\n');
  const problem = problemOf(field, text);
  if (problem !== undefined) refuse(problem);
  const { dict } = field.acroField;
  dict.set(PDFName.of('V'), PDFHexString.fromText(text.replaceAll('\n', '\r')));
  dict.delete(PDFName.of('RV')); // the same text with its formatting, as it was before
};

const problemOf = (field: PDFTextField, text: string): string | undefined => {
  if (field.isPassword()) return 'is a password, which a form does not keep';
  if (field.isFileSelector()) return 'takes a file, not text';
  if (!field.isMultiline() && text.includes('\n')) return 'must be one line';
  const max = field.getMaxLength();
  const { length } = Array.from(text);
  return max !== undefined && length > max ? `must be at most ${max} characters, not ${length}` : undefined;
};

const OFF = PDFName.of('Off');

const tick = (field: PDFCheckBox, value: FormValue, refuse: Refuse): void => {
  if (typeof value !== 'boolean') return void refuse('must be true or false');
  const { acroField } = field;
  giveLooks(field);
  const on = acroField.getOnValue() ?? PDFName.of('Yes');
  acroField.dict.set(PDFName.of('V'), value ? on : OFF);
  for (const widget of acroField.getWidgets()) widget.setAppearanceState(value ? (widget.getOnValue() ?? on) : OFF);
};

const press = (field: PDFRadioGroup, value: FormValue, refuse: Refuse): void => {
  giveLooks(field);
  const choices = choicesOf(field);
  const { acroField } = field;
  const pressed = value === '' && !field.isOffToggleable() ? undefined : choices.find((one) => isNamed(one, value));
  if (!pressed && value !== '') return refuse(oneOf(choices));
  const state = pressed ? PDFName.of(pressed.value) : OFF;
  acroField.dict.set(PDFName.of('V'), state);
  for (const widget of acroField.getWidgets()) {
    const on = widget.getOnValue();
    widget.setAppearanceState(pressed && on === state ? state : OFF);
  }
};

/** Ticks are drawn anew where some are not there, or need a font that only some readers look for elsewhere. */
export const giveLooks = (field: PDFCheckBox | PDFRadioGroup): void => {
  const widgets = field.acroField.getWidgets();
  if (!widgets.every((widget) => hasWholeLook(widget))) field.defaultUpdateAppearances();
};

const choose = (field: PDFDropdown, value: FormValue, refuse: Refuse): void => {
  const text = textIn(value, refuse);
  const choices = choicesOf(field);
  const chosen = choices.find((one) => isNamed(one, text));
  if (!chosen && text !== '' && !field.isEditable()) refuse(oneOf(choices));
  const { dict } = field.acroField;
  dict.set(PDFName.of('V'), PDFHexString.fromText(chosen?.value ?? text));
  dict.delete(PDFName.of('I'));
};

const chooseSome = (field: PDFOptionList, value: FormValue, refuse: Refuse): void => {
  const values = typeof value === 'string' ? [value] : value;
  if (typeof values === 'boolean') return refuse('must be a choice or a list of choices');
  const choices = choicesOf(field);
  const wrong = values.find((one) => !choices.some((choice) => isNamed(choice, one)));
  if (wrong !== undefined) refuse(oneOf(choices));
  if (values.length > 1 && !field.isMultiselect()) refuse('must be one choice');
  const chosen = choices.map((choice) => values.some((one) => isNamed(choice, one)));
  const { dict } = field.acroField;
  const texts = choices.filter((_, index) => chosen[index]).map((one) => PDFHexString.fromText(one.value));
  dict.set(PDFName.of('V'), texts.length === 1 && texts[0] ? texts[0] : dict.context.obj(texts));
  dict.set(PDFName.of('I'), dict.context.obj(chosen.flatMap((is, index) => (is ? [PDFNumber.of(index)] : []))));
  dict.delete(PDFName.of('TI')); // from its first line on
};

/** A choice goes by what it is called in the form, or by what the form stores for it. */
const isNamed = ({ label, value }: Choice, chosen: FormValue): boolean => chosen === label || chosen === value;

const LISTED_CHOICES_MAX = 20;

const oneOf = (choices: readonly Choice[]): string => {
  const labels = choices.slice(0, LISTED_CHOICES_MAX).map(({ label }) => label);
  return `must be one of ${labels.join(', ')}${choices.length > LISTED_CHOICES_MAX ? ', …' : ''}`;
};
