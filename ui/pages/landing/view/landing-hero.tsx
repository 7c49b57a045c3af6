import { Check } from 'lucide-react';
import { Heading } from '../../../parts/heading.js';
import { ToolIcon } from '../../../tools/tool-icon.js';
import type { LandingPage } from '../landing-page.js';
import { LandingPicker } from '../picker/landing-picker.js';
import { toolOf } from '../picker/tool-destination.js';

/** The purpose of the tool, and the place where files go in. */
export const LandingHero = ({ page }: { readonly page: LandingPage }) => (
  <div className="grid items-center gap-x-14 gap-y-9 pt-6 sm:pt-9 lg:grid-cols-2">
    <div>
      <ToolIcon tool={toolOf(page.tool)} look="strong" />
      <Heading className="mt-5 text-[clamp(2.25rem,5.2vw,3.375rem)] leading-[1.06]">{page.title}</Heading>
      <p className="mt-5 max-w-lg text-lg leading-relaxed text-pretty text-muted">{page.tagline}</p>
      <ul className="mt-6 grid gap-2.5 text-[0.9375rem] text-muted">
        {page.promises.map((promise) => (
          <li key={promise} className="flex items-start gap-2.5">
            <Check className="mt-[0.1875rem] size-[1.125rem] shrink-0 text-brand-text" aria-hidden="true" />
            {promise}
          </li>
        ))}
      </ul>
    </div>
    <LandingPicker key={page.tool} tool={page.tool} />
  </div>
);
