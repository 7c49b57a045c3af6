import { memo, type CSSProperties } from 'react';
import type { FormFieldPlace, FormValue } from '../../../contracts/form-fields.js';
import type { FillableField } from '../../pdf/pages/fillable-field.js';
import type { PageSize } from '../../pdf/pdf-document.js';
import { t } from '../../text/t.js';
import { isFilled, labelOf } from '../fields/field-state.js';
import type { EditActor } from '../machine/edit.machine.js';
import { stateWords, valueWords } from './field-words.js';
import { keyboardOf } from './keyboards.js';
import { useField, type FieldNow } from './use-field.js';

export interface PageFieldProps {
  readonly edit: EditActor;
  readonly field: FillableField;
  readonly place: FormFieldPlace;
  readonly size: PageSize;
}

/** Points of the page as a share of its width, whatever its zoom. */
const points = (length: number, { width }: PageSize): string => `${(length / width) * 100}cqw`;

const TEXT_OF_HEIGHT = 0.62;
const TEXT_MAX_PT = 12;
const LINE_PT = 11;
/** Lines that a text of several shows at least, whatever its size. */
const LINES_LEAST = 4;

/** As its author says, as far as that fits the field. */
const fontSizeOf = ({ fontSize, multiline }: FillableField, { height }: FormFieldPlace): number => {
  if (multiline) return Math.min(fontSize > 0 ? fontSize : LINE_PT, Math.max(LINE_PT, height / LINES_LEAST));
  return Math.min(fontSize > 0 ? fontSize : TEXT_MAX_PT, height * TEXT_OF_HEIGHT);
};

const boxOf = ({ place, size, field }: PageFieldProps): CSSProperties => ({
  left: `${(place.x / size.width) * 100}%`,
  top: `${(place.y / size.height) * 100}%`,
  width: `${(place.width / size.width) * 100}%`,
  height: `${(place.height / size.height) * 100}%`,
  fontSize: points(fontSizeOf(field, place), size),
});

/** Properties that all kinds of fields on a page have. */
const commonOf = ({ edit, field }: PageFieldProps, { state, isFilling, isWrong }: FieldNow) => ({
  className: 'fill-field',
  'data-field': field.name,
  'data-state': state,
  'data-filling': isFilling,
  'aria-required': field.required,
  'aria-invalid': isWrong,
  onFocus: () => edit.send({ type: 'field.entered', name: field.name }),
  onBlur: () => edit.send({ type: 'field.left' }),
});

/** A field where the page has it, as the browser's own control. */
export const PageField = memo((props: PageFieldProps) => {
  const { field, place, size } = props;
  const now = useField(props.edit, field);
  const Control = controls[field.kind];
  const right = ((place.x + place.width) / size.width) * 100;
  return (
    <>
      <Control {...props} now={now} />
      {field.required && field.places[0] === place && (
        <span
          aria-hidden="true"
          className="fill-star"
          style={{
            left: `calc(${right}% + 0.2em)`,
            top: `${(place.y / size.height) * 100}%`,
            fontSize: points(TEXT_MAX_PT, size),
          }}
        >
          *
        </span>
      )}
    </>
  );
});
PageField.displayName = 'PageField';

interface ControlProps extends PageFieldProps {
  readonly now: FieldNow;
}

/** Each character of a comb has a cell as wide as the others. */
const cellsOf = ({ field, place, size }: PageFieldProps): CSSProperties => {
  if (!field.comb || field.maxLength === null) return {};
  const cell = points(place.width / field.maxLength, size);
  return {
    fontFamily: 'monospace',
    letterSpacing: `calc(${cell} - 1ch)`,
    padding: `0 0 0 calc((${cell} - 1ch) / 2)`,
    overflow: 'hidden',
  };
};

const TextControl = ({ now, ...props }: ControlProps) => {
  const { field } = props;
  const shared = {
    ...commonOf(props, now),
    'aria-label': labelOf(field),
    value: typeof now.value === 'string' ? now.value : '',
    dir: 'auto',
    readOnly: now.isFixed,
    ...(field.maxLength !== null && { maxLength: field.maxLength }),
    autoComplete: 'off',
    style: { ...boxOf(props), ...cellsOf(props), textAlign: field.align === 'left' ? undefined : field.align },
  } as const;
  if (field.multiline) return <textarea {...shared} onChange={({ target }) => now.write(target.value)} />;
  return (
    <input
      {...shared}
      type="text"
      inputMode={keyboardOf(field)}
      placeholder={now.isFilling && field.dateFormat !== null ? field.dateFormat : undefined}
      onChange={({ target }) => now.write(target.value)}
    />
  );
};

const TickControl = ({ now, ...props }: ControlProps) => {
  const common = commonOf(props, now);
  return (
    <input
      {...common}
      type="checkbox"
      className="fill-field fill-tick"
      aria-label={labelOf(props.field)}
      checked={now.value === true}
      disabled={now.isFixed}
      onChange={({ target }) => now.write(target.checked)}
      style={boxOf(props)}
    />
  );
};

