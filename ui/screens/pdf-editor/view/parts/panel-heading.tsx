import type { ReactNode } from 'react';

export const PanelHeading = ({ children }: { readonly children: ReactNode }) => (
  <h2 className="font-serif text-[1.625rem] leading-tight tracking-tight">{children}</h2>
);
