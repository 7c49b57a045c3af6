import type { LucideIcon } from 'lucide-react';
import { ProofLine } from '../../parts/proof-line.js';
import { cardIcons } from '../card-icons.js';
import type { Card } from '../info-page.js';

/** They stand in one row, rather than one of them alone in a second. */
const CARDS_IN_ONE_ROW = 4;

/** Facts as cards, three in a row where there is room. */
export const CardGrid = ({ cards }: { readonly cards: readonly Card[] }) => (
  <ul
    className={`grid gap-4 sm:grid-cols-2 ${cards.length === CARDS_IN_ONE_ROW ? 'lg:grid-cols-4' : 'lg:grid-cols-3'}`}
  >
    {cards.map(({ title, text, icon, proof }) => (
      <li key={title} className="flex flex-col rounded-3xl border border-line bg-card p-6">
        {icon && <CardPicture icon={cardIcons[icon]} />}
        <h3 className="font-semibold tracking-tight">{title}</h3>
        <p className="mt-1.5 text-[0.9375rem] text-pretty text-muted">{text}</p>
        {proof && (
          <div className="mt-auto">
            <ProofLine proof={proof} />
          </div>
        )}
      </li>
    ))}
  </ul>
);

const CardPicture = ({ icon: Icon }: { readonly icon: LucideIcon }) => (
  <span className="mb-4 grid size-10 place-items-center rounded-xl bg-brand-soft text-brand-text">
    <Icon className="size-5" aria-hidden="true" />
  </span>
);
