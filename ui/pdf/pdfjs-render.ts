import { AbortException, AnnotationMode, RenderingCancelledException, TextLayer, type PDFPageProxy } from 'pdfjs-dist';
import { textContentOf } from './page-content.js';
import type { RenderTask } from './pdf-document.js';

/** A render that was cancelled has not failed. */
const untilCancelled = async (work: Promise<unknown>): Promise<void> => {
  try {
    await work;
  } catch (error) {
    if (!(error instanceof RenderingCancelledException || error instanceof AbortException)) throw error;
  }
};

const renderWith =
  (annotationMode: number) =>
  (page: PDFPageProxy, canvas: HTMLCanvasElement, width: number): RenderTask => {
    const viewport = page.getViewport({ scale: width / page.getViewport({ scale: 1 }).width });
    canvas.width = Math.floor(viewport.width);
    canvas.height = Math.floor(viewport.height);
    const task = page.render({ canvas, viewport, annotationMode });
    return { done: untilCancelled(task.promise), cancel: () => task.cancel() };
  };

export const renderPage = renderWith(AnnotationMode.ENABLE);

/** The fields of a form are left out: they stand over the page. */
export const renderUnderFields = renderWith(AnnotationMode.ENABLE_FORMS);

/** Annotations that the storage of the document hides are left out. */
export const renderSeen = renderWith(AnnotationMode.ENABLE_STORAGE);

export const renderText = (page: PDFPageProxy, layer: HTMLElement): RenderTask => {
  layer.replaceChildren();
  const viewport = page.getViewport({ scale: 1 });
  let isCancelled = false;
  let text: TextLayer | undefined;
  const render = async (): Promise<void> => {
    const textContentSource = await textContentOf(page);
    if (isCancelled) return;
    text = new TextLayer({ textContentSource, container: layer, viewport });
    await text.render();
  };
  const cancel = (): void => {
    isCancelled = true;
    text?.cancel();
  };
  return { done: untilCancelled(render()), cancel };
};
