import { Keyboard, Search } from 'lucide-react';
import { IconButton } from '../../../parts/button.js';
import { KeyCap } from '../../../parts/key-cap.js';
import { usePaletteDoors } from './palette-context.js';
import { t } from '../../../text/t.js';

/** Looks like the field that it opens. */
export const FindTool = ({ className = '' }: { readonly className?: string }) => {
  const doors = usePaletteDoors();
  if (!doors) return null;
  return (
    <button
      type="button"
      aria-haspopup="dialog"
      onClick={doors.openPalette}
      className={`flex min-h-11 w-full items-center gap-3 rounded-xl border border-edge bg-card pe-2 ps-3.5 text-start text-[0.9375rem] text-muted transition-colors hover:text-ink ${className}`}
    >
      <Search className="size-[1.125rem] shrink-0" aria-hidden="true" />
      <span className="flex-1">{t('Find a tool')}</span>
      <span aria-hidden="true" className="max-md:hidden">
        <KeyCap text="/" />
      </span>
    </button>
  );
};

export const ShortcutsButton = () => {
  const doors = usePaletteDoors();
  if (!doors) return null;
  return (
    <IconButton label={t('Shortcuts')} onClick={doors.openShortcuts} className="size-10 max-md:hidden">
      <Keyboard className="size-5" aria-hidden="true" />
    </IconButton>
  );
};
