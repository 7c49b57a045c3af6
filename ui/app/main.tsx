import './strict-policy.js';
import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import '../theme/theme.css';
import { AppContext, startApp } from './app-actors.js';
import { ErrorBoundary } from './error-boundary.js';
import { Router } from './router.js';
import { reloadOnceWhenStale } from './stale-chunk.js';

reloadOnceWhenStale();

const root = document.getElementById('root');
if (!root) throw new Error('index.html has no #root');

createRoot(root).render(
  <StrictMode>
    <AppContext value={startApp()}>
      <ErrorBoundary>
        <Router />
      </ErrorBoundary>
    </AppContext>
  </StrictMode>,
);
