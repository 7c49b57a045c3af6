import { landings } from 'virtual:content';
import type { ScreenLanguage } from '../../../contracts/screen-languages.js';
import type { LandingEntry } from './landing-list.js';
import type { LandingPage } from './landing-page.js';

/** The page of a tool in a language. @throws Error for a tool that has none. */
export const loadLanding = async (
  { tool }: Pick<LandingEntry, 'tool'>,
  language: ScreenLanguage,
): Promise<LandingPage> => {
  const load = landings[language][tool];
  if (!load) throw new Error(`${tool} has no page`);
  return load();
};
