import { useId, type ReactNode } from 'react';

interface PageSectionProps {
  readonly heading: string;
  /** A sentence or two under the heading. */
  readonly text?: string | undefined;
  /** The heading beside what it is about, where there is room. */
  readonly isBeside?: boolean;
  readonly children: ReactNode;
}

/** A part of a page with its heading. */
export const PageSection = ({ heading, text, isBeside = false, children }: PageSectionProps) => {
  const id = useId();
  return (
    <section
      aria-labelledby={id}
      className={`mt-16 sm:mt-24 ${isBeside ? 'grid gap-x-12 lg:grid-cols-[minmax(0,4fr)_minmax(0,7fr)]' : ''}`}
    >
      <div className="max-w-2xl">
        <h2 id={id} className="font-serif text-3xl tracking-tight text-balance">
          {heading}
        </h2>
        {text !== undefined && <p className="mt-3 text-muted text-pretty">{text}</p>}
      </div>
      <div className={isBeside ? 'max-lg:mt-5' : 'mt-7'}>{children}</div>
    </section>
  );
};
