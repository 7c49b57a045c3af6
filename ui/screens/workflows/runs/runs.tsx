import { useSelector } from '@xstate/react';
import { Play } from 'lucide-react';
import { findTool } from '../../../../contracts/tools/catalogue.js';
import { askedFieldsOf } from '../../../../contracts/tools/secret-options.js';
import type { Tool } from '../../../../contracts/tools/tool.js';
import { buttonLook } from '../../../parts/button-look.js';
import { Card, Nothing } from '../../../parts/dashboard/card.js';
import { FileInput, SHOWS_INPUT_FOCUS } from '../../../parts/file-input.js';
import { ListFailed, ListLoading } from '../../../parts/list-states.js';
import { stateWords } from '../../../parts/state-words.js';
import { useScreen } from '../../../session/use-screen.js';
import { t, translated } from '../../../text/t.js';
import { fieldsOf } from '../../../tools/fields-of-options.js';
import { SecretField } from '../../../tools/option-fields.js';
import { RunRow } from './run-row.js';
import { workflowRunsMachine, type WorkflowRunsActor } from './workflow-runs.machine.js';

interface RunsProps {
  /** The id of the workflow. */
  readonly workflow: string;
  /** The ids of the tools of its steps. */
  readonly tools: readonly string[];
  /** Whether the steps are others than the server has. */
  readonly isUnsaved: boolean;
}

/** The last runs of a workflow, and the way to start one. */
export const Runs = ({ workflow, tools, isUnsaved }: RunsProps) => {
  const actor = useScreen(workflowRunsMachine, { workflow });
  const state = useSelector(actor, (snapshot) => snapshot);
  return (
    <div data-runs-state={stateWords(state.value)} className="grid min-w-0 gap-4 lg:sticky lg:top-20">
      {state.matches('listed') && <Start actor={actor} tools={tools} isUnsaved={isUnsaved} />}
      <Card title={t('Last runs')}>
        <div className="mt-2">
          {state.matches('loading') && <ListLoading text={t('Loading the runs')} />}
          {state.matches('failed') && (
            <ListFailed
              text={t('The runs could not be loaded.')}
              retryLabel={t('Load the runs again')}
              onRetry={() => actor.send({ type: 'retry.pressed' })}
            />
          )}
          {state.matches('listed') && <List actor={actor} />}
        </div>
      </Card>
    </div>
  );
};

const List = ({ actor }: { readonly actor: WorkflowRunsActor }) => {
  const runs = useSelector(actor, ({ context }) => context.runs);
  if (runs.length === 0)
    return <Nothing text={t('No runs yet')} hint={t('Choose files, and see here how far they are.')} />;
  return (
    <ul data-runs={runs.length} className="divide-y divide-line">
      {runs.map((run) => (
        <RunRow key={run.id} actor={actor} run={run} />
      ))}
    </ul>
  );
};

interface Asked {
  readonly step: number;
  readonly tool: Tool;
  readonly field: string;
}

interface StartProps extends Pick<RunsProps, 'tools' | 'isUnsaved'> {
  readonly actor: WorkflowRunsActor;
}

/** Asks for what no workflow keeps, and takes the files. */
const Start = ({ actor, tools, isUnsaved }: StartProps) => {
  const isStarting = useSelector(actor, (state) => state.matches({ listed: 'starting' }));
  const asked = tools.flatMap((id, at): readonly Asked[] => {
    const tool = findTool(id);
    return tool ? [...askedFieldsOf(tool)].map((field) => ({ step: at + 1, tool, field })) : [];
  });
  return (
    <section className="grid gap-4 rounded-3xl border border-line bg-card p-5 shadow-card sm:p-6">
      {asked.map((one) => (
        <SecretOf key={`${one.step} ${one.field}`} actor={actor} asked={one} />
      ))}
      {isUnsaved ? (
        <p className="text-sm text-muted">{t('Save the workflow before you run it.')}</p>
      ) : (
        <div>
          <FileInput id="run-files" accept="" onFiles={(files) => actor.send({ type: 'files.chosen', files })} />
          <label
            htmlFor="run-files"
            aria-disabled={isStarting}
            className={buttonLook({ size: 'large' }, `w-full ${SHOWS_INPUT_FOCUS}`)}
          >
            <Play className="size-4 rtl:-scale-x-100" aria-hidden="true" />
            {isStarting ? t('Sending the files') : t('Run on files')}
          </label>
        </div>
      )}
    </section>
  );
};

const SecretOf = ({
  actor,
  asked: { step, tool, field },
}: {
  readonly actor: WorkflowRunsActor;
  readonly asked: Asked;
}) => {
  const value = useSelector(actor, ({ context }) => context.secrets[String(step)]?.[field] ?? '');
  const described = fieldsOf(tool).find(({ name }) => name === field);
  if (!described) return null;
  return (
    <div>
      <p className="mb-1 text-[0.8125rem] text-muted">
        {t('Step {n}: {tool}', { n: step, tool: translated(tool.title) })}
      </p>
      <SecretField
        field={described}
        id={`secret-${step}-${field}`}
        value={value}
        problem={null}
        onChange={(text) => actor.send({ type: 'secret.typed', step, field, text: String(text) })}
      />
    </div>
  );
};
