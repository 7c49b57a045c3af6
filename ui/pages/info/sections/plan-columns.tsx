import { Check } from 'lucide-react';
import { Link } from 'react-router-dom';
import { AsButton } from '../../../parts/as-button.js';
import type { Plan } from '../info-page.js';

/** Plans side by side. */
export const PlanColumns = ({ plans }: { readonly plans: readonly Plan[] }) => (
  <ul className="grid gap-4 md:grid-cols-[repeat(auto-fit,minmax(15rem,1fr))]">
    {plans.map(({ name, price, text, includes, action, isSuggested = false }) => (
      <li
        key={name}
        className={`flex flex-col rounded-3xl border bg-card p-6 sm:p-7 ${isSuggested ? 'border-brand shadow-lift' : 'border-line'}`}
      >
        <h3 className="font-semibold tracking-tight">{name}</h3>
        <p className="mt-2 font-serif text-4xl tracking-tight">{price}</p>
        <p className="mt-3 text-[0.9375rem] text-pretty text-muted">{text}</p>
        <ul className="mt-5 mb-7 grid gap-2.5 text-[0.9375rem]">
          {includes.map((each) => (
            <li key={each} className="flex items-start gap-2.5">
              <Check className="mt-[0.1875rem] size-4 shrink-0 text-brand-text" aria-hidden="true" />
              {each}
            </li>
          ))}
        </ul>
        <AsButton className="mt-auto" tone={isSuggested ? 'primary' : 'quiet'}>
          <Link to={action.href}>{action.label}</Link>
        </AsButton>
      </li>
    ))}
  </ul>
);
