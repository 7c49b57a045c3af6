import { features } from '../../../contracts/features.js';
import { useCapabilities } from '../../app/installation/use-capabilities.js';
import { ThemeButton } from '../../app/theme-button.js';
import { Toaster } from '../../app/toaster/toaster.js';
import { useScreen } from '../../app/use-screen.js';
import { pdfEditorMachine } from './pdf-editor.machine.js';
import { PdfEditorScreen } from './pdf-editor.screen.js';

/** Has a frame of its own: the document takes all the room there is. */
export const PdfEditor = () => {
  const actor = useScreen(pdfEditorMachine, { features });
  return (
    <>
      <PdfEditorScreen actor={actor} corner={<ThemeButton />} capabilities={useCapabilities()} />
      <Toaster />
    </>
  );
};
