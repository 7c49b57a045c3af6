import { Suspense, type ReactNode, useEffect } from 'react';
import { Route, Routes } from 'react-router-dom';
import { translatedHomes } from '../../contracts/page-languages.js';
import { tellStarted } from '../browser/tell-started.js';
import { lazyPart } from '../parts/lazy-part.js';
import { FocusHeading } from './focus-heading.js';
import type { ScreenPath } from './screen-titles.js';
import { Shell } from './shell.js';
import { Titled } from './titled.js';

const Home = lazyPart(async () => (await import('../screens/home/home.route.js')).Home);
const Share = lazyPart(async () => (await import('../screens/share/share.route.js')).Share);
const Summarization = lazyPart(
  async () => (await import('../screens/summarization/summarization.route.js')).Summarization,
);
const KahootQuiz = lazyPart(async () => (await import('../screens/kahoot-quiz/kahoot-quiz.route.js')).KahootQuiz);
const Export = lazyPart(async () => (await import('../screens/export/export.route.js')).Export);
const Translate = lazyPart(async () => (await import('../screens/translate/translate.route.js')).Translate);
const PdfEditor = lazyPart(async () => (await import('../screens/pdf-editor/pdf-editor.route.js')).PdfEditor);
const TestingPdfTools = lazyPart(
  async () => (await import('../screens/testing-pdf-tools/testing-pdf-tools.route.js')).TestingPdfTools,
);
const Account = lazyPart(async () => (await import('../screens/account/account.route.js')).AccountPage);
const Conversions = lazyPart(async () => (await import('../screens/conversions/conversions.route.js')).Conversions);
const SignatureRequests = lazyPart(
  async () => (await import('../screens/signature-requests/signature-requests.route.js')).SignatureRequests,
);
const Workflows = lazyPart(async () => (await import('../screens/workflows/workflows.route.js')).Workflows);
const Admin = lazyPart(async () => (await import('../screens/admin/admin.route.js')).Admin);
const Audit = lazyPart(async () => (await import('../screens/audit/audit.route.js')).Audit);
const Site = lazyPart(async () => (await import('../screens/site/site.route.js')).Site);
const Elsewhere = lazyPart(async () => (await import('./elsewhere.js')).Elsewhere);

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
  '/signature-requests': <SignatureRequests />,
  '/workflows': <Workflows />,
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
      {translatedHomes.map((path) => (
        <Route key={path} path={path} element={titled('/', screens['/'])} />
      ))}
      <Route path="*" element={arriving(<Elsewhere />)} />
    </Route>
    <Route path="/pdf-editor" element={titled('/pdf-editor', <PdfEditor />)} />
  </Routes>
);

/** Says that the screen beside it has come to life; it may do so after the frame around it. */
const Started = () => {
  useEffect(tellStarted, []);
  return null;
};
