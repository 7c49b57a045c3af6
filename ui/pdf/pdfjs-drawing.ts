import { AbortException, RenderingCancelledException, TextLayer, type PDFPageProxy } from 'pdfjs-dist';

/** Being called off is no failure. */
const untilCalledOff = async (work: Promise<unknown>): Promise<void> => {
  try {
    await work;
  } catch (error) {
    if (!(error instanceof RenderingCancelledException || error instanceof AbortException)) throw error;
  }
};

export const paintPage = (page: PDFPageProxy, canvas: HTMLCanvasElement, width: number) => {
  const viewport = page.getViewport({ scale: width / page.getViewport({ scale: 1 }).width });
  canvas.width = Math.floor(viewport.width);
  canvas.height = Math.floor(viewport.height);
  const task = page.render({ canvas, viewport });
  return { done: untilCalledOff(task.promise), cancel: () => task.cancel() };
};

export const layText = (page: PDFPageProxy, layer: HTMLElement) => {
  layer.replaceChildren();
  const text = new TextLayer({
    textContentSource: page.streamTextContent(),
    container: layer,
    viewport: page.getViewport({ scale: 1 }),
  });
  return { done: untilCalledOff(text.render()), cancel: () => text.cancel() };
};
