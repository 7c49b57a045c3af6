import { nameOf, type InputProps } from './option-fields.js';
import { translated } from '../text/t.js';

const SIDE_BY_SIDE = 3;

/** Few values side by side in little room; what the chosen one means stands under them. */
export const NarrowChoiceField = ({ field, id, value, onChange }: InputProps) => (
  <fieldset>
    <legend className="mb-2 text-sm font-medium">{translated(field.label)}</legend>
    <div className={`grid gap-2 ${field.choices.length > SIDE_BY_SIDE ? 'grid-cols-2' : 'auto-cols-fr grid-flow-col'}`}>
      {field.choices.map((choice) => (
        <label
          key={choice}
          className="grid min-h-11 place-items-center rounded-xl border border-line px-2 py-1.5 text-center text-sm leading-tight transition-colors hover:border-edge has-checked:border-brand has-checked:bg-brand-soft has-focus-visible:outline-2 has-focus-visible:outline-offset-2 has-focus-visible:outline-brand"
        >
          <input
            type="radio"
            name={id}
            value={choice}
            checked={choice === value}
            onChange={() => {
              onChange(choice);
            }}
            className="sr-only"
          />
          {nameOf(field, choice)}
        </label>
      ))}
    </div>
    {field.hints?.[value as string] !== undefined && (
      <p className="mt-1.5 text-[0.8125rem] text-muted">{translated(field.hints[value as string] ?? '')}</p>
    )}
  </fieldset>
);
