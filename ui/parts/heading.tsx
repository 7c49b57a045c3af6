import type { ReactNode } from 'react';

interface HeadingProps {
  /** Takes the focus when it appears, because the control that had it is gone. */
  readonly takesFocus?: boolean;
  readonly className?: string;
  readonly children: ReactNode;
}

const focus = (heading: HTMLElement | null): void => heading?.focus({ preventScroll: true });

/** A page's h1; focusable, so that it can be read first after a change. */
export const Heading = ({ takesFocus = false, className = '', children }: HeadingProps) => (
  <h1 ref={takesFocus ? focus : null} tabIndex={-1} className={`font-serif tracking-tight ${className}`}>
    {children}
  </h1>
);
