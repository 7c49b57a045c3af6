import { useSelector } from '@xstate/react';
import { Frame } from 'lucide-react';
import type { ReactNode } from 'react';
import { Button, IconButton } from '../../../parts/button.js';
import { isShownByBrowsers } from '../../../../contracts/files.js';
import { t } from '../../../text/t.js';
import type { SelectedFile } from '../../../work/files/selection.js';
import type { WorkActor } from '../../../work/machine/work.machine.js';
import type { SquaringActor } from './squaring.machine.js';

interface StraightenPhotoProps {
  readonly work: WorkActor;
  readonly selected: SelectedFile;
  readonly squaring: SquaringActor;
  readonly className?: string;
  /** Words beside the picture of the button; without them it is a small one. */
  readonly children?: ReactNode;
}

/** Opens a chosen photograph to be made flat; what a tool has made is left as it is. */
export const StraightenPhoto = ({ work, selected, squaring, className = '', children }: StraightenPhotoProps) => {
  const { id, file } = selected;
  const canSwap = useSelector(work, (state) => state.can({ type: 'picture.swapped', id, file }));
  if (selected.kind !== 'image' || !isShownByBrowsers(file)) return null;
  const open = () => squaring.send({ type: 'picture.opened', id, file });
  const icon = <Frame className="size-4" aria-hidden="true" />;
  if (children === undefined)
    return (
      <IconButton
        label={t('Straighten {name}', { name: file.name })}
        disabled={!canSwap}
        className={className}
        onClick={open}
      >
        {icon}
      </IconButton>
    );
  return (
    <Button tone="quiet" disabled={!canSwap} className={className} onClick={open}>
      {icon}
      {children}
    </Button>
  );
};
