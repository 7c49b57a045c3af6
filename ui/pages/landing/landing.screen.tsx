import { ScreenMain } from '../../parts/screen-main.js';
import { t } from '../../text/t.js';
import { Breadcrumbs } from '../parts/breadcrumbs.js';
import { PageSection } from '../parts/page-section.js';
import { QuestionList } from '../parts/question-list.js';
import { StepList } from '../parts/step-list.js';
import { landingCrumbs } from './landing-crumbs.js';
import type { LandingPage } from './landing-page.js';
import { LandingHero } from './view/landing-hero.js';
import { MeasuredTable } from './view/measured-table.js';
import { RelatedTools } from './view/related-tools.js';
import { Features, Reasons, UseCaseColumns } from './view/text-columns.js';

/** The page about one tool. */
export const LandingScreen = ({ page }: { readonly page: LandingPage }) => (
  <ScreenMain state="landing" className="glow">
    <article className="page">
      <Breadcrumbs crumbs={landingCrumbs(page)} />
      <LandingHero page={page} />
      <PageSection heading={t('How it works')}>
        <StepList steps={page.steps} />
      </PageSection>
      <PageSection heading={t('What it is')} isBeside>
        <div className="grid max-w-prose gap-4 text-pretty text-muted">
          {page.whatItIs.map((paragraph) => (
            <p key={paragraph}>{paragraph}</p>
          ))}
        </div>
      </PageSection>
      <PageSection heading={t('Why choose Docket')} isBeside>
        <Reasons reasons={page.reasons} />
      </PageSection>
      <PageSection heading={t('Features')}>
        <Features features={page.features} />
      </PageSection>
      <PageSection heading={t('Use cases')}>
        <UseCaseColumns useCases={page.useCases} />
      </PageSection>
      <PageSection heading={t('Questions')} isBeside>
        <QuestionList questions={page.questions} />
      </PageSection>
      {page.figures && <MeasuredTable figures={page.figures} />}
      {page.related.length > 0 && (
        <PageSection heading={t('Related tools')}>
          <RelatedTools related={page.related} />
        </PageSection>
      )}
    </article>
  </ScreenMain>
);
