import { X } from 'lucide-react';
import { useId, type ReactNode } from 'react';
import { IconButton } from './button.js';
import { t } from '../text/t.js';

interface DialogProps {
  readonly title: string;
  readonly onClose: () => void;
  readonly children: ReactNode;
}

/** The browser's own modal dialog, open while it is rendered: it traps the focus and returns it when it closes. */
export const Dialog = ({ title, onClose, children }: DialogProps) => {
  const id = useId();
  return (
    <dialog
      ref={openModal}
      aria-labelledby={id}
      onCancel={(event) => {
        event.preventDefault();
        onClose();
      }}
      className="m-auto max-h-[calc(100dvh-2rem)] w-[calc(100vw-2rem)] max-w-xl animate-rise overflow-y-auto rounded-3xl border border-line bg-card p-0 text-ink shadow-lift backdrop:bg-[rgb(16_21_19/0.55)]"
    >
      <div className="sticky top-0 z-10 flex items-center gap-4 bg-card pb-2 ps-6 pe-3 pt-4">
        <h2 id={id} className="flex-1 font-serif text-2xl tracking-tight">
          {title}
        </h2>
        <IconButton label={t('Close')} onClick={onClose}>
          <X className="size-4" aria-hidden="true" />
        </IconButton>
      </div>
      <div className="px-6 pb-6 pt-1">{children}</div>
    </dialog>
  );
};

/** The buttons at the end of a dialog; they stay in view when it scrolls. */
export const DialogActions = ({ children }: { readonly children: ReactNode }) => (
  <div className="sticky bottom-0 z-10 -mx-6 -mb-6 flex flex-wrap justify-end gap-2 border-t border-line bg-card px-6 py-4">
    {children}
  </div>
);

/** Ref of a dialog that is open while it is rendered. */
export const openModal = (dialog: HTMLDialogElement | null) => {
  dialog?.showModal();
  dialog?.querySelector<HTMLElement>('input, select, textarea')?.focus(); // its first field, not its Close button
  return () => {
    dialog?.close();
    requestAnimationFrame(keepFocus);
  };
};

/**
 * The control that opened a dialog may be gone by its end, as after a deletion: the next Tab goes on from the top of
 * the page.
 */
const keepFocus = (): void => {
  if (document.activeElement === document.body) document.getElementById('main')?.focus({ preventScroll: true });
};
