import { StrictMode } from 'react';
import { prerender } from 'react-dom/static';
import { StaticRouter } from 'react-router-dom';
import { AppProvider } from '../app/app-provider.js';
import { AppRoutes } from '../app/app-routes.js';
import { ErrorBoundary } from '../app/error-boundary.js';
import { titleOf } from '../app/screen-titles.js';
import { infoData, landingData, screenData } from '../pages/head/structured-data.js';
import { infoList } from '../pages/info/info-list.js';
import { landingList } from '../pages/landing/landing-list.js';
import { headOf, type PageHead } from '../pages/page-head.js';
import { drawnScreens, type DrawnScreen } from './drawn-screens.js';

/** A page as it is before any script has run. */
export interface RenderedPage extends PageHead {
  /** What stands in `#root`. */
  readonly body: string;
  /** JSON-LD. */
  readonly data: object;
  /** The module of a screen, which works on; a public page is there to be read. */
  readonly screen?: string;
}

/** The pages' policy forbids styles within the page; the app sets those that matter by script. */
const withoutStyles = (html: string): string => html.replaceAll(/ style="[^"]*"/g, '');

const bodyOf = async (path: string): Promise<string> => {
  const { prelude } = await prerender(
    <StrictMode>
      <AppProvider search="">
        <ErrorBoundary>
          <StaticRouter location={path}>
            <AppRoutes />
          </StaticRouter>
        </ErrorBoundary>
      </AppProvider>
    </StrictMode>,
    { progressiveChunkSize: Infinity }, // or large parts come with an inline script, which the pages' policy forbids
  );
  return withoutStyles(await new Response(prelude).text());
};

const screenPage = async ({ path, screen, description }: DrawnScreen): Promise<RenderedPage> => {
  const head = { path, title: titleOf(path), description };
  return { ...head, body: await bodyOf(path), data: screenData(head), screen };
};

/** Home first, the screens of single tools and the public pages. */
export const renderPages = async (): Promise<readonly RenderedPage[]> => {
  const landings = landingList.map(async ({ load }) => {
    const page = await load();
    return { ...headOf(page), body: await bodyOf(page.path), data: landingData(page) };
  });
  const infos = infoList.map(async ({ load }) => {
    const page = await load();
    return { ...headOf(page), body: await bodyOf(page.path), data: infoData(page) };
  });
  return Promise.all([...drawnScreens.map(screenPage), ...landings, ...infos]);
};
