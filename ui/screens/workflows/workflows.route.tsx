import { useSelector } from '@xstate/react';
import { useEffect } from 'react';
import { useSearchParams } from 'react-router-dom';
import { useApp } from '../../session/app-actors.js';
import { useScreen } from '../../session/use-screen.js';
import { keptDraft, NEW_WORKFLOW, WORKFLOW_PARAMETER } from '../../tools/workflow-draft.js';
import { WorkflowScreen } from './edit/workflow.screen.js';
import { workflowMachine } from './edit/workflow.machine.js';
import { WorkflowsScreen } from './list/workflows.screen.js';
import { workflowsMachine } from './list/workflows.machine.js';

/** All workflows, or the one that the address names. */
export const Workflows = () => {
  const wanted = useSearchParams()[0].get(WORKFLOW_PARAMETER);
  return wanted === null ? <All /> : <One wanted={wanted} />;
};

const All = () => {
  const { auth } = useApp();
  return <WorkflowsScreen actor={useScreen(workflowsMachine, { auth })} />;
};

const One = ({ wanted }: { readonly wanted: string }) => {
  const { auth } = useApp();
  const setSearch = useSearchParams()[1];
  const isNew = wanted === NEW_WORKFLOW;
  const edited = isNew ? null : wanted;
  const actor = useScreen(workflowMachine, { auth, id: edited, draft: keptDraft(edited) });
  const id = useSelector(actor, ({ context }) => context.id);
  useEffect(() => {
    if (id !== null && id !== wanted) setSearch({ [WORKFLOW_PARAMETER]: id }, { replace: true });
  }, [id, wanted, setSearch]);
  return <WorkflowScreen actor={actor} />;
};
