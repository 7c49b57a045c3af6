import type { ReactNode } from 'react';
import { screenLanguages } from '../../../../contracts/screen-languages.js';
import { spokenHere } from '../../../text/language.js';
import { PageSection } from '../../parts/page-section.js';
import { QuestionList } from '../../parts/question-list.js';
import { StepList } from '../../parts/step-list.js';
import type { Section } from '../info-page.js';
import { CallList } from './call-list.js';
import { CardGrid } from './card-grid.js';
import { CodeBlocks } from './code-blocks.js';
import { ClaimCards } from './claim-cards.js';
import { FactTable } from './fact-table.js';
import { FigureRow } from './figure-row.js';
import { LiveLog } from './live-log.js';
import { OfferPlans } from './offer-plans.js';
import { PlanColumns } from './plan-columns.js';
import { Paragraphs, TickedList } from './text-blocks.js';

const besideKinds: readonly Section['kind'][] = ['text', 'questions', 'list'];

type Live = Extract<Section, { kind: 'live-log' | 'claims' | 'offer' }>;

const isLive = (section: Section): section is Live =>
  section.kind === 'live-log' || section.kind === 'claims' || section.kind === 'offer';

/** The part of a section that the server is asked for. */
const liveContentOf = (section: Live): ReactNode => {
  switch (section.kind) {
    case 'live-log':
      return <LiveLog />;
    case 'claims':
      return <ClaimCards claims={section.claims} />;
    case 'offer':
      return <OfferPlans />;
  }
};

const contentOf = (section: Exclude<Section, Live | { kind: 'code' | 'calls' }>): ReactNode => {
  switch (section.kind) {
    case 'text':
      return <Paragraphs paragraphs={section.paragraphs} />;
    case 'cards':
      return <CardGrid cards={section.cards} />;
    case 'table':
      return <FactTable heading={section.heading} columns={section.columns} rows={section.rows} />;
    case 'steps':
      return <StepList steps={section.steps} />;
    case 'list':
      return <TickedList items={section.items} />;
    case 'questions':
      return <QuestionList questions={section.questions} />;
    case 'plans':
      return <PlanColumns plans={section.plans} />;
    case 'figures':
      return <FigureRow figures={section.figures} />;
  }
};

/** The answer of the server is in the reader's language, on a page in English, too. */
const here = () => {
  const { language } = spokenHere();
  return { lang: language, dir: screenLanguages[language].direction };
};

const drawn = (section: Section): ReactNode => {
  if (isLive(section)) return <div {...here()}>{liveContentOf(section)}</div>;
  if (section.kind === 'calls') return <CallList calls={section.calls} />;
  return section.kind === 'code' ? <CodeBlocks blocks={section.blocks} /> : contentOf(section);
};

/** One section of a page, drawn as its kind asks. */
export const InfoSection = ({ section }: { readonly section: Section }) => (
  <PageSection heading={section.heading} text={section.text} isBeside={besideKinds.includes(section.kind)}>
    {drawn(section)}
  </PageSection>
);
