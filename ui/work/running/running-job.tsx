import { useSelector } from '@xstate/react';
import { findTool } from '../../../contracts/tools/catalogue.js';
import { NAME_SHOWN } from '../../../contracts/limits.js';
import { FileName } from '../../parts/file-name.js';
import { Heading } from '../../parts/heading.js';
import { ProgressBar } from '../../parts/progress-bar.js';
import { ToolIcon } from '../../tools/tool-icon.js';
import type { WorkActor } from '../machine/work.machine.js';
import { inHand } from '../machine/work-context.js';
import { fileProgress, uploadingName } from '../machine/progress.js';
import { CancelRun, useOverall } from './overall-progress.js';
import { t, translated } from '../../text/t.js';

const LOST = 'The connection is down; it is being restored.';

/** The conversion that runs, where it stays in sight: its step, one number, and a way to stop it. */
export const RunningJob = ({ actor }: { readonly actor: WorkActor }) => {
  const { tool: id, progress, online } = useSelector(actor, ({ context }) => context);
  const overall = useOverall(actor);
  const tool = findTool(id);
  return (
    <section
      aria-label={t('Progress')}
      data-job
      className="workbench-job z-30 grid items-center gap-x-3 border-b border-line bg-card px-3 shadow-card md:gap-y-2.5 md:px-5 md:py-3.5"
    >
      <div className="flex min-w-0 items-center gap-3 [grid-area:words]">
        {tool && (
          <span className="shrink-0 *:size-9 *:rounded-[10px] max-md:hidden [&_svg]:size-[1.125rem]">
            <ToolIcon tool={tool} />
          </span>
        )}
        <div className="min-w-0 flex-1">
          <Heading takesFocus className="truncate font-sans! text-sm leading-tight font-semibold tracking-normal!">
            {translated(tool?.title ?? '')}
          </Heading>
          <p role="status" className="min-w-0 text-[0.8125rem] leading-tight text-muted">
            <StepWords actor={actor} words={online ? progress.step || 'Processing' : LOST} />
          </p>
        </div>
      </div>
      <span className="text-end text-[0.8125rem] font-medium tabular-nums [grid-area:percent]">
        {overall === null ? t('Processing...') : `${overall}%`}
      </span>
      <CancelRun actor={actor} className="[grid-area:cancel]" />
      <div className="min-w-0 [grid-area:bar] max-md:-mx-3">
        <ProgressBar label={t('Overall progress')} percent={overall} />
      </div>
    </section>
  );
};

interface StepWordsProps {
  readonly actor: WorkActor;
  readonly words: string;
}

/** The file that is being sent; after that, what is said of the conversion. */
const StepWords = ({ actor, words }: StepWordsProps) => {
  const context = useSelector(actor, (snapshot) => snapshot.context);
  const isUploading = useSelector(actor, (snapshot) => snapshot.matches({ act: 'uploading' }));
  if (!isUploading) return <span className="block truncate">{translated(words)}</span>;
  const name = uploadingName(fileProgress(inHand(context).files, context.progress));
  return <FileName name={name} length={NAME_SHOWN.dialog} />;
};
