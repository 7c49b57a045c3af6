import { ArrowLeft, Languages } from 'lucide-react';
import { Link } from 'react-router-dom';
import { screenLanguages, type ScreenLanguage } from '../../../contracts/screen-languages.js';
import { AsButton } from '../../parts/as-button.js';
import { Heading } from '../../parts/heading.js';
import { ScreenMain } from '../../parts/screen-main.js';
import { spokenHere } from '../../text/language.js';
import { t } from '../../text/t.js';
import { Breadcrumbs } from '../parts/breadcrumbs.js';
import { infoCrumbs } from './info-crumbs.js';
import type { InfoPage } from './info-page.js';
import { InfoSection } from './sections/info-section.js';

/** For whoever reads the rest of the screen in another language than the page is written in. Requirement. */
const InEnglish = () => (
  <p role="note" className="mt-4 flex items-center gap-2.5 rounded-2xl border border-line bg-card px-4 py-3 text-sm">
    <Languages className="size-4 shrink-0 text-muted" aria-hidden="true" />
    {t('The text of this page is in English.')}
  </p>
);

const Ways = () => (
  <footer className="mt-20 flex flex-wrap items-center justify-between gap-x-8 gap-y-5 rounded-3xl border border-line bg-card px-6 py-7 shadow-card sm:px-9">
    <Link
      to="/"
      className="inline-flex min-h-11 items-center gap-2 font-medium text-muted transition-colors hover:text-ink"
    >
      <ArrowLeft className="size-4 rtl:-scale-x-100" aria-hidden="true" />
      {t('Back to Home')}
    </Link>
    <AsButton size="large">
      <Link to="/">{t('Start Processing Files')}</Link>
    </AsButton>
  </footer>
);

interface InfoScreenProps {
  readonly page: InfoPage;
  /** That it is written in. */
  readonly language: ScreenLanguage;
}

/** A page about the product, or of the help. */
export const InfoScreen = ({ page, language }: InfoScreenProps) => {
  const isForeign = language !== spokenHere().language;
  const written = isForeign ? { lang: language, dir: screenLanguages[language].direction } : {};
  return (
    <ScreenMain state="info" className="glow">
      <div className="page">
        <Breadcrumbs crumbs={infoCrumbs(page)} />
        {isForeign && <InEnglish />}
        <article {...written}>
          <header className="max-w-3xl pt-8 sm:pt-12">
            <Heading className="text-[clamp(2.25rem,5.6vw,3.75rem)] leading-[1.06]">{page.heading}</Heading>
            <p className="mt-5 max-w-2xl text-lg leading-relaxed text-pretty text-muted">{page.intro}</p>
          </header>
          {page.sections.map((section) => (
            <InfoSection key={section.heading} section={section} />
          ))}
        </article>
        <Ways />
      </div>
    </ScreenMain>
  );
};
