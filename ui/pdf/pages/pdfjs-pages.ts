import '../missing-builtins.js';
import {
  getDocument,
  PasswordResponses,
  PDFDataRangeTransport,
  PDFWorker,
  version,
  type PDFDocumentProxy,
} from 'pdfjs-dist';
import { openProxies } from '../open-proxies.js';
import { textContentOf } from '../page-content.js';
import { renderTask } from '../render-task.js';
import { renderPage, renderSeen, renderUnderFields } from '../pdfjs-render.js';
import { textRuns } from '../text-runs.js';
import type { PdfDocument, RenderTask } from '../pdf-document.js';
import { tryPasswords, type AskPassword } from '../try-passwords.js';
import type { DocumentFacts } from './document-facts.js';
import { factsOf } from './facts-of-pdf.js';
import { hasSignature } from './has-signature.js';
import { formOfPdf } from './form-of-pdf.js';
import { hasMarks, hideMarks } from './marks-of-pdf.js';
import { traitsOf } from './pdf-traits.js';
import type { PdfPages, PdfTraits } from './pdf-pages.js';

/** Put there by the build; see build/screens/pdfjs-files.ts. */
const files = (folder: string): string => new URL(`/assets/pdfjs-${version}/${folder}/`, document.baseURI).href;

export interface Reader {
  readonly open: (file: File, askPassword: AskPassword) => Promise<PdfPages>;
  readonly facts: (file: File, askPassword: AskPassword) => Promise<DocumentFacts>;
  readonly close: () => void;
}

/** Reads only the needed parts of a file: showing some pages of a hundred files must not load them all. */
const partsOf = (file: File): PDFDataRangeTransport => {
  const transport = new PDFDataRangeTransport(file.size, null);
  transport.requestDataRange = (begin: number, end: number) => {
    void file
      .slice(begin, end)
      .arrayBuffer()
      .then((chunk) => transport.onDataRange(begin, new Uint8Array(chunk)));
  };
  return transport;
};

/** Other work waits this long until a page has been drawn: both are work of one worker. */
const FIRST_PAGE_MS = 1000;

type Draw = (...given: Parameters<typeof renderPage>) => RenderTask | Promise<RenderTask>;

/** Ways to draw a page; `onDrawn` is told when one has ended. */
const drawingsOf = (
  pdf: PDFDocumentProxy,
  onDrawn: () => void,
): Pick<PdfPages, 'render' | 'renderUnderFields' | 'renderWithout'> => {
  const rendering =
    (draw: Draw): PdfPages['render'] =>
    (page, canvas, side) => {
      const task = renderTask(async () => {
        const proxy = await pdf.getPage(page);
        const { width, height } = proxy.getViewport({ scale: 1 });
        return draw(proxy, canvas, (side * width) / Math.max(width, height));
      });
      void task.done.then(onDrawn, onDrawn);
      return task;
    };
  return {
    render: rendering(renderPage),
    renderUnderFields: rendering(renderUnderFields),
    renderWithout: (marks) =>
      rendering(async (page, canvas, width) => {
        await hideMarks(pdf, page, marks);
        return renderSeen(page, canvas, width);
      }),
  };
};

const asPages = (pdf: PDFDocumentProxy, file: Blob): PdfPages => {
  let tellDrawn = (): void => undefined;
  const firstPage = new Promise<void>((drawn) => {
    tellDrawn = drawn;
    setTimeout(drawn, FIRST_PAGE_MS);
  });
  let traits: Promise<PdfTraits> | undefined;
  let fields: ReturnType<PdfPages['fields']> | undefined;
  let marked: Promise<boolean> | undefined;
  return {
    ...drawingsOf(pdf, () => tellDrawn()),
    pageCount: pdf.numPages,
    size: async (page) => {
      const { width, height } = (await pdf.getPage(page)).getViewport({ scale: 1 });
      return { width, height };
    },
    traits: () => (traits ??= firstPage.then(() => traitsOf(pdf, file))),
    fields: () => (fields ??= formOfPdf(pdf, () => hasSignature(file))),
    hasMarks: () => (marked ??= hasMarks(pdf)),
    text: async (page) => {
      const proxy = await pdf.getPage(page);
      const { items } = await textContentOf(proxy);
      return textRuns(items, proxy.getViewport({ scale: 1 }));
    },
  };
};

/** The pages of a document that is open already; null where something else than pdf.js has opened it. */
export const pagesOf = (document: PdfDocument, file: Blob): PdfPages | null => {
  const pdf = openProxies.get(document);
  return pdf ? asPages(pdf, file) : null;
};

const newPort = (): Worker => new Worker(new URL('../pdfjs.worker.ts', import.meta.url), { type: 'module' });

let prepared: Worker | undefined;

/** Starts the worker of the next reader. */
export const prepareReader = (): void => {
  prepared ??= newPort();
};

/** One worker for all files. */
export const startReader = (): Reader => {
  const port = prepared ?? newPort();
  prepared = undefined;
  const worker = PDFWorker.create({ port });
  const openFile = (file: File, askPassword: AskPassword): Promise<PDFDocumentProxy> => {
    const task = getDocument({
      range: partsOf(file),
      length: file.size,
      disableAutoFetch: true,
      disableStream: true,
      worker,
      isEvalSupported: false, // the pages' policy forbids it
      useWasm: false, // and this
      useSystemFonts: false,
      cMapUrl: files('cmaps'),
      standardFontDataUrl: files('standard_fonts'),
      wasmUrl: files('wasm'),
      enableXfa: false,
    });
    const tryNext = tryPasswords(askPassword);
    task.onPassword = (give: (password: string) => void, reason: number) => {
      tryNext(give, reason === PasswordResponses.INCORRECT_PASSWORD);
    };
    return task.promise;
  };
  return {
    open: async (file, askPassword) => asPages(await openFile(file, askPassword), file),
    facts: async (file, askPassword) => factsOf(await openFile(file, askPassword)),
    close: () => {
      worker.destroy();
      port.terminate();
    },
  };
};
