import { X } from 'lucide-react';
import { useId, type ReactNode } from 'react';
import { IconButton } from './button.js';
import { openModal } from './dialog.js';
import { t } from '../text/t.js';

interface FullDialogProps {
  readonly title: string;
  /** State of its machine, for tests. */
  readonly state: string;
  readonly onClose: () => void;
  /** Next to the title, under it, and at the bottom; the content in between scrolls. */
  readonly aside: ReactNode;
  readonly bar: ReactNode;
  readonly foot: ReactNode;
  readonly children: ReactNode;
}

/** A modal dialog that fills the window. */
export const FullDialog = ({ title, state, onClose, aside, bar, foot, children }: FullDialogProps) => {
  const id = useId();
  return (
    <dialog
      ref={openModal}
      aria-labelledby={id}
      data-state={state}
      onCancel={(event) => {
        event.preventDefault();
        onClose();
      }}
      className="m-0 h-dvh max-h-none w-screen max-w-none flex-col overflow-hidden bg-paper p-0 text-ink open:flex"
    >
      <div className="border-b border-line bg-card">
        <div className="page flex flex-wrap items-center gap-x-4 py-2">
          <h2 id={id} className="font-serif text-2xl tracking-tight">
            {title}
          </h2>
          <div className="flex-1">{aside}</div>
          <IconButton label={t('Close')} onClick={onClose}>
            <X className="size-5" aria-hidden="true" />
          </IconButton>
          {bar && <div className="-mx-2 w-full pb-0.5">{bar}</div>}
        </div>
      </div>
      <div data-scroller className="flex-1 overflow-y-auto overscroll-contain">
        <div className="page py-5">{children}</div>
      </div>
      <div className="border-t border-line bg-card">
        <div className="page flex items-center gap-2 py-3">{foot}</div>
      </div>
    </dialog>
  );
};
