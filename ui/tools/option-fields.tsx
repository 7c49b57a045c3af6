import { languageNames } from '../../contracts/languages.js';
import { SelectField } from '../parts/field.js';
import { isLanguage, languageName } from '../text/language-here.js';
import { sentence } from '../text/phrases.js';
import type { Field, OptionValue } from './fields-of-options.js';
import { t, translated } from '../text/t.js';

export interface InputProps {
  readonly field: Field;
  readonly id: string;
  readonly value: OptionValue;
  readonly problem: string | null;
  readonly onChange: (value: OptionValue) => void;
}

/** The label of a value. */
export const nameOf = ({ names }: Field, value: string | number): string =>
  languageLabel(names, String(value)) ?? translated(names?.[value] ?? sentence(String(value)));

/** A value that is a language and is called by its name has its name in the visitor's language. */
const languageLabel = (names: Field['names'], value: string): string | undefined =>
  isLanguage(value) && names?.[value] === languageNames[value] ? languageName(value) : undefined;

/** A list to open, for more values than fit side by side. */
export const ListField = ({ field, id, value, problem, onChange }: InputProps) => {
  const choices = field.choices.map((choice) => [String(choice), nameOf(field, choice)] as const);
  return (
    <div>
      <SelectField
        id={id}
        label={translated(field.label)}
        choices={field.initial === '' ? [['', t('Choose…')], ...choices] : choices}
        value={String(value)}
        aria-invalid={problem !== null}
        aria-describedby={problem === null ? undefined : `${id}-problem`}
        onChange={({ target }) => {
          onChange(target.value);
        }}
        className="max-w-sm"
      />
      <Problem id={id} text={problem} />
    </div>
  );
};

const Problem = ({ id, text }: { readonly id: string; readonly text: string | null }) =>
  text !== null && (
    <p id={`${id}-problem`} role="alert" className="mt-1.5 text-sm text-danger">
      {translated(text)}
    </p>
  );

/** One card per value. */
export const ChoiceField = ({ field, id, value, onChange }: InputProps) => (
  <fieldset>
    <legend className="mb-2 text-sm font-medium">{translated(field.label)}</legend>
    <div className={field.hints ? 'grid gap-2 sm:auto-cols-fr sm:grid-flow-col' : 'flex flex-wrap gap-2'}>
      {field.choices.map((choice) => (
        <label
          key={choice}
          className="flex min-h-11 items-center gap-3 rounded-xl border border-line px-3.5 py-2.5 transition-colors hover:border-edge has-checked:border-brand has-checked:bg-brand-soft has-focus-visible:outline-2 has-focus-visible:outline-offset-2 has-focus-visible:outline-brand"
        >
          <input
            type="radio"
            name={id}
            value={choice}
            checked={choice === value}
            onChange={() => {
              onChange(choice);
            }}
            className="size-4 shrink-0 accent-brand outline-none"
          />
          <span className="min-w-0">
            <span className="block text-[0.9375rem] leading-tight">{nameOf(field, choice)}</span>
            {field.hints?.[choice] && (
              <span className="mt-0.5 block text-xs text-muted">{translated(field.hints[choice])}</span>
            )}
          </span>
        </label>
      ))}
    </div>
  </fieldset>
);

export const TextField = (props: InputProps) => <LineField {...props} type="text" />;

/** A password: not shown, and not kept by the browser. */
export const SecretField = (props: InputProps) => <LineField {...props} type="password" />;

/** A field that is filled from the start never shows what may stand in it, so that stands below. */
const hintOf = ({ initial, placeholder = '' }: Field): string => (initial === '' ? '' : translated(placeholder));

const idsOfTexts = (id: string, hint: string, problem: string | null): string | undefined => {
  const ids = [...(hint === '' ? [] : [`${id}-hint`]), ...(problem === null ? [] : [`${id}-problem`])];
  return ids.length === 0 ? undefined : ids.join(' ');
};

const LineField = ({ field, id, value, problem, onChange, type }: InputProps & { type: 'text' | 'password' }) => (
  <div>
    <label htmlFor={id} className="mb-2 block text-sm font-medium">
      {translated(field.label)}
    </label>
    <input
      id={id}
      type={type}
      autoComplete={type === 'password' ? 'new-password' : undefined}
      inputMode={field.kind === 'number' ? 'decimal' : 'text'}
      value={String(value)}
      placeholder={translated(field.placeholder ?? '')}
      aria-invalid={problem !== null}
      aria-describedby={idsOfTexts(id, hintOf(field), problem)}
      onChange={({ target }) => {
        onChange(target.value);
      }}
      className="min-h-11 w-full rounded-xl border border-edge bg-card px-3.5 placeholder:text-muted aria-invalid:border-danger"
    />
    {hintOf(field) !== '' && (
      <p id={`${id}-hint`} className="mt-1.5 text-xs text-muted">
        {hintOf(field)}
      </p>
    )}
    <Problem id={id} text={problem} />
  </div>
);

/** Yes or no. */
export const CheckField = ({ field, id, value, onChange }: InputProps) => (
  <label htmlFor={id} className="-my-2 flex min-h-11 items-center gap-3 text-[0.9375rem]">
    <input
      id={id}
      type="checkbox"
      checked={value === true}
      onChange={({ target }) => {
        onChange(target.checked);
      }}
      className="size-5 shrink-0 accent-brand"
    />
    {translated(field.label)}
  </label>
);

const PERCENT = 0.01;

/** A number in the units of its slider; it is sent as `scale` times that. */
export const SliderField = ({ field, id, value, onChange }: InputProps) => {
  const { min = 0, max = 100, step = 1, scale = 1 } = field.slider ?? {};
  const shown = Math.round(Number(value) / scale);
  const text = `${shown}${scale === PERCENT ? '%' : ''}`;
  return (
    <div>
      <div className="mb-1 flex justify-between text-sm">
        <label htmlFor={id} className="font-medium">
          {translated(field.label)}
        </label>
        <output htmlFor={id} className="tabular-nums text-muted">
          {text}
        </output>
      </div>
      <input
        id={id}
        type="range"
        min={min}
        max={max}
        step={step}
        value={shown}
        aria-valuetext={text}
        onChange={({ target }) => {
          onChange(Number((Number(target.value) * scale).toFixed(4)));
        }}
        className="h-8 w-full accent-brand"
      />
    </div>
  );
};
