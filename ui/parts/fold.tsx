import { ChevronDown } from 'lucide-react';
import type { ReactNode } from 'react';

interface FoldProps {
  readonly title: ReactNode;
  readonly open?: boolean;
  readonly className?: string;
  readonly children: ReactNode;
}

/** Content that is hidden until it is opened. */
export const Fold = ({ title, open = false, className = '', children }: FoldProps) => (
  <details open={open} className={`group rounded-2xl border border-line ${className}`}>
    <summary className="flex min-h-12 list-none items-center justify-between gap-3 rounded-2xl px-4 py-2 text-sm font-medium text-muted">
      <span className="min-w-0">{title}</span>
      <ChevronDown className="size-4 shrink-0 transition-transform group-open:rotate-180" aria-hidden="true" />
    </summary>
    {children}
  </details>
);
