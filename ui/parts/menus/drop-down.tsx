import { DropdownMenu } from 'radix-ui';
import { useEffect, type ComponentPropsWithoutRef, type ReactElement } from 'react';
import { tellMenuStarted } from '../../browser/tell-started.js';

/** Links under a heading. */
export interface LinkGroup {
  readonly title: string;
  /** Each with a key. */
  readonly links: readonly ReactElement[];
}

export interface DropDownProps {
  /** The button that opens it. */
  readonly button: ReactElement<ComponentPropsWithoutRef<'button'>>;
  /** Each with a key. */
  readonly links: readonly ReactElement[];
  /** Beneath them. */
  readonly groups?: readonly LinkGroup[] | undefined;
  readonly defaultOpen: boolean;
}

const itemOf = (link: ReactElement) => (
  <DropdownMenu.Item
    key={link.key}
    asChild
    className="flex min-h-11 items-center rounded-xl px-3 -outline-offset-2 transition-colors data-[highlighted]:bg-ink/5"
  >
    {link}
  </DropdownMenu.Item>
);

/** A menu of links under a button. */
export const DropDown = ({ button, links, groups = [], defaultOpen }: DropDownProps) => {
  useEffect(tellMenuStarted, []);
  return (
    // Not modal: a modal one adds a style element, which the security policy of the pages refuses.
    <DropdownMenu.Root modal={false} defaultOpen={defaultOpen}>
      <DropdownMenu.Trigger asChild>{button}</DropdownMenu.Trigger>
      <DropdownMenu.Content
        align="end"
        sideOffset={8}
        collisionPadding={8}
        className="z-40 grid max-h-[80dvh] w-56 gap-1 overflow-y-auto rounded-2xl border border-line bg-card p-2 text-start text-ink shadow-lift"
      >
        {links.map(itemOf)}
        {groups.map(({ title, links: grouped }) => (
          <DropdownMenu.Group key={title} className="grid gap-1 border-t border-line pt-2">
            <DropdownMenu.Label className="px-3 pt-1 text-[0.8125rem] font-semibold text-muted">
              {title}
            </DropdownMenu.Label>
            {grouped.map(itemOf)}
          </DropdownMenu.Group>
        ))}
      </DropdownMenu.Content>
    </DropdownMenu.Root>
  );
};
