import { lazy, Suspense, type ReactNode } from 'react';
import { Route, Routes } from 'react-router-dom';
import { FocusHeading } from './focus-heading.js';
import { Shell } from './shell.js';

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
const Admin = lazy(async () => ({ default: (await import('../screens/admin/admin.route.js')).Admin }));
const Audit = lazy(async () => ({ default: (await import('../screens/audit/audit.route.js')).Audit }));
const NotFound = lazy(async () => ({ default: (await import('../screens/not-found/not-found.screen.js')).NotFound }));

const arriving = (screen: ReactNode) => (
  <Suspense fallback={<main className="min-h-dvh" aria-busy="true" />}>
    {screen}
    <FocusHeading />
  </Suspense>
);

/** All routes; a screen is loaded when it is first opened. */
export const AppRoutes = () => (
  <Routes>
    <Route element={<Shell />}>
      <Route index element={arriving(<Home />)} />
      <Route path="/s/:hash" element={arriving(<Share />)} />
      <Route path="/summarization" element={arriving(<Summarization />)} />
      <Route path="/kahoot-quiz" element={arriving(<KahootQuiz />)} />
      <Route path="/export" element={arriving(<Export />)} />
      <Route path="/translate" element={arriving(<Translate />)} />
      <Route path="/testing-pdf-tools" element={arriving(<TestingPdfTools key="every" />)} />
      <Route
        path="/testing-pdf-tools/pdf-split"
        element={arriving(<TestingPdfTools key="split" fixed="pdf-split" />)}
      />
      <Route path="/admin" element={arriving(<Admin />)} />
      <Route path="/admin/audit" element={arriving(<Audit />)} />
      <Route path="*" element={arriving(<NotFound />)} />
    </Route>
    <Route path="/pdf-editor" element={arriving(<PdfEditor />)} />
  </Routes>
);
