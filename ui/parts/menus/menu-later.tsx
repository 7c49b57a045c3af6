import { cloneElement, Suspense, useState, type ComponentType } from 'react';
import { lazyPart } from '../lazy-part.js';
import type { DropDownProps } from './drop-down.js';

type Button = Pick<DropDownProps, 'button'>;

/** A menu in a file of its own, after the first script: no page waits for what only a click shows. */
export const menuLater = <Rest extends object>(
  load: () => Promise<ComponentType<Button & Rest & Pick<DropDownProps, 'defaultOpen'>>>,
) => {
  const Menu: Awaited<ReturnType<typeof load>> = lazyPart(load);
  const Later = (props: Button & Rest) => {
    const [wanted, setWanted] = useState(false);
    const early = cloneElement(props.button, {
      'aria-haspopup': 'menu',
      'aria-expanded': false,
      onClick: () => setWanted(true),
    });
    return (
      <Suspense fallback={early}>
        <Menu {...props} defaultOpen={wanted} />
      </Suspense>
    );
  };
  return Later;
};
