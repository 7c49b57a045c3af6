import { ProofLine } from '../../parts/proof-line.js';
import type { Figure } from '../info-page.js';

/** Numbers, large, each with what it counts. */
export const FigureRow = ({ figures }: { readonly figures: readonly Figure[] }) => (
  <dl className="grid gap-px overflow-hidden rounded-3xl border border-line bg-line sm:grid-cols-[repeat(auto-fit,minmax(12rem,1fr))]">
    {figures.map(({ value, label, proof }) => (
      <div key={label} className="flex flex-col-reverse justify-end bg-card p-6">
        <dt className="mt-1 text-[0.9375rem] text-muted">{label}</dt>
        <dd className="font-serif text-4xl tracking-tight text-brand-text">{value}</dd>
        {proof && (
          <dd className="order-first mt-auto">
            <ProofLine proof={proof} />
          </dd>
        )}
      </div>
    ))}
  </dl>
);
