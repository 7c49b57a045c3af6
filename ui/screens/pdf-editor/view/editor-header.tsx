import { useSelector } from '@xstate/react';
import { FilePen, FileText } from 'lucide-react';
import type { ReactNode } from 'react';
import { Link } from 'react-router-dom';
import { NAME_SHOWN } from '../../../../contracts/limits.js';
import { Button } from '../../../parts/button.js';
import { FileName } from '../../../parts/file-name.js';
import { Logo } from '../../../parts/logo.js';
import { BackToFiles } from '../../../tools/documents/back-to-files.js';
import type { PdfEditorActor } from '../machine/pdf-editor.machine.js';
import { t } from '../../../text/t.js';
import { siteName } from '../../../text/site-name.js';

interface EditorHeaderProps {
  readonly actor: PdfEditorActor;
  /** The controls in the corner of every page's header. */
  readonly corner: ReactNode;
}

/** The link home, the file, and the main action. */
export const EditorHeader = ({ actor, corner }: EditorHeaderProps) => {
  const file = useSelector(actor, ({ context }) => context.file);
  return (
    <header className="sticky top-0 z-30 flex h-14 shrink-0 items-center gap-2 border-b border-line bg-card px-4 sm:gap-3">
      <Link to="/" className="flex min-h-11 items-center gap-2.5 rounded-lg text-lg font-semibold tracking-tight">
        <Logo />
        <span className="max-sm:sr-only">{siteName()}</span>
      </Link>
      {file && (
        <>
          <span className="h-6 border-s border-line max-sm:hidden" />
          <FileText className="size-4 shrink-0 text-muted max-sm:hidden" aria-hidden="true" />
          <FileName name={file.name} length={NAME_SHOWN.dialog} className="text-[0.9375rem] font-medium" />
          <BackToFiles file={file} isCompact />
          <button
            type="button"
            onClick={() => {
              actor.send({ type: 'file.cleared' });
            }}
            className="flex min-h-9 shrink-0 items-center gap-2 rounded-full border border-line px-3 text-[0.8125rem] font-medium transition-colors hover:border-edge max-sm:size-9 max-sm:px-0 max-sm:justify-center"
          >
            <FilePen className="size-4 sm:hidden" aria-hidden="true" />
            <span className="max-sm:sr-only">{t('Change File')}</span>
          </button>
        </>
      )}
      <div className="ms-auto flex items-center gap-2 max-sm:shrink-0 sm:min-w-0">
        <div data-crowded className={`min-w-0 ${file ? 'max-sm:hidden' : ''}`}>
          {corner}
        </div>
        <PrimaryAction actor={actor} />
      </div>
    </header>
  );
};

const PrimaryAction = ({ actor }: { readonly actor: PdfEditorActor }) => {
  const state = useSelector(actor, (snapshot) => snapshot);
  const resting = state.matches({ job: 'resting' });
  if (state.matches({ tab: 'signature' })) {
    return (
      <Button
        size="small"
        disabled={!resting}
        onClick={() => {
          actor.send({ type: 'sign.pressed' });
        }}
      >
        {t(state.matches({ job: 'signing' }) ? 'Signing...' : 'Sign PDF')}
      </Button>
    );
  }
  if (!state.matches({ tab: 'redact' })) return null;
  return (
    <Button
      size="small"
      disabled={!resting || state.context.marks.applied.length === 0}
      onClick={() => {
        actor.send({ type: 'redact.pressed' });
      }}
    >
      {t(state.matches({ job: 'redacting' }) ? 'Redacting...' : 'Redact & Save')}
    </Button>
  );
};
