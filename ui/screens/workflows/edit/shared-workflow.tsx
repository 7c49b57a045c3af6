import { useSelector } from '@xstate/react';
import { CopyPlus } from 'lucide-react';
import { Link } from 'react-router-dom';
import { findTool } from '../../../../contracts/tools/catalogue.js';
import { buttonLook } from '../../../parts/button-look.js';
import { Card } from '../../../parts/dashboard/card.js';
import { useIsAdmin } from '../../../session/use-is-admin.js';
import { t, translated } from '../../../text/t.js';
import { ToolIcon } from '../../../tools/tool-icon.js';
import { workflowAddress } from '../../../tools/workflow-draft.js';
import { Runs } from '../runs/runs.js';
import { TakeOffSite } from '../sharing/sharing.js';
import type { DraftStep } from './draft.js';
import { StepFacts } from './step-facts.js';
import type { WorkflowActor } from './workflow.machine.js';

interface ActorProps {
  readonly actor: WorkflowActor;
}

/** A workflow of somebody else: its steps to read, to run on files of one's own, and to copy. */
export const SharedWorkflow = ({ actor }: ActorProps) => {
  const { id, name, steps, reach } = useSelector(actor, ({ context }) => context);
  const isAdmin = useIsAdmin();
  if (id === null || reach === null) return null;
  return (
    <div className="grid min-w-0 grid-cols-[minmax(0,1fr)] items-start gap-6 lg:grid-cols-[minmax(0,1fr)_24rem]">
      <div className="grid min-w-0 gap-4">
        <Card title={name}>
          <p className="mt-1 text-sm text-muted">
            {t('Somebody lets you use this workflow. Your files and what comes out of them are yours alone.')}
          </p>
          <ol data-shared-steps={steps.length} className="mt-4 grid gap-3">
            {steps.map((step, at) => (
              <Step key={step.key} step={step} number={at + 1} />
            ))}
          </ol>
          <Link
            reloadDocument
            to={workflowAddress(null)}
            className={buttonLook({ tone: 'quiet' }, 'mt-5')}
            onClick={() => actor.send({ type: 'copy.pressed' })}
          >
            <CopyPlus className="size-4" aria-hidden="true" />
            {t('Copy to your workflows')}
          </Link>
        </Card>
        {isAdmin && reach.visibility === 'site' && <TakeOffSite workflow={id} reach={reach} />}
      </div>
      <Runs key={id} workflow={id} tools={steps.map(({ tool }) => tool)} isUnsaved={false} />
    </div>
  );
};

const Step = ({ step, number }: { readonly step: DraftStep; readonly number: number }) => {
  const tool = findTool(step.tool);
  return (
    <li data-step={step.tool} className="flex min-w-0 items-start gap-3">
      <span className="w-5 shrink-0 text-center text-sm leading-10 text-muted tabular-nums">{number}</span>
      {tool && <ToolIcon tool={tool} />}
      <span className="min-w-0">
        <span className="block font-medium wrap-anywhere">{translated(tool?.title ?? step.tool)}</span>
        <StepFacts step={step} tool={tool} />
      </span>
    </li>
  );
};
