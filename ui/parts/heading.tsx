import type { ReactNode } from 'react';
import { catchFocus } from './catch-focus.js';

interface HeadingProps {
  /** Takes the focus when it appears, if the control that had it went at the same time. */
  readonly takesFocus?: boolean;
  readonly className?: string;
  readonly children: ReactNode;
}

/** A page's h1; focusable, so that a screen reader can read it first after a change. */
export const Heading = ({ takesFocus = false, className = '', children }: HeadingProps) => (
  <h1 ref={takesFocus ? catchFocus : null} tabIndex={-1} className={`font-serif tracking-tight ${className}`}>
    {children}
  </h1>
);
