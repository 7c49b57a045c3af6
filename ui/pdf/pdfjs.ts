import './missing-builtins.js';
import {
  getDocument,
  InvalidPDFException,
  PasswordResponses,
  PDFWorker,
  version,
  type PDFDocumentProxy,
} from 'pdfjs-dist';
import { openProxies } from './open-proxies.js';
import type { PdfDocument } from './pdf-document.js';
import { textContentOf } from './page-content.js';
import { renderTask } from './render-task.js';
import { renderPage, renderText } from './pdfjs-render.js';
import { textRuns } from './text-runs.js';
import { tryPasswords, type AskPassword } from './try-passwords.js';
import { t } from '../text/t.js';

/** Put there by the build; see build/screens/pdfjs-files.ts. */
const files = (folder: string): string => new URL(`/assets/pdfjs-${version}/${folder}/`, document.baseURI).href;

const documentOf = (pdf: PDFDocumentProxy): PdfDocument => ({
  pageCount: pdf.numPages,
  size: async (page) => {
    const { width, height } = (await pdf.getPage(page + 1)).getViewport({ scale: 1 });
    return { width, height };
  },
  facts: async (page) => {
    const proxy = await pdf.getPage(page + 1);
    const viewport = proxy.getViewport({ scale: 1 });
    const { items } = await textContentOf(proxy);
    return { page, width: viewport.width, height: viewport.height, runs: textRuns(items, viewport) };
  },
  render: (page, canvas, width) => renderTask(async () => renderPage(await pdf.getPage(page + 1), canvas, width)),
  renderText: (page, layer) => renderTask(async () => renderText(await pdf.getPage(page + 1), layer)),
});

const asDocument = (pdf: PDFDocumentProxy): PdfDocument => {
  const document = documentOf(pdf);
  openProxies.set(document, pdf);
  return document;
};

/** A message for visitors; the errors of pdf.js about damaged files are technical. */
const explained = (cause: unknown): never => {
  if (!(cause instanceof InvalidPDFException)) throw cause;
  throw new Error(t('It is damaged or not a PDF.'), { cause });
};

/** A PDF on the server, of which only the parts are loaded that are looked at. */
export interface RemotePdf {
  readonly url: string;
  readonly httpHeaders: Readonly<Record<string, string>>;
}

const sourceOf = (source: ArrayBuffer | RemotePdf) =>
  source instanceof ArrayBuffer ? { data: source } : { ...source, disableStream: true, disableAutoFetch: true };

interface Opening {
  readonly pdf: Promise<PdfDocument>;
  readonly close: () => Promise<void>;
}

/**
 * Opens a PDF with a worker of its own.
 *
 * @param askPassword  called for a locked file, and again as long as the password is wrong.
 */
export const openWithPdfjs = (source: ArrayBuffer | RemotePdf, askPassword: AskPassword): Opening => {
  const port = new Worker(new URL('./pdfjs.worker.ts', import.meta.url), { type: 'module' });
  const worker = PDFWorker.create({ port });
  const task = getDocument({
    ...sourceOf(source),
    worker,
    isEvalSupported: false, // the pages' policy forbids it
    useWasm: false, // and this
    useSystemFonts: false, // the same fallback fonts everywhere
    cMapUrl: files('cmaps'),
    standardFontDataUrl: files('standard_fonts'),
    wasmUrl: files('wasm'),
    enableXfa: false,
  });
  const tryNext = tryPasswords(askPassword);
  task.onPassword = (give: (password: string) => void, reason: number) => {
    tryNext(give, reason === PasswordResponses.INCORRECT_PASSWORD);
  };
  const close = async (): Promise<void> => {
    await task.destroy();
    worker.destroy();
    port.terminate();
  };
  return { pdf: task.promise.then(asDocument, explained), close };
};
