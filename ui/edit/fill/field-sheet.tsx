import { useSelector } from '@xstate/react';
import { ArrowLeft, ArrowRight } from 'lucide-react';
import { useId } from 'react';
import type { FillableField } from '../../pdf/pages/fillable-field.js';
import { Heading } from '../../parts/heading.js';
import { Button, IconButton } from '../../parts/button.js';
import { t } from '../../text/t.js';
import { dateText, isNumeric, isoDate } from '../fields/date-pattern.js';
import { labelOf } from '../fields/field-state.js';
import { fieldNamed } from '../machine/edit-context.js';
import type { EditActor } from '../machine/edit.machine.js';
import { hintWords, problemWords, stateWords } from './field-words.js';
import { keyboardOf } from './keyboards.js';
import { chosenOf, Options } from './page-field.js';
import { useProgress } from './use-progress.js';
import { useField, type FieldNow } from './use-field.js';

interface FieldSheetProps {
  readonly edit: EditActor;
  readonly onList: () => void;
}

/** On a phone: the field that is being filled, at a size that nothing zooms to, with the keyboard that fits it. */
export const FieldSheet = ({ edit, onList }: FieldSheetProps) => {
  const current = useSelector(edit, ({ context }) => fieldNamed(context, context.current));
  const { place, count, needed } = useProgress(edit);
  return (
    <div className="grid gap-3 px-4 pb-4">
      <Heading className="sr-only">{t('Fill this form')}</Heading>
      <p className="text-sm text-muted tabular-nums">
        {place > 0 ? t('Field {place} of {count}', { place, count }) : t('{n} fields', { n: count })}
        {needed > 0 && ` · ${t('{n} needed fields left', { n: needed })}`}
      </p>
      {current ? (
        <SheetField key={current.name} edit={edit} field={current} />
      ) : (
        <p className="text-[0.9375rem]">{t('Tap a field on the page, or go to the next one.')}</p>
      )}
      <Steps edit={edit} onList={onList} />
    </div>
  );
};

/** The keyboard stays open from field to field, and nothing moves away under the finger. */
const Steps = ({ edit, onList }: FieldSheetProps) => {
  const canStep = useSelector(edit, (state) => state.can({ type: 'field.stepped', by: 1 }));
  const canGoBack = useSelector(edit, (state) => state.can({ type: 'field.stepped', by: -1 }));
  return (
    <div className="flex items-center gap-2" onMouseDown={(event) => event.preventDefault()} role="presentation">
      <IconButton
        label={t('Previous field')}
        disabled={!canGoBack}
        onClick={() => edit.send({ type: 'field.stepped', by: -1 })}
        className="size-12 border border-line bg-card"
      >
        <ArrowLeft className="size-5 rtl:-scale-x-100" aria-hidden="true" />
      </IconButton>
      <Button
        size="large"
        className="min-w-0 flex-1 px-3"
        disabled={!canStep}
        onClick={() => edit.send({ type: 'field.stepped', by: 1 })}
      >
        {t('Next field')}
        <ArrowRight className="size-5 rtl:-scale-x-100" aria-hidden="true" />
      </Button>
      <Button tone="quiet" size="large" className="px-4" onClick={onList}>
        {t('All fields')}
      </Button>
    </div>
  );
};

interface SheetFieldProps {
  readonly edit: EditActor;
  readonly field: FillableField;
}

const SheetField = ({ edit, field }: SheetFieldProps) => {
  const id = useId();
  const now = useField(edit, field);
  const problem = now.isWrong ? problemWords(field, now.value) : '';
  const hint = problem === '' ? hintWords(field) : problem;
  const isGroup = field.kind === 'radio';
  const Name = isGroup ? 'p' : 'label';
  return (
    <div className="grid gap-2" {...(isGroup && { role: 'radiogroup', 'aria-labelledby': `${id}-name` })}>
      <Name id={`${id}-name`} {...(!isGroup && { htmlFor: id })} className="text-base font-medium">
        {labelOf(field)}
        {field.required && <span className="text-danger"> *</span>}
      </Name>
      <SheetControl id={id} edit={edit} field={field} now={now} hintId={`${id}-hint`} />
      <p id={`${id}-hint`} className={`min-h-5 text-[0.8125rem] ${problem === '' ? 'text-muted' : 'text-danger'}`}>
        {hint}
      </p>
    </div>
  );
};

interface SheetControlProps extends SheetFieldProps {
  readonly id: string;
  readonly hintId: string;
  readonly now: FieldNow;
}

