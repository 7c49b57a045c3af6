import { Slot } from 'radix-ui';
import type { ReactElement } from 'react';
import { buttonLook, type Look } from './button-look.js';

interface AsButtonProps extends Look {
  readonly className?: string;
  /** One link. */
  readonly children: ReactElement;
}

/** Makes a link look like a button. */
export const AsButton = ({ className, children, ...look }: AsButtonProps) => (
  <Slot.Root className={buttonLook(look, className)}>{children}</Slot.Root>
);
