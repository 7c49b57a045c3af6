import { X } from 'lucide-react';
import { useId, type ReactNode } from 'react';
import { IconButton } from './button.js';

interface DialogProps {
  readonly title: string;
  readonly onClose: () => void;
  readonly children: ReactNode;
}

/** The browser's own modal dialog, open as long as it is drawn: it keeps the focus in and gives it back at the end. */
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
      <div className="flex items-center gap-4 pl-6 pr-3 pt-4">
        <h2 id={id} className="flex-1 font-serif text-2xl tracking-tight">
          {title}
        </h2>
        <IconButton label="Close" onClick={onClose}>
          <X className="size-4" aria-hidden="true" />
        </IconButton>
      </div>
      <div className="px-6 pb-6 pt-3">{children}</div>
    </dialog>
  );
};

const openModal = (dialog: HTMLDialogElement | null) => {
  dialog?.showModal();
  return () => {
    dialog?.close();
  };
};
