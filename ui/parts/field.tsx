import type { ComponentProps } from 'react';

const look =
  'w-full rounded-xl border border-edge bg-card px-3.5 placeholder:text-muted aria-invalid:border-danger disabled:opacity-55';

const sizes = {
  usual: { label: 'mb-1.5 block text-sm font-medium', input: 'min-h-11' },
  small: { label: 'mb-1 block text-[0.8125rem] text-muted', input: 'min-h-10 text-[0.9375rem]' },
} as const;

interface FieldProps extends Omit<ComponentProps<'input'>, 'size'> {
  readonly id: string;
  readonly label: string;
  readonly size?: keyof typeof sizes;
}

/** A labelled text input. */
export const Field = ({ id, label, size = 'usual', className = '', ...rest }: FieldProps) => (
  <div className={`min-w-0 ${className}`}>
    <label htmlFor={id} className={sizes[size].label}>
      {label}
    </label>
    <input id={id} type="text" className={`${look} ${sizes[size].input}`} {...rest} />
  </div>
);

interface SelectFieldProps extends Omit<ComponentProps<'select'>, 'size'> {
  readonly id: string;
  readonly label: string;
  readonly choices: readonly (readonly [value: string, text: string])[];
  readonly size?: keyof typeof sizes;
}

/** A labelled select. */
export const SelectField = ({ id, label, choices, size = 'usual', className = '', ...rest }: SelectFieldProps) => (
  <div className={`min-w-0 ${className}`}>
    <label htmlFor={id} className={sizes[size].label}>
      {label}
    </label>
    <select id={id} className={`${look} ${sizes[size].input}`} {...rest}>
      {choices.map(([value, text]) => (
        <option key={value} value={value}>
          {text}
        </option>
      ))}
    </select>
  </div>
);

interface TextAreaFieldProps extends ComponentProps<'textarea'> {
  readonly id: string;
  readonly label: string;
}

/** A labelled textarea. */
export const TextAreaField = ({ id, label, ...rest }: TextAreaFieldProps) => (
  <div className="min-w-0">
    <label htmlFor={id} className={sizes.usual.label}>
      {label}
    </label>
    <textarea id={id} rows={3} className={`${look} block py-2.5`} {...rest} />
  </div>
);
