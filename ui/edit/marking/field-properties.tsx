import { useSelector } from '@xstate/react';
import { createElement, useId } from 'react';
import { FIELD_CHOICES_MAX, OPTION_TEXT_MAX } from '../../../contracts/limits.js';
import { Field, TextAreaField } from '../../parts/field.js';
import { t, translated } from '../../text/t.js';
import type { EditActor } from '../machine/edit.machine.js';
import { fieldsAround } from '../machine/hand-context.js';
import type { DraftMarkOf } from '../marks/draft-mark.js';
import { fieldKinds, takesChoices, type FieldChange, type FieldKind } from '../marks/field-mark.js';
import { fieldProblemWords } from '../marks/field-problem-words.js';
import { fieldLooks } from './new-field-words.js';

const NAME_MAX = 200;
const LENGTH_MAX = 32_767;

interface FieldKindsProps {
  readonly legend: string;
  readonly value: FieldKind;
  readonly onChoose: (kind: FieldKind) => void;
}

/** The kinds of fields side by side, of which one is chosen. */
export const FieldKinds = ({ legend, value, onChoose }: FieldKindsProps) => {
  const name = useId();
  return (
    <fieldset>
      <legend className="mb-1.5 text-sm font-medium">{legend}</legend>
      <div className="grid grid-cols-2 gap-2">
        {fieldKinds.map((kind) => {
          const [Icon, label] = fieldLooks[kind];
          return (
            <label
              key={kind}
              className="flex min-h-11 min-w-0 items-center gap-2 rounded-xl border border-line px-3 text-sm hover:border-edge has-checked:border-brand has-checked:bg-brand-soft has-focus-visible:outline-2 has-focus-visible:outline-offset-2 has-focus-visible:outline-brand"
            >
              <input
                type="radio"
                name={name}
                value={kind}
                checked={kind === value}
                onChange={() => onChoose(kind)}
                className="sr-only"
              />
              {createElement(Icon, { className: 'size-4 shrink-0', 'aria-hidden': true })}
              <span className="min-w-0 leading-tight">{translated(label)}</span>
            </label>
          );
        })}
      </div>
    </fieldset>
  );
};

interface FieldPropertiesProps {
  readonly edit: EditActor;
  readonly mark: DraftMarkOf<'field'>;
}

/** The name of a new field, and the values that it takes. */
export const FieldProperties = ({ edit, mark }: FieldPropertiesProps) => {
  const id = useId();
  const problem = useSelector(edit, ({ context }) => fieldProblemWords(mark, fieldsAround(context)));
  const define = (change: FieldChange): void => edit.send({ type: 'field.defined', id: mark.id, change });
  return (
    <div className="grid gap-3">
      <Field
        id={`${id}-name`}
        label={t('Name of the field')}
        size="small"
        dir="auto"
        maxLength={NAME_MAX}
        value={mark.name}
        aria-invalid={problem !== ''}
        aria-describedby={`${id}-problem`}
        onChange={({ target }) => define({ name: target.value })}
      />
      {takesChoices(mark.field) && <Choices key={mark.id} mark={mark} onSet={(choices) => define({ choices })} />}
      <p id={`${id}-problem`} role="status" className="text-[0.8125rem] text-danger empty:hidden">
        {problem}
      </p>
      <Tooltip edit={edit} mark={mark} />
      {mark.field === 'text' && <TextLimits mark={mark} define={define} />}
      {mark.field !== 'signature' && (
        <Switch label={t('Has to be filled in')} isOn={mark.required} onSet={(required) => define({ required })} />
      )}
    </div>
  );
};

interface ChoicesProps {
  readonly mark: DraftMarkOf<'field'>;
  readonly onSet: (choices: readonly string[]) => void;
}

const linesIn = (text: string): readonly string[] =>
  text
    .split('\n')
    .map((line) => line.trim())
    .filter((line) => line !== '')
    .slice(0, FIELD_CHOICES_MAX);

/** Lines that are empty are left alone while they are written. */
const Choices = ({ mark, onSet }: ChoicesProps) => (
  <TextAreaField
    id={useId()}
    label={mark.field === 'radio' ? t('What the button stands for') : t('Choices, one on each line')}
    dir="auto"
    defaultValue={mark.choices.join('\n')}
    onChange={({ target }) => onSet(linesIn(target.value))}
  />
);

const Tooltip = ({ edit, mark }: FieldPropertiesProps) => (
  <Field
    id={useId()}
    label={t('What people read instead of the name')}
    size="small"
    dir="auto"
    maxLength={OPTION_TEXT_MAX}
    value={mark.contents}
    onChange={({ target }) => edit.send({ type: 'mark.described', id: mark.id, contents: target.value })}
  />
);

interface TextLimitsProps {
  readonly mark: DraftMarkOf<'field'>;
  readonly define: (change: FieldChange) => void;
}

const TextLimits = ({ mark, define }: TextLimitsProps) => (
  <>
    <Field
      id={useId()}
      label={t('Most characters')}
      size="small"
      type="number"
      inputMode="numeric"
      min={1}
      max={LENGTH_MAX}
      placeholder={t('any number')}
      value={mark.maxLength ?? ''}
      onChange={({ target }) => {
        const fontSize = Math.round(target.valueAsNumber);
        define({ maxLength: fontSize >= 1 && fontSize <= LENGTH_MAX ? fontSize : null });
      }}
    />
    <Switch label={t('Several lines')} isOn={mark.multiline} onSet={(multiline) => define({ multiline })} />
  </>
);

interface SwitchProps {
  readonly label: string;
  readonly isOn: boolean;
  readonly onSet: (isOn: boolean) => void;
}

const Switch = ({ label, isOn, onSet }: SwitchProps) => (
  <label className="flex min-h-11 items-center justify-between gap-3 text-sm">
    {label}
    <input type="checkbox" role="switch" className="switch" checked={isOn} onChange={() => onSet(!isOn)} />
  </label>
);