const RadioControl = ({ now, ...props }: ControlProps) => {
  const { field, place } = props;
  const { choice = '' } = place;
  const common = commonOf(props, now);
  return (
    <input
      {...common}
      aria-required={undefined}
      aria-invalid={undefined}
      type="radio"
      className="fill-field fill-tick"
      data-round="true"
      name={`field-${field.name}`}
      required={field.required}
      aria-label={`${labelOf(field)}: ${choice}`}
      checked={now.value === choice}
      disabled={now.isFixed}
      onChange={() => now.write(choice)}
      style={boxOf(props)}
    />
  );
};

const ChoiceControl = ({ now, ...props }: ControlProps) => {
  const { field } = props;
  const id = `choices-${field.name}`;
  const common = commonOf(props, now);
  const value = typeof now.value === 'string' ? now.value : '';
  if (field.open) {
    return (
      <>
        <input
          {...common}
          aria-label={labelOf(field)}
          list={id}
          value={value}
          readOnly={now.isFixed}
          onChange={({ target }) => now.write(target.value)}
          style={boxOf(props)}
        />
        <datalist id={id}>
          {field.choices.map((choice) => (
            <option key={choice} value={choice} />
          ))}
        </datalist>
      </>
    );
  }
  return (
    <select
      {...common}
      aria-label={labelOf(field)}
      value={value}
      disabled={now.isFixed}
      onChange={({ target }) => now.write(target.value)}
      style={boxOf(props)}
    >
      <Options field={field} value={value} />
    </select>
  );
};

/** The choices, with nothing chosen as the first of them. */
export const Options = ({ field, value }: { readonly field: FillableField; readonly value: string }) => (
  <>
    {!field.choices.includes('') && <option value="">{value === '' ? t('Choose…') : t('None of them')}</option>}
    {field.choices.map((choice) => (
      <option key={choice} value={choice}>
        {choice}
      </option>
    ))}
  </>
);

export const chosenOf = (select: HTMLSelectElement): readonly string[] =>
  Array.from(select.selectedOptions, ({ value }) => value);

const ListControl = ({ now, ...props }: ControlProps) => {
  const { field } = props;
  const chosen = Array.isArray(now.value) ? (now.value as readonly string[]) : [];
  return (
    <select
      {...commonOf(props, now)}
      aria-label={labelOf(field)}
      multiple={field.open}
      size={Math.max(2, field.choices.length)}
      value={field.open ? [...chosen] : (chosen[0] ?? '')}
      disabled={now.isFixed}
      onChange={({ target }) => now.write(chosenOf(target))}
      style={{ ...boxOf(props), padding: 0 }}
    >
      {field.choices.map((choice) => (
        <option key={choice} value={choice}>
          {choice}
        </option>
      ))}
    </select>
  );
};

const SignatureControl = ({ now, ...props }: ControlProps) => (
  <div {...{ className: 'fill-field', 'data-field': props.field.name, 'data-state': now.state }} style={boxOf(props)}>
    {t('Signature')}
  </div>
);

const controls = {
  text: TextControl,
  check: TickControl,
  radio: RadioControl,
  choice: ChoiceControl,
  list: ListControl,
  signature: SignatureControl,
  button: SignatureControl,
} as const;

/** The name of a radio button, with the choice that it stands for. */
const nameAt = ({ field, place }: PageFieldProps): string =>
  field.kind === 'radio' ? `${labelOf(field)}: ${place.choice ?? ''}` : labelOf(field);

const isOn = (value: FormValue, { field, place }: PageFieldProps): boolean =>
  field.kind === 'radio' ? value === place.choice : value === true;

/** On a phone, a field on the page shows what is in it; a tap ticks it, or opens it in the sheet. */
export const PageFieldButton = memo((props: PageFieldProps) => {
  const { edit, field, place } = props;
  const now = useField(edit, field);
  const isTick = field.kind === 'check' || field.kind === 'radio';
  const words = stateWords(field, now.value);
  const shown = !isTick && isFilled(now.value) ? valueWords(now.value) : '';
  const onTap = (): void => {
    edit.send({ type: 'field.wanted', name: field.name });
    if (now.isFixed) return;
    if (field.kind === 'check') now.write(now.value !== true);
    if (field.kind === 'radio') now.write(place.choice ?? '');
  };
  return (
    <button
      type="button"
      data-field={field.name}
      data-state={now.state}
      data-filling={now.isFilling}
      data-on={isTick && isOn(now.value, props)}
      data-round={field.kind === 'radio'}
      aria-label={[nameAt(props), shown, words]
        .filter((one, at, all) => one !== '' && all.indexOf(one) === at)
        .join(', ')}
      onClick={onTap}
      className={`fill-field absolute overflow-hidden text-start whitespace-pre ${isTick ? 'fill-tick' : ''}`}
      style={boxOf(props)}
    >
      {shown !== '' && <bdi>{shown}</bdi>}
      {field.kind === 'signature' && words}
    </button>
  );
});
PageFieldButton.displayName = 'PageFieldButton';
