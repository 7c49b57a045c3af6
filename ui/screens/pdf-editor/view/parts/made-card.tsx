import { Copy, Download, ExternalLink, FilePlus2, ShieldCheck } from 'lucide-react';
import { useId, type ReactNode } from 'react';
import { isFromWorkbench } from '../../../../browser/handed-files.js';
import { AsButton } from '../../../../parts/as-button.js';
import { Button } from '../../../../parts/button.js';
import { bringIntoView } from '../../../../parts/catch-focus.js';
import { WholeName } from '../../../../parts/file-name.js';
import { NoteLines } from '../../../../text/note-lines.js';
import { KeptFor } from '../../../../session/kept-for.js';
import { BackToFiles } from '../../../../tools/documents/back-to-files.js';
import { t } from '../../../../text/t.js';
import type { PdfEditorActor } from '../../machine/pdf-editor.machine.js';

interface MadeCardProps {
  readonly actor: PdfEditorActor;
  readonly title: string;
  readonly name: string;
  /** Where the server has it; null where it does not. */
  readonly kept: { readonly shareHash: string; readonly shareLink: string } | null;
  /** What it says about itself. */
  readonly notes: readonly string[];
  /** What it was made of. */
  readonly source: File | null;
  readonly children?: ReactNode;
}

/** What was made here, how to have and to pass it on, and what can be done next. */
export const MadeCard = ({ actor, title, name, kept, notes, source, children }: MadeCardProps) => {
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
      {kept && <Having actor={actor} {...kept} />}
      <Next actor={actor} source={source} shareHash={kept?.shareHash ?? ''} />
      {children}
      <NoteLines notes={notes} />
      {kept && (
        <div className="-mt-2">
          <KeptFor />
        </div>
      )}
    </section>
  );
};

interface HavingProps extends Pick<MadeCardProps, 'actor'> {
  readonly shareHash: string;
  readonly shareLink: string;
}

const Having = ({ actor, shareHash, shareLink }: HavingProps) => (
  <div className="flex flex-wrap gap-2 *:flex-auto *:px-3">
    <AsButton size="small">
      <a href={`/api/download/${encodeURIComponent(shareHash)}`} download>
        <Download className="size-4" aria-hidden="true" />
        {t('Download again')}
      </a>
    </AsButton>
    <Button tone="quiet" size="small" onClick={() => actor.send({ type: 'copy.pressed', link: shareLink })}>
      <Copy className="size-4" aria-hidden="true" />
      {t('Copy Link')}
    </Button>
  </div>
);

interface NextProps extends Pick<MadeCardProps, 'actor' | 'source'> {
  /** Empty where the server has no such file. */
  readonly shareHash: string;
}

const Next = ({ actor, source, shareHash }: NextProps) => (
  <div className="grid gap-1 border-y border-brand/25 py-2">
    {isFromWorkbench(source) && (
      <>
        <p>{t('It is now the latest version among your files, ready to share, protect or convert.')}</p>
        <div className="grid">
          <BackToFiles file={source} />
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
      {!isFromWorkbench(source) && (
        <button type="button" className={LINK} onClick={() => actor.send({ type: 'file.cleared' })}>
          <FilePlus2 className="size-4" aria-hidden="true" />
          {t('Choose another PDF')}
        </button>
      )}
    </div>
  </div>
);

const LINK =
  'inline-flex min-h-10 items-center gap-2 rounded font-medium text-brand-text underline-offset-4 hover:underline';
