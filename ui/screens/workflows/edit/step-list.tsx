import { useSelector } from '@xstate/react';
import { ArrowDown, ArrowUp, ChevronDown, Files, GripVertical, X } from 'lucide-react';
import type { DragEvent, KeyboardEvent } from 'react';
import { findTool } from '../../../../contracts/tools/catalogue.js';
import type { Tool } from '../../../../contracts/tools/tool.js';
import { IconButton } from '../../../parts/button.js';
import { Nothing } from '../../../parts/dashboard/card.js';
import { t, translated } from '../../../text/t.js';
import { ToolIcon } from '../../../tools/tool-icon.js';
import { opensArchive, type DraftStep } from './draft.js';
import { StepFacts } from './step-facts.js';
import { StepForm } from './step-form.js';
import type { WorkflowActor } from './workflow.machine.js';

interface ActorProps {
  readonly actor: WorkflowActor;
}

/** The steps in their order; one at a time shows its options. */
export const StepList = ({ actor }: ActorProps) => {
  const { steps, moved } = useSelector(actor, ({ context }) => context);
  return (
    <section aria-labelledby="steps" className="grid min-w-0 gap-3">
      <h2 id="steps" className="text-lg font-semibold tracking-tight">
        {t('Steps')}
      </h2>
      {steps.length === 0 && <Nothing text={t('No steps yet')} hint={t('Add the tool that files go through first.')} />}
      <ol data-steps={steps.length} className="grid min-w-0 gap-2.5">
        {steps.map((step, at) => (
          <StepCard key={step.key} actor={actor} step={step} at={at} />
        ))}
      </ol>
      <p role="status" className="sr-only">
        {moved && t('Moved to place {n} of {count}', { n: moved.to, count: steps.length })}
      </p>
    </section>
  );
};

interface StepProps extends ActorProps {
  readonly step: DraftStep;
  /** Its place, from 0. */
  readonly at: number;
}

const StepCard = ({ actor, step, at }: StepProps) => {
  const dragged = useSelector(actor, ({ context }) => context.dragged);
  const isOpen = useSelector(actor, ({ context }) => context.opened === step.key);
  const problem = useSelector(actor, ({ context }) => (context.problem?.key === step.key ? context.problem : null));
  const isOnParts = useSelector(actor, ({ context }) => opensArchive(context.steps, at));
  const over = (event: DragEvent): void => {
    if (dragged !== null && dragged !== step.key) event.preventDefault();
  };
  const drop = (event: DragEvent): void => {
    event.preventDefault();
    if (dragged !== null) actor.send({ type: 'step.moved', key: dragged, to: at });
  };
  return (
    <li
      data-step={step.tool}
      data-open={isOpen}
      onDragOver={over}
      onDrop={drop}
      className={`min-w-0 rounded-2xl border bg-card ${isOpen ? 'border-brand shadow-card' : problem ? 'border-danger' : 'border-line'} ${dragged === step.key ? 'opacity-55' : ''}`}
    >
      {isOnParts && (
        <p data-on-parts="" className="flex items-center gap-2 px-4 pt-2.5 text-[0.8125rem] text-muted">
          <Files className="size-4 shrink-0" aria-hidden="true" />
          {t('From here on, each of the files that were made goes on by itself')}
        </p>
      )}
      <StepHead {...{ actor, step, at, isOpen }} />
      {problem?.field === 'tool' && <Fault text={problem.message} />}
      {isOpen && <StepForm actor={actor} step={step} problem={problem} />}
    </li>
  );
};

/** A fault of the step as a whole. */
const Fault = ({ text }: { readonly text: string }) => (
  <p role="alert" className="px-4 pb-3 text-sm text-danger">
    {translated(text)}
  </p>
);

interface HeadProps extends StepProps {
  readonly isOpen: boolean;
}

const StepHead = ({ actor, step, at, isOpen }: HeadProps) => {
  const tool = findTool(step.tool);
  const title = titleOf(step);
  return (
    <div className="flex min-w-0 items-center gap-1 py-1.5 pe-2 ps-2 sm:gap-2 sm:ps-3">
      <Grip actor={actor} step={step} />
      <button
        type="button"
        aria-expanded={isOpen}
        onClick={() => actor.send(isOpen ? { type: 'step.closed' } : { type: 'step.opened', key: step.key })}
        onKeyDown={(event) => moveByKey(event, { actor, step, at })}
        className="flex min-h-14 min-w-0 flex-1 items-center gap-3 rounded-xl px-1 text-start aria-expanded:[&>svg]:rotate-180"
      >
        <span className="w-5 shrink-0 text-center text-sm text-muted tabular-nums">{at + 1}</span>
        {tool && <StepIcon tool={tool} />}
        <span className="min-w-0 flex-1">
          <span className="block font-medium wrap-anywhere">{title}</span>
          <StepFacts step={step} tool={tool} />
        </span>
        <ChevronDown className="size-4 shrink-0 transition-transform max-sm:hidden" aria-hidden="true" />
      </button>
      <Moves actor={actor} step={step} at={at} />
      <IconButton
        label={t('Remove {step}', { step: title })}
        className="size-9 pointer-coarse:size-11"
        onClick={() => actor.send({ type: 'step.removed', key: step.key })}
      >
        <X className="size-4" aria-hidden="true" />
      </IconButton>
    </div>
  );
};

const titleOf = ({ tool }: DraftStep): string => translated(findTool(tool)?.title ?? tool);

const byKey: Readonly<Record<string, number>> = { ArrowUp: -1, ArrowDown: 1 };

const moveByKey = (event: KeyboardEvent, { actor, step, at }: StepProps): void => {
  const by = event.altKey ? byKey[event.key] : undefined;
  if (by === undefined) return;
  event.preventDefault();
  actor.send({ type: 'step.moved', key: step.key, to: at + by });
};

/** The part of a step by which it is dragged; keys and buttons move it as well. */
const Grip = ({ actor, step }: Omit<StepProps, 'at'>) => (
  <span
    draggable
    onDragStart={(event) => {
      event.dataTransfer.setData('text/plain', titleOf(step));
      actor.send({ type: 'step.dragged', key: step.key });
    }}
    onDragEnd={() => actor.send({ type: 'step.dragged', key: null })}
    className="grid size-6 shrink-0 cursor-grab place-items-center text-muted max-sm:hidden"
  >
    <GripVertical className="size-4" aria-hidden="true" />
  </span>
);

const Moves = ({ actor, step, at }: StepProps) => {
  const count = useSelector(actor, ({ context }) => context.steps.length);
  const name = { step: titleOf(step) };
  const move = (to: number): void => actor.send({ type: 'step.moved', key: step.key, to });
  return (
    <div className="flex shrink-0 max-sm:flex-col">
      <IconButton
        label={t('Move {step} up', name)}
        className="size-9 pointer-coarse:size-11"
        disabled={at === 0}
        onClick={() => move(at - 1)}
      >
        <ArrowUp className="size-4" aria-hidden="true" />
      </IconButton>
      <IconButton
        label={t('Move {step} down', name)}
        className="size-9 pointer-coarse:size-11"
        disabled={at === count - 1}
        onClick={() => move(at + 1)}
      >
        <ArrowDown className="size-4" aria-hidden="true" />
      </IconButton>
    </div>
  );
};

const StepIcon = ({ tool }: { readonly tool: Tool }) => (
  <span className="max-sm:hidden">
    <ToolIcon tool={tool} />
  </span>
);
