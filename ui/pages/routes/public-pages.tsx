import type { ComponentType } from 'react';
import { addressIn } from '../../../contracts/page-languages.js';
import type { ScreenLanguage } from '../../../contracts/screen-languages.js';
import { lazyPart } from '../../parts/lazy-part.js';
import { infoList, type InfoEntry } from '../info/info-list.js';
import { loadInfo } from '../info/load-info.js';
import { landingList, landingPath, type LandingEntry } from '../landing/landing-list.js';
import { loadLanding } from '../landing/load-landing.js';

interface PageRoute {
  readonly path: string;
  readonly Page: ComponentType;
}

const landingRoute =
  (language: ScreenLanguage) =>
  (entry: LandingEntry): PageRoute => ({
    path: addressIn(language, landingPath(entry)),
    Page: lazyPart(async () => {
      const [page, { Landing }] = await Promise.all([
        loadLanding(entry, language),
        import('../landing/landing.route.js'),
      ]);
      return () => <Landing page={page} />;
    }),
  });

const infoRoute =
  (language: ScreenLanguage) =>
  (entry: InfoEntry): PageRoute => ({
    path: addressIn(language, entry.path),
    Page: lazyPart(async () => {
      const [page, { Info }] = await Promise.all([loadInfo(entry, language), import('../info/info.route.js')]);
      return () => <Info page={page} language={language} />;
    }),
  });

const english: readonly PageRoute[] = [...landingList.map(landingRoute('en')), ...infoList.map(infoRoute('en'))];

const known = new Map<ScreenLanguage, readonly PageRoute[]>([['en', english]]);

/** The public pages of a visitor's language beside the English ones; the words of each are loaded when it is opened. */
export const pagesFor = (language: ScreenLanguage): readonly PageRoute[] => {
  const translated = [...landingList.map(landingRoute(language)), ...infoList.map(infoRoute(language))];
  const pages = known.get(language) ?? [...translated, ...english];
  known.set(language, pages);
  return pages;
};
