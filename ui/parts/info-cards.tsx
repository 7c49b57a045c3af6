import type { LucideIcon } from 'lucide-react';

export interface InfoCard {
  readonly Icon: LucideIcon;
  readonly title: string;
  readonly text: string;
}

interface InfoCardsProps {
  readonly title: string;
  readonly cards: readonly InfoCard[];
}

/** A few things worth knowing, side by side. */
export const InfoCards = ({ title, cards }: InfoCardsProps) => (
  <section aria-label={title} className="mt-4">
    <ul className="grid gap-4 sm:grid-cols-3">
      {cards.map(({ Icon, title: name, text }) => (
        <li key={name} className="rounded-2xl border border-line p-4">
          <Icon className="size-5 text-brand-text" aria-hidden="true" />
          <h2 className="mt-2.5 text-[0.9375rem] font-semibold tracking-tight">{name}</h2>
          <p className="mt-1 text-sm text-muted">{text}</p>
        </li>
      ))}
    </ul>
  </section>
);
