import { ArrowLeft } from 'lucide-react';
import { Link } from 'react-router-dom';
import { AsButton } from '../../parts/as-button.js';
import { Heading } from '../../parts/heading.js';
import { ScreenMain } from '../../parts/screen-main.js';
import { Breadcrumbs } from '../parts/breadcrumbs.js';
import { infoCrumbs } from './info-crumbs.js';
import type { InfoPage } from './info-page.js';
import { InfoSection } from './sections/info-section.js';

const startLink = (
  <AsButton size="large">
    <Link to="/">Start Processing Files</Link>
  </AsButton>
);

/** A page about the product, or of the help. */
export const InfoScreen = ({ page }: { readonly page: InfoPage }) => (
  <ScreenMain state="info" className="glow">
    <article className="page">
      <Breadcrumbs crumbs={infoCrumbs(page)} />
      <header className="max-w-3xl pt-8 sm:pt-12">
        <Heading className="text-[clamp(2.25rem,5.6vw,3.75rem)] leading-[1.06]">{page.heading}</Heading>
        <p className="mt-5 max-w-2xl text-lg leading-relaxed text-pretty text-muted">{page.intro}</p>
      </header>
      {page.sections.map((section) => (
        <InfoSection key={section.heading} section={section} />
      ))}
      <footer className="mt-20 flex flex-wrap items-center justify-between gap-x-8 gap-y-5 rounded-3xl border border-line bg-card px-6 py-7 shadow-card sm:px-9">
        <Link
          to="/"
          className="inline-flex min-h-11 items-center gap-2 font-medium text-muted transition-colors hover:text-ink"
        >
          <ArrowLeft className="size-4" aria-hidden="true" />
          Back to Home
        </Link>
        {startLink}
      </footer>
    </article>
  </ScreenMain>
);
