import { useSelector } from '@xstate/react';
import { CircleAlert, CircleCheck, FileText, LoaderCircle } from 'lucide-react';
import { NAME_SHOWN } from '../../../../contracts/limits.js';
import { findTool } from '../../../../contracts/tools/catalogue.js';
import { FileName } from '../../../parts/file-name.js';
import { Heading } from '../../../parts/heading.js';
import { ProgressBar } from '../../../parts/progress-bar.js';
import { inHand } from '../machine/home.context.js';
import type { HomeActor } from '../machine/home.machine.js';
import { OverallProgress } from './overall-progress.js';
import { fileProgress, uploadingName, uploadPercent, type FileProgress } from '../machine/progress.js';
import { t, translated } from '../../../text/t.js';

interface ProcessingProps {
  readonly actor: HomeActor;
  /** What it says while the live connection is down. */
  readonly lost?: string;
}

/** The view of a running conversion. */
export const Processing = ({ actor, lost = 'Connection lost. Reconnecting…' }: ProcessingProps) => {
  const state = useSelector(actor, (snapshot) => snapshot);
  const { progress, tool, online } = state.context;
  const files = fileProgress(inHand(state.context).files, progress);
  return (
    <div className="mx-auto max-w-2xl">
      <Heading takesFocus className="text-[clamp(1.875rem,4vw,2.25rem)] leading-tight">
        {translated(findTool(tool)?.title ?? '')}
      </Heading>
      <section
        aria-label={t('Progress')}
        className="mt-7 grid grid-cols-[minmax(0,1fr)] gap-5 rounded-3xl border border-line bg-card p-5 shadow-card"
      >
        {state.matches({ work: 'uploading' }) && (
          <Uploading name={uploadingName(files)} percent={uploadPercent(progress)} />
        )}
        <div>
          <h2 className="text-sm font-semibold">{t('Processing Files')}</h2>
          <ul
            tabIndex={0} // eslint-disable-line jsx-a11y/no-noninteractive-tabindex -- or arrow keys could not scroll it
            className="-mx-1 mt-2 max-h-80 overflow-y-auto px-1"
          >
            {files.map((file) => (
              <FileRow key={file.id} file={file} step={progress.step} />
            ))}
          </ul>
        </div>
        <OverallProgress actor={actor} words="Overall progress" />
        {!online && (
          <p role="status" className="text-sm text-muted">
            {translated(lost)}
          </p>
        )}
      </section>
    </div>
  );
};

const Uploading = ({ name, percent }: { readonly name: string; readonly percent: number | null }) => (
  <div>
    <p className="mb-2 flex justify-between gap-4 text-sm">
      <FileName name={name} length={NAME_SHOWN.dialog} className="font-medium" />
      <span className="tabular-nums text-muted">{percent === null ? t('Processing...') : `${percent}%`}</span>
    </p>
    <ProgressBar label={t('Upload of {name}', { name })} percent={percent} />
  </div>
);

const looks = {
  uploading: { Icon: LoaderCircle, word: 'Uploading', className: 'animate-spin text-muted' },
  converting: { Icon: LoaderCircle, word: 'Converting', className: 'animate-spin text-brand-text' },
  completed: { Icon: CircleCheck, word: 'Completed', className: 'text-brand-text' },
  failed: { Icon: CircleAlert, word: 'Failed', className: 'text-danger' },
} as const;

const FileRow = ({ file, step }: { readonly file: FileProgress; readonly step: string }) => {
  const { Icon, word, className } = looks[file.state];
  const running = file.state === 'uploading' || file.state === 'converting';
  return (
    <li className="flex min-h-11 items-center gap-3 text-sm" data-state={file.state}>
      <FileText className="size-4 shrink-0 text-muted" aria-hidden="true" />
      <FileName name={file.name} length={NAME_SHOWN.dialog} className="flex-1" />
      <span className="shrink-0 text-muted">
        {t(word)}
        {running && file.percent !== null && <span className="tabular-nums"> {file.percent}%</span>}
        {file.state === 'converting' && step !== '' && <span className="max-sm:hidden"> · {translated(step)}</span>}
      </span>
      <Icon className={`size-4 shrink-0 ${className}`} aria-hidden="true" />
    </li>
  );
};
