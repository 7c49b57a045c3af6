import { useSelector } from '@xstate/react';
import { Check, LoaderCircle } from 'lucide-react';
import { useId } from 'react';
import { NAME_SHOWN } from '../../../contracts/limits.js';
import { findTool } from '../../../contracts/tools/catalogue.js';
import { openModal } from '../../parts/dialog.js';
import { FileName } from '../../parts/file-name.js';
import { ToolIcon } from '../../tools/tool-icon.js';
import { inHand } from '../machine/work-context.js';
import type { WorkActor } from '../machine/work.machine.js';
import { OverallProgress } from './overall-progress.js';
import { stepOf, type OverlayActor } from '../machine/overlay.machine.js';
import { t, translated } from '../../text/t.js';

interface WaitingOverlayProps {
  readonly actor: WorkActor;
  readonly overlay: OverlayActor;
}

const OFFLINE = 'Reconnecting…';

/** Covers the page during a long wait: the current step, the progress, and a cancel button. */
export const WaitingOverlay = ({ actor, overlay: wait }: WaitingOverlayProps) => {
  const heading = useId();
  const step = useSelector(wait, stepOf);
  const words = useSelector(wait, ({ context }) => context.overlay);
  const context = useSelector(actor, (state) => state.context);
  const { tool: id, progress, online } = context;
  const tool = findTool(id);
  const file = inHand(context).files[0]?.file;
  if (!words || !tool) return null;
  return (
    <dialog
      ref={openModal}
      aria-labelledby={heading}
      data-step={step}
      onCancel={(event) => {
        event.preventDefault();
        actor.send({ type: 'cancel.pressed' });
      }}
      className="glow m-0 h-dvh max-h-none w-screen max-w-none place-items-center overflow-y-auto bg-paper p-4 text-ink open:grid"
    >
      <div className="w-full max-w-md animate-rise rounded-3xl border border-line bg-card p-6 shadow-lift sm:p-8">
        <div className="flex items-center gap-4">
          <ToolIcon tool={tool} look="strong" />
          <div className="min-w-0">
            <h2 id={heading} className="font-serif text-[1.75rem] leading-tight tracking-tight">
              {translated(tool.title)}
            </h2>
            {file && <FileName name={file.name} length={NAME_SHOWN.dialog} className="text-sm text-muted" />}
          </div>
        </div>
        <Steps steps={words.steps} at={step} />
        <section aria-label={t('Progress')} className="mt-5">
          <OverallProgress actor={actor} words={online ? progress.step || 'Overall progress' : OFFLINE} />
        </section>
        <p className="mt-5 rounded-2xl bg-sunken px-4 py-3 text-sm text-muted">{translated(words.tip)}</p>
      </div>
    </dialog>
  );
};

const Steps = ({ steps, at }: { readonly steps: readonly string[]; readonly at: number }) => (
  <>
    <ol className="mt-6 grid gap-1">
      {steps.map((step, index) => (
        <li
          key={step}
          aria-current={index === at ? 'step' : undefined}
          className={`flex min-h-11 items-center gap-3.5 ${index > at ? 'text-muted' : ''} ${index === at ? 'font-medium' : ''}`}
        >
          <StepMark number={index + 1} isDone={index < at} isCurrent={index === at} />
          {translated(step)}
          {index < at && <span className="sr-only">, {t('done')}</span>}
        </li>
      ))}
    </ol>
    <p role="status" className="sr-only">
      {translated(steps[at] ?? '')}
    </p>
  </>
);

interface StepMarkProps {
  readonly number: number;
  readonly isDone: boolean;
  readonly isCurrent: boolean;
}

const StepMark = ({ number, isDone, isCurrent }: StepMarkProps) => {
  if (isDone) {
    return (
      <span className="grid size-8 shrink-0 place-items-center rounded-full bg-brand text-on-brand">
        <Check className="size-4" aria-hidden="true" />
      </span>
    );
  }
  return (
    <span
      className={`relative grid size-8 shrink-0 place-items-center rounded-full text-sm tabular-nums ${isCurrent ? 'bg-brand-soft text-brand-text' : 'border border-line'}`}
      aria-hidden="true"
    >
      {isCurrent ? <LoaderCircle className="size-4 animate-spin" /> : number}
    </span>
  );
};
