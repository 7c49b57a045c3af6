import type { LandingFigure, LandingPage } from './landing-page.js';

/** The run whose output comes with the source. */
export const landingRun = {
  path: 'bench/results/tools-quick.json',
  startedAt: '2026-11-27T19:24:00.082Z',
  machine: 'Node 20.20.2, 2 x AMD EPYC, 24 GB',
  command: 'npm run bench -- --quick --only tools',
} as const;

const mergeFigures: readonly LandingFigure[] = [
  {
    task: 'pdf-merge: medium, 2 files, 200 pages, 9.60 MB',
    files: 2,
    pages: 200,
    megabytes: 9.6,
    docket: 0.162,
    peer: { name: 'qpdf', command: 'qpdf --empty --pages', seconds: 0.056 },
  },
  {
    task: 'pdf-merge: scans, 2 files, 12 pages, 28.4 MB',
    files: 2,
    pages: 12,
    megabytes: 28.4,
    docket: 0.446,
    peer: { name: 'pdfunite', command: 'pdfunite', seconds: 0.797 },
  },
];

const splitFigures: readonly LandingFigure[] = [
  {
    task: 'pdf-split ten parts: medium, 100 pages, 4.80 MB',
    files: 1,
    pages: 100,
    megabytes: 4.8,
    docket: 0.167,
    peer: { name: 'qpdf', command: 'qpdf --split-pages=10', seconds: 0.053 },
  },
  {
    task: 'pdf-split 1-3: grey scan, 6 pages, 15.0 MB',
    files: 1,
    pages: 6,
    megabytes: 15,
    docket: 0.187,
    peer: { name: 'qpdf', command: 'qpdf --pages . 1-3', seconds: 0.053 },
  },
];

const compressFigures: readonly LandingFigure[] = [
  {
    task: 'pdf-compress medium: medium, 100 pages, 4.80 MB',
    files: 1,
    pages: 100,
    megabytes: 4.8,
    docket: 0.469,
    peer: { name: 'Ghostscript', command: 'gs /ebook', seconds: 0.792 },
  },
  {
    task: 'pdf-compress medium: grey scan, 6 pages, 15.0 MB',
    files: 1,
    pages: 6,
    megabytes: 15,
    docket: 1.005,
    peer: { name: 'Ghostscript', command: 'gs /ebook', seconds: 0.658 },
  },
];

const toPdfFigures: readonly LandingFigure[] = [
  {
    task: 'to-pdf: one photo, 1.52 MB',
    files: 1,
    pages: 1,
    megabytes: 1.52,
    docket: 0.057,
    peer: { name: 'img2pdf', command: 'img2pdf', seconds: 0.13 },
  },
];

const figures: Readonly<Partial<Record<LandingPage['tool'], readonly LandingFigure[]>>> = {
  'pdf-merge': mergeFigures,
  'pdf-split': splitFigures,
  'pdf-compress': compressFigures,
  'to-pdf': toPdfFigures,
};

/** The measurements of a tool, if there are any. */
export const figuresOf = (tool: LandingPage['tool']): readonly LandingFigure[] | undefined => figures[tool];
