import { CircleCheck, Download } from 'lucide-react';
import { FileLifetime } from '../../session/file-lifetime.js';
import type { FileInReply } from '../../calls/file-in-reply.js';
import { Button } from '../../parts/button.js';
import { catchFocus } from '../../parts/catch-focus.js';
import { FileName } from '../../parts/file-name.js';
import { NoteLines } from '../../text/note-lines.js';
import { AnsweredByLine } from './answered-by.js';
import { BackToFiles } from './back-to-files.js';
import { t } from '../../text/t.js';

interface ResultFileProps {
  readonly title: string;
  readonly file: FileInReply;
  /** The file that it was made of. */
  readonly source: File | null;
  readonly onDownload: () => void;
}

/** The file that was made and downloaded, for those who missed it. */
export const ResultFile = ({ title, file: { name, answeredBy, notes }, source, onDownload }: ResultFileProps) => (
  <section aria-label={t('Result')} className="animate-rise rounded-3xl border border-brand/35 bg-card p-4 shadow-card">
    <div className="flex flex-wrap items-center gap-x-4 gap-y-2">
      <CircleCheck className="size-5 shrink-0 text-brand-text" aria-hidden="true" />
      <div className="min-w-40 flex-1">
        <h2 className="font-medium">{title}</h2>
        <FileName name={name} length={40} className="text-sm text-muted" />
      </div>
      <Button ref={catchFocus} tone="quiet" size="small" onClick={onDownload}>
        <Download className="size-4" aria-hidden="true" />
        {t('Download again')}
      </Button>
      <BackToFiles file={source} />
    </div>
    <NoteLines notes={notes} className="mt-2 text-[0.8125rem] text-muted" />
    <FileLifetime />
    {answeredBy && (
      <div className="mt-3 border-t border-line pt-3">
        <AnsweredByLine by={answeredBy} />
      </div>
    )}
  </section>
);
