import type { Step } from '../../page-parts.js';
import type { LandingPage } from '../landing-page.js';

/** What the page of one tool says in another language; its parts stand in the order of the English ones. */
export interface LandingWords extends Pick<
  LandingPage,
  'title' | 'tagline' | 'description' | 'promises' | 'whatItIs' | 'reasons' | 'features' | 'useCases' | 'questions'
> {
  readonly steps: readonly Omit<Step, 'picture'>[];
}

/** The words of each page, loaded when it is opened. */
export type TranslatedLandings = Readonly<
  Partial<Record<LandingPage['tool'], () => Promise<{ readonly words: LandingWords }>>>
>;
