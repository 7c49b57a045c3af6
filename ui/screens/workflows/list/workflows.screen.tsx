import { useSelector } from '@xstate/react';
import { Plus, Trash2 } from 'lucide-react';
import { Link } from 'react-router-dom';
import { findTool } from '../../../../contracts/tools/catalogue.js';
import type { WorkflowRow } from '../../../../contracts/api/workflows.js';
import { buttonLook } from '../../../parts/button-look.js';
import { IconButton } from '../../../parts/button.js';
import { Card, Nothing } from '../../../parts/dashboard/card.js';
import { DocumentPage } from '../../../parts/document-page.js';
import { DeleteDialog, ListFailed, ListLoading } from '../../../parts/list-states.js';
import { stateWords } from '../../../parts/state-words.js';
import { t, translated } from '../../../text/t.js';
import { dayText } from '../../../text/times.js';
import { workflowAddress } from '../../../tools/workflow-draft.js';
import { SignInFirst } from '../sign-in-first.js';
import type { WorkflowsActor } from './workflows.machine.js';

interface ActorProps {
  readonly actor: WorkflowsActor;
}

/** The workflows of a member and of the site. Renders the machine's state; decides nothing. */
export const WorkflowsScreen = ({ actor }: ActorProps) => {
  const state = useSelector(actor, (snapshot) => snapshot);
  const isAsking = state.matches({ listed: 'asking' }) || state.matches({ listed: 'deleting' });
  return (
    <DocumentPage
      state={stateWords(state.value)}
      busy={state.hasTag('busy')}
      title={t('Workflows')}
      lead={t('Tools one after the other, with their options, saved under a name and run on your files.')}
    >
      {state.context.isMember || state.matches('waiting') ? <YourWorkflows actor={actor} /> : <SignInFirst />}
      <SiteWorkflows actor={actor} />
      {isAsking && <DeleteWorkflow actor={actor} />}
    </DocumentPage>
  );
};

const YourWorkflows = ({ actor }: ActorProps) => {
  const state = useSelector(actor, (snapshot) => snapshot);
  return (
    <Card title={t('Your workflows')}>
      <div className="mt-1 grid gap-3">
        <div className="flex flex-wrap items-center justify-between gap-3">
          <p className="text-sm text-muted">{t('What you repeat, set once.')}</p>
          <Link to={workflowAddress(null)} className={buttonLook({ size: 'small' })}>
            <Plus className="size-4" aria-hidden="true" />
            {t('New workflow')}
          </Link>
        </div>
        {state.hasTag('busy') && <ListLoading text={t('Loading your workflows')} />}
        {state.matches('failed') && (
          <ListFailed
            text={t('Your workflows could not be loaded.')}
            retryLabel={t('Try again')}
            onRetry={() => actor.send({ type: 'retry.pressed' })}
          />
        )}
        {state.matches('listed') && <Listed actor={actor} />}
      </div>
    </Card>
  );
};

const Listed = ({ actor }: ActorProps) => {
  const workflows = useSelector(actor, ({ context }) => context.workflows);
  if (workflows.length === 0)
    return <Nothing text={t('No workflows yet')} hint={t('Make one here, and run it on as many files as you like.')} />;
  return (
    <ul data-workflows={workflows.length} className="divide-y divide-line">
      {workflows.map((workflow) => (
        <Row key={workflow.id} actor={actor} workflow={workflow} />
      ))}
    </ul>
  );
};

/** Workflows that an administrator has published for everybody. */
const SiteWorkflows = ({ actor }: ActorProps) => {
  const site = useSelector(actor, ({ context }) => context.site);
  if (site.length === 0) return null;
  return (
    <Card title={t('For everybody on this site')}>
      <ul data-site-workflows={site.length} className="mt-2 divide-y divide-line">
        {site.map((workflow) => (
          <li key={workflow.id} data-workflow={workflow.id} className="py-3">
            <About workflow={workflow} />
          </li>
        ))}
      </ul>
    </Card>
  );
};

const titleOf = (id: string): string => translated(findTool(id)?.title ?? id);

interface RowProps {
  readonly workflow: WorkflowRow;
}

const reachWords = ({ visibility }: WorkflowRow): string => {
  switch (visibility) {
    case 'private':
      return '';
    case 'link':
      return t('Whoever has the link');
    case 'site':
      return t('Everybody on this site');
  }
};

const About = ({ workflow, isOwn = false }: RowProps & { readonly isOwn?: boolean }) => {
  const { id, name, tools, savedAt } = workflow;
  const reach = isOwn ? reachWords(workflow) : '';
  return (
    <div className="min-w-0 flex-1">
      <Link
        to={workflowAddress(id)}
        className="font-medium underline-offset-4 wrap-anywhere hover:underline"
        dir="auto"
      >
        {name}
      </Link>
      <ol className="mt-0.5 flex flex-wrap gap-x-1.5 text-sm text-muted">
        {tools.map((tool, at) => (
          <li key={at}>
            {titleOf(tool)}
            {at < tools.length - 1 && (
              <span aria-hidden="true" className="ms-1.5 inline-block rtl:-scale-x-100">
                →
              </span>
            )}
          </li>
        ))}
      </ol>
      <p className="mt-0.5 text-[0.8125rem] text-muted">
        {t('Saved {date}', { date: dayText(savedAt) })}
        {reach !== '' && <span> · {reach}</span>}
      </p>
    </div>
  );
};

const Row = ({ actor, workflow }: ActorProps & RowProps) => {
  const isFree = useSelector(actor, (state) => state.matches({ listed: 'resting' }));
  const { id, name } = workflow;
  return (
    <li data-workflow={id} className="flex items-center gap-3 py-3">
      <About workflow={workflow} isOwn />
      <IconButton
        label={t('Delete the workflow {name}', { name })}
        className="size-11"
        disabled={!isFree}
        onClick={() => actor.send({ type: 'delete.pressed', id })}
      >
        <Trash2 className="size-4" aria-hidden="true" />
      </IconButton>
    </li>
  );
};

const DeleteWorkflow = ({ actor }: ActorProps) => {
  const isDeleting = useSelector(actor, (state) => state.matches({ listed: 'deleting' }));
  const name = useSelector(actor, ({ context }) => context.workflows.find(({ id }) => id === context.id)?.name ?? '');
  return (
    <DeleteDialog
      title={t('Delete the workflow')}
      isDeleting={isDeleting}
      onCancel={() => actor.send({ type: 'delete.cancelled' })}
      onConfirm={() => actor.send({ type: 'delete.confirmed' })}
    >
      <p className="mb-6 wrap-anywhere">
        {t('“{name}” is deleted. Runs of it go on, and what they have made stays.', { name })}
      </p>
    </DeleteDialog>
  );
};
