import { useSelector } from '@xstate/react';
import { ArrowLeft, LoaderCircle, Plus, Undo2 } from 'lucide-react';
import type { ReactNode } from 'react';
import { Link } from 'react-router-dom';
import { WORKFLOW_NAME_MAX } from '../../../../contracts/workflows/workflow.js';
import { Button } from '../../../parts/button.js';
import { DocumentPage } from '../../../parts/document-page.js';
import { Field } from '../../../parts/field.js';
import { stateWords } from '../../../parts/state-words.js';
import { t } from '../../../text/t.js';
import { Runs } from '../runs/runs.js';
import { SignInFirst } from '../sign-in-first.js';
import { AddStep } from './add-step.js';
import { Sharing } from '../sharing/sharing.js';
import { SharedWorkflow } from './shared-workflow.js';
import { StepList } from './step-list.js';
import { isChanged, type WorkflowActor } from './workflow.machine.js';

interface ActorProps {
  readonly actor: WorkflowActor;
}

/** One workflow: its steps, and its runs. Renders the machine's state; decides nothing. */
export const WorkflowScreen = ({ actor }: ActorProps) => {
  const state = useSelector(actor, (snapshot) => snapshot);
  const { saved } = state.context;
  return (
    <DocumentPage
      wide
      state={stateWords(state.value)}
      busy={state.hasTag('busy')}
      title={saved === '' && !state.matches('viewing') ? t('New workflow') : t('Workflow')}
      lead={t('Each step takes what the one before has made.')}
    >
      <Link to="/workflows" className="-mt-3 inline-flex min-h-11 items-center gap-2 text-sm text-muted hover:text-ink">
        <ArrowLeft className="size-4 rtl:-scale-x-100" aria-hidden="true" />
        {t('All workflows')}
      </Link>
      {state.matches('absent') && <SignInFirst />}
      {state.hasTag('busy') && <Loading />}
      {state.matches('gone') && <Told text={t('This workflow is not there any more.')} />}
      {state.matches('failed') && (
        <Told text={t('The workflow could not be loaded.')}>
          <Button onClick={() => actor.send({ type: 'retry.pressed' })}>{t('Try again')}</Button>
        </Told>
      )}
      {state.matches('viewing') && <SharedWorkflow actor={actor} />}
      {state.matches('editing') && <Editing actor={actor} />}
    </DocumentPage>
  );
};

const Loading = () => (
  <p role="status" className="flex min-h-40 items-center justify-center gap-3 text-muted">
    <LoaderCircle className="size-5 animate-spin" aria-hidden="true" />
    {t('Loading the workflow')}
  </p>
);

const Told = ({ text, children }: { readonly text: string; readonly children?: ReactNode }) => (
  <section className="grid justify-items-center gap-6 rounded-3xl border border-line bg-card px-5 py-14 text-center shadow-card">
    <p role="alert" className="font-semibold">
      {text}
    </p>
    {children}
  </section>
);

const Editing = ({ actor }: ActorProps) => {
  const context = useSelector(actor, (state) => state.context);
  const { id, steps, reach } = context;
  const isAdding = useSelector(actor, (state) => state.matches({ editing: 'adding' }));
  return (
    <div className="grid min-w-0 grid-cols-[minmax(0,1fr)] items-start gap-6 lg:grid-cols-[minmax(0,1fr)_24rem]">
      <div className="grid min-w-0 gap-4">
        <Name actor={actor} />
        <StepList actor={actor} />
        <StepActions actor={actor} />
        <Save actor={actor} />
        {id !== null && reach && <Sharing key={id} workflow={id} reach={reach} />}
      </div>
      {id !== null && (
        <Runs key={id} workflow={id} tools={steps.map(({ tool }) => tool)} isUnsaved={isChanged(context)} />
      )}
      {isAdding && <AddStep actor={actor} />}
    </div>
  );
};

const Name = ({ actor }: ActorProps) => {
  const name = useSelector(actor, ({ context }) => context.name);
  return (
    <Field
      id="workflow-name"
      label={t('Name of the workflow')}
      value={name}
      maxLength={WORKFLOW_NAME_MAX}
      autoComplete="off"
      dir="auto"
      onChange={({ currentTarget }) => actor.send({ type: 'name.typed', text: currentTarget.value })}
    />
  );
};

const StepActions = ({ actor }: ActorProps) => {
  const state = useSelector(actor, (snapshot) => snapshot);
  const { steps, past } = state.context;
  return (
    <div className="flex flex-wrap items-center gap-3">
      <Button
        tone="quiet"
        data-add-step
        disabled={!state.can({ type: 'adding.opened' })}
        onClick={() => actor.send({ type: 'adding.opened' })}
      >
        <Plus className="size-4" aria-hidden="true" />
        {t('Add a step')}
      </Button>
      {past.length > 0 && (
        <Button tone="quiet" onClick={() => actor.send({ type: 'undo.pressed' })}>
          <Undo2 className="size-4" aria-hidden="true" />
          {t('Undo')}
        </Button>
      )}
      {steps.length > 1 && (
        <p className="text-sm text-muted max-sm:hidden">{t('Drag steps, or press Alt with the arrow keys.')}</p>
      )}
    </div>
  );
};

const Save = ({ actor }: ActorProps) => {
  const state = useSelector(actor, (snapshot) => snapshot);
  const { context } = state;
  const isSaving = state.matches({ editing: 'saving' });
  return (
    <div className="flex flex-wrap items-center gap-x-4 gap-y-2 border-t border-line pt-4">
      <Button
        disabled={!isSaving && !state.can({ type: 'save.pressed' })}
        aria-disabled={isSaving}
        onClick={() => actor.send({ type: 'save.pressed' })}
      >
        {isSaving ? t('Saving…') : t('Save the workflow')}
      </Button>
      <p className="min-w-0 flex-1 text-sm text-muted">{isChanged(context) ? t('Not saved yet') : t('Saved')}</p>
      {context.failure !== '' && (
        <p role="alert" className="w-full text-sm text-danger">
          {context.failure}
        </p>
      )}
    </div>
  );
};
