import { DropdownMenu } from 'radix-ui';
import type { ComponentPropsWithoutRef, ReactElement } from 'react';

export interface DropDownProps {
  /** The button that opens it. */
  readonly button: ReactElement<ComponentPropsWithoutRef<'button'>>;
  /** Each with a key. */
  readonly links: readonly ReactElement[];
  readonly defaultOpen: boolean;
}

/** A menu of links under a button. */
export const DropDown = ({ button, links, defaultOpen }: DropDownProps) => (
  // Not modal: a modal one adds a style element, which the security policy of the pages refuses.
  <DropdownMenu.Root modal={false} defaultOpen={defaultOpen}>
    <DropdownMenu.Trigger asChild>{button}</DropdownMenu.Trigger>
    <DropdownMenu.Content
      align="end"
      sideOffset={8}
      collisionPadding={8}
      className="z-40 grid w-56 gap-1 rounded-2xl border border-line bg-card p-2 text-left text-ink shadow-lift"
    >
      {links.map((link) => (
        <DropdownMenu.Item
          key={link.key}
          asChild
          className="flex min-h-11 items-center rounded-xl px-3 transition-colors outline-none data-[highlighted]:bg-ink/5"
        >
          {link}
        </DropdownMenu.Item>
      ))}
    </DropdownMenu.Content>
  </DropdownMenu.Root>
);
