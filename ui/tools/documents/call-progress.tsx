import { useSelector } from '@xstate/react';
import { LoaderCircle } from 'lucide-react';
import { NAME_SHOWN } from '../../../contracts/limits.js';
import type { RunCallActor } from '../../live/run-call.machine.js';
import { Button } from '../../parts/button.js';
import { catchFocus } from '../../parts/catch-focus.js';
import { FileName } from '../../parts/file-name.js';
import { ProgressBar } from '../../parts/progress-bar.js';
import { LockedFile } from './locked-file.js';
import { t, translated } from '../../text/t.js';

interface CallProgressProps {
  readonly run: RunCallActor;
  readonly text: string;
  readonly onCancel: () => void;
}

/** Replaces a `DropArea` while its file is processed; shows progress as soon as the server reports it. */
export const CallProgress = ({ run, text, onCancel }: CallProgressProps) => {
  const { request, percent, step } = useSelector(run, ({ context }) => context);
  return (
    <section aria-label={t('Progress')} className="rounded-[2rem] border border-line bg-card p-3 shadow-lift">
      <div className="flex min-h-70 flex-col items-center justify-center rounded-3xl bg-sunken px-4 py-8 text-center">
        <LoaderCircle className="size-10 animate-spin text-brand-text" aria-hidden="true" />
        <p role="status" className="mt-5 text-xl font-semibold tracking-tight">
          {text}
        </p>
        <FileName name={request.file.name} length={NAME_SHOWN.dialog} className="mt-1 max-w-full text-muted" />
        <div className="mt-5 min-h-12 w-full max-w-sm">
          {percent !== null && <HowFar percent={percent} step={step} />}
        </div>
        <Button ref={catchFocus} tone="quiet" size="small" className="mt-4" onClick={onCancel}>
          {t('Cancel')}
        </Button>
      </div>
      <LockedFile run={run} />
    </section>
  );
};

const HowFar = ({ percent, step }: { readonly percent: number; readonly step: string }) => (
  <>
    <ProgressBar label={t('Progress')} percent={percent} />
    <p className="mt-2 flex justify-between gap-4 text-sm text-muted">
      <span className="min-w-0 truncate">{translated(step)}</span>
      <span className="tabular-nums">{percent}%</span>
    </p>
  </>
);
