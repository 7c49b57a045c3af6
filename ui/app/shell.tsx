import { Suspense } from 'react';
import { lazyPart } from '../parts/lazy-part.js';
import { Outlet } from 'react-router-dom';
import { Header } from './header.js';
import { t } from '../text/t.js';
import { Toaster } from '../session/toaster.js';

/** After the first script: it knows every page, and nobody sees it first. */
const Footer = lazyPart(async () => (await import('./footer.js')).Footer);

const SiteNotice = lazyPart(async () => (await import('./site-notice.js')).SiteNotice);

/** The header and footer around every page. */
export const Shell = () => (
  <div className="flex min-h-dvh flex-col">
    <a
      href="#main"
      className="absolute start-4 top-2 z-50 -translate-y-24 rounded-full bg-brand px-4 py-2 text-on-brand focus:translate-y-0"
    >
      {t('Skip to content')}
    </a>
    <Header />
    <Suspense fallback={null}>
      <SiteNotice />
    </Suspense>
    <div className="flex flex-1 flex-col">
      <Outlet />
    </div>
    <Suspense fallback={null}>
      <Footer />
    </Suspense>
    <Toaster />
  </div>
);