const look =
  'w-full rounded-xl border border-edge bg-card px-3.5 text-base aria-invalid:border-danger read-only:bg-sunken min-h-12';

const commonOf = ({ id, hintId, edit, field, now }: SheetControlProps) => ({
  id,
  'data-sheet-field': field.name,
  'aria-describedby': hintId,
  'aria-required': field.required,
  'aria-invalid': now.isWrong,
  onFocus: () => edit.send({ type: 'field.entered', name: field.name }),
  onBlur: () => edit.send({ type: 'field.left' }),
});

const SheetControl = (props: SheetControlProps) => {
  const { field, now } = props;
  const text = typeof now.value === 'string' ? now.value : '';
  if (now.isFixed) return <p className="text-[0.9375rem] text-muted">{stateWords(field, now.value)}</p>;
  if (field.kind === 'check') return <SheetTick {...props} />;
  if (field.kind === 'radio') return <SheetRadios {...props} />;
  if (field.kind === 'choice' && !field.open) {
    return (
      <select {...commonOf(props)} className={look} value={text} onChange={({ target }) => now.write(target.value)}>
        <Options field={field} value={text} />
      </select>
    );
  }
  if (field.kind === 'list') return <SheetList {...props} />;
  if (field.multiline) {
    return (
      <textarea
        {...commonOf(props)}
        dir="auto"
        rows={3}
        className={`${look} py-2.5`}
        value={text}
        {...(field.maxLength !== null && { maxLength: field.maxLength })}
        onChange={({ target }) => now.write(target.value)}
      />
    );
  }
  return <SheetLine {...props} text={text} />;
};

/** A line of text; dates come from the browser's own calendar where the form writes them in numbers. */
const SheetLine = ({ text, ...props }: SheetControlProps & { readonly text: string }) => {
  const { field, now } = props;
  const { dateFormat: pattern } = field;
  if (pattern !== null && isNumeric(pattern)) {
    return (
      <input
        {...commonOf(props)}
        type="date"
        className={look}
        value={isoDate(text, pattern) ?? ''}
        onChange={({ target }) => now.write(target.value === '' ? '' : dateText(target.value, pattern))}
      />
    );
  }
  return (
    <input
      {...commonOf(props)}
      type="text"
      dir="auto"
      autoComplete="off"
      inputMode={keyboardOf(field)}
      enterKeyHint="next"
      className={look}
      value={text}
      {...(field.maxLength !== null && { maxLength: field.maxLength })}
      onChange={({ target }) => now.write(target.value)}
      onKeyDown={({ key }) => {
        if (key === 'Enter') props.edit.send({ type: 'field.stepped', by: 1 });
      }}
    />
  );
};

const SheetTick = (props: SheetControlProps) => (
  <input
    {...commonOf(props)}
    type="checkbox"
    className="size-8 accent-brand"
    checked={props.now.value === true}
    onChange={({ target }) => props.now.write(target.checked)}
  />
);

const SheetRadios = (props: SheetControlProps) => {
  const { field, now, id } = props;
  const { onFocus, onBlur } = commonOf(props);
  return (
    <div className="flex flex-wrap gap-2">
      {field.choices.map((choice, at) => (
        <label
          key={choice}
          className="flex min-h-11 items-center gap-2 rounded-xl border border-edge px-3.5 text-base has-checked:border-brand has-checked:bg-brand-soft"
        >
          <input
            type="radio"
            name={id}
            {...(at === 0 && { 'data-sheet-field': field.name })}
            className="size-5 accent-brand"
            checked={now.value === choice}
            onChange={() => now.write(choice)}
            onFocus={onFocus}
            onBlur={onBlur}
          />
          <bdi>{choice}</bdi>
        </label>
      ))}
    </div>
  );
};

const SheetList = (props: SheetControlProps) => {
  const { field, now } = props;
  const chosen = Array.isArray(now.value) ? (now.value as readonly string[]) : [];
  return (
    <select
      {...commonOf(props)}
      multiple={field.open}
      className={look}
      value={field.open ? [...chosen] : (chosen[0] ?? '')}
      onChange={({ target }) => now.write(chosenOf(target))}
    >
      {!field.open && <Options field={field} value={chosen[0] ?? ''} />}
      {field.open &&
        field.choices.map((choice) => (
          <option key={choice} value={choice}>
            {choice}
          </option>
        ))}
    </select>
  );
};
