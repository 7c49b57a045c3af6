import type { BreadcrumbList, FAQPage, Graph, HowTo, SoftwareApplication, Thing } from 'schema-dts';
import { englishAddress } from '../../../contracts/page-languages.js';
import { ORIGIN_PLACEHOLDER } from '../../../contracts/routes.js';
import { addressHere } from '../../text/address-here.js';
import { infoCrumbs } from '../info/info-crumbs.js';
import type { InfoPage } from '../info/info-page.js';
import { landingCrumbs } from '../landing/landing-crumbs.js';
import type { LandingPage } from '../landing/landing-page.js';
import type { Question, Step } from '../page-parts.js';
import type { Crumb } from '../page-head.js';
import type { PageHead } from './described-page.js';

const at = (path: string): string => `${ORIGIN_PLACEHOLDER}${path}`;

const graph = (things: readonly Thing[]): Graph => ({ '@context': 'https://schema.org', '@graph': things });

const breadcrumbs = (crumbs: readonly Crumb[]): BreadcrumbList => ({
  '@type': 'BreadcrumbList',
  itemListElement: crumbs.map(({ name, path }, index) => ({
    '@type': 'ListItem',
    position: index + 1,
    name,
    item: at(path),
  })),
});

const application = (name: string, description: string, path: string): SoftwareApplication => ({
  '@type': 'SoftwareApplication',
  name,
  description,
  url: at(path),
  applicationCategory: 'BusinessApplication',
  operatingSystem: 'Any with a web browser',
  isAccessibleForFree: true,
  offers: { '@type': 'Offer', price: 0, priceCurrency: 'USD' },
});

const questionsAndAnswers = (questions: readonly Question[]): FAQPage => ({
  '@type': 'FAQPage',
  mainEntity: questions.map(({ question, answer }) => ({
    '@type': 'Question',
    name: question,
    acceptedAnswer: { '@type': 'Answer', text: answer },
  })),
});

const howTo = (name: string, steps: readonly Step[]): HowTo => ({
  '@type': 'HowTo',
  name,
  step: steps.map((step, index) => ({ '@type': 'HowToStep', position: index + 1, name: step.name, text: step.text })),
});

export const landingData = (page: LandingPage): Graph =>
  graph([
    application(`Docket: ${page.title}`, page.description, addressHere(page.path)),
    howTo(page.title, page.steps),
    questionsAndAnswers(page.questions),
    breadcrumbs(landingCrumbs(page)),
  ]);

export const infoData = (page: InfoPage): Graph => {
  const questions = page.sections.flatMap((section) => (section.kind === 'questions' ? section.questions : []));
  const howTos = page.sections.flatMap((section) =>
    section.kind === 'steps' ? [howTo(section.heading, section.steps)] : [],
  );
  const answers = questions.length > 0 ? [questionsAndAnswers(questions)] : [];
  return graph([breadcrumbs(infoCrumbs(page)), ...howTos, ...answers]);
};

export const screenData = ({ title, description, path }: PageHead): Graph =>
  graph([application(englishAddress(path) === '/' ? 'Docket' : title, description, path)]);
