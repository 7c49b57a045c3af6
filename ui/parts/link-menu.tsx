import { cloneElement, lazy, Suspense, useState } from 'react';
import type { DropDownProps } from './drop-down.js';

/** After the first script: no page waits for what only a click shows. */
const DropDown = lazy(async () => ({ default: (await import('./drop-down.js')).DropDown }));

/** A menu of links under a button. It closes on a choice, on Escape and on a click anywhere else. */
export const LinkMenu = ({ button, links, groups }: Omit<DropDownProps, 'defaultOpen'>) => {
  const [wanted, setWanted] = useState(false);
  const early = cloneElement(button, {
    'aria-haspopup': 'menu',
    'aria-expanded': false,
    onClick: () => setWanted(true),
  });
  return (
    <Suspense fallback={early}>
      <DropDown button={button} links={links} groups={groups} defaultOpen={wanted} />
    </Suspense>
  );
};
