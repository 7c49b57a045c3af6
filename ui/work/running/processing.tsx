import { useSelector } from '@xstate/react';
import { CircleAlert, CircleCheck, FileText, LoaderCircle } from 'lucide-react';
import { NAME_SHOWN } from '../../../contracts/limits.js';
import { FileName } from '../../parts/file-name.js';
import { inHand } from '../machine/work-context.js';
import type { WorkActor } from '../machine/work.machine.js';
import { fileProgress, type FileProgress } from '../machine/progress.js';
import { t } from '../../text/t.js';

interface ProcessingProps {
  readonly actor: WorkActor;
}

/** The files that are sent and converted, each with its state. */
export const ProcessingFiles = ({ actor }: ProcessingProps) => {
  const context = useSelector(actor, (snapshot) => snapshot.context);
  const files = fileProgress(inHand(context).files, context.progress);
  return (
    <div>
      <h2 className="text-sm font-semibold">{t('Processing Files')}</h2>
      <ul
        tabIndex={0} // eslint-disable-line jsx-a11y/no-noninteractive-tabindex -- or arrow keys could not scroll it
        className="-mx-1 mt-2 max-h-80 overflow-y-auto px-1"
      >
        {files.map((file) => (
          <FileRow key={file.id} file={file} isOneOfSeveral={files.length > 1} />
        ))}
      </ul>
    </div>
  );
};

const looks = {
  uploading: { Icon: LoaderCircle, word: 'Uploading', className: 'animate-spin text-muted' },
  converting: { Icon: LoaderCircle, word: 'Converting', className: 'animate-spin text-brand-text' },
  completed: { Icon: CircleCheck, word: 'Completed', className: 'text-brand-text' },
  failed: { Icon: CircleAlert, word: 'Failed', className: 'text-danger' },
} as const;

interface FileRowProps {
  readonly file: FileProgress;
  /** How much of each has been sent is told; of a single one, the overall progress says it. */
  readonly isOneOfSeveral: boolean;
}

const FileRow = ({ file, isOneOfSeveral }: FileRowProps) => {
  const { Icon, word, className } = looks[file.state];
  return (
    <li className="flex min-h-11 items-center gap-3 text-sm" data-state={file.state}>
      <FileText className="size-4 shrink-0 text-muted" aria-hidden="true" />
      <FileName name={file.name} length={NAME_SHOWN.dialog} className="flex-1" />
      <span className="shrink-0 text-muted">
        {t(word)}
        {isOneOfSeveral && file.percent !== null && <span className="tabular-nums"> {file.percent}%</span>}
      </span>
      <Icon className={`size-4 shrink-0 ${className}`} aria-hidden="true" />
    </li>
  );
};
