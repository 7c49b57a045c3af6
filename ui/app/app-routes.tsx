import { lazy, Suspense, type ReactNode } from 'react';
import { Route, Routes } from 'react-router-dom';
import { FocusHeading } from './focus-heading.js';
import type { ScreenPath } from './screen-titles.js';
import { Shell } from './shell.js';
import { Started } from './started.js';
import { Titled } from './titled.js';

const Home = lazy(async () => ({ default: (await import('../screens/home/home.route.js')).Home }));
const Share = lazy(async () => ({ default: (await import('../screens/share/share.route.js')).Share }));
const Summarization = lazy(async () => ({
  default: (await import('../screens/summarization/summarization.route.js')).Summarization,
}));
const KahootQuiz = lazy(async () => ({
  default: (await import('../screens/kahoot-quiz/kahoot-quiz.route.js')).KahootQuiz,
}));
const Export = lazy(async () => ({ default: (await import('../screens/export/export.route.js')).Export }));
const Translate = lazy(async () => ({ default: (await import('../screens/translate/translate.route.js')).Translate }));
const PdfEditor = lazy(async () => ({
  default: (await import('../screens/pdf-editor/pdf-editor.route.js')).PdfEditor,
}));
const TestingPdfTools = lazy(async () => ({
  default: (await import('../screens/testing-pdf-tools/testing-pdf-tools.route.js')).TestingPdfTools,
}));
const Account = lazy(async () => ({ default: (await import('../screens/account/account.route.js')).AccountPage }));
const Conversions = lazy(async () => ({
  default: (await import('../screens/conversions/conversions.route.js')).Conversions,
}));
const Admin = lazy(async () => ({ default: (await import('../screens/admin/admin.route.js')).Admin }));
const Audit = lazy(async () => ({ default: (await import('../screens/audit/audit.route.js')).Audit }));
const Site = lazy(async () => ({ default: (await import('../screens/site/site.route.js')).Site }));
const Elsewhere = lazy(async () => ({ default: (await import('./elsewhere.js')).Elsewhere }));

const arriving = (screen: ReactNode) => (
  <Suspense fallback={<main className="min-h-dvh" aria-busy="true" />}>
    {screen}
    <FocusHeading />
    <Started />
  </Suspense>
);

const titled = (path: ScreenPath, screen: ReactNode) =>
  arriving(
    <Titled key={path} path={path}>
      {screen}
    </Titled>,
  );

const screens: Readonly<Record<Exclude<ScreenPath, '/pdf-editor' | '*'>, ReactNode>> = {
  '/': <Home />,
  '/s/:hash': <Share />,
  '/summarization': <Summarization />,
  '/kahoot-quiz': <KahootQuiz />,
  '/export': <Export />,
  '/translate': <Translate />,
  '/testing-pdf-tools': <TestingPdfTools />,
  '/testing-pdf-tools/pdf-split': <TestingPdfTools fixed="pdf-split" />,
  '/account': <Account />,
  '/conversions': <Conversions />,
  '/admin': <Admin />,
  '/admin/audit': <Audit />,
  '/admin/installation': <Site />,
};

/** All routes; a screen is loaded when it is first opened. */
export const AppRoutes = () => (
  <Routes>
    <Route element={<Shell />}>
      {(Object.keys(screens) as (keyof typeof screens)[]).map((path) => (
        <Route key={path} path={path} element={titled(path, screens[path])} />
      ))}
      <Route path="*" element={arriving(<Elsewhere />)} />
    </Route>
    <Route path="/pdf-editor" element={titled('/pdf-editor', <PdfEditor />)} />
  </Routes>
);
