import { useId, type ReactNode } from 'react';

interface CardProps {
  readonly title: string;
  readonly children: ReactNode;
}

/** A section of the page with its own heading. */
export const Card = ({ title, children }: CardProps) => {
  const id = useId();
  return (
    <section aria-labelledby={id} className="min-w-0 rounded-3xl border border-line bg-card p-5 shadow-card sm:p-6">
      <h2 id={id} className="text-lg font-semibold tracking-tight">
        {title}
      </h2>
      {children}
    </section>
  );
};

interface NothingProps {
  readonly text: string;
  /** How to get an entry. */
  readonly hint: string;
}

export const Nothing = ({ text, hint }: NothingProps) => (
  <div className="mt-4 rounded-2xl bg-sunken px-4 py-8 text-center text-sm">
    <p className="font-medium">{text}</p>
    <p className="mt-1 text-balance text-muted">{hint}</p>
  </div>
);
