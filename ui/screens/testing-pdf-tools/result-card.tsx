import { CircleCheck, Download } from 'lucide-react';
import { Link } from 'react-router-dom';
import { FileLifetime } from '../../session/file-lifetime.js';
import type { Converted } from '../../live/run-conversion.machine.js';
import { AsButton } from '../../parts/as-button.js';
import { FileName } from '../../parts/file-name.js';
import { NoteLines } from '../../text/note-lines.js';
import { t } from '../../text/t.js';

/** The last finished file. */
export const ResultCard = ({ result: { shareHash, name, notes } }: { readonly result: Converted }) => (
  <section aria-label={t('Result')} className="rounded-3xl border border-brand/35 bg-card p-4 shadow-card">
    <div className="flex flex-wrap items-center gap-x-4 gap-y-2">
      <CircleCheck className="size-5 shrink-0 text-brand-text" aria-hidden="true" />
      <div className="min-w-40 flex-1">
        <h2 className="font-medium">{t('Processing Complete')}</h2>
        <Link to={`/s/${shareHash}`} className="inline-flex max-w-full text-sm underline-offset-4 hover:underline">
          <FileName name={name} />
        </Link>
      </div>
      <AsButton size="small">
        <a href={`/api/download/${encodeURIComponent(shareHash)}`} download>
          <Download className="size-4" aria-hidden="true" />
          {t('Download')}
        </a>
      </AsButton>
    </div>
    <NoteLines notes={notes} className="mt-2 text-[0.8125rem] text-muted" />
    <FileLifetime />
  </section>
);
