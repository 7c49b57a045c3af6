import { Slot } from 'radix-ui';
import type { ComponentProps, ReactNode } from 'react';

const tones = {
  primary: 'bg-brand text-on-brand shadow-card hover:bg-brand-strong',
  quiet: 'border border-line bg-card text-ink hover:border-edge',
  bare: 'text-muted hover:bg-ink/5 hover:text-ink',
} as const;

const sizes = {
  large: 'min-h-12 px-6 text-base',
  medium: 'min-h-11 px-5 text-[0.9375rem]',
  small: 'min-h-10 px-4 text-sm',
} as const;

interface Look {
  readonly tone?: keyof typeof tones;
  readonly size?: keyof typeof sizes;
}

interface ButtonProps extends ComponentProps<'button'>, Look {
  /** Gives its looks to the one child, a link for instance, instead of drawing a button. */
  readonly asChild?: boolean;
}

export const Button = ({ tone = 'primary', size = 'medium', asChild, className = '', ...rest }: ButtonProps) => {
  const look = `inline-flex shrink-0 items-center justify-center gap-2 rounded-full font-medium transition-colors disabled:opacity-55 ${tones[tone]} ${sizes[size]} ${className}`;
  return asChild ? <Slot.Root className={look} {...rest} /> : <button type="button" className={look} {...rest} />;
};

interface IconButtonProps extends ComponentProps<'button'> {
  readonly label: string;
  readonly children: ReactNode;
}

/** A button that shows an icon and says a word. */
export const IconButton = ({ label, className = '', ...rest }: IconButtonProps) => (
  <button
    type="button"
    aria-label={label}
    title={label}
    className={`grid size-10 shrink-0 place-items-center rounded-full text-muted transition-colors hover:bg-ink/5 hover:text-ink disabled:opacity-35 ${className}`}
    {...rest}
  />
);
