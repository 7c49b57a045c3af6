import type { ReactNode } from 'react';

interface ScreenMainProps {
  /** The machine's state, for tests and for styles. */
  readonly state: string;
  readonly busy?: boolean;
  readonly className?: string;
  readonly children: ReactNode;
}

/** The one `<main>` of a page. */
export const ScreenMain = ({ state, busy = false, className = '', children }: ScreenMainProps) => (
  <main id="main" tabIndex={-1} data-state={state} aria-busy={busy} className={`flex-1 outline-none ${className}`}>
    {children}
  </main>
);
