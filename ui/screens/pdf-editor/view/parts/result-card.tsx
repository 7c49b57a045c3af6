import { useSelector } from '@xstate/react';
import { Copy, Download, ExternalLink, FilePlus2, RotateCcw, ShieldCheck, Undo2 } from 'lucide-react';
import { useId, type ReactNode } from 'react';
import { isFromWorkbench } from '../../../../browser/handed-files.js';
import { AsButton } from '../../../../parts/as-button.js';
import { Button } from '../../../../parts/button.js';
import { bringIntoView } from '../../../../parts/catch-focus.js';
import { WholeName } from '../../../../parts/file-name.js';
import { NoteLines } from '../../../../text/note-lines.js';
import { FileLifetime } from '../../../../session/file-lifetime.js';
import { BackToFiles } from '../../../../tools/documents/back-to-files.js';
import { t } from '../../../../text/t.js';
import type { PdfEditorActor } from '../../machine/pdf-editor.machine.js';

interface ResultCardProps {
  readonly actor: PdfEditorActor;
  readonly title: string;
  readonly name: string;
  /** Where the server has it; null where it does not. */
  readonly kept: { readonly shareHash: string; readonly shareLink: string } | null;
  /** The notes of the file. */
  readonly notes: readonly string[];
  /** On the button that downloads it; it was downloaded before where nothing is said. */
  readonly download?: string;
  readonly children?: ReactNode;
}

/** The file that was made here, the ways to have and to pass it on, and the next tools. */
export const ResultCard = ({ actor, title, name, kept, notes, download, children }: ResultCardProps) => {
  const id = useId();
  return (
    <section
      ref={bringIntoView}
      aria-labelledby={id}
      className="grid animate-rise scroll-my-20 grid-cols-[minmax(0,1fr)] gap-3 rounded-2xl border border-brand/35 bg-brand-soft p-4 text-sm"
    >
      <div className="grid gap-1">
        <h3 id={id} className="flex items-center gap-2 font-semibold text-brand-text">
          <ShieldCheck className="size-4 shrink-0" aria-hidden="true" />
          {title}
        </h3>
        <p className="font-medium">
          <WholeName name={name} />
        </p>
      </div>
      {kept && <Having actor={actor} download={download ?? t('Download again')} {...kept} />}
      <Next actor={actor} shareHash={kept?.shareHash ?? ''} />
      {children}
      <NoteLines notes={notes} />
      {kept && (
        <div className="-mt-2">
          <FileLifetime />
        </div>
      )}
    </section>
  );
};

interface HavingProps extends Pick<ResultCardProps, 'actor'> {
  readonly download: string;
  readonly shareHash: string;
  readonly shareLink: string;
}

const Having = ({ actor, download, shareHash, shareLink }: HavingProps) => (
  <div className="flex flex-wrap gap-2 *:flex-auto *:px-3">
    <AsButton size="small">
      <a href={`/api/download/${encodeURIComponent(shareHash)}`} download>
        <Download className="size-4" aria-hidden="true" />
        {download}
      </a>
    </AsButton>
    <Button tone="quiet" size="small" onClick={() => actor.send({ type: 'copy.pressed', link: shareLink })}>
      <Copy className="size-4" aria-hidden="true" />
      {t('Copy Link')}
    </Button>
  </div>
);

interface NextProps extends Pick<ResultCardProps, 'actor'> {
  /** Empty where the server has no such file. */
  readonly shareHash: string;
}

/** The editor works on what was made: what follows, and the ways out of that. */
const Next = ({ actor, shareHash }: NextProps) => {
  const file = useSelector(actor, ({ context }) => context.file);
  const isMissing = useSelector(actor, (state) => state.matches({ job: 'missing' }));
  return (
    <div className="grid gap-1 border-y border-brand/25 py-2">
      {isMissing ? (
        <TakeAgain actor={actor} />
      ) : (
        <p>{t('It is open here now: what you do next is done to this file.')}</p>
      )}
      {isFromWorkbench(file) && (
        <>
          <p>{t('It is now the latest version among your files, ready to share, protect or convert.')}</p>
          <div className="grid">
            <BackToFiles file={file} />
          </div>
        </>
      )}
      <div className="flex flex-wrap gap-x-4">
        {shareHash !== '' && (
          <a href={`/s/${encodeURIComponent(shareHash)}`} target="_blank" rel="noreferrer" className={LINK}>
            <ExternalLink className="size-4 rtl:-scale-x-100" aria-hidden="true" />
            {t('Check it on its share page')}
          </a>
        )}
        {!isFromWorkbench(file) && (
          <button type="button" className={LINK} onClick={() => actor.send({ type: 'file.cleared' })}>
            <FilePlus2 className="size-4" aria-hidden="true" />
            {t('Choose another PDF')}
          </button>
        )}
        <GoBack actor={actor} />
      </div>
    </div>
  );
};

/** The file that was made could not be fetched, and nothing is done to the file before it. */
const TakeAgain = ({ actor }: Pick<ResultCardProps, 'actor'>) => (
  <>
    <p>{t('The redacted file could not be opened')}</p>
    <button type="button" className={LINK} onClick={() => actor.send({ type: 'take.retried' })}>
      <RotateCcw className="size-4" aria-hidden="true" />
      {t('Try again')}
    </button>
  </>
);

const GoBack = ({ actor }: Pick<ResultCardProps, 'actor'>) => {
  const canGoBack = useSelector(actor, (state) => state.context.before !== null && state.matches({ job: 'resting' }));
  if (!canGoBack) return null;
  return (
    <button type="button" className={LINK} onClick={() => actor.send({ type: 'file.restored' })}>
      <Undo2 className="size-4 rtl:-scale-x-100" aria-hidden="true" />
      {t('Go back to the file before it')}
    </button>
  );
};

const LINK =
  'inline-flex min-h-10 items-center gap-2 rounded font-medium text-brand-text underline-offset-4 hover:underline';
