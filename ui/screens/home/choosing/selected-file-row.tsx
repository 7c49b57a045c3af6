import { ChevronDown, ChevronUp, Lock, X } from 'lucide-react';
import type { KeyboardEvent, MouseEvent } from 'react';
import { NAME_SHOWN } from '../../../../contracts/limits.js';
import { IconButton } from '../../../parts/button.js';
import { FileName } from '../../../parts/file-name.js';
import { useObjectUrl } from '../../../parts/object-url.js';
import { Thumbnail } from '../../../parts/thumbnail.js';
import { humanSize } from '../../../text/sizes.js';
import type { SelectedFile } from '../machine/selection.js';
import { t } from '../../../text/t.js';

interface SelectedFileRowProps {
  readonly selected: SelectedFile;
  /** 0-based. */
  readonly place: number;
  readonly count: number;
  /** Its password has not been given yet. */
  readonly isLocked: boolean;
  readonly onUnlock: () => void;
  readonly onRemove: () => void;
  readonly onMove: (by: -1 | 1) => void;
}

export const SelectedFileRow = ({ selected, place, count, ...row }: SelectedFileRowProps) => {
  const { file, kind } = selected;
  const { isLocked, onUnlock, onRemove, onMove } = row;
  const address = useObjectUrl(kind === 'image' ? file : null);
  return (
    <li className="flex items-center gap-3 rounded-xl border border-line py-2 ps-2.5 pe-1">
      <Thumbnail src={address} />
      <div className="min-w-0 flex-1">
        <p className="text-sm font-medium">
          <FileName name={file.name} length={NAME_SHOWN.dialog} />
        </p>
        <p className="flex items-center gap-2 text-xs text-muted">
          {humanSize(file.size)}
          {isLocked && <Locked name={file.name} onUnlock={onUnlock} />}
        </p>
      </div>
      {count > 1 && <MoveButtons name={file.name} isFirst={place === 0} isLast={place === count - 1} onMove={onMove} />}
      <IconButton
        label={t('Remove {name}', { name: file.name })}
        className="size-9"
        data-remove
        onClick={(event) => {
          passFocusOn(event);
          onRemove();
        }}
      >
        <X className="size-4" aria-hidden="true" />
      </IconButton>
    </li>
  );
};

const Locked = ({ name, onUnlock }: { readonly name: string; readonly onUnlock: () => void }) => (
  <button
    type="button"
    aria-label={t('Locked: enter the password for {name}', { name })}
    onClick={onUnlock}
    className="flex min-h-6 items-center gap-1 rounded-full bg-amber-soft px-2 font-medium text-amber hover:underline"
  >
    <Lock className="size-3" aria-hidden="true" />
    {t('Locked')}
  </button>
);

/** The button disappears with its row, so the focus goes to that of the next row. */
const passFocusOn = ({ currentTarget }: MouseEvent<HTMLElement>): void => {
  const row = currentTarget.closest('li');
  const next = row?.nextElementSibling ?? row?.previousElementSibling;
  next?.querySelector<HTMLElement>('[data-remove]')?.focus();
};

interface MoveButtonsProps {
  readonly name: string;
  readonly isFirst: boolean;
  readonly isLast: boolean;
  readonly onMove: (by: -1 | 1) => void;
}

const arrows: Readonly<Record<string, -1 | 1>> = { ArrowUp: -1, ArrowDown: 1 };

const MoveButtons = ({ name, isFirst, isLast, onMove }: MoveButtonsProps) => {
  const moveByKey = (event: KeyboardEvent) => {
    const by = arrows[event.key];
    if (by === undefined) return;
    event.preventDefault();
    onMove(by);
  };
  const button = { className: 'h-6 w-8', onKeyDown: moveByKey };
  return (
    <div className="grid">
      <IconButton label={t('Move up {name}', { name })} aria-disabled={isFirst} {...button} onClick={() => onMove(-1)}>
        <ChevronUp className="size-4" aria-hidden="true" />
      </IconButton>
      <IconButton label={t('Move down {name}', { name })} aria-disabled={isLast} {...button} onClick={() => onMove(1)}>
        <ChevronDown className="size-4" aria-hidden="true" />
      </IconButton>
    </div>
  );
};
