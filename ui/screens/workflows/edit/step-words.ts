import { askedFieldsOf } from '../../../../contracts/tools/secret-options.js';
import type { Tool } from '../../../../contracts/tools/tool.js';
import type { StepCondition } from '../../../../contracts/workflows/workflow.js';
import { t, translated } from '../../../text/t.js';
import { fieldsOf, type Field, type OptionValue } from '../../../tools/fields-of-options.js';
import { nameOf } from '../../../tools/option-fields.js';
import { chosenOptions, type DraftCondition, type DraftStep } from './draft.js';

type Kind = Extract<StepCondition, { what: 'kind' }>['value'];

/** The name of a kind of files. */
export const kindWord = (kind: string): string => {
  const words: Readonly<Record<string, string>> = {
    pdf: t('PDF'),
    image: t('Picture'),
    drawing: t('Drawing'),
    text: t('Text'),
    office: t('Office file'),
    mail: t('Mail'),
    book: t('Book'),
    iwork: t('iWork file'),
  } satisfies Record<Kind, string>;
  return words[kind] ?? kind;
};

/** The files for which a condition holds. */
export const conditionWords = ({ what, is, value }: DraftCondition): string => {
  const named = what === 'kind' ? kindWord(value) : value;
  switch (`${what} ${is}`) {
    case 'pages at-least':
      return t('Only files of {value} pages or more', { value: named });
    case 'pages at-most':
      return t('Only files of {value} pages or fewer', { value: named });
    case 'size at-least':
      return t('Only files of {value} MB or more', { value: named });
    case 'size at-most':
      return t('Only files of {value} MB or less', { value: named });
    case 'kind is':
      return t('Only files of the kind: {value}', { value: named });
    case 'kind is-not':
      return t('Not files of the kind: {value}', { value: named });
    case 'text contains':
      return t('Only files with the text “{value}”', { value: named });
    default:
      return t('Only files without the text “{value}”', { value: named });
  }
};

const valueWords = (field: Field, value: OptionValue): string => {
  if (value === true) return translated(field.label);
  if (value === false) return t('{option}: no', { option: translated(field.label) });
  const isChoice = field.kind === 'choice' || field.kind === 'list' || field.kind === 'languages';
  return `${translated(field.label)}: ${isChoice ? nameOf(field, value) : String(value)}`;
};

/** The options of a step that are not as usual, and what a run asks for. */
export const optionWords = (tool: Tool, step: DraftStep): string => {
  const chosen = chosenOptions(step);
  const parts = fieldsOf(tool).flatMap((field) => {
    const value = chosen[field.name];
    return value === undefined ? [] : [valueWords(field, value)];
  });
  if (Object.keys(step.others).length > 0) parts.push(t('further options that a program has set'));
  if (askedFieldsOf(tool).size > 0) parts.push(t('password asked at each run'));
  return parts.length > 0 ? parts.join(' · ') : translated(tool.tagline);
};
