import { StrictMode } from 'react';
import { SITE_NAME_MARK } from '../../contracts/brand.js';
import type { SharedFile } from '../../contracts/api/shared-document.js';
import { ANY_PATH, titledPages } from '../../contracts/routes.js';
import { translatedLanguages } from '../../contracts/page-languages.js';
import type { ScreenLanguage } from '../../contracts/screen-languages.js';
import { addressHere } from '../text/address-here.js';
import { drawWithName } from '../text/site-name.js';
import { speak, spokenHere } from '../text/language.js';
import { translated } from '../text/t.js';
import { prerender } from 'react-dom/static';
import { StaticRouter } from 'react-router-dom';
import { AppProvider } from '../app/app-provider.js';
import { AppRoutes } from '../app/app-routes.js';
import { ErrorBoundary } from '../app/error-boundary.js';
import { titleOf } from '../app/screen-titles.js';
import { PreloadedFile } from '../share/preloaded-file.js';
import { infoData, landingData, screenData } from '../pages/head/structured-data.js';
import { infoList } from '../pages/info/info-list.js';
import { loadInfo } from '../pages/info/load-info.js';
import { landingList } from '../pages/landing/landing-list.js';
import { loadLanding } from '../pages/landing/load-landing.js';
import { headOf } from '../pages/page-head.js';
import type { RenderedPage } from './rendered-page.js';
import { marked, sharedWithMarks } from './shared-marks.js';
import {
  begunScreens,
  drawnScreens,
  homeScreen,
  titledDescriptions,
  type BegunScreen,
  type DrawnScreen,
} from './drawn-screens.js';

drawWithName(SITE_NAME_MARK);

/** The pages' policy forbids styles within the page; the app sets those that matter by script. */
const withoutStyles = (html: string): string => html.replaceAll(/ style="[^"]*"/g, '');

const bodyOf = async (path: string, shared: SharedFile | null = null): Promise<string> => {
  const { prelude } = await prerender(
    <StrictMode>
      <AppProvider search="">
        <ErrorBoundary>
          <PreloadedFile value={() => shared}>
            <StaticRouter location={path}>
              <AppRoutes />
            </StaticRouter>
          </PreloadedFile>
        </ErrorBoundary>
      </AppProvider>
    </StrictMode>,
    { progressiveChunkSize: Infinity }, // or large parts come with an inline script, which the pages' policy forbids
  );
  return withoutStyles(await new Response(prelude).text());
};

const screenPage = async ({ path, screen, description, asksAtOnce = false }: DrawnScreen): Promise<RenderedPage> => {
  const { language } = spokenHere();
  const head = { path: addressHere(path), title: titleOf(path), description: translated(description), language };
  return { ...head, body: await bodyOf(head.path), data: screenData(head), screen, asksAtOnce };
};

const begunPage = async ({ path, at, isShared = false, ...page }: BegunScreen): Promise<RenderedPage> => {
  const head = { path: ANY_PATH, title: titleOf(path), language: 'en' } as const;
  const body = isShared ? marked(await bodyOf(at, sharedWithMarks)) : await bodyOf(at);
  return { ...head, ...page, body, data: null };
};

/** Nothing is drawn of a screen that few may see; its page has a title and a description of its own. */
const titledPage = ([path, file]: readonly [path: keyof typeof titledPages, file: string]): RenderedPage => ({
  path: ANY_PATH,
  file,
  title: titleOf(path),
  description: titledDescriptions[path],
  language: 'en',
  body: '',
  data: null,
});

/** The screens that are begun, see {@link BegunScreen}, and those that have a title alone. */
export const renderBegun = async (): Promise<readonly RenderedPage[]> => [
  ...(await Promise.all(begunScreens.map(begunPage))),
  ...(Object.entries(titledPages) as [keyof typeof titledPages, string][]).map(titledPage),
];

const landingPages = (language: ScreenLanguage): readonly Promise<RenderedPage>[] =>
  landingList.map(async (entry) => {
    const page = await loadLanding(entry, language);
    const head = headOf(page);
    return { ...head, language, body: await bodyOf(head.path), data: landingData(page) };
  });

const infoPages = (language: ScreenLanguage): readonly Promise<RenderedPage>[] =>
  infoList.map(async (entry): Promise<RenderedPage> => {
    const page = await loadInfo(entry, language);
    const head = headOf(page);
    return { ...head, language, body: await bodyOf(head.path), data: infoData(page) };
  });

/** Home first, the screens of single tools and the public pages, then those in other languages, one after the other. */
export const renderPages = async (): Promise<readonly RenderedPage[]> => {
  const pages = await Promise.all([...drawnScreens.map(screenPage), ...landingPages('en'), ...infoPages('en')]);
  for (const language of translatedLanguages) {
    await speak(language);
    pages.push(...(await Promise.all([screenPage(homeScreen), ...landingPages(language), ...infoPages(language)])));
  }
  await speak('en');
  return pages;
};
