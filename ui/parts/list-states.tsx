import { LoaderCircle } from 'lucide-react';
import type { ReactNode } from 'react';
import { t } from '../text/t.js';
import { Button } from './button.js';
import { Dialog, DialogActions } from './dialog.js';

/** A list in a card is on its way. */
export const ListLoading = ({ text }: { readonly text: string }) => (
  <p role="status" className="flex items-center gap-3 py-4 text-muted">
    <LoaderCircle className="size-5 animate-spin" aria-hidden="true" />
    {text}
  </p>
);

interface ListFailedProps {
  readonly text: string;
  readonly retryLabel: string;
  readonly onRetry: () => void;
}

/** A list in a card could not be loaded; the button asks for it again. */
export const ListFailed = ({ text, retryLabel, onRetry }: ListFailedProps) => (
  <div className="grid justify-items-start gap-3">
    <p role="alert">{text}</p>
    <Button tone="quiet" size="small" onClick={onRetry}>
      {retryLabel}
    </Button>
  </div>
);

interface DeleteDialogProps {
  readonly title: string;
  readonly isDeleting: boolean;
  readonly onCancel: () => void;
  readonly onConfirm: () => void;
  /** The consequences, to be considered before. */
  readonly children: ReactNode;
}

/** Asks whether an entry of a list is to be deleted for good. */
export const DeleteDialog = ({ title, isDeleting, onCancel, onConfirm, children }: DeleteDialogProps) => (
  <Dialog title={title} onClose={onCancel}>
    {children}
    <DialogActions>
      <Button tone="quiet" aria-disabled={isDeleting} onClick={onCancel}>
        {t('Cancel')}
      </Button>
      <Button tone="danger" aria-disabled={isDeleting} onClick={onConfirm}>
        {t(isDeleting ? 'Deleting' : 'Delete')}
      </Button>
    </DialogActions>
  </Dialog>
);
