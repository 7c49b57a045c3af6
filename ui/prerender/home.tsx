import { StrictMode } from 'react';
import { prerender } from 'react-dom/static';
import { StaticRouter } from 'react-router-dom';
import { AppProvider } from '../app/app-provider.js';
import { AppRoutes } from '../app/app-routes.js';
import { ErrorBoundary } from '../app/error-boundary.js';

/** The home page as it is before any script has run. */
export const prerenderHome = async (): Promise<string> => {
  const { prelude } = await prerender(
    <StrictMode>
      <AppProvider search="">
        <ErrorBoundary>
          <StaticRouter location="/">
            <AppRoutes />
          </StaticRouter>
        </ErrorBoundary>
      </AppProvider>
    </StrictMode>,
    { progressiveChunkSize: Infinity }, // or large parts come with an inline script, which the pages' policy forbids
  );
  return new Response(prelude).text();
};
