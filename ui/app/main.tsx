import './strict-policy.js';
import { startTransition, StrictMode } from 'react';
import { createRoot, hydrateRoot } from 'react-dom/client';
import { BrowserRouter } from 'react-router-dom';
import '../theme/theme.css';
import { watchBack } from '../browser/back-guard.js';
import { watchForFiles } from '../browser/files-in-hand.js';
import { keepPageOffline } from '../browser/load-part.js';
import { speakWanted } from '../browser/wanted-language.js';
import { spokenHere } from '../text/language.js';
import { AppProvider } from './app-provider.js';
import { AppRoutes } from './app-routes.js';
import { ErrorBoundary } from './error-boundary.js';
import { workWithoutServer } from './offline/register.js';

/** Set by the bundler. */
declare const __DOCKET_DEVELOPMENT__: boolean;

watchForFiles();
watchBack();
keepPageOffline();
workWithoutServer();
const { page, written, drawn = 'en' } = document.documentElement.dataset;
const isDrawn = page === location.pathname;
await speakWanted(isDrawn && written !== undefined);
if (__DOCKET_DEVELOPMENT__) (await import('../inspector/open-inspector.js')).inspectWhenAsked(location.search);

const root = document.getElementById('root');
if (!root) throw new Error('index.html has no #root');

const app = (
  <StrictMode>
    <AppProvider search={location.search}>
      <ErrorBoundary>
        <BrowserRouter>
          <AppRoutes />
        </BrowserRouter>
      </ErrorBoundary>
    </AppProvider>
  </StrictMode>
);

// The build has drawn this page, see prerender/; for a path without a file of its own, index.html holds home.
const isSpoken = written !== undefined || spokenHere().language === drawn;
// In steps that presses and keys may come between.
startTransition(() => {
  if (isDrawn && isSpoken && root.hasChildNodes()) hydrateRoot(root, app);
  else createRoot(root).render(app);
});
