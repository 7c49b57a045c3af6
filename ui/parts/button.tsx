import type { ComponentProps } from 'react';
import { buttonLook, type Look } from './button-look.js';

type ButtonProps = ComponentProps<'button'> & Look;

export const Button = ({ tone, size, className, ...rest }: ButtonProps) => (
  <button type="button" className={buttonLook({ ...(tone && { tone }), ...(size && { size }) }, className)} {...rest} />
);

interface IconButtonProps extends ComponentProps<'button'> {
  readonly label: string;
}

/** An icon button with a hidden label. */
export const IconButton = ({ label, className = 'size-10', ...rest }: IconButtonProps) => (
  <button
    type="button"
    aria-label={label}
    title={label}
    className={`grid shrink-0 place-items-center rounded-full text-muted transition-colors hover:bg-ink/5 hover:text-ink disabled:opacity-35 aria-disabled:opacity-35 ${className}`}
    {...rest}
  />
);
