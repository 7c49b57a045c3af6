import { Button } from '../../parts/button.js';
import { catchFocus } from '../../parts/catch-focus.js';
import { t, translated } from '../../text/t.js';

interface FailureNoteProps {
  readonly text: string;
  readonly onRetry: () => void;
}

/** Why the last attempt failed, until the next one; the notice of it closes after a while. */
export const FailureNote = ({ text, onRetry }: FailureNoteProps) => (
  <div className="flex flex-wrap items-center gap-x-4 gap-y-2 rounded-2xl border border-danger-line bg-danger-soft px-4 py-3 text-sm text-danger">
    <p data-failure className="min-w-48 flex-1">
      {translated(text)}
    </p>
    <Button ref={catchFocus} tone="quiet" size="small" onClick={onRetry}>
      {t('Try again')}
    </Button>
  </div>
);
