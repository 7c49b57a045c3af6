import './strict-policy.js';
import { StrictMode } from 'react';
import { createRoot, hydrateRoot } from 'react-dom/client';
import { BrowserRouter } from 'react-router-dom';
import '../theme/theme.css';
import { AppProvider } from './app-provider.js';
import { AppRoutes } from './app-routes.js';
import { ErrorBoundary } from './error-boundary.js';
import { reloadOnceWhenStale } from './stale-chunk.js';

reloadOnceWhenStale();

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

// What index.html holds is the home page; see prerender/.
if (location.pathname === '/' && root.hasChildNodes()) hydrateRoot(root, app);
else createRoot(root).render(app);
