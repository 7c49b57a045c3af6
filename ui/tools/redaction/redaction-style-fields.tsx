import { sentence } from '../../text/phrases.js';
import { patterns, type Look } from './redaction-style.js';
import { t, translated } from '../../text/t.js';

interface LookFieldsProps {
  readonly look: Look;
  readonly onChange: (look: Look) => void;
  /** Whether items may be patterns. */
  readonly hasPatterns?: boolean;
}

/** Colour, pattern and extent of the redaction boxes. */
export const LookFields = ({ look, onChange, hasPatterns = false }: LookFieldsProps) => (
  <div className="grid gap-4">
    <label className="flex min-h-11 items-center justify-between gap-4 text-sm font-medium">
      {t('Colour')}
      <input
        type="color"
        value={look.color}
        onChange={({ target }) => {
          onChange({ ...look, color: target.value });
        }}
        className="h-9 w-14 cursor-pointer rounded-lg border border-edge bg-card p-1"
      />
    </label>
    <PatternField look={look} onChange={onChange} />
    {hasPatterns && (
      <Switch
        label={t('Ignore case in patterns')}
        isOn={look.ignoreCase ?? false}
        onChange={(ignoreCase) => {
          onChange({ ...look, ignoreCase });
        }}
      />
    )}
    <Switch
      label={t('Keep the size and position of text')}
      isOn={look.preserveFormatting}
      onChange={(preserveFormatting) => {
        onChange({ ...look, preserveFormatting });
      }}
    />
  </div>
);

interface SwitchProps {
  readonly label: string;
  readonly isOn: boolean;
  readonly onChange: (isOn: boolean) => void;
}

/** One thing that is on or off. */
export const Switch = ({ label, isOn, onChange }: SwitchProps) => (
  <label className="flex min-h-11 items-center gap-3 text-sm">
    <input
      type="checkbox"
      checked={isOn}
      onChange={({ target }) => {
        onChange(target.checked);
      }}
      className="size-5 shrink-0 accent-brand"
    />
    {label}
  </label>
);

const PatternField = ({ look, onChange }: Pick<LookFieldsProps, 'look' | 'onChange'>) => (
  <fieldset>
    <legend className="mb-2 text-sm font-medium">{t('Pattern')}</legend>
    <div className="grid auto-cols-fr grid-flow-col gap-2">
      {patterns.map((pattern) => (
        <label
          key={pattern}
          className="flex min-h-11 items-center justify-center gap-2 rounded-xl border border-line px-2 text-sm transition-colors hover:border-edge has-checked:border-brand has-checked:bg-brand-soft has-focus-visible:outline-2 has-focus-visible:outline-offset-2 has-focus-visible:outline-brand"
        >
          <input
            type="radio"
            name="pattern"
            checked={pattern === look.pattern}
            onChange={() => {
              onChange({ ...look, pattern });
            }}
            className="sr-only"
          />
          {translated(sentence(pattern))}
        </label>
      ))}
    </div>
  </fieldset>
);
