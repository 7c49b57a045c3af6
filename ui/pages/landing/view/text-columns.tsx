import type { TitledText } from '../../page-parts.js';
import type { UseCases } from '../landing-page.js';

/** Reasons beneath each other, set apart by a line in the product's colour. */
export const Reasons = ({ reasons }: { readonly reasons: readonly TitledText[] }) => (
  <ul className="grid gap-7">
    {reasons.map(({ title, text }) => (
      <li key={title} className="border-s-2 border-brand/40 ps-5">
        <h3 className="font-semibold tracking-tight">{title}</h3>
        <p className="mt-1 text-[0.9375rem] text-pretty text-muted">{text}</p>
      </li>
    ))}
  </ul>
);

/** The abilities of a tool, in columns. */
export const Features = ({ features }: { readonly features: readonly TitledText[] }) => (
  <ul className="grid gap-x-10 gap-y-7 rounded-3xl border border-line bg-card p-6 sm:grid-cols-2 sm:p-8">
    {features.map(({ title, text }) => (
      <li key={title}>
        <h3 className="font-semibold tracking-tight">{title}</h3>
        <p className="mt-1 text-[0.9375rem] text-pretty text-muted">{text}</p>
      </li>
    ))}
  </ul>
);

/** Three groups of things that people do with a tool. */
export const UseCaseColumns = ({ useCases }: { readonly useCases: readonly UseCases[] }) => (
  <div className="grid gap-x-10 gap-y-8 sm:grid-cols-3">
    {useCases.map(({ group, cases }) => (
      <section key={group}>
        <h3 className="text-sm font-semibold text-brand-text">{group}</h3>
        <ul className="mt-3 grid gap-2.5 border-t border-line pt-3.5 text-[0.9375rem]">
          {cases.map((each) => (
            <li key={each} className="text-pretty">
              {each}
            </li>
          ))}
        </ul>
      </section>
    ))}
  </div>
);
