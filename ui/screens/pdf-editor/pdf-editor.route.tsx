import { useSelector } from '@xstate/react';
import { Account } from '../../session/account.js';
import { useCapabilities } from '../../session/use-capabilities.js';
import { LanguageMenu } from '../../session/language-menu.js';
import { ThemeButton } from '../../session/theme-button.js';
import { Toaster } from '../../session/toaster.js';
import { useHandedFiles } from '../../session/use-handed-files.js';
import { useScreen } from '../../session/use-screen.js';
import { pdfEditorMachine } from './machine/pdf-editor.machine.js';
import { PdfEditorScreen } from './pdf-editor.screen.js';

/** Has a layout of its own: the document fills the window. */
export const PdfEditor = () => {
  const actor = useScreen(pdfEditorMachine);
  useHandedFiles('/pdf-editor', actor);
  // Another language loads the page anew, and the file would be gone.
  const mayLoadAnew = useSelector(actor, ({ context }) => context.file === null);
  const corner = (
    <div className="flex items-center gap-2">
      {mayLoadAnew && (
        <div className="max-sm:hidden">
          <LanguageMenu />
        </div>
      )}
      <ThemeButton />
      <Account />
    </div>
  );
  return (
    <>
      <PdfEditorScreen actor={actor} corner={corner} capabilities={useCapabilities()} />
      <Toaster />
    </>
  );
};
