import type { PageFacts, PdfDocument, TextRun } from './pdf-document.js';

/** Ten letters to a line, one tenth of the page high; A4 upright. */
const runOf = (text: string, line: number): TextRun => ({
  text,
  box: { x: 0.1, y: line / 10, width: text.length / 20, height: 0.05 },
  endsLine: true,
});

/** `page` from 0. */
export const factsOf = (page: number, ...lines: readonly string[]): PageFacts => ({
  page,
  width: 600,
  height: 800,
  runs: lines.map(runOf),
});

const nothing = { done: Promise.resolve(), cancel: () => undefined };

/** An open document with these lines on its pages. */
export const documentWith = (...pages: readonly (readonly string[])[]): PdfDocument => ({
  pageCount: pages.length,
  size: () => Promise.resolve({ width: 600, height: 800 }),
  facts: (page) => Promise.resolve(factsOf(page, ...(pages[page] ?? []))),
  render: () => nothing,
  renderText: () => nothing,
});
