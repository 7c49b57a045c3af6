import { fromCallback } from 'xstate';

const carriesFiles = ({ dataTransfer }: DragEvent): boolean => dataTransfer?.types.includes('Files') ?? false;

/** Files dragged over and dropped anywhere on the page. */
export const pageDrop = fromCallback(({ sendBack }) => {
  const listening = new AbortController();
  const on = (name: 'dragenter' | 'dragover' | 'dragleave' | 'drop', tell: (event: DragEvent) => void) => {
    const listener = (event: DragEvent) => {
      if (!carriesFiles(event)) return;
      event.preventDefault(); // or the browser would open the file
      tell(event);
    };
    window.addEventListener(name, listener, { signal: listening.signal });
  };
  on('dragenter', () => {
    sendBack({ type: 'drag.entered' });
  });
  on('dragover', () => undefined);
  on('dragleave', ({ relatedTarget }) => {
    if (relatedTarget === null) sendBack({ type: 'drag.left' }); // null: the pointer has left the window
  });
  on('drop', ({ dataTransfer }) => {
    sendBack({ type: 'drag.left' });
    sendBack({ type: 'files.chosen', files: [...(dataTransfer?.files ?? [])] });
  });
  return () => {
    listening.abort();
  };
});
