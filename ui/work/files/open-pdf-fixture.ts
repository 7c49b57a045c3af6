import type { PdfPages } from '../../pdf/pages/pdf-pages.js';

/** An open PDF of so many pages. */
export const pdfWith = (pageCount: number): PdfPages => ({
  pageCount,
  size: () => Promise.resolve({ width: 600, height: 800 }),
  fields: () => Promise.resolve([]),
  renderUnderFields: () => ({ done: Promise.resolve(), cancel: () => undefined }),
  hasMarks: () => Promise.resolve(false),
  renderWithout: () => () => ({ done: Promise.resolve(), cancel: () => undefined }),
  traits: () => Promise.resolve({ text: 'all', hasFields: false, hasSignatureField: false, isSigned: false }),
  render: () => ({ done: Promise.resolve(), cancel: () => undefined }),
  text: () => Promise.resolve([]),
});
