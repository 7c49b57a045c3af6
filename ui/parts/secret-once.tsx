import { CircleCheck, Copy, X } from 'lucide-react';
import { Button, IconButton } from './button.js';
import { catchFocus } from './catch-focus.js';

interface SecretOnceProps {
  readonly secret: string;
  /** Tests find the secret by it. */
  readonly kind: 'key' | 'webhook';
  /** Tells that it is shown only this once. */
  readonly text: string;
  readonly hideLabel: string;
  readonly copyLabel: string;
  readonly onHide: () => void;
  readonly onCopy: () => void;
}

/** A secret that the server has just made and shows to nobody again, until it is hidden. */
export const SecretOnce = ({ secret, kind, text, hideLabel, copyLabel, onHide, onCopy }: SecretOnceProps) => (
  <div className="rounded-2xl border border-brand/40 bg-brand-soft p-4">
    <div className="flex items-start gap-3">
      <CircleCheck className="mt-0.5 size-5 shrink-0 text-brand-text" aria-hidden="true" />
      <p role="status" className="flex-1 font-medium wrap-anywhere">
        {text}
      </p>
      <IconButton label={hideLabel} className="size-9" onClick={onHide}>
        <X className="size-4" aria-hidden="true" />
      </IconButton>
    </div>
    <div className="mt-3 flex flex-wrap items-start gap-2">
      <code
        dir="ltr"
        data-secret={kind}
        className="min-w-0 flex-1 basis-64 rounded-xl border border-line bg-card px-3.5 py-2.5 text-sm break-all"
      >
        {secret}
      </code>
      <Button ref={catchFocus} onClick={onCopy}>
        <Copy className="size-4" aria-hidden="true" />
        {copyLabel}
      </Button>
    </div>
  </div>
);
