import { DropdownMenu } from 'radix-ui';
import type { ReactElement, ReactNode } from 'react';

interface LinkMenuProps {
  /** The button that opens it. */
  readonly button: ReactElement;
  /** Each a {@link LinkMenuItem}. */
  readonly children: ReactNode;
}

/** A menu of links under a button. It closes on a choice, on Escape and on a click anywhere else. */
export const LinkMenu = ({ button, children }: LinkMenuProps) => (
  // Not modal: a modal one adds a style element, which the security policy of the pages refuses.
  <DropdownMenu.Root modal={false}>
    <DropdownMenu.Trigger asChild>{button}</DropdownMenu.Trigger>
    <DropdownMenu.Content
      align="end"
      sideOffset={8}
      collisionPadding={8}
      className="z-40 grid w-56 gap-1 rounded-2xl border border-line bg-card p-2 text-left text-ink shadow-lift"
    >
      {children}
    </DropdownMenu.Content>
  </DropdownMenu.Root>
);

/** Takes one link. */
export const LinkMenuItem = ({ children }: { readonly children: ReactElement }) => (
  <DropdownMenu.Item
    asChild
    className="flex min-h-11 items-center rounded-xl px-3 transition-colors outline-none data-[highlighted]:bg-ink/5"
  >
    {children}
  </DropdownMenu.Item>
);
